"""What goes over the wire, as types: a module for each subject.

OpenAPI, the schema of the socket and the client's types are made from them. Who asks is never in a
message: it comes from the session. Views, offers, events and refusals keep the JSON form that the
engine gives them.
"""
