import Foundation
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of `bookplay words`: the times it reads, how it writes them, and what it refuses.
@Suite struct WordsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns a book with a text and a voice, whose reading has these other entries.
  private static func book(_ text: String, reading: String = "", audio: String = "") -> String {
    """
    { pages = ({ name = night; elements = (
      { type = text; name = line; text = "\(text)"; readAlong = { audio = voice; \(reading)}; }, // the line
      { type = audio; name = voice; audio = { duration = 9; \(audio)}; } ); }); }

    """
  }

  private func words(_ book: String, _ cues: String, _ more: String...) throws -> Outcome {
    let file = try folder.write(book, to: "book.plist")
    return bookplay(["words", file, "1", "line", try folder.write(cues, to: "cues.txt")] + more)
  }

  /// Returns the numbers of `starts` in the book.
  private func starts() throws -> [Double]? {
    let list = try #require(PropertyList.read(PropertyList.Source(try folder.bytes(of: "book.plist"))).document)
    var values: [NodeHandle] = [list.root]
    var found: [Double]?
    while let value = values.popLast() {
      values += Array(list.elements(of: value)) + list.entries(of: value).map(\.value)
      guard let starts = list.value(forKey: "starts", in: value) else { continue }
      found = list.elements(of: starts).compactMap { list.number(of: $0) ?? list.string(of: $0).flatMap(Double.init) }
    }
    return found
  }

  // MARK: - Times

  @Test(arguments: [
    (
      "a time before each word", "WEBVTT\n\n00:01.000 --> 00:03.000\nOne <00:00:01.500>two <00:02.250>three",
      [1, 1.5, 2.25]
    ),
    (
      "a cue for each word, in SRT with the line ends of Windows",
      "1\r\n00:00:00,500 --> 00:00:01,000\r\nOne\r\n\r\n2\r\n00:00:01,000 --> 00:00:02,000\r\n<i>two,</i>\r\n\r\n"
        + "3\r\n00:00:02,125 --> 00:00:03,000\r\nTHREE!", [0.5, 1, 2.125]
    ),
    (
      "names, notes, styles, settings, voices and classes",
      "\u{FEFF}WEBVTT - one\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nby hand\n\nfirst\n"
        + "01:00:01.000 --> 01:00:03.000 align:start line:0\n<v Ann><c.loud>one</c> <01:00:02.000>two "
        + "<01:00:02.500><b>three</b>", [3601, 3602, 3602.5]
    ),
    (
      "a time right behind the word before",
      "WEBVTT\n\n00:00.000 --> 00:03.000\none<00:00:01.000><c> two</c><00:02.000> three", [0, 1, 2]
    ),
    (
      "syllables",
      "WEBVTT\n\n00:00.100 --> 00:03.000\no<00:00:00.300>ne <00:00:01.000>t<00:00:01.100>wo "
        + "<00:02.000>three", [0.1, 1, 2]
    ),
    ("lines as blanks", "WEBVTT\n\n00:00.100 --> 00:03.000\none\n<00:01.000>two\n<00:02.000>three", [0.1, 1, 2]),
    (
      "escaped characters",
      "WEBVTT\n\n00:00.100 --> 00:03.000\none&nbsp;<00:01.000>&quot;two&#33; &amp; <00:02.000>three", [0.1, 1, 2]
    ),
  ])
  func `times are read`(what: String, cues: String, times: [Double]) throws {
    let outcome = try words(Self.book("One two three"), cues)
    #expect(outcome.status == .good && outcome.text == "", "\(what): \(outcome.errors)")
    #expect(outcome.errors == "\(folder.path(of: "book.plist")): note: the times of 3 words written\n", "\(what)")
    #expect(try starts() == times, "\(what)")
  }

  @Test func `words without letters and digits get the time of the next word`() throws {
    let cues = "WEBVTT\n\n00:01.000 --> 00:03.000\none <00:02.000>two"
    #expect(try words(Self.book("– One – – two …"), cues).status == .good)
    #expect(try starts() == [1, 1, 2, 2, 2, 2])
  }

  @Test func `the second at which the sound begins in its file is subtracted`() throws {
    let cues = "WEBVTT\n\n00:01.000 --> 00:03.000\none <00:02.000>two"
    #expect(try words(Self.book("One two", audio: "start = \"0.75\"; "), cues).status == .good)
    #expect(try starts() == [0.25, 1.25])
    let early = try words(Self.book("One two", audio: "start = \"1.5\"; "), cues)
    #expect(
      early.status == .bad && early.errors.contains("cues.txt:4:1: error: this word comes before the sound begins"))
  }

  @Test func `other words are a warning if there are as many`() throws {
    let outcome = try words(Self.book("One two"), "WEBVTT\n\n00:01.000 --> 00:03.000\none <00:02.000>too")
    #expect(outcome.status == .good)
    #expect(outcome.errors.contains("cues.txt:4:16: warning: the book has `two` where the file has `too`\n"))
    #expect(try starts() == [1, 2])
  }

  @Test func `accents count however they are written, and case and punctuation don't`() throws {
    let cues = "WEBVTT\n\n00:01.000 --> 00:03.000\nCAFE\u{301}! <00:02.000>don't"
    let outcome = try words(Self.book("café don’t"), cues)
    #expect(outcome.status == .good && !outcome.errors.contains("warning"), "\(outcome.errors)")
  }

  // MARK: - Writing

  @Test func `only numbers that differ are changed, and comments stay`() throws {
    let cues = "WEBVTT\n\n00:00.000 --> 00:03.000\none <00:01.500>two"
    let old = Self.book("One two", reading: "starts = (0, /* later */ \"0.4\"); ")
    #expect(try words(old, cues).status == .good)
    #expect(try folder.text(of: "book.plist") == old.replacing("\"0.4\"", with: "1.5"))
    let again = bookplay(["words", folder.path(of: "book.plist"), "night", "line", folder.path(of: "cues.txt")])
    #expect(again.errors == "\(folder.path(of: "book.plist")): note: the times of 2 words are unchanged\n")
  }

  @Test func `segments are replaced, and XML stays XML`() throws {
    let reading = "segments = ({ start = 0; length = 3; endTime = 1; }); "
    let cues = "WEBVTT\n\n00:00.000 --> 00:03.000\none <00:01.500>two"
    let ascii = try folder.write(Self.book("One two", reading: reading), to: "ascii.plist")
    let xml = bookplay(["convert", ascii, "--to", "xml"]).text
    let head = "<plist version=\"1.0\">"
    #expect(try words(xml.replacing(head, with: head + "<!-- kept -->"), cues).status == .good)
    #expect(try starts() == [0, 1.5])
    let text = try folder.text(of: "book.plist")
    #expect(text.hasPrefix("<?xml") && text.contains("<!-- kept -->") && !text.contains("segments"))
  }

  @Test func `with --diff nothing is written`() throws {
    let book = Self.book("One two")
    let outcome = try words(book, "WEBVTT\n\n00:01.000 --> 00:03.000\none <00:02.000>two", "--diff")
    #expect(outcome.status == .good && outcome.errors == "")
    #expect(outcome.text.hasPrefix("--- ") && outcome.text.contains("\n+") && outcome.text.contains("starts = ("))
    #expect(try folder.text(of: "book.plist") == book)
  }

  @Test func `a book from standard input goes to standard output`() throws {
    let cues = try folder.write("WEBVTT\n\n00:01.000 --> 00:03.000\nOne", to: "cues.txt")
    let outcome = bookplay(["words", "-", "1", "line", cues], input: Self.book("One"))
    #expect(outcome.status == .good && outcome.errors == "")
    #expect(outcome.text.contains("starts = ("))
    let both = bookplay(["words", "-", "1", "line", "-"])
    #expect(both.status == .misuse)
    #expect(both.errors.contains("standard input cannot be both the book and the times"))
  }

  @Test func `one of several voices can be chosen, and one of several languages`() throws {
    let book = """
      { languages = (en, it); pages = ({ elements = (
        { type = text; name = line; text = "One two three";
          readAlong = ({ audio = a; starts = (0, 1); }, { audio = b; });
          localized = { it = { text = Uno; readAlong = { audio = a; }; }; }; },
        { type = audio; name = a; audio = { duration = 9; }; },
        { type = audio; name = b; audio = { duration = 9; }; } ); }); }
      """
    let three = "WEBVTT\n\n00:04.000 --> 00:05.000\nthree"
    let unnamed = try words(book, three)
    #expect(unnamed.status == .misuse)
    #expect(unnamed.errors.contains("the text follows `a` and `b`; name one with `--audio`"))
    #expect(try words(book, three, "--audio", "b").status == .good)
    #expect(try folder.text(of: "book.plist").contains("{ audio = b; starts = ("))
    #expect(try words(book, "WEBVTT\n\n00:03.000 --> 00:05.000\nuno", "--language", "it").status == .good)
    #expect(try folder.text(of: "book.plist").contains("text = Uno; readAlong = { audio = a; starts = ("))
    #expect(try words(book, three, "--audio", "c").errors.contains("the text does not follow `c`"))
    #expect(try words(book, three, "--language", "fr").status == .misuse)
  }

  // MARK: - What is refused

  @Test(arguments: [
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\none",
      "4:4: error: `line` has 2 words, but the file has 1 word; word 2 is `two`"
    ),
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\none too two",
      "4:5: error: `line` has 2 words, but the file has 3 words; word 2 is"
    ),
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\none two", "4:5: error: `line` has 2 words, but the file has 1 time; the first"
    ),
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\none <00:00:00.900>two",
      "4:5: error: this time is before the previous one"
    ),
    (
      "WEBVTT\n\n00:02.000 --> 00:03.000\none\n\n00:01.000 --> 00:02.000\ntwo",
      "6:1: error: the cue starts before the previous one"
    ),
    ("WEBVTT\n\n00:02.000 --> 00:01.000\none", "3:1: error: the cue ends before it starts"),
    ("WEBVTT\n\n00:60.000 --> 01:01.000\none", "3:1: error: this is not a time"),
    ("WEBVTT\n\n1:01.000 --> 01:02.000\none", "3:1: error: this is not a time"),
    ("WEBVTT\n\n00:01.000 --> 00:02\none", "3:15: error: this is not a time"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000\none <00:0x.000>two", "4:6: error: this is not a time"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000\none <b", "4:5: error: this tag does not end"),
    ("WEBVTT\n\n-->\none", "3:1: error: this is not a time"), ("WEBVTT\n\na\nb\nc", "3:1: error: this is not a cue"),
    ("one two", "1:1: error: this is not a cue"), ("WEBVTT", "1:1: error: the file has no cues with words"),
    ("WEBVTT\n\n99999999999999999999:00:01.000 --> 00:02.000\none", "3:1: error: this is not a time"),
    ("", "1:1: error: the file has no cues with words"), ("WEBVTTS\n", "1:1: error: this is not a cue"),
  ])
  func `cues that don't fit are refused with their place`(cues: String, message: String) throws {
    let book = Self.book("One two")
    let outcome = try words(book, cues)
    #expect(outcome.status == .bad && outcome.text == "")
    #expect(outcome.errors.hasPrefix(folder.path(of: "cues.txt") + ":" + message), "\(outcome.errors)")
    #expect(try folder.text(of: "book.plist") == book)
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let book = try folder.write(Self.book("One"), to: "book.plist")
    try Data([0x57, 0xFF]).write(to: URL(fileURLWithPath: folder.path(of: "cues.txt")))
    let outcome = bookplay(["words", book, "1", "line", folder.path(of: "cues.txt")])
    #expect(outcome.status == .bad && outcome.errors.contains("cues.txt:1:1: error: the file is not in UTF-8"))
  }

  @Test func `any beginning of a file is read or refused`() throws {
    let whole =
      "WEBVTT\n\nNOTE a\n\n1\n00:01.000 --> 00:02.000 x:y\n<v A>one</v> <00:01.500>&lt;é🦉\n\n2\n"
      + "00:03,000 --> 1:00:04.000\n"
    let bytes = Array(whole.utf8)
    for count in 0...bytes.count {
      for damage in [UInt8(ascii: "<"), 0x0D, 0x00, UInt8(ascii: "&")] {
        var cut = Array(bytes[..<count])
        if let last = cut.indices.last { cut[last] = damage }
        do throws(CueFile.ReadingError) {
          let file = try CueFile(cut)
          #expect(!file.words.isEmpty)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= cut.count, "\(error)")
        }
      }
    }
  }

  @Test(arguments: [
    (["Moon"], "no page is given"), (["Moon", "1"], "no text is given"), (["Moon", "1", "line"], "no file is given"),
    (["Moon", "1", "line", "a", "b"], "`b` is unexpected; give one book, page, text and file"),
    ([], "no book is given"),
  ])
  func `four arguments are needed`(arguments: [String], message: String) {
    let outcome = bookplay(["words"] + arguments)
    #expect(outcome.status == .misuse && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `pages, texts and voices that aren't there are reported`() throws {
    let book = try folder.write(Self.book("One"), to: "book.plist")
    let cues = try folder.write("WEBVTT\n\n00:01.000 --> 00:02.000\none", to: "cues.txt")
    #expect(bookplay(["words", book, "2", "line", cues]).errors.contains("there is no page `2`"))
    #expect(bookplay(["words", book, "1", "lime", cues]).errors.contains("no text `lime`; did you mean `line`?"))
    #expect(bookplay(["words", book, "1", "voice", cues]).errors.contains("the page has no text `voice`"))
    let plain = try folder.write(
      "{ pages = ({ elements = ({ type = text; name = line; text = One; }); }); }", to: "p.plist")
    let outcome = bookplay(["words", plain, "1", "line", cues])
    #expect(outcome.status == .bad && outcome.errors.contains("has no `readAlong`"))
    let binary = folder.path(of: "b.plist")
    #expect(bookplay(["convert", book, "--to", "binary", "-o", binary]).status == .good)
    #expect(bookplay(["words", binary, "1", "line", cues]).errors.contains("is in the binary format"))
  }
}
