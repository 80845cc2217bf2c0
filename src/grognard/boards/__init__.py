"""What boards share: places, neighbours, distances and lines, in whole numbers."""
