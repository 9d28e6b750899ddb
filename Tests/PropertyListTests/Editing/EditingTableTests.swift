import Testing

@testable import PropertyList

/// Tests of changes to small files in both text formats, each with the complete file afterwards.
@Suite struct EditingTableTests {
  enum Change: Sendable {
    /// Adds `new` to the container at the path: an entry with the key `k`, or a value of an array.
    case add(to: [String])
    /// Adds two at once.
    case addTwice(to: [String])
    case remove([String])
    case removeKey(String)
    case replace([String])
    case rename(String)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: Change
    let before: String
    let after: String

    init(_ meaning: String, _ change: Change, _ before: String, _ after: String) {
      (testDescription, self.change, self.before, self.after) = (meaning, change, before, after)
    }
  }

  static let additions: [Row] = [
    Row("lines", .add(to: []), "{\n\ta = b;\n}\n", "{\n\ta = b;\n\tk = new;\n}\n"),
    Row("a line behind a comment", .add(to: []), "{\n  a = b; // c\n}", "{\n  a = b; // c\n  k = new;\n}"),
    Row("one line", .add(to: []), "{ a = b; }", "{ a = b; k = new; }"),
    Row("one line without blanks", .add(to: []), "{a=b;}", "{a=b; k = new;}"),
    Row("an empty dictionary", .add(to: []), "{}", "{\n\tk = new;\n}"),
    Row("an empty dictionary inside", .add(to: ["a"]), "{\n  a = { };\n}", "{\n  a = {\n    k = new;\n  };\n}"),
    Row("nothing but a comment", .add(to: []), "{ /* c */ }", "{ /* c */ k = new; }"),
    Row("an array that ends in a comma", .add(to: []), "(\n\ta,\n)", "(\n\ta,\n\tnew,\n)"),
    Row("an array that ends without", .add(to: []), "(\n\ta,\n\tb\n)", "(\n\ta,\n\tb,\n\tnew\n)"),
    Row("no comma before a comment", .add(to: []), "(\n\ta // c\n)", "(\n\ta, // c\n\tnew\n)"),
    Row("no comma behind a container", .add(to: []), "({a=b;}/*;*/)", "({a=b;},/*;*/ new)"),
    Row("no comma behind an empty container", .add(to: []), "( () )", "( (), new )"),
    Row("an array on one line", .add(to: []), "(a,b)", "(a,b, new)"),
    Row("an array on one line that ends in a comma", .add(to: []), "(a,b,)", "(a,b, new,)"),
    Row("two on one line", .addTwice(to: []), "(a,)", "(a, new, new,)"),
    Row("two on two lines", .addTwice(to: []), "{\n\ta = b;\n}", "{\n\ta = b;\n\tk = new;\n\tk = new;\n}"),
    Row(
      "a bracket behind the last value", .add(to: []), "{\n\ta = b;\n\tc =\n\td;}",
      "{\n\ta = b;\n\tc =\n\td;\n\tk = new;}"),
    Row(
      "a bracket behind a long comment", .add(to: []), "{\n\ta = b; /* c\n d */}",
      "{\n\ta = b; /* c\n d */\n\tk = new;}"),
    Row("no braces", .add(to: []), "\"a\" = \"b\";\n", "\"a\" = \"b\";\nk = new;\n"),
    Row("no braces and no last line end", .add(to: []), "\"a\" =\n\"b\";", "\"a\" =\n\"b\";\nk = new;"),
    Row("no braces and a comment last", .add(to: []), "a = b; // c", "a = b; // c\nk = new;"),
    Row("no braces and a comment that never ends", .add(to: []), "a = b; /* c", "a = b;\nk = new; /* c"),
    Row("no braces and lines of such a comment", .add(to: []), "a = b;\n/* c\nd", "a = b;\nk = new;\n/* c\nd"),
    Row("no braces and CR LF", .add(to: []), "a = b;\r\n", "a = b;\r\nk = new;\r\n"),
    Row(
      "XML on one line", .add(to: []), "<plist><array><true/></array></plist>",
      "<plist><array><true/><string>new</string></array></plist>"),
    Row(
      "an entry of XML on one line", .add(to: []), "<plist><dict><key>a</key><true/></dict></plist>",
      "<plist><dict><key>a</key><true/><key>k</key><string>new</string></dict></plist>"),
    Row(
      "a closing tag behind the last value", .add(to: []), "<plist><dict><key>a</key>\n<true/></dict></plist>",
      "<plist><dict><key>a</key>\n<true/>\n\t<key>k</key>\n\t<string>new</string></dict></plist>"),
    Row(
      "a closing tag behind a comment", .add(to: []), "<plist><array>\n <true/><!--\n--></array></plist>",
      "<plist><array>\n <true/><!--\n-->\n <string>new</string></array></plist>"),
    Row(
      "two tags with nothing between", .add(to: []), "<plist>\n<array></array>\n</plist>",
      "<plist>\n<array>\n\t<string>new</string>\n</array>\n</plist>"),
    Row(
      "an empty tag", .add(to: []), "<plist>\n<array/>\n</plist>",
      "<plist>\n<array>\n\t<string>new</string>\n</array>\n</plist>"),
    Row(
      "a comment between two tags", .add(to: []), "<plist><array><!-- c --></array></plist>",
      "<plist><array><!-- c --><string>new</string></array></plist>"),
    Row(
      "an empty tag in an array on one line", .add(to: ["0"]), "<plist><array><array/></array></plist>",
      "<plist><array><array>\n\t<string>new</string>\n</array></array></plist>"),
  ]

  static let removals: [Row] = [
    Row("a line", .remove(["a"]), "{\n\ta = b;\n\tc = d;\n}", "{\n\tc = d;\n}"),
    Row("the last line", .remove(["c"]), "{\n\ta = b;\n\tc = d;\n}", "{\n\ta = b;\n}"),
    Row("the only line", .remove(["a"]), "{\r\n\ta = (\r\n\t\tb\r\n\t);\r\n}", "{\r\n}"),
    Row("a mark behind a comment", .remove(["a"]), "{ a = b /* c; */; c = d; }", "{  c = d; }"),
    Row("a mark behind a line comment", .remove(["0"]), "(a // c\n, b)", "( b)"),
    Row("the first value", .remove(["0"]), "(a,b)", "(b)"),
    Row("the last value", .remove(["1"]), "(a,b)", "(a,)"),
    Row("the only value", .remove(["0"]), "(a)", "()"),
    Row("a comment behind stays", .remove(["a"]), "{\n\ta = b; // c\n}", "{\n\t // c\n}"),
    Row("a key that is its own value", .removeKey("a"), "\"a\";\nb;\n", "b;\n"),
    Row("by the key", .removeKey("a"), "{a=b;c=d;}", "{c=d;}"),
    Row(
      "an entry of XML by its value", .remove(["a"]), "<plist><dict><key>a</key> <true/></dict></plist>",
      "<plist><dict></dict></plist>"),
    Row(
      "the first of an array in XML", .remove(["0"]), "<plist><array>\n<true/>\n<false/>\n</array></plist>",
      "<plist><array>\n<false/>\n</array></plist>"),
    Row(
      "an empty container in an array", .remove(["0"]), "<plist><array><array/><true/></array></plist>",
      "<plist><array><true/></array></plist>"),
  ]

  static let replacements: [Row] = [
    Row("a word", .replace(["a"]), "{a=b;}", "{a=new;}"),
    Row("a string", .replace(["a"]), "{a = \"b c\" ;}", "{a = new ;}"),
    Row("a string before a comment", .replace(["a"]), "{a=\"b\"/*c*/;}", "{a=new /*c*/;}"),
    Row("a container", .replace(["0"]), "({\n\ta = b;\n}, c)", "(new, c)"),
    Row("a key that is its own value", .replace(["a"]), "\"a\";", "\"a\" = new;"),
    Row("the name of one", .rename("a"), "{\"a\";}", "{name = \"a\";}"),
    Row("the name of a key before a comment", .rename("a"), "{\"a\"/*c*/=b;}", "{name /*c*/=b;}"),
    Row("the name of a key that is there twice", .rename("a"), "{a=b;/*c*/a=d;}", "{name=b;/*c*/a=d;}"),
    Row("a root without braces", .replace([]), "a = b;\nc = (d) /*e*/; // f", "new // f"),
    Row("the root", .replace([]), "// c\n{ }\n", "// c\nnew\n"),
    Row(
      "a name in XML", .rename("a"), "<plist><dict><key x='1'>a</key><true/></dict></plist>",
      "<plist><dict><key>name</key><true/></dict></plist>"),
  ]

  @Test(arguments: additions + removals + replacements, [TextEncoding.utf8, .utf16LittleEndian, .utf32BigEndian])
  func `the file is changed there and nowhere else`(row: Row, encoding: TextEncoding) throws {
    let reading = PropertyList.read(PropertyList.Source(Self.bytes(row.before, encoding)))
    let list = try #require(reading.document)
    let changed = try #require(list.source.applying(Self.edits(row.change, of: list)))
    #expect(changed.bytes == Self.bytes(row.after, encoding), "\(String(decoding: changed.bytes, as: UTF8.self))")
    var options = ReadingOptions()
    options.acceptsBlankFile = true
    #expect(PropertyList.read(changed, options: options).isWellFormed)
  }

  private static func edits(_ change: Change, of list: PropertyList) throws -> [PropertyList.Edit] {
    switch change {
    case .add(let path): return [try addition(at: path, of: list)]
    case .addTwice(let path): return [try addition(at: path, of: list), try addition(at: path, of: list)]
    case .remove(let path): return [try list.edit(removing: node(path, of: list))]
    case .removeKey(let name): return [try list.edit(removing: key(name, of: list))]
    case .replace(let path): return [try list.edit(replacing: node(path, of: list), with: new)]
    case .rename(let name): return [try list.edit(renaming: key(name, of: list), to: "name")]
    }
  }

  private static func addition(at path: [String], of list: PropertyList) throws -> PropertyList.Edit {
    let container = try node(path, of: list)
    return list.kind(of: container) == .array
      ? try list.edit(appending: new, to: container) : try list.edit(inserting: new, forKey: "k", in: container)
  }

  private static func node(_ path: [String], of list: PropertyList) throws -> NodeHandle {
    var node = list.root
    for step in path {
      node = try #require(Int(step).map { Array(list.elements(of: node))[$0] } ?? list.value(forKey: step, in: node))
    }
    return node
  }

  private static func key(_ name: String, of list: PropertyList) throws -> NodeHandle {
    try #require(list.entries(of: list.root).first { list.hasText($0.key, equalTo: name.utf8) }).key
  }

  private static var new: PropertyList {
    var builder = PropertyListBuilder()
    builder.string("new")
    return builder.finish()
  }

  /// Returns the text with a byte-order mark, unless it is UTF-8.
  private static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf16LittleEndian: ("\u{FEFF}" + text).utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf32BigEndian:
      ("\u{FEFF}" + text).unicodeScalars.flatMap { [0, 0, UInt8($0.value >> 8), UInt8($0.value & 0xFF)] }
    default: Array(text.utf8)
    }
  }

  // MARK: - Other edits

  @Test func `a root without braces gets braces as a value`() throws {
    let strings = try PropertyList(reading: PropertyList.Source(text: "a = b;\nc = d;\n"))
    let list = try PropertyList(reading: PropertyList.Source(text: "{\n\tx = y;\n}"))
    let edit = try list.edit(replacing: Self.node(["x"], of: list), with: strings)
    let changed = try #require(list.source.applying([edit]))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == "{\n\tx = {\n\t\ta = b;\n\t\tc = d;\n\t};\n}")
  }

  @Test func `a blank file takes its first entry`() throws {
    var options = ReadingOptions()
    options.acceptsBlankFile = true
    for (before, after) in [("/* c", "k = new;\n/* c"), ("// c", "// c\nk = new;"), ("// c\n", "// c\nk = new;\n")] {
      let list = try PropertyList(reading: PropertyList.Source(text: before), options: options)
      let changed = try #require(list.source.applying([Self.addition(at: [], of: list)]))
      #expect(String(decoding: changed.bytes, as: UTF8.self) == after)
      let replaced = try #require(list.source.applying([list.edit(replacing: list.root, with: Self.new)]))
      #expect(String(decoding: replaced.bytes, as: UTF8.self) == "new\n" + before)
    }
  }

  @Test func `an invalid edit is refused`() throws {
    let list = try PropertyList(reading: PropertyList.Source(text: "{a=b;}"))
    let (key, value) = (try Self.key("a", of: list), try Self.node(["a"], of: list))
    #expect(throws: PropertyList.EditingError.wrongNode) { try list.edit(replacing: key, with: Self.new) }
    #expect(throws: PropertyList.EditingError.wrongNode) { try list.edit(renaming: value, to: "c") }
    #expect(throws: PropertyList.EditingError.wrongNode) { try list.edit(appending: Self.new, to: list.root) }
    #expect(throws: PropertyList.EditingError.wrongNode) { try list.edit(inserting: Self.new, forKey: "c", in: value) }
    #expect(throws: PropertyList.EditingError.wrongNode) { try list.edit(removing: list.root) }
    #expect(throws: PropertyList.EditingError.notText) { try Self.new.edit(removing: Self.new.root) }
    #expect(throws: PropertyList.EditingError.unwritable(.init(.unsupportedKind(.date), node: NodeHandle(0)))) {
      var builder = PropertyListBuilder()
      builder.date(PropertyListDate(secondsSince2001: 0))
      return try list.edit(replacing: value, with: builder.finish())
    }
  }

  @Test func `the beginning of a very long line is not looked for at every edit`() {
    let text = [UInt8](repeating: 0x20, count: 100_000)
    #expect(TextLayout.startOfLine(at: 90_000, in: text) > 80_000)
    #expect(TextLayout.startOfLine(at: 1000, in: text) == 0)
  }
}
