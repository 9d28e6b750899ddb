import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct TextDecoderTests {
  private static let sample = "<?xml version=\"1.0\"?>\n<plist><string>é漢😀\u{FEFF}</string></plist>\n"

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func `a byte-order mark determines the encoding and is not part of the text`(encoding: TextEncoding) {
    let (text, findings) = decode(encoded("\u{FEFF}" + Self.sample, encoding))
    #expect(text.map { String(decoding: $0.utf8, as: UTF8.self) } == Self.sample)
    #expect(text?.encoding == encoding)
    #expect(findings == [])
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func `UTF-8 is left unchanged, including its byte-order mark`(mark: String) {
    let bytes = Array((mark + Self.sample).utf8)
    let (text, findings) = decode(bytes)
    #expect(text?.utf8 == bytes)
    #expect(text?.encoding == .utf8)
    #expect(findings == [])
    let shared = text.map {
      $0.utf8.withUnsafeBufferPointer(\.baseAddress) == bytes.withUnsafeBufferPointer(\.baseAddress)
    }
    #expect(shared == true)
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 without a byte-order mark is recognised by its zeros`(encoding: TextEncoding) {
    for sample in [Self.sample, "{ a = b; }", "\"a\" = \"b\";", "\n<a/>"] {
      let (text, findings) = decode(encoded(sample, encoding))
      #expect(text.map { String(decoding: $0.utf8, as: UTF8.self) } == sample)
      #expect(findings == [Finding(.missingByteOrderMark, at: 0)])
    }
  }

  @Test(arguments: [
    ("ISO-8859-1", TextEncoding.latin1), ("iso-8859-1", .latin1), ("latin1", .latin1), ("ISO_8859-1", .latin1),
    ("Windows-1252", .windows1252), ("cp1252", .windows1252),
  ])
  func `declared one-byte encodings are read by their tables`(name: String, encoding: TextEncoding) {
    let start = Array("<?xml version='1.0' encoding='\(name)' standalone=\"yes\" ?><string>".utf8)
    let (text, findings) = decode(start + [0x80, 0x93, 0xE9, 0x81, 0xFF])
    let end = encoding == .latin1 ? "\u{80}\u{93}é\u{81}ÿ" : "€“é\u{81}ÿ"
    #expect(text.map { String(decoding: $0.utf8.dropFirst(start.count), as: UTF8.self) } == end)
    #expect(text?.encoding == encoding)
    #expect(findings == [])
  }

  @Test func `windows-1252 writes every character that it reads`() {
    let bytes = (0...UInt8.max).filter { $0 >= 0x20 }
    let text = TextEncoding.windows1252.string(bytes)
    #expect(text.hasSuffix("ÿ"))
    #expect(TextEncoding.windows1252.encode(Array(text.utf8)) == bytes)
    #expect(TextEncoding.windows1252.encode(Array("“é” … ‘x’ – — €".utf8))?.count == 15)
    for other in ["月", "\u{85}", "ł"] { #expect(TextEncoding.windows1252.encode(Array(other.utf8)) == nil) }
  }

  /// Checks declarations in UTF-8 files, with an `é` in those that aren't ASCII.
  @Test(
    arguments: [
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>é", nil),
      ("<?xml version=\"1.0\" encoding=\"utf8\"?>é", nil),
      (" \n<?xml encoding='utf-8'?>é", nil),
      ("<?xml version=\"1.0\" encoding=\"US-ASCII\"?>e", nil),
      ("<?xml version=\"1.0\"?><string encoding=\"KOI8-R\">é", nil),
      ("<?xml-stylesheet encoding=\"KOI8-R\"?>é", nil),
      ("<?xml encoding=KOI8-R?>é", nil),
      ("<plist encoding=\"KOI8-R\">é", nil),
      ("<?xml version=\"1.0\" encoding=\"①US-ASCII\"?>é", .encodingMismatch),
      ("<?xml version=\"1.0\" encoding=\"①UTF-16\"?>é", .encodingMismatch),
      (" \r\n\t<?xml version=\"1.0\" encoding = '①utf-16LE'?>e", .encodingMismatch),
      ("<?xml encoding=\"①UTF-32\"?>e", .encodingMismatch),
      ("\u{FEFF}<?xml encoding=\"①ISO-8859-1\"?>é", .encodingMismatch),
      ("\u{FEFF}<?xml encoding=\"①Shift_JIS\"?>é", .encodingMismatch),
      ("\u{FEFF}<?xml encoding=\"utf-8\"?>é", nil),
      ("<?xml encoding=\"①Shift_JIS\"?>e", .unknownEncoding),
      ("<?xml encoding=\"①macintosh\"?>é", .unknownEncoding),
      ("<?xml encoding=\"①\"?>e", .unknownEncoding),
      ("<?xml version=\"1.0\" encoding=\"①x-éß\"?>e", .unknownEncoding),
    ] as [(String, PropertyList.Problem.Kind?)])
  func `the bytes win over the declaration`(marked: String, kind: PropertyList.Problem.Kind?) {
    let marked = MarkedText(marked)
    let (text, findings) = decode(marked.bytes)
    #expect(text?.utf8 == marked.bytes)
    #expect(text?.encoding == .utf8)
    #expect(findings == zip([kind].compactMap(\.self), marked.offsets).map { Finding($0, at: $1) })
  }

  @Test func `a declaration that contradicts the byte-order mark is reported where it is written`() {
    let marked = MarkedText("<?xml version=\"1.0\" encoding=\"①UTF-8\"?><é/>")
    for encoding in [TextEncoding.utf16LittleEndian, .utf32BigEndian] {
      let (_, findings) = decode(encoded("\u{FEFF}" + marked.text, encoding))
      #expect(findings == [Finding(.encodingMismatch, at: marked.offsets[0])])
    }
    for name in ["utf-16", "UTF-16LE", "iso-10646-UCS-2"] {
      let bytes = encoded("\u{FEFF}<?xml encoding=\"\(name)\"?>", .utf16LittleEndian)
      #expect(decode(bytes).findings == [])
    }
  }

  @Test func `bytes in an unknown encoding are not reported as invalid UTF-8`() {
    let (text, findings) = decode(Array("<?xml encoding='Shift_JIS'?>".utf8) + [0x83, 0x41])
    #expect(text == nil)
    #expect(findings == [Finding(.unknownEncoding, at: 16)])
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0xE2, 0x82],
      [0xE2, 0x82, 0x28],
      [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xF0, 0x28],
      [0xF0, 0x9F, 0x28, 0x80], [0xF0, 0x9F, 0x98, 0x28], [0xFE],
    ] as [[UInt8]])
  func `invalid UTF-8 is found wherever it is`(bad: [UInt8]) {
    for count in [0, 1, 7, 8, 9, 31, 32, 33, 40, 47, 100] {
      let before = Array(String(repeating: "a", count: count).utf8)
      for start in [before, Array("é漢😀".utf8) + before, before + Array("é漢😀\u{7FF}\u{FFFF}\u{10FFFF}".utf8)] {
        for end in [[], before + [0x61]] {
          let (text, findings) = decode(start + bad + end)
          #expect(text == nil)
          #expect(findings == [Finding(.invalidEncoding, at: start.count)])
        }
      }
    }
  }

  @Test func `all scalars are valid UTF-8`() {
    var bytes: [UInt8] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value < 0x3000 || value % 7 == 0 || value & 0xFF > 0xFD else {
        continue
      }
      bytes += Array(String(scalar).utf8)
    }
    #expect(UTF8Validation(bytes.span).firstInvalid == nil)
  }

  @Test func `half a surrogate pair is read as U+FFFD`() {
    let units: [UInt16] = [0xFEFF, 0x3C, 0xE9, 0xD83D, 0x41, 0xDE00, 0xD83D, 0xDE00, 0xD83D]
    let (text, findings) = decode(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(text.map { String(decoding: $0.utf8, as: UTF8.self) } == "<é\u{FFFD}A\u{FFFD}😀\u{FFFD}")
    #expect(findings == [3, 7, 14].map { Finding(.loneSurrogate, at: $0) })
    #expect(text?.fileRange(of: 3..<6) == 6..<8)
    #expect(text?.fileRange(of: 10..<14) == 12..<16)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0x00, 0x3E], 4), ([0xFE, 0xFF, 0x00, 0x3C, 0xD8], 4),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0xD8, 0x00], 4), ([0xFF, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x11, 0x00], 4),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00], 4),
    ] as [([UInt8], Int)])
  func `invalid UTF-16 and UTF-32 is reported at its place in the file`(bytes: [UInt8], offset: Int) {
    let (text, findings) = decode(bytes)
    #expect(text == nil)
    #expect(findings == [Finding(.invalidEncoding, at: offset)])
  }

  @Test(arguments: [
    TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1, .windows1252,
  ])
  func `every position in the text maps back to the file`(encoding: TextEncoding) {
    var scalars = "\u{FEFF}".unicodeScalars
    if encoding.unitSize == 1 { scalars = "<?xml encoding='\(encoding.rawValue)'?>".unicodeScalars }
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array((encoding.unitSize == 1 ? "ab\né" : "ab\né漢😀").unicodeScalars)
    for _ in 0..<TestLength.pick(5000, long: 9000) { scalars.append(alphabet.randomElement(using: &generator) ?? "a") }

    guard let text = decode(encoded(String(scalars), encoding)).text else {
      Issue.record("no text")
      return
    }
    var (inText, inFile) = (0, 0)
    for scalar in scalars {
      let length = encoded(String(scalar), encoding).count
      if scalar == "\u{FEFF}" { inFile += length }
      guard scalar != "\u{FEFF}" else { continue }
      if text.fileOffset(of: inText) != inFile {
        Issue.record("\(inText) is at \(text.fileOffset(of: inText)), not \(inFile)")
        return
      }
      (inText, inFile) = (inText + String(scalar).utf8.count, inFile + length)
    }
    #expect(text.fileRange(of: 0..<inText).upperBound == inFile)
    #expect(text.checkpoints.count > 1)
  }

  private func decode(_ bytes: [UInt8]) -> (text: DecodedText?, findings: [Finding]) {
    var log = ProblemLog(limit: 100)
    let text = TextDecoder.decode(bytes, into: &log)
    return (text, log.inFileOrder().map { Finding($0.kind, at: $0.range.lowerBound) })
  }
}

/// Returns the four bytes of a scalar, the most significant one first.
private func bigEndian(_ scalar: Unicode.Scalar) -> [UInt8] {
  [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: scalar.value >> shift) }
}

/// Returns the bytes of `text` in `encoding`.
func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
  switch encoding {
  case .utf8: Array(text.utf8)
  case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  case .utf32LittleEndian: text.unicodeScalars.flatMap { Array(bigEndian($0).reversed()) }
  case .utf32BigEndian: text.unicodeScalars.flatMap(bigEndian)
  case .latin1, .windows1252: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }
}
