"""Battle Cry, 150th anniversary edition."""
