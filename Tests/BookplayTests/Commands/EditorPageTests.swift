import BookReports
import Foundation
import PackedPlayer
import Testing

@testable import BookplayCommands

/// Tests of the editor's page as it is packed.
@Suite struct EditorPageTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/bookweb/Editor")

  @Test func `the page runs its own script only, and asks its own server only`() {
    let page = String(decoding: EditorPage.bytes(title: "A <book>"), as: UTF8.self)
    #expect(page.contains("<title>A &lt;book&gt;</title>"))
    #expect(page.contains(HTMLText.escaped(EditorPage.policy)))
    #expect(!EditorPage.policy.contains("unsafe"))
    for mark in PageTemplate.Mark.allCases { #expect(!page.contains(mark.rawValue)) }
    #expect(EditorPage.policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
  }

  @Test func `what a book says never becomes markup`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".js") }
    #expect(files.count > 20)
    for file in files {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "eval("] {
        #expect(!text.contains(word), "\(file)")
      }
    }
  }

  @Test func `the page stays small`() {
    #expect(EditorParts.script.count + EditorParts.style.count + EditorParts.page.count <= 160 << 10)
  }
}
