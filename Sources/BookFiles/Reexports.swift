// Re-exported so that hosts need only one import for books, their property lists and their files.

@_exported import BookChecking
@_exported import BookKit
@_exported import PropertyList
