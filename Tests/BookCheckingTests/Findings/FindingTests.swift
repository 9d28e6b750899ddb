import PropertyList
import Testing

@testable import BookChecking
@testable import BookKit

/// Tests of turning diagnostics into findings.
@Suite struct FindingTests {
  private let text = """
    <plist version="1.0">
    <dict>
      <key>title</key><string>Mäuse</string>
      <key>pages</key>
      <array>
        <dict>
          <key>elements</key>
          <array>
            <dict>
              <key>type</key><string>group</string>
              <key>name</key><string>sky</string>
              <key>elements</key>
              <array>
                <dict/>
                <dict><key>x</key><string>12</string></dict>
              </array>
              <key>localized</key>
              <dict><key>de</key><dict><key>altText</key><string>Himmel</string></dict></dict>
            </dict>
          </array>
        </dict>
        <dict><key>name</key><string>end</string><key>elements</key><array><dict/></array></dict>
      </array>
    </dict>
    </plist>
    """

  private func list(_ text: String) throws -> PropertyList {
    try PropertyList(reading: PropertyList.Source(text: text, name: "b"))
  }

  /// Returns the value at `path`.
  private func value(_ path: [PropertyListPath.Step], in list: PropertyList) throws -> NodeHandle {
    var node = list.root
    for step in path {
      switch step {
      case .key(let key): node = try #require(list.value(forKey: key, in: node))
      case .index(let index): node = Array(list.elements(of: node))[index]
      }
    }
    return node
  }

  private func finding(
    _ spot: (NodeHandle) -> Diagnostic.Spot, _ path: [PropertyListPath.Step], rule: DiagnosticRule = .badColor
  ) throws -> Finding {
    let list = try list(text)
    let diagnostic = Diagnostic(rule, at: spot(try value(path, in: list)), subject: "red")
    return try #require(Finding.all([diagnostic], in: list.source, list).first)
  }

  @Test func `a value is placed by lines, columns, bytes and path`() throws {
    let finding = try finding({ .node($0) }, [.key("title")])
    #expect(finding.location.start == PropertyList.Place(line: 3, column: 19))
    #expect(finding.location.end == PropertyList.Place(line: 3, column: 41))
    // The range counts bytes, and `ä` has two.
    #expect(finding.location.range.count == 23)
    #expect(finding.location.path == "title")
    #expect(finding.key == "title")
    #expect((finding.page, finding.item) == (nil, nil))
  }

  private static let group: [PropertyListPath.Step] = [.key("pages"), .index(0), .key("elements"), .index(0)]

  @Test func `elements without a name are named by their group and index`() throws {
    let path = Self.group + [.key("elements"), .index(1)]
    let x = try finding({ .key(of: $0) }, path + [.key("x")])
    #expect(x.item == "sky.element1")
    #expect(x.page == 1)
    #expect(x.key == "x")
    #expect(x.location.path == "pages[0].elements[0].elements[1].x")
    #expect(try finding({ .opening(of: $0) }, path).item == "sky.element1")
    #expect(try finding({ .opening(of: $0) }, Self.group + [.key("elements")]).item == "sky")
    let last = try finding({ .opening(of: $0) }, [.key("pages"), .index(1), .key("elements"), .index(0)])
    #expect(last.item == "element0")
    #expect((last.page, last.pageName) == (2, "end"))
  }

  @Test func `localized values belong to their element`() throws {
    let finding = try finding({ .node($0) }, Self.group + [.key("localized"), .key("de"), .key("altText")])
    #expect(finding.item == "sky")
    #expect(finding.location.path == "pages[0].elements[0].localized.de.altText")
  }

  @Test func `a missing key is the key at fault`() throws {
    #expect(try finding({ .opening(of: $0) }, Self.group, rule: .missingType).key == "type")
    #expect(try finding({ .opening(of: $0) }, Self.group, rule: .missingKey).key == "red")
  }

  @Test func `findings are unique and in the order of the file`() throws {
    let list = try list(text)
    let (title, pages) = (try value([.key("title")], in: list), try value([.key("pages")], in: list))
    let diagnostics = [
      Diagnostic(.wrongType, at: .opening(of: pages), subject: "1"), Diagnostic(.badColor, at: .node(title)),
      Diagnostic(.wrongType, at: .opening(of: pages), subject: "0"), Diagnostic(.badColor, at: .node(title)),
      Diagnostic(.unusedAsset, at: .file, subject: "b.png"), Diagnostic(.unusedAsset, at: .file, subject: "a.png"),
      Diagnostic(.wrongType, at: .opening(of: pages), subject: "1"),
    ]
    let findings = Finding.all(diagnostics, in: list.source, list)
    #expect(findings.map(\.rule) == [.unusedAsset, .unusedAsset, .badColor, .wrongType, .wrongType])
    #expect(findings.map { $0.message.contains("b.png") } == [true, false, false, false, false])
    #expect(findings.suffix(2).map { $0.message.contains("`1`") } == [true, false])
    #expect(findings[0].location.start == PropertyList.Place(line: 1, column: 1))
    #expect(findings[0].page == nil)
  }

  @Test func `notes have places of their own, before or behind`() throws {
    let list = try list(text)
    let (title, pages) = (try value([.key("title")], in: list), try value([.key("pages")], in: list))
    let notes = [
      Diagnostic.Note(spot: .opening(of: pages), message: "behind"),
      Diagnostic.Note(spot: .key(of: title), message: "before"),
    ]
    let diagnostic = Diagnostic(.badColor, at: .node(title), notes: notes)
    let finding = try #require(Finding.all([diagnostic], in: list.source, list).first)
    #expect(finding.notes.map(\.message) == ["behind", "before"])
    #expect(finding.notes.map(\.location.start?.line) == [5, 3])
    #expect(finding.notes.map(\.location.path) == ["pages", "title"])
  }

  @Test func `a binary file has paths and no lines`() throws {
    let binary = PropertyList.Source(try #require(try list(text).written(as: .binary).bytes), name: "b")
    let list = try PropertyList(reading: binary)
    let diagnostic = Diagnostic(.badColor, at: .node(try value([.key("title")], in: list)))
    let finding = try #require(Finding.all([diagnostic], in: binary, list).first)
    #expect(finding.location.start == nil)
    #expect(finding.location.path == "title")
  }

  @Test func `a file that is not a property list is a finding`() throws {
    let source = PropertyList.Source(text: "<plist><dict><key>pages</key><array><strin/></array></dict></plist>")
    let checked = BookCheck.check(source)
    let finding = try #require(Finding.all(checked.diagnostics, in: source, checked.list).first)
    #expect(finding.rule == .malformedPlist)
    #expect(finding.location.start == PropertyList.Place(line: 1, column: 37))
    #expect(finding.hint == "did you mean `<string>`?")
    #expect(finding.page == 1)
  }

  @Test(arguments: [
    ("", "write a book, such as `{ pages = ({}); }`"),
    ("/* soon */", "write a book, such as `{ pages = ({}); }`"),
    ("{ sections = ({ section = cver; }); pages = ({}); }", "did you mean `cover`?"),
    (
      "{ sections = ({ section = jgi; }); pages = ({}); games = ({ name = jig; type = puzzle; page = 1; }); }",
      "did you mean `jig`?"
    ),
  ])
  func `what to do is said`(_ text: String, _ hint: String) {
    let found = BookCheck.check(PropertyList.Source(text: text)).findings
    #expect(found.first { $0.severity == .error }?.hint == hint)
  }

  @Test func `very many findings in a wide book take no time`() throws {
    let elements = String(repeating: "<dict><key>x</key><string>1</string></dict>", count: 20_000)
    let list = try list("<plist version=\"1.0\"><array>\(elements)</array></plist>")
    var diagnostics: [Diagnostic] = []
    for page in list.elements(of: list.root) {
      diagnostics.append(Diagnostic(.looseType, at: .node(try #require(list.value(forKey: "x", in: page)))))
    }
    let findings = Finding.all(diagnostics.reversed(), in: list.source, list)
    #expect(findings.count == 20_000)
    #expect(findings.last?.location.path == "[19999].x")
    #expect(findings.last?.page == 20_000)
  }
}
