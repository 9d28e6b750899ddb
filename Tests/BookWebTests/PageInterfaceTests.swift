import BookKit
import Foundation
import Testing

@testable import bookweb

/// Tests that the scripts of the page have the numbers of the engine's interface.
@Suite struct PageInterfaceTests {
  @Test func `interface.js has the numbers of the engine`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/bookweb/Page/interface.js")
    if ProcessInfo.processInfo.environment["BOOKKIT_WRITE_INTERFACE"] != nil {
      try script.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == script,
      "write it with `BOOKKIT_WRITE_INTERFACE=1 swift test --filter PageInterfaceTests`")
  }

  private var script: String {
    let parts = [
      "// The numbers of the interface to the engine. `PageInterfaceTests` writes this file from the engine's sources.",
      table("headWord", "The words of a frame's head.", numbers(FrameRecords.HeadWord.self)),
      table("listWord", "The words of the description of a list of draw records.", numbers(FrameRecords.ListWord.self)),
      table("frameFlag", "The flags of a frame.", numbers(FrameRecords.Flag.self)),
      table("field", "The words of a draw record, and their count.", words(of: DrawRecord.self)),
      table("soundField", "The words of a sound record, and their count.", words(of: SoundRecord.self)),
      table("paperWord", "The words before the strips of paper.", numbers(WebMemory.PaperWord.self)),
      table("stripField", "The words of a strip of paper, and their count.", words(of: StripRecord.self)),
      table("paperSide", "What is on strips of paper.", numbers(PaperStrip.Side.self)),
      table(
        "paperColor", "The colours of paper on which there is no page.",
        PaperStrip.Side.allCases.compactMap { side in side.color.map { ("\(side.rawValue)", "\"\($0.text)\"") } }),
      table("pageList", "The pages whose elements the engine lists.", numbers(WebPlayer.PageList.self)),
      table("touchPhase", "The phases of a touch.", numbered(WebPlayer.touchPhases.map { "\($0)" })),
      table("gameAction", "What playthroughs do with games.", numbers(WebPlayer.ReplayedAction.self)),
      table("cancellation", "Why a recording is cancelled.", numbered(WebPlayer.cancellations.map { "\($0)" })),
      table("creditLink", "The links in the credits.", numbered(Player.CreditLink.allCases.map { "\($0.keyword)" })),
      constant(
        "firstRecording", "The number of the reader's first recording; others count down.",
        SoundRecord.firstRecording),
      constant("minTouchableAlpha", "The opacity below which an element takes no touches.", Player.minTouchableAlpha),
      constant("maxRecording", "The longest recording in milliseconds.", VoiceRecordings.maxMilliseconds),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the cases of an enumeration with their numbers.
  private func numbers<Case: CaseIterable & RawRepresentable>(_: Case.Type) -> [(String, String)] {
    Case.allCases.map { ("\($0)", "\($0.rawValue)") }
  }

  private func numbered(_ names: [String]) -> [(String, String)] {
    names.enumerated().map { ($1, "\($0)") }
  }

  /// Returns where the properties of a record are, in words of four bytes, and the number of these words.
  private func words<Record>(of _: Record.Type) -> [(String, String)] {
    let (size, zeros) = (MemoryLayout<Record>.stride, [UInt64](repeating: 0, count: 16))
    var place = 0
    let fields = zeros.withUnsafeBytes { Mirror(reflecting: $0.load(as: Record.self)).children }.map { label, value in
      let count = value is Double || value is UInt64 ? 2 : 1
      place += place % count
      defer { place += count }
      return (label ?? "", "\(place)")
    }
    return fields.filter { $0.0 != "reserved" } + [("count", "\(size / 4)")]
  }

  private func table(_ name: String, _ comment: String, _ entries: [(name: String, value: String)]) -> String {
    var lines = [""]
    for entry in entries.map({ "\($0.name): \($0.value)," }) {
      if lines[lines.count - 1].count + entry.count + 3 > 120 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "  \(entry)" : " \(entry)"
    }
    return "/** \(comment) */\nexport const \(name) = {\n\(lines.joined(separator: "\n"))\n};"
  }

  private func constant(_ name: String, _ comment: String, _ value: some Any) -> String {
    "/** \(comment) */\nexport const \(name) = \(value);"
  }
}
