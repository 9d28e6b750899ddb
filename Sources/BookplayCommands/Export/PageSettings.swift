/// The way in which a page shows the reader's progress.
enum PageProgress: String, CaseIterable { case dots, count, none }

/// The task with which grown-ups open the gate that keeps children from following links.
enum PageGate: String, CaseIterable { case sum, hold }
