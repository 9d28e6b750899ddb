import BookplayCommands
import Testing

/// Tests of playing in real time, with a clock that only the test advances.
@Suite struct PlayRateTests {
  /// A clock on which time passes only while somebody sleeps.
  final class TestClock: Sendable {
    // Only the thread of the test that owns the clock uses it.
    nonisolated(unsafe) private(set) var slept: [Duration] = []
    // See above.
    nonisolated(unsafe) private var now = Duration.seconds(1000)

    var clock: WallClock {
      WallClock(
        now: { self.now },
        sleep: {
          self.slept.append($0)
          self.now += $0
        })
    }
  }

  private func sleeps(_ options: [String], script: String? = nil) throws -> [Duration] {
    let time = TestClock()
    let folder = try TemporaryFolder()
    let words =
      script == nil ? ["play", "-"] : ["play", try folder.write(PlayedBooks.story, to: "a.plist"), "--script", "-"]
    let console = Console(
      input: .memory(Array((script ?? PlayedBooks.story).utf8)), output: ByteOutput(bufferedAsTerminal: false),
      errors: ByteOutput(bufferedAsTerminal: false), clock: time.clock)
    #expect(Program.run((words + options).map { Array($0.utf8) }, on: console) == .good)
    return time.slept
  }

  @Test(
    arguments: [
      ([], []),
      (["--rate", "1"], [1000, 250]),
      (["--rate", "2"], [500, 125]),
      (["--rate", "0.5"], [2000, 500]),
      (["--rate", "1", "--until", "3s"], [1000, 250, 1750]),
      (["--rate", "1", "--only", "item.added"], [1250]),
    ] as [([String], [Int])])
  func `events come when their time has come`(options: [String], milliseconds: [Int]) throws {
    #expect(try sleeps(options) == milliseconds.map { Duration.milliseconds($0) })
  }

  @Test func `so do those of a script, to its end`() throws {
    #expect(try sleeps(["--rate", "10"], script: "wait 2s\n") == [100, 25, 75].map { Duration.milliseconds($0) })
  }
}
