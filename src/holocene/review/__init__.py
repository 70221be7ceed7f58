"""Reviews of games that are over: every decision of one seat, judged by what that seat could know."""
