/// How a page shows how far the reader is in the book.
enum PageProgress: String, CaseIterable { case dots, count, none }

/// How grown-ups open the gate that keeps children out.
enum PageGate: String, CaseIterable { case sum, hold }
