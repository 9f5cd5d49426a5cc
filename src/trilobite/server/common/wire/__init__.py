"""The types of all messages between server and clients, one module per subject.

Owns: the JSON form of messages, from which OpenAPI and the client's types are generated.
May import: nothing else from `server`. No message says who sends it: the session does.
"""
