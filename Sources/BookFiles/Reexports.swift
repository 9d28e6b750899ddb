// One import is enough for a host: books and their property lists come along with the files.

@_exported import BookKit
@_exported import PropertyList
