/// How a page shows how far the reader is in the book.
enum PageProgress: String, CaseIterable {
  case dots, count, none
}

/// What opens the gate in front of what only grown-ups should do.
enum PageGate: String, CaseIterable {
  case sum, hold
}
