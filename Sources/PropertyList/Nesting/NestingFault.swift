/// The position from which the nesting of a text makes no sense, and what is probably wrong there.
struct NestingFault {
  let offset: Int
  /// The offset from which the nesting is uncertain.
  let reliableEnd: Int
  /// The problem at `offset`, or `nil` if the indentation doesn't show it.
  private(set) var problem: PropertyList.Problem?

  private typealias Kind = PropertyList.Problem.Kind
  private typealias Token = IndentationWalk.Token
  private typealias Container = IndentationWalk.Container

  /// The offset at which the nesting was found to be broken.
  private let end: Int
  private let nodes: [Node]
  private let text: [UInt8]
  private let format: PropertyList.Format

  init(_ found: NestingWatch.Break, _ nodes: [Node], _ text: [UInt8], _ format: PropertyList.Format) {
    (self.nodes, self.text, self.format) = (nodes, text, format)
    var tokens = IndentationWalk.token(upTo: found.offset, nodes, text)
    // With a missing or extra bracket, the end of one container can be mistaken for the end of another.
    let start = tokens.last.containerBefore.map { Int(nodes[$0].start) }
    let suspicion = start.flatMap { start in found.suspicions.first { $0 > start } }
    end = suspicion ?? found.offset
    if suspicion != nil { tokens = IndentationWalk.token(upTo: end, nodes, text) }
    let token = tokens.first
    if format == .xml, let comment = NestingFault.openComment(in: text, before: token.offset) {
      (offset, reliableEnd) = (comment, comment)
      let kind = Kind.unterminatedComment
      problem = PropertyList.Problem(kind, at: comment..<comment + 4, suggestion: "-->", path: path(to: token))
      return
    }
    let container = token.open.last
    // In old-style text, the key of an entry that isn't in a dictionary looks like a value until its `=`.
    let isEntry = format == .ascii && token.nodeCount > 0 && Cursor(text.span).matches("=", at: token.offset)
    let isOutside = token.indentation.map { $0 <= container?.indentation ?? 0 } ?? false
    let isKeyInArray = (token.isKey || isEntry) && container?.kind == .array && !isOutside
    if isKeyInArray, let last = token.endBefore, !last.isAligned, isEntry || last.keyIndentation == token.indentation {
      (offset, reliableEnd) = (last.offset, last.offset)
      problem = problem(.prematureClose, of: last.container, token)
      return
    }
    offset = isEntry ? Int(nodes[token.nodeCount - 1].start) : token.offset
    // If the token is outside of all containers, even the outermost container is uncertain.
    reliableEnd = container == nil && !token.isClosing ? 0 : offset
    if isKeyInArray {
      problem = problem(.missingOpening, of: container, token, missing: .dictionary)
    } else if let kind = kind(of: token) {
      problem = problem(kind, of: container, token, missing: isKey(token) ? .dictionary : .array)
    }
  }

  /// Returns the start of the comment just before `end` if it contains another `<!--`, so its `-->` is probably
  /// missing.
  private static func openComment(in text: [UInt8], before end: Int) -> Int? {
    let cursor = Cursor(text.span)
    var index = 0
    while let start = cursor.firstIndex(of: "<!--", from: index), start < end,
      let close = cursor.firstIndex(of: "-->", from: start + 4)
    {
      index = close + 3
      guard text.span.endOfBlanks(from: index) == end else { continue }
      return cursor.firstIndex(of: "<!--", from: start + 4).flatMap { $0 < close ? start : nil }
    }
    return nil
  }

  /// Returns what is wrong at a token, or `nil` if neither its indentation nor its kind shows it.
  private func kind(of token: Token) -> Kind? {
    guard token.offset < text.count else { return nil }
    guard let container = token.open.last, nodes[container.node].lead > 0 else {
      return token.isClosing ? .prematureClose : token.isKey && token.open.isEmpty ? .missingOpening : nil
    }
    guard let indentation = token.indentation else {
      let isParent = token.open.dropLast().last?.kind == .array && container.kind == .dictionary
      if isParent && isArrayPunctuation(at: token.offset) { return .missingClose }
      let isDoubled = format == .ascii && closedKind(at: token.offset) == container.kind
      return isDoubled && followsBracket(token.offset) ? .prematureClose : nil
    }
    if token.isClosing {
      if indentation < container.indentation { return .missingClose }
      let isOwn = closedKind(at: token.offset) == container.kind
      return isOwn || indentation > container.indentation ? .prematureClose : nil
    }
    guard let expected = token.expected else { return indentation <= container.indentation ? .missingClose : nil }
    return indentation < expected ? .missingClose : indentation > expected ? .missingOpening : nil
  }

  /// Returns whether a token is a key, even in an array.
  private func isKey(_ token: Token) -> Bool {
    guard format == .ascii, token.nodeCount < nodes.count, Int(nodes[token.nodeCount].start) == token.offset else {
      return token.isKey
    }
    let end = text.span.endOfTrivia(from: Int(nodes[token.nodeCount].end))
    return token.isKey || Cursor(text.span).matches("=", at: end)
  }

  /// Returns the kind of container that the token at `offset` closes, if any.
  private func closedKind(at offset: Int) -> NodeKind? {
    let cursor = Cursor(text.span)
    if cursor.matches("</dict", at: offset) || cursor.matches("}", at: offset) { return .dictionary }
    return cursor.matches("</array", at: offset) || cursor.matches(")", at: offset) ? .array : nil
  }

  /// Returns whether a `,` or `)`, which only arrays have, is at `offset`.
  private func isArrayPunctuation(at offset: Int) -> Bool {
    let cursor = Cursor(text.span)
    return format == .ascii && (cursor.matches(",", at: offset) || cursor.matches(")", at: offset))
  }

  private func followsBracket(_ offset: Int) -> Bool {
    var index = offset - 1
    while index > 0, text.span.blankLength(at: index) > 0 { index -= 1 }
    return index > 0 && (text[index] == UInt8(ascii: "}") || text[index] == UInt8(ascii: ")"))
  }

  // MARK: - The problem

  private func problem(
    _ kind: Kind, of container: Container?, _ token: Token, missing: NodeKind = .dictionary
  ) -> PropertyList.Problem {
    var subject = Quotation.of(text.span, range(at: offset))
    if kind == .missingOpening { subject = bracket(missing) }
    if kind == .missingClose { subject = container.map { bracket($0.kind, isClosing: true) } ?? "" }
    var notes: [PropertyList.Problem.Note] = []
    if let container, nodes[container.node].lead > 0 {
      let range = range(at: Int(nodes[container.node].start))
      notes.append(PropertyList.Problem.Note(.openedHere, at: range, subject: bracket(container.kind)))
    }
    return PropertyList.Problem(
      kind, at: range(at: offset), subject: subject, suggestion: notes.first?.subject, path: path(to: token),
      notes: notes)
  }

  private func bracket(_ kind: NodeKind, isClosing: Bool = false) -> String {
    let isDictionary = kind == .dictionary
    guard format == .xml else { return isDictionary ? isClosing ? "}" : "{" : isClosing ? ")" : "(" }
    return (isClosing ? "</" : "<") + (isDictionary ? "dict>" : "array>")
  }

  /// Returns the range of the tag, the bracket or the word at `offset`.
  private func range(at offset: Int) -> Range<Int> {
    guard offset < text.count else { return offset..<offset }
    if format == .xml {
      guard let tag = XMLTag(at: offset, in: text.span) else { return offset..<offset + 1 }
      return offset..<min(tag.end, tag.name.upperBound + 1)
    }
    var end = offset
    while end < text.count, ASCIIByte.isWord(text[end]) { end += 1 }
    return offset..<max(end, offset + 1)
  }

  private func path(to token: Token) -> PropertyListPath {
    let before = nodes.span.extracting(first: token.nodeCount)
    return TreeBuilder.path(in: before, open: token.open.map { $0.node }) { $0.quotedText(in: text.span, format) }
  }

  // MARK: - The consequences

  /// Marks the containers whose contents are uncertain.
  func flagDamaged(in nodes: inout [Node]) {
    for index in nodes.indices where nodes[index].kind.isContainer && Int(nodes[index].start) < offset {
      if index == 0 || Int(nodes[index].end) >= offset { nodes[index].flags.insert(.damaged) }
    }
  }

  /// Returns the fault, and all problems that aren't consequences of it.
  func problemsWithoutConsequences(_ log: ProblemLog) -> [PropertyList.Problem] {
    var problems = log.inFileOrder()
    let original = problems.first { $0.range.lowerBound >= end && $0.kind.dependsOnNesting && $0.severity == .error }
    problems.removeAll { $0.kind.dependsOnNesting && $0.range.lowerBound >= offset }
    guard let problem = problem ?? original else { return problems }
    let index = problems.firstIndex { $0.range.lowerBound > problem.range.lowerBound } ?? problems.count
    problems.insert(problem, at: index)
    return problems
  }
}
