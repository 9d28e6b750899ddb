import Foundation
import Testing

@testable import BookKit

/// The engine compiled to WebAssembly beside the one of this machine; see `.ci/web`, which makes the module and says
/// where it is.
@Suite struct WebAssemblyTests {
  private static let module = ProcessInfo.processInfo.environment["BOOKKIT_WASM"]

  @Test(.enabled(if: module != nil))
  func `every little book plays in WebAssembly as it plays here, byte for byte`() throws {
    // A script says before it runs what a book has not, opens page 1 where nothing else is opened first, and cannot ask
    // for reduced motion, with which other things are drawn.
    let books = LittleBook.all.filter {
      $0.script != nil && $0.files.isEmpty && $0.faults.isEmpty && !$0.hasReducedMotion
        && $0.trace.first?.contains("page.entering") == true
    }
    #expect(books.count > 200)
    var input: [UInt8] = []
    for book in books {
      for part in [book.source.bytes, Array((book.script ?? "").utf8)] {
        input += Array("\(part.count)\n".utf8)
        input += part
      }
    }
    let output = try run(try #require(Self.module), on: input)
    let traces = output.split(separator: "--\n", omittingEmptySubsequences: false)
    try #require(traces.count == books.count + 1)
    for (book, trace) in zip(books, traces) {
      #expect(String(trace) == book.lines(), "\(book.testDescription)")
    }
  }

  /// What a module of WASI writes.
  private func run(_ module: String, on input: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("little-books-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["wasmkit", "run", module]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}

extension LittleBook {
  /// The trace as JSON Lines, then what is drawn after each command.
  fileprivate func lines() -> String {
    guard var player = player() else { return "no book\n" }
    var list = DrawList()
    var drawn = ""
    for input in inputs {
      _ = input.act(on: &player, splitting: false)
      guard input.scriptLine?.isEmpty == false else { continue }
      player.draw(into: &list)
      drawn += list.drawnLine
      player.drawLeaving(into: &list)
      drawn += list.drawnLine
    }
    let lines = EventLine(names: player.names, tickRate: player.tickRate)
    var bytes: [UInt8] = []
    for event in player.takeEvents() { lines.append(event, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self) + drawn
  }

  /// What is done with the book as a script; nothing when a script cannot say it.
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
  /// The command of a script that does the same, empty for what only looks; nothing when there is none.
  fileprivate var scriptLine: String? {
    switch self {
    case .open(let page): "open \(page)"
    case .openCredits: "open credits"
    case .next: "next"
    case .previous: "previous"
    case .language(let code): "language \(code)"
    case .ticks(let count): "wait \(count) ticks"
    case .seconds(let text): "wait \(text)s"
    case .press(let id, let x, let y): "press at \(x) \(y) as \(id)"
    case .move(let id, let x, let y): "move to \(x) \(y) as \(id)"
    case .release(let id): "release as \(id)"
    case .cancel(let id): "cancel as \(id)"
    case .tap(let x, let y): "tap at \(x) \(y)"
    case .tapCreditLink(let link): link == .web ? "tap web" : "tap twitter"
    case .choose: nil
    default: ""
    }
  }
}
