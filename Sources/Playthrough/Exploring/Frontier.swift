/// The moments from which an explorer has still to go on, in an order that is fair to all pages.
struct Frontier: Sendable {
  /// How urgent it is to go on from a moment.
  enum Rank: Int, Sendable {
    /// Something came about on the way to it that never had.
    case fresh
    /// Nothing happens any more unless the reader does something.
    case calm
    /// Something is still going on.
    case busy
  }

  /// First in, first out.
  private struct Queue: Sendable {
    var numbers: [Int32] = []
    var head = 0

    mutating func pop() -> Int? {
      guard head < numbers.count else { return nil }
      head += 1
      let number = Int(numbers[head - 1])
      // What is taken out is let go of now and then.
      if head > 512, head * 2 > numbers.count {
        numbers.removeFirst(head)
        head = 0
      }
      return number
    }
  }

  /// By page, the credits first, and by rank.
  private var queues: [[Queue]]
  private var turn = 0
  private var taken = 0
  /// How many moments wait.
  private(set) var count = 0

  init(pages: Int) {
    queues = Array(repeating: [Queue(), Queue(), Queue()], count: pages + 1)
  }

  /// Adds a moment of a page; 0 for the credits.
  mutating func add(_ number: Int, page: Int, rank: Rank) {
    queues[page][rank.rawValue].numbers.append(Int32(truncatingIfNeeded: number))
    count += 1
  }

  /// Takes out the next one: pages by turns, what is fresh first, of the rest every third one that is busy.
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
