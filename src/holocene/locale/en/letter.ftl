# Letters that prove an address, or bring somebody back to her seats.

letter-address-subject = Your address at Holocene
letter-address = Hello { $name }, you want this address to be a way back to your seats at Holocene.
letter-address-else = If you did not ask for this, do nothing: without the code this address is not kept.
letter-back-subject = Back to your seats at Holocene
letter-back = Hello { $name }, you asked for a way back to your seats at Holocene.
letter-back-else = If you did not ask for this, do nothing, and show the code to nobody: whoever has it can play in your place.
letter-code = Your code is { $code }. It works once, for half an hour.
letter-link = Or open this link: { $link }
letter-gone-subject = Your address was removed at Holocene
letter-gone = Hello { $name }, this address no longer leads back to your seats at Holocene: it was removed, or another took its place. This is the last letter to it.
letter-gone-else = If you did not do this, somebody has a browser or a device that knows you. Open the page You in one of your own, remove every browser and passkey that you do not recognise, and add your address again. If none of yours knows you any more, write to whoever runs the server.
letter-forgotten-subject = You were deleted at Holocene
letter-forgotten = Hello { $name }, you asked Holocene to delete you, and everything stored about you is gone: your browsers, passkeys, ratings and this address. This is the last letter to it.
letter-forgotten-else = If you did not do this, somebody used a browser or a device that knew you. It cannot be undone, but whoever runs the server can tell you more. You are welcome to start again at any time.
