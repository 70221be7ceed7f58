"""Where people meet: tables with a free seat, who is here, and invitations from one person to another."""
