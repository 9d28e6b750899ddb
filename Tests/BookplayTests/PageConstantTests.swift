import BookKit
import Foundation
import Testing

@testable import BookDrawing

/// Tests that what the scripts of the exported page repeat is what the engine has.
@Suite struct PageConstantTests {
  private static let links = Player.CreditLink.allCases.map { "\"\($0)\"" }.joined(separator: ", ")

  @Test(arguments: [
    ("touchables.js", "floats[at + field.alpha] < \(Player.minTouchableAlpha)"),
    ("recorder.js", "const maxRecording = \(VoiceRecordings.maxMilliseconds);"),
    ("turning.js", "eyeDistance = \(BentPaper.eyeDistance), bookDistance = \(BentPaper.coverDistance);"),
    ("engine.js", "this.exports.tapCredit([\(links)].indexOf(link))"),
  ])
  func `a script of the page has the engine's value`(file: String, text: String) throws {
    let script = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    #expect(script.contains(text))
  }

  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/bookweb/Page")
}
