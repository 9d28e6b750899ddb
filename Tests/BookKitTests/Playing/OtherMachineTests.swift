import BookTestSupport
import Testing

@testable import BookKit

/// Tests that compare the engine compiled for other machines with the one here; see `OtherMachine`.
@Suite(.enabled(if: !OtherMachine.available.isEmpty)) struct OtherMachineTests {
  @Test(arguments: OtherMachine.available)
  func `every little book plays there as it plays here, byte for byte`(_ machine: OtherMachine) throws {
    // A script is rejected if it names what the book doesn't have, and opens page 1 unless it opens something else
    // first.
    let books = LittleBook.all.filter {
      $0.script != nil && $0.faults.isEmpty && $0.trace.first?.contains("page.entering") == true
    }
    #expect(books.count > 200)
    #expect(books.contains { !$0.files.isEmpty })
    #expect(books.contains { $0.hasReducedMotion })
    let traces = try machine.traces(of: books.map { $0.traced })
    try #require(traces.count == books.count)
    for (book, trace) in zip(books, traces) {
      #expect(trace == book.lines(), "\(book.testDescription)")
    }
  }
}

extension LittleBook {
  /// The book and its inputs as another machine receives them.
  fileprivate var traced: TracedScript {
    let files = files.map { file -> (path: String, first: Double, second: Double) in
      switch file {
      case .sound(let path, let seconds): (path, seconds ?? -1, -1)
      case .picture(let path, let width, let height): (path, width, height)
      }
    }
    return TracedScript(book: source.bytes, script: script ?? "", files: files, reducesMotion: hasReducedMotion)
  }

  /// Returns the trace as JSON Lines, followed by what is drawn after each command.
  fileprivate func lines() -> String {
    guard var player = player() else { return "no book\n" }
    var list = DrawList()
    var drawn = ""
    for input in inputs {
      _ = input.act(on: &player, splitting: false)
      guard input.scriptLine?.isEmpty == false else { continue }
      player.draw(into: &list)
      drawn += list.drawnLine
      player.drawLeavingPage(into: &list)
      drawn += list.drawnLine
    }
    let lines = EventLineWriter(names: player.names, tickRate: player.tickRate)
    var bytes: [UInt8] = []
    lines.append(player.takeEvents(), to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + drawn
  }

  /// The inputs as a script, or `nil` if a script can't express them.
  fileprivate var script: String? {
    var lines: [String] = []
    for input in inputs {
      guard let line = input.scriptLine else { return nil }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawList {
  fileprivate var drawnLine: String {
    let digits = String(checksum, radix: 16)
    return "drawn " + String(repeating: "0", count: 16 - digits.count) + digits + "\n"
  }
}

extension LittleBook.Input {
  /// The equivalent command of a script, empty for an expectation, or `nil` if there is none.
  fileprivate var scriptLine: String? {
    switch self {
    case .open(let page): "open \(page)"
    case .openCredits: "open credits"
    case .next: "next"
    case .previous: "previous"
    case .seed(let seed): "seed \(seed)"
    case .loudness(let loudness): "noise \(loudness)"
    case .shake: "shake"
    case .language(let code): "language \"\(code)\""
    case .ticks(let count): "wait \(count) ticks"
    case .seconds(let text): "wait \(text)s"
    case .press(let id, let x, let y): "press at \(x) \(y) as \(id)"
    case .move(let id, let x, let y): "move to \(x) \(y) as \(id)"
    case .release(let id): "release as \(id)"
    case .cancel(let id): "cancel as \(id)"
    case .tap(let x, let y): "tap at \(x) \(y)"
    case .tapCreditLink(.twitter): "tap twitter"
    case .tapCreditLink(.web): "tap web"
    case .tapCreditLink(.publisher): "tap publisher"
    case .choose: nil
    default: ""
    }
  }
}
