/// The moments that an explorer still has to expand, in an order that is fair to all pages.
struct Frontier: Sendable {
  enum Rank: Int, Sendable {
    /// The commands that led to the moment reached something for the first time.
    case fresh
    /// Nothing more happens until the reader acts.
    case calm
    /// Something is still happening.
    case busy
  }

  private struct Queue: Sendable {
    var numbers: [Int] = []
    var head = 0

    mutating func pop() -> Int? {
      guard head < numbers.count else { return nil }
      head += 1
      let number = numbers[head - 1]
      // Now and then, free the space of removed numbers.
      if head > 512, head * 2 > numbers.count {
        numbers.removeFirst(head)
        head = 0
      }
      return number
    }
  }

  /// The queues, by page and then by rank; index 0 is for the credits and sections.
  private var queues: [[Queue]]
  private var turn = 0
  private var taken = 0
  private(set) var count = 0

  init(pages: Int) { queues = Array(repeating: [Queue(), Queue(), Queue()], count: pages + 1) }

  /// Adds a moment of a page, or of the credits or a section if `page` is 0.
  mutating func add(_ number: Int, page: Int, rank: Rank) {
    queues[page][rank.rawValue].numbers.append(number)
    count += 1
  }

  /// Removes and returns the next moment, taking pages in turn.
  ///
  /// Fresh moments come first. After them, calm moments precede busy ones, except in every third round.
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    for _ in queues.indices {
      turn = (turn + 1) % queues.count
      taken += 1
      let ranks: [Rank] = taken / queues.count % 3 == 2 ? [.fresh, .busy, .calm] : [.fresh, .calm, .busy]
      for rank in ranks {
        if let number = queues[turn][rank.rawValue].pop() {
          count -= 1
          return number
        }
      }
    }
    return nil
  }
}
