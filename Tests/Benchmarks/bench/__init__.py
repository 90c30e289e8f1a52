"""Running programs beside each other, and showing what that gave."""
