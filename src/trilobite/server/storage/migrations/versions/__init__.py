"""One module per revision of the database.

Owns: the steps from each schema to the next, as they were when the revision was released.
May import: nothing else from `server`, so that later changes do not alter old revisions.
"""
