"""The server's interface over HTTP and WebSockets.

Owns: routes, sockets, the checks of every request, protocol limits, pages.
May import: `service` and everything that it imports; not `cli`.
"""
