import BookKit
import PropertyList

/// How long it takes to find everything that is wrong with a book, beside reading its property list alone.
enum ValidationRow {
  static func run() {
    let bytes = BookText.xml(size: 1_000_000)
    let source = Source(bytes)
    let medians = Stopwatch.medians(
      of: [
        Peers.bookKit(bytes),
        Peers.bookModel(bytes),
        Contender(name: "checks") {
          precondition(BookCheck.check(source).book != nil, "the measured file must be a book")
        },
      ], rounds: 9)
    print("Reading a 1 MB book into the model, beside its tree alone: \(Figure.times(medians[1] / medians[0]))")
    print("Checking it, beside its tree alone: \(Figure.ratio(medians[2] / medians[0], atMost: 3, aim: 2))")
  }
}
