import BookChecking
import BookEditing
import PropertyList

/// The time of operations on a book, compared with checking it.
enum EditingRows {
  static func run() {
    let source = PropertyList.Source(BookText.xml(size: 1_000_000))
    guard let document = try? BookDocument(source) else { return print("Editing: the measured book does not open") }
    let page = (document.book?.pages.count ?? 0) / 2
    let item = BookText.firstName(onPage: page)
    let operations: [(title: String, line: String)] = [
      ("Setting a key", #"{"op":"set","page":\#(page),"item":"\#(item)","key":"alpha","value":0.25}"#),
      ("Moving an element", #"{"op":"moveElements","page":\#(page),"items":["\#(item)"],"by":[1,0.5]}"#),
      ("Duplicating a page", #"{"op":"duplicatePage","page":\#(page),"label":"Copy"}"#),
    ]
    let contenders: [Contender] =
      [{ precondition(BookCheck.check(source).book != nil, "the measured file must be a book") }]
      + operations.map { operation in { precondition(apply(operation.line, to: document)) } }
      + [{ _ = document.findings.count }]
    let medians = Stopwatch.medians(of: contenders, rounds: 9)
    for (index, operation) in operations.enumerated() {
      let ratio = Figure.ratio(medians[index + 1] / medians[0], atMost: 0.4, aim: 0.1)
      print("\(operation.title) of a 1 MB book, beside checking it:", ratio)
    }
    let findings = medians[operations.count + 1] / medians[0]
    print("Its findings after that, beside checking it:", Figure.ratio(findings, atMost: 1.2, aim: 0.25))
  }

  /// Carries out one operation on a copy, and returns whether that changed something.
  private static func apply(_ line: String, to document: BookDocument) -> Bool {
    var copy = document
    guard let operation = try? EditRequest(line: line) else { return false }
    return (try? copy.apply(operation))?.edits.isEmpty == false
  }
}
