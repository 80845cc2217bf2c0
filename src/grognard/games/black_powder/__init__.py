"""Black Powder: battles of the age of black powder on an open table."""
