"""La Guerre de Gradisca 1615-1617: the rulebook, a file for each chapter."""
