"""Five toy games that try the contract: each is one shape that a real rulebook needs."""
