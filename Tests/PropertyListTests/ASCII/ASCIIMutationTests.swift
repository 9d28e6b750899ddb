import BookTestSupport
import Testing

@testable import PropertyList

/// Tests that damage intact files at random and check that the result is consistent.
@Suite struct ASCIIMutationTests {
  private static let seeds = [
    "// !$*UTF8*$!\n{\n\ta /* b */ = {isa = \"c d\"; e = (f, \"g\\n\", <0fbd 77>, ); };\n}\n",
    "/* a */\n\"b\" = \"c\";\n\n/* d */\n'e' = \"f \\U00e9\\341 \\Ud83d\\Ude00\"; // g\nh;\nm = {i = (); j = {};};\n",
    "(<*I5>, <*R1.5>, <*BY>, <*D2024-01-01 00:00:00 +0000>, <[QUJD]>, {a = <0fbd>; \"é\" = 漢;})",
    "{a = b;\n<<<<<<< mine\nc = ${D};\n=======\ne = $(F) g;\n>>>>>>> theirs\n}",
  ]

  private static let tokens = [
    "{", "}", "(", ")", "<", ">", "[", "]", ";", ",", "=", ":", "\"", "'", "\\", "/*", "*/", "//", "\n", " ", "a", "$",
    "${",
    "\\U", "\\7", "\0", "\u{A0}", "\u{2028}", "é", "😀", "<*I", "<[", "<<<<<<<", "\n>>>>>>>", "\u{FEFF}", "-", "+",
    "\u{1}",
  ]

  private func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array((ASCIIMutationTests.seeds.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let stretch = place..<min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(stretch)
      case 1: bytes.insert(contentsOf: bytes[stretch], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: (ASCIIMutationTests.tokens.randomElement(using: &random) ?? "").utf8, at: place)
      }
      if bytes.isEmpty { bytes = Array("(".utf8) }
    }
    return bytes
  }

  @Test(arguments: 0..<TestLength.pick(10, long: 40))
  func `damage is reported and does no harm`(batch: Int) {
    var random = SeededGenerator(seed: UInt64(batch))
    for _ in 0..<500 {
      let bytes = mutated(&random)
      var options = ReadingOptions()
      options.acceptsGNUstepValues = Bool.random(using: &random)
      options.acceptsBlankFile = Bool.random(using: &random)
      check(scan(bytes, options: options), bytes)
    }
  }

  /// Reads bytes as old-style text, although they can be invalid UTF-8 or look like another format.
  private func scan(_ bytes: [UInt8], options: ReadingOptions) -> PropertyList.Reading {
    var scanner = ASCIIScanner(bytes.span, log: ProblemLog(limit: 100), options: options)
    let result = scanner.scan()
    let source = PropertyList.Source(bytes)
    let list = PropertyList(source: source, format: .ascii, text: DecodedText(utf8: bytes), nodes: result.nodes)
    return PropertyList.Reading(
      document: result.nodes.isEmpty ? nil : list, source: source, problems: result.log.inFileOrder(),
      unlistedProblems: result.log.unlisted)
  }

  private func check(_ reading: PropertyList.Reading, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for problem in reading.problems {
      #expect(problem.range.upperBound <= bytes.count && !problem.message.isEmpty, "\(problem) in \(text)")
    }
    #expect(reading.document != nil || !reading.problems.isEmpty, "\(text)")
    guard let list = reading.document else { return }
    checkNesting(list, text)
    var options = WritingOptions()
    options.allowsSubstitutes = true
    #expect(list.written(as: .json, options: options).bytes != nil, "\(text)")
    let writing = list.written(as: .ascii)
    #expect(list.written(as: .ascii, options: options).bytes != nil, "\(text)")
    let isText = UTF8Validation(bytes.span).firstInvalid == nil
    guard isText, reading.isWellFormed, writing.losses.isEmpty, let written = writing.bytes else { return }
    var reading = ReadingOptions()
    reading.acceptsBlankFile = true
    let again = PropertyList.read(PropertyList.Source(written), options: reading).document
    #expect(again.map(outline) == outline(list), "\(text)")
  }

  /// Checks that every node lies inside the node that contains it and after the one before it.
  private func checkNesting(_ list: PropertyList, _ text: String) {
    var open: [(last: Int, end: Int, bytes: Range<Int>)] = []
    var isSound = list.nodes.first.map { Int($0.extent) == list.nodes.count } ?? false
    for (position, node) in list.nodes.enumerated() {
      while let container = open.last, container.last <= position { open.removeLast() }
      let last = position + max(1, Int(node.extent))
      let outer = open.last?.bytes ?? 0..<list.text.utf8.count
      let isOwnValue = position > 0 && list.nodes[position - 1].range == node.range
      isSound = isSound && node.start <= node.end && outer.lowerBound <= node.range.lowerBound
      isSound = isSound && node.range.upperBound <= outer.upperBound && last <= open.last?.last ?? list.nodes.count
      isSound = isSound && (Int(node.start) >= (open.last?.end ?? 0) || isOwnValue)
      isSound = isSound && (node.kind.isContainer || node.extent == 1)
      if !open.isEmpty { open[open.count - 1].end = node.range.upperBound }
      if node.kind.isContainer { open.append((last, Int(node.start), node.range)) }
    }
    #expect(isSound, "\(text)")
  }
}
