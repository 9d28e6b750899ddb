import BookChecking
import BookEditing
import PropertyList

/// The time of operations on a book, compared with checking it, and the memory of their steps.
enum EditingRows {
  static func run() {
    let source = PropertyList.Source(BookText.xml(size: 1_000_000))
    guard let document = try? BookDocument(source) else { return print("Editing: the measured book does not open") }
    let page = (document.book?.pages.count ?? 0) / 2
    let item = BookText.firstName(onPage: page)
    let operations: [(title: String, line: String)] = [
      ("Setting a key", #"{"op":"set","page":\#(page),"item":"\#(item)","key":"alpha","value":"#),
      ("Moving an element", #"{"op":"moveElements","page":\#(page),"items":["\#(item)"],"by":[1,"#),
      ("Duplicating a page", #"{"op":"duplicatePage","page":\#(page),"label":"#),
    ]
    var contenders = [
      Contender(name: "check") { precondition(BookCheck.check(source).book != nil, "the measured file must be a book") }
    ]
    for operation in operations {
      contenders.append(
        Contender(name: operation.title) { precondition(EditingRows.apply(operation.line, to: document)) })
    }
    contenders.append(Contender(name: "findings") { _ = document.findings.count })
    let medians = Stopwatch.medians(of: contenders, rounds: 9)
    for (index, operation) in operations.enumerated() {
      let ratio = Figure.ratio(medians[index + 1] / medians[0], atMost: 0.4, aim: 0.1)
      print("\(operation.title) of a 1 MB book, beside checking it:", ratio)
    }
    let findings = medians[operations.count + 1] / medians[0]
    print("Its findings after that, beside checking it:", Figure.ratio(findings, atMost: 1.2, aim: 0.25))
    printMemory(of: document, page: page)
  }

  /// Carries out one operation on a copy, and returns whether that changed something.
  private static func apply(_ line: String, to document: BookDocument) -> Bool {
    var copy = document
    let end = line.hasSuffix("[1,") ? "0.5]}" : line.hasSuffix("\"label\":") ? "\"Copy\"}" : "0.25}"
    guard let operation = try? EditRequest(line: line + end), let outcome = try? copy.apply(operation) else {
      return false
    }
    return !outcome.edits.isEmpty
  }

  private static func printMemory(of document: BookDocument, page: Int) {
    var edited = document
    var bytes = 0
    let item = BookText.firstName(onPage: page)
    for step in 0..<10_000 {
      let line = #"{"op":"setFrame","page":\#(page),"items":["\#(item)"],"x":\#(step % 89)}"#
      guard let operation = try? EditRequest(line: line), let outcome = try? edited.apply(operation) else { continue }
      for edit in outcome.edits { bytes += edit.range.count + edit.replacement.count }
    }
    let ratio = Double(edited.historyByteCount) / Double(max(1, bytes))
    print("Memory of 10,000 steps, beside the bytes of their edits:", Figure.ratio(ratio, atMost: 20, aim: 10))
  }
}
