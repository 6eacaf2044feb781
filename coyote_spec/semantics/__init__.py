"""What the rules mean, written once over a Domain of values."""
