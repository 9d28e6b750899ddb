/// Determines the format of a file by its first bytes and scans it.
struct FileReader {
  let source: PropertyList.Source
  let options: ReadingOptions

  func read() -> PropertyList.Reading {
    if let refusal { return refusal }
    // A byte-order mark before a binary file is reported as such.
    if Cursor(source.bytes.span).matches("bplist", at: source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      let scan = BinaryWalk.scan(source.bytes, options: options)
      return result(scan, format: .binary, text: DecodedText(utf8: source.bytes))
    }
    guard Build.includesDiagnostics else { return failure(PropertyList.Problem(.unexpectedCharacter, at: 0..<0)) }
    return readText { text, log in
      if PropertyList.Format.ofText(text.utf8) == .xml {
        var scanner = XMLScanner(text.utf8.span, log: log, options: options)
        return result(scanner.scan(), format: .xml, text: text)
      }
      var scanner = ASCIIScanner(text.utf8.span, log: log, options: options)
      return result(scanner.scan(), format: .ascii, text: text)
    }
  }

  /// Reads the file as JSON, whatever its first bytes say.
  func readJSON(as meaning: JSONMeaning) -> PropertyList.Reading {
    if let refusal { return refusal }
    return readText { text, log in
      var scanner = JSONScanner(text.utf8.span, log: log, options: options, meaning: meaning)
      return result(scanner.scan(), format: .json, text: text)
    }
  }

  private func readText(_ scan: (DecodedText, ProblemLog) -> PropertyList.Reading) -> PropertyList.Reading {
    var log = ProblemLog(limit: options.limits.problems)
    if let text = TextDecoder.decode(source.bytes, into: &log) { return scan(text, log) }
    return PropertyList.Reading(
      document: nil, source: source, problems: log.inFileOrder(), unlistedProblems: log.unlisted)
  }

  /// The result for a file that is rejected without being read, or `nil` if the file has to be read.
  private var refusal: PropertyList.Reading? {
    guard !source.bytes.isEmpty else { return failure(PropertyList.Problem(.empty, at: 0..<0)) }
    let maxCount = min(options.limits.bytes, PropertyList.Limits.generous.bytes)
    guard source.bytes.count > maxCount else { return nil }
    return failure(PropertyList.Problem(.tooLarge, at: 0..<0, subject: String(maxCount)))
  }

  @inline(__always)
  private func failure(_ problem: @autoclosure () -> PropertyList.Problem) -> PropertyList.Reading {
    PropertyList.Reading(document: nil, source: source, problems: Build.includesDiagnostics ? [problem()] : [])
  }

  private func result(_ scan: ScanResult, format: PropertyList.Format, text: DecodedText) -> PropertyList.Reading {
    var nodes = scan.nodes
    var problems = Build.includesDiagnostics ? scan.log.inFileOrder() : []
    var reliableEnd: Int?
    if Build.includesDiagnostics, options.explainsNesting, let found = scan.nestingBreak, !nodes.isEmpty {
      let fault = NestingFault(found, nodes, text.utf8, format)
      problems = fault.problemsWithoutConsequences(scan.log)
      fault.flagDamaged(in: &nodes)
      reliableEnd = text.fileRange(of: fault.reliableEnd..<fault.reliableEnd).lowerBound
    }
    if Build.includesDiagnostics, format != .binary {
      markDamage(at: problems.filter { $0.kind.losesEntries }.map { $0.range.lowerBound }, in: &nodes)
    }
    problems = problems.map { $0.moved(to: text) }
    let list = PropertyList(
      source: source, format: format, text: text, nodes: nodes, hasComments: scan.hasComments, reliableEnd: reliableEnd)
    return PropertyList.Reading(
      document: nodes.isEmpty ? nil : list, source: source, problems: problems, unlistedProblems: scan.log.unlisted)
  }

  /// Marks the innermost containers around offsets in the text at which something is missing.
  private func markDamage(at offsets: [Int], in nodes: inout [Node]) {
    guard !offsets.isEmpty else { return }
    var innermost = [Int?](repeating: nil, count: offsets.count)
    for index in nodes.indices where nodes[index].kind.isContainer {
      let range = nodes[index].range
      for (number, offset) in offsets.enumerated() where range.lowerBound < offset && offset < range.upperBound {
        innermost[number] = index
      }
    }
    for index in innermost { if let index { nodes[index].flags.insert(.damaged) } }
  }
}

extension PropertyList.Problem {
  fileprivate func moved(to text: DecodedText) -> PropertyList.Problem {
    guard text.encoding != .utf8 else { return self }
    return PropertyList.Problem(
      kind, at: text.fileRange(of: range), subject: subject, suggestion: suggestion, path: path,
      notes: notes.map { Note($0.kind, at: text.fileRange(of: $0.range), subject: $0.subject) })
  }
}
