import BookTestSupport
import Foundation
import Testing

/// Tests of what only the program itself can show: its streams, its exit status, its start.
@Suite struct BuiltProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.canonical, to: "Moon/book.plist")
    try folder.write(PlayedBooks.endless, to: "endless.plist")
  }

  private func shell(_ line: String) throws -> BuiltProgram.Result { try BuiltProgram.shell(line, in: folder) }

  struct Line: Sendable, CustomTestStringConvertible {
    let line: String
    let status: Int32
    /// A part of the expected standard error, which must be empty if this is empty.
    let errors: String

    init(_ line: String, _ status: Int32, _ errors: String = "") {
      self.line = line
      self.status = status
      self.errors = errors
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Line(#""$bookplay" --version"#, 0),
    Line(#""$bookplay""#, 2, "no command is given"),
    Line(#""$bookplay" convert Moon --to xml"#, 0),
    Line(#""$bookplay" convert Moon --xt xml"#, 2, "there is no option `--xt`"),
    Line(#""$bookplay" convert Sun --to xml"#, 2, "cannot read `Sun`: No such file or directory"),
    Line(#"mkdir Empty; "$bookplay" convert Empty --to xml"#, 2, "cannot read `Empty/book.plist`"),
    Line(#""$bookplay" convert Moon/book.plist/x --to xml"#, 2, "Not a directory"),
    Line(#"mkdir Self; ln -s book.plist Self/book.plist; "$bookplay" convert Self --to xml"#, 2, "symbolic links"),
    Line(#"cp -R Moon 'Mond über Köln'; "$bookplay" convert 'Mond über Köln' --to xml"#, 0),
    Line(#"cp -R Moon -- -Moon; "$bookplay" convert --to xml -- -Moon"#, 0),
    Line(#""$bookplay" convert - --to xml < Moon/book.plist"#, 0),
    Line(#"cat Moon/book.plist | "$bookplay" convert - --to xml"#, 0),
    Line(#""$bookplay" convert - --to xml < Moon"#, 2, "cannot read `<stdin>`: Is a directory"),
    Line(#""$bookplay" convert - --to xml <&-"#, 2, "cannot read `<stdin>`: Bad file descriptor"),
    Line(#": | "$bookplay" convert - --to xml"#, 1, "<stdin>:1:1: error: the file is empty [malformed-plist]"),
    Line(#""$bookplay" --version >&-"#, 2, "cannot write `<stdout>`"),
    Line(#""$bookplay" convert Moon --to xml -o new.plist >&-"#, 0),
    Line(#"cp -R Moon $'M\xf6nd'; "$bookplay" convert $'M\xf6nd' --to xml"#, 2, "is not UTF-8; rename the file"),
    Line(#"echo a > log; "$bookplay" convert Moon --to xml -o /dev/stdout >> log; grep -qx a log"#, 0),
    Line(#""$bookplay" convert Moon --to xml -o >(cat > copy)"#, 0),
    Line(
      #""$bookplay" convert Moon --to xml -o missing/new.plist"#, 2,
      "cannot write `missing/new.plist`: there is no folder `missing`; create it first"),
    Line(#""$bookplay" new a/b/c"#, 2, "cannot write `a/b/c`: there is no folder `a/b`; create it first"),
    Line(
      #"truncate -s 65M large; "$bookplay" convert large --to xml"#, 2, "it is larger than 64 MB, which is the limit"),
    Line(#"set -o pipefail; "$bookplay" convert Moon --to xml | head -0"#, 0),
    Line(#"set -o pipefail; "$bookplay" --completions bash | true"#, 0),
    Line(#"set -o pipefail; "$bookplay" play endless.plist --until 999999999s | head -1 | grep -q page.entering"#, 0),
    Line(
      #"echo '<tru/>' > bad; "$bookplay" convert bad --to xml | head -0; exit ${PIPESTATUS[0]}"#, 1, "bad:1:1: error:"),
  ])
  func `a command line ends with the expected status`(line: Line) throws {
    let result = try shell(line.line)
    #expect(result.status == line.status, "\(result.errors)")
    #expect(line.errors.isEmpty ? result.errors == "" : result.errors.contains(line.errors), "\(result.errors)")
    if line.status != 0 { #expect(result.output == "") }
  }

  @Test func `a large book goes through pipes whole`() throws {
    let entries = (0..<20_000).map { "\t<string>page \($0)</string>\n" }.joined()
    let book = try folder.write(Samples.wrapped("<array>\n\(entries)</array>"), to: "large.plist")
    let result = try shell(#"cat large.plist | "$bookplay" convert - --to xml | cat > copy.plist"#)
    #expect(result.status == 0)
    #expect(try folder.bytes(of: "copy.plist") == [UInt8](Data(contentsOf: URL(fileURLWithPath: book))))
  }

  @Test func `closing the pipe early is not an error`() throws {
    let entries = (0..<50_000).map { "\t<string>page \($0)</string>\n" }.joined()
    try folder.write(Samples.wrapped("<array>\n\(entries)</array>"), to: "large.plist")
    let result = try shell(#""$bookplay" convert large.plist --to xml | head -1; exit ${PIPESTATUS[0]}"#)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `an interrupted write leaves the old file intact and no temporary files`() throws {
    let entries = (0..<5000).map { "\t<string>page \($0)</string>\n" }.joined()
    try folder.write(Samples.wrapped("<array>\n\(entries)</array>"), to: "large.plist")
    try folder.write("old", to: "Moon/copy.xml")
    let result = try shell(#"ulimit -f 8; "$bookplay" convert large.plist --to xml -o Moon/copy.xml"#)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write `Moon/copy.xml`: File too large"))
    #expect(try folder.text(of: "Moon/copy.xml") == "old")
    #expect(try shell("ls -A Moon").output == "book.plist\ncopy.xml\n")
  }

  @Test func `a folder's book.plist that leads out of it is not read`() throws {
    try folder.write(Samples.canonical, to: "secret.plist")
    let result = try shell(
      #"mkdir Trap; ln -s ../secret.plist Trap/book.plist; "$bookplay" convert Trap --to xml"#)
    #expect(result.status == 2)
    #expect(result.errors.contains("it links out of the book's folder; name the file itself"))
    #expect(result.output == "")
  }

  #if os(Linux)
    @Test func `a full disk is reported`() throws {
      let result = try shell(#""$bookplay" convert Moon --to xml > /dev/full"#)
      #expect(result.status == 2)
      #expect(result.errors == "bookplay: error: cannot write `<stdout>`: No space left on device\n")
    }

    @Test(arguments: ["INT", "TERM", "HUP"])
    func `an interrupted program leaves a complete file or none`(signal: String) throws {
      // At some of these moments the program is writing.
      let line = """
        for delay in \(TestLength.pick("10 40", long: "5 10 15 20 25 30 35 40 45 50 60 80")); do
          timeout -s \(signal) 0.0$(printf %02d $delay) "$bookplay" new Star
          if [ -e Star ]; then diff -r Star Whole || exit 3; rm -r Star; fi
          timeout -s \(signal) 0.0$(printf %02d $delay) "$bookplay" export Whole -o moon.html
          if [ -e moon.html ]; then cmp moon.html Whole.html || exit 4; rm moon.html; fi
        done
        true
        """
      #expect(try shell(#""$bookplay" new Star; mv Star Whole; "$bookplay" export Whole -o Whole.html"#).status == 0)
      let result = try shell(line)
      #expect(result.status == 0, "\(result.output)")
      let left = try shell("ls -A | grep -F .tmp").output
      #expect(left == "")
    }
  #endif
}
