import BookTestSupport
import Testing

@testable import booktrace

/// Tests that compare random books and scripts on other machines with those on this one; see `OtherMachine`.
@Suite struct RandomScriptTests {
  private static let count = TestLength.pick(90, long: 200)
  private static let scripts = (0..<UInt64(count)).compactMap { RandomScript(seed: $0) }
  /// The output of `booktrace` on this machine.
  private static let here = TracedScript.split(traces(of: scripts.flatMap(\.traced.input)))

  @Test func `every random script is played, and much happens`() {
    #expect(Self.here.count == Self.scripts.count)
    #expect(Self.scripts.count > Self.count * 3 / 4)
    for (index, trace) in Self.here.enumerated() {
      let drawings = trace.split(separator: "\n").filter { $0.hasPrefix("drawn ") }
      #expect(drawings.count > 1 && drawings.count <= 2 * Self.scripts[index].commandCount, "book \(index)")
    }
    for event in ["tween.completed", "sound.completed", "drag.started", "variable.changed", "page.exited"] {
      #expect(Self.here.contains { $0.contains("\"event\":\"\(event)\"") }, "\(event)")
    }
  }

  @Test(.enabled(if: !OtherMachine.available.isEmpty), arguments: OtherMachine.available)
  func `random scripts play there as they play here, byte for byte`(_ machine: OtherMachine) throws {
    let traces = try machine.traces(of: Self.scripts.map(\.traced))
    try #require(traces.count == Self.here.count)
    for (index, trace) in traces.enumerated() {
      #expect(trace == Self.here[index], "book \(index)")
    }
  }

  @Test func `the facts about files are used`() throws {
    let book = """
      <plist><dict><key>pages</key><array><dict><key>elements</key><array>
      <dict><key>type</key><string>image</string><key>fileName</key><string>c.png</string></dict>
      <dict><key>type</key><string>audio</string><key>name</key><string>song</string>
      <key>audio</key><dict><key>trackName</key><string>a.wav</string></dict></dict>
      </array></dict></array></dict></plist>
      """
    func trace(_ files: [(path: String, first: Double, second: Double)]) throws -> String {
      let traced = TracedScript(book: Array(book.utf8), script: "wait 2s\n", files: files)
      return try #require(TracedScript.split(traces(of: traced.input)).first)
    }
    let picture = (path: "c.png", first: 30.0, second: 20.0)
    #expect(try trace([picture]) != trace([]))
    #expect(try trace([(path: "a.wav", first: 1, second: -1)]) != trace([(path: "a.wav", first: 1.5, second: -1)]))
  }

  @Test func `a truncated input is played as far as it goes`() {
    let traced = TracedScript(book: Array("nonsense".utf8), script: "wait 1s\n")
    #expect(TracedScript.split(traces(of: traced.input)) == ["no book\n"])
    #expect(traces(of: Array(traced.input.dropLast())) != traces(of: traced.input + Array("9".utf8)))
    #expect(traces(of: []).isEmpty)
  }
}
