import BookKit
import BookTestSupport
import Playthrough
import PropertyList

/// A random book with a random script, and with the sizes and durations of its files.
struct RandomScript {
  let traced: TracedScript
  let commandCount: Int

  /// Creates the book and script for a seed, or returns `nil` if the book can't be played at all.
  init?(seed: UInt64, inputCount: Int = 40) {
    var lot = ChoiceSource(seed: seed)
    let bytes = RandomBook.bytes(using: &lot)
    guard let list = PropertyList.read(PropertyList.Source(bytes)).document, let book = Book.read(list).book else {
      return nil
    }
    let names = ScriptNames(book)
    var down: Set<Int> = []
    var lines: [String] = []
    for _ in 0..<inputCount {
      guard let line = RandomInput.draw(using: &lot).scriptLine(down: &down) else { continue }
      // A script that names a page or language that the book doesn't have isn't played at all.
      if Script.read(PropertyList.Source(Array(line.utf8)), names: names).errors.isEmpty { lines.append(line) }
    }
    let files = [
      (path: "a.wav", first: Double(lot.below(4000)) / 1000, second: -1.0),
      (path: "b.mp3", first: lot.once(in: 3) ? -1 : Double(1 + lot.below(90)) / 7, second: -1),
      (path: "c.png", first: Double(1 + lot.below(300)), second: Double(1 + lot.below(300)) / 3),
    ]
    commandCount = lines.count
    traced = TracedScript(
      book: bytes, script: lines.joined(separator: "\n") + "\n", files: files, reducesMotion: lot.once(in: 5))
  }
}

extension RandomInput {
  /// Returns the script's command for this input, or `nil` if there is none.
  ///
  /// `down` has the fingers that are down, and is updated.
  fileprivate func scriptLine(down: inout Set<Int>) -> String? {
    switch self {
    case .ticks(let count), .next(within: let count): return "wait \(count) ticks"
    case .time(let count, let perSecond): return perSecond == 1000 ? "wait \(count)ms" : nil
    case .touch(_, _, let point) where !(abs(point.x) < 1e6): return nil
    case .touch(.began, let id, let point):
      return down.insert(id).inserted ? "press at \(point.x) \(point.y) as \(id)" : nil
    case .touch(.moved, let id, let point):
      return down.contains(id) ? "move to \(point.x) \(point.y) as \(id)" : nil
    case .touch(.ended, let id, _): return down.remove(id).map { "release as \($0)" }
    case .touch(.cancelled, let id, _): return down.remove(id).map { "cancel as \($0)" }
    case .open(let page): return "open \(page)"
    case .turn(let isForward): return isForward ? "next" : "previous"
    case .credits: return "open credits"
    case .language(let code): return "language \(code)"
    case .creditLink(.web): return "tap web"
    case .creditLink(.twitter): return "tap twitter"
    case .creditLink(.publisher): return "tap publisher"
    case .choice: return nil
    case .named(let word): return "open \(word)"
    case .back: return "back"
    case .shake: return "shake"
    case .loudness(let loudness): return "noise \(loudness)"
    case .seed(let seed): return "seed \(seed)"
    case .option(let name, .string(let text)): return "option \(name) \(text)"
    case .option(let name, .boolean(let isTrue)): return "option \(name) \(isTrue)"
    case .option(let name, .number(let number)): return "option \(name) \(number)"
    case .grab(let piece, let id): return down.insert(id).inserted ? "press \(piece) as \(id)" : nil
    case .game(.join, _): return nil
    case .game(.fill, let name): return "fill \(name) sun"
    case .game(let action, let name): return "\(action) \(name)"
    }
  }
}
