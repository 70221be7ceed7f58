"""Where people meet before they play."""
