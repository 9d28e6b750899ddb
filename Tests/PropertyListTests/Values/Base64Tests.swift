import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("A", "QQ=="), ("AB", "QUI="), ("ABC", "QUJD"), ("ABCD", "QUJDRA=="), ("A", "Q Q\n=\t=\r"),
    ("A", "QQ=\n="),
    ("ABC", "\n\t\tQU\n\t\tJD\n\t"), ("ABCABC", "QUJDQUJD"), ("ABCDEF", "Q UJDREVG"), ("ABCDEF", "QUJDR EVG"),
    ("", " \n"),
  ])
  func `blanks may be anywhere`(content: String, text: String) {
    expect(text, Array(content.utf8), [])
  }

  @Test(
    arguments: [
      ("QUI①", "AB", .unpaddedBase64, "="), ("QQ①", "A", .unpaddedBase64, "=="), ("QQ=①", "A", .unpaddedBase64, "="),
      ("\n\tQUI①\n", "AB", .unpaddedBase64, "="), ("QUJD\nQQ①", "ABCA", .unpaddedBase64, "=="),
      ("QUJD①R", "ABC", .strayBase64, nil), ("QUJD①R\n", "ABC", .strayBase64, nil),
      ("QUJD①R===", "ABC", .strayBase64, nil),
      ("①R", "", .strayBase64, nil), ("①R=", "", .strayBase64, nil), ("QUJD①====", "ABC", .strayBase64, nil),
      ("QUJD①=", "ABC", .strayBase64, nil), ("QQ==①=", "A", .strayBase64, nil), ("QUI=\n①=", "AB", .strayBase64, nil),
    ] as [(String, String, PropertyList.Problem.Kind, String?)])
  func `a wrong end is warned about`(
    marked: String, content: String, kind: PropertyList.Problem.Kind, suggestion: String?
  ) {
    expect(marked, Array(content.utf8), [kind])
    let bytes = MarkedText(marked).bytes
    #expect(Base64.check(bytes.span, bytes.indices).flaws.first?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      ("QUI①*QUJD", .invalidBase64, "*"), ("QU①-_", .invalidBase64, "-"), ("QUJDQU①_D", .invalidBase64, "_"),
      ("QUI=①QUI=", .base64AfterPadding, "Q"), ("QU=①I", .base64AfterPadding, "I"),
      ("QQ== \n①QQ==", .base64AfterPadding, "Q"),
      ("①====", .invalidBase64, "===="), ("\n①= =\n", .invalidBase64, "= ="), ("QUI=①*", .invalidBase64, "*"),
      ("QUJD①é", .invalidBase64, "é"), ("①漢QUJD", .invalidBase64, "漢"), ("QUJD①\u{0}", .invalidBase64, "\u{0}"),
      ("QUJD①<!-- x -->", .invalidBase64, "<"), ("①\u{A0}QUJD", .invalidBase64, "\u{A0}"),
    ] as [(String, PropertyList.Problem.Kind, String)])
  func `invalid base64 fails at the bad character`(marked: String, kind: PropertyList.Problem.Kind, subject: String) {
    let marked = MarkedText(marked)
    let result = Base64.check(marked.bytes.span, marked.bytes.indices)
    #expect(result.value == nil)
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == [Finding(kind, at: marked.offsets[0])])
    #expect(result.flaws.first.map { String(decoding: marked.bytes[$0.subject], as: UTF8.self) } == subject)
  }

  @Test func `a cut scalar at the end stays inside the range`() {
    let bytes: [UInt8] = Array("QUJD".utf8) + [0xE6, 0xBC]
    #expect(Base64.check(bytes.span, 0..<5).flaws.map(\.range) == [4..<5])
    #expect(Base64.check(bytes.span, 0..<6).flaws.map(\.range) == [4..<6])
  }

  @Test func `only the range is looked at`() {
    let bytes = Array("*QUJD*".utf8)
    #expect(Base64.check(bytes.span, 1..<5).value == 3)
    #expect(Base64.decode(bytes.span, 1..<5) == Array("ABC".utf8))
  }

  @Test func `what is written reads back, with and without blanks`() {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = Base64.encode(bytes)
      expect(String(decoding: text, as: UTF8.self), bytes, [])
      var spaced: [UInt8] = []
      for byte in text {
        if Int.random(in: 0..<8, using: &generator) == 0 {
          spaced.append([9, 10, 13, 32].randomElement(using: &generator) ?? 32)
        }
        spaced.append(byte)
      }
      expect(String(decoding: spaced, as: UTF8.self), bytes, [])
    }
  }

  private func expect(
    _ marked: String, _ content: [UInt8], _ kinds: [PropertyList.Problem.Kind],
    at place: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(marked)
    let result = Base64.check(marked.bytes.span, marked.bytes.indices)
    let expected = zip(kinds, marked.offsets).map { Finding($0, at: $1) }
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == expected, sourceLocation: place)
    #expect(result.value == content.count, sourceLocation: place)
    #expect(Base64.decode(marked.bytes) == content, sourceLocation: place)
  }
}
