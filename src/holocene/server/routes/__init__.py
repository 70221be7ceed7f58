"""The addresses of the server, by purpose."""
