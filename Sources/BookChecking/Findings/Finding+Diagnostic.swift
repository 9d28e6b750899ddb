import BookKit
import PropertyList

extension Finding {
  /// Returns the findings of one book without duplicates, in the order of the file.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of the book.
  ///   - source: The file.
  ///   - list: The list that was read from the file, to which the diagnostics' handles belong.
  /// - Returns: One finding for each distinct diagnostic.
  package static func all(_ diagnostics: [Diagnostic], in source: PropertyList.Source, _ list: PropertyList?)
    -> [Finding]
  {
    // Most books have no mistakes, so their lines needn't be counted.
    diagnostics.isEmpty ? [] : all(diagnostics, in: source, lines: source.lines, list)
  }

  /// Returns the findings of one book whose lines have already been counted; a binary file has none.
  package static func all(
    _ diagnostics: [Diagnostic], in source: PropertyList.Source, lines: PropertyList.LineTable?, _ list: PropertyList?
  ) -> [Finding] {
    inFileOrder(FindingPlaces(source, lines, list).findings(of: diagnostics))
  }
}

/// Locates the diagnostics of one book in a single pass through its list.
private struct FindingPlaces {
  /// A place that a diagnostic refers to.
  private struct Stop {
    let spot: Diagnostic.Spot
    let purpose: Purpose

    init(_ spot: Diagnostic.Spot, _ purpose: Purpose) {
      self.spot = spot
      self.purpose = purpose
    }
  }

  /// What a diagnostic, given by its index, has at a place.
  private enum Purpose {
    case finding(Int)
    case note(String, of: Int)
    case repetition(Diagnostic, of: Int)

    var owner: Int {
      switch self {
      case .finding(let owner), .note(_, let owner), .repetition(_, let owner): owner
      }
    }
  }

  private let source: PropertyList.Source
  /// The lines of the file, or `nil` for a binary one.
  private let lines: PropertyList.LineTable?
  private let list: PropertyList?

  init(_ source: PropertyList.Source, _ lines: PropertyList.LineTable?, _ list: PropertyList?) {
    self.source = source
    self.lines = lines
    self.list = list
  }

  func findings(of diagnostics: [Diagnostic]) -> [Finding] {
    var stops: [Stop] = []
    for index in diagnostics.indices {
      let diagnostic = diagnostics[index]
      stops.append(Stop(diagnostic.spot, .finding(index)))
      for note in diagnostic.notes { stops.append(Stop(note.spot, .note(note.message, of: index))) }
      for repetition in diagnostic.repetitions {
        stops.append(Stop(repetition.spot, .repetition(repetition, of: index)))
      }
    }
    let order = stops.indices.sorted { (stops[$0].spot.position, $0) < (stops[$1].spot.position, $1) }
    var findings = [Finding?](repeating: nil, count: diagnostics.count)
    var notes = [Finding.Note?](repeating: nil, count: stops.count)
    var walk = list.map { BookWalk($0) }
    for index in order {
      let stop = stops[index]
      if let node = stop.spot.node { walk?.move(to: node) }
      let location = location(of: stop.spot, walk)
      switch stop.purpose {
      case .finding(let index): findings[index] = finding(diagnostics[index], at: location, walk)
      case .note(let message, _): notes[index] = Finding.Note(message, at: location)
      case .repetition(let repetition, let owner):
        notes[index] = Finding.Note(repetition.repetitionMessage, at: location, isRepetition: true)
        // It comes later in the file, so the finding is there.
        if let changes = changes(of: repetition, walk) { findings[owner]?.add(changes) }
      }
    }
    for index in stops.indices {
      if let note = notes[index] { findings[stops[index].purpose.owner]?.notes.append(note) }
    }
    return findings.compactMap { $0 }
  }

  private func location(of spot: Diagnostic.Spot, _ walk: BookWalk?) -> Finding.Location {
    switch spot {
    case .bytes(let range, let path): location(range, path.description)
    case .file: location(0..<0, "")
    case .node, .key, .opening: location(list.map { spot.range(in: $0) } ?? 0..<0, walk?.path ?? "")
    }
  }

  private func location(_ range: Range<Int>, _ path: String) -> Finding.Location {
    let places = lines?.places(of: range)
    return Finding.Location(range, start: places?.start, end: places?.end, path: path)
  }

  private func finding(_ diagnostic: Diagnostic, at location: Finding.Location, _ walk: BookWalk?) -> Finding {
    var (page, pageName, item, key) = (walk?.page, walk?.pageName, walk?.item, walk?.key)
    var section = walk?.section
    switch diagnostic.spot {
    case .bytes(_, let path):
      (page, pageName, item, key) = (path.page, nil, nil, path.lastKey)
      section = nil
    case .file:
      (page, pageName, item, key) = (nil, nil, nil, nil)
      section = nil
    case .node, .key, .opening: break
    }
    let changes = changes(of: diagnostic, walk)
    var hint = diagnostic.hint
    if let list, let wanted = diagnostic.fix, changes == nil { hint = wanted.hintIfUnfixable(in: list) ?? hint }
    return Finding(
      diagnostic.rule, diagnostic.message, node: diagnostic.spot.node, severity: diagnostic.severity, hint: hint,
      file: source.name, at: location, page: page, pageName: pageName, section: section, item: item,
      key: diagnostic.missingKey ?? key, fix: changes?.fix ?? [], guess: changes?.guess ?? [])
  }

  /// Returns the changes that fix a mistake, or that write what was probably meant; `nil` if there are none.
  private func changes(of diagnostic: Diagnostic, _ walk: BookWalk?) -> (
    fix: [Finding.Change], guess: [Finding.Change]
  )? {
    guard let list else { return nil }
    if let problem = diagnostic.problem, problem.kind == .unknownElement {
      let changes = source.renamingElement(problem, in: list)
      return changes.isEmpty ? nil : ([], changes)
    }
    if let wanted = diagnostic.fix {
      return wanted.change(in: list, dictionary: walk?.container).map { ([$0], []) }
    }
    guard let change = diagnostic.guess(in: list)?.change(in: list, dictionary: walk?.container) else { return nil }
    return diagnostic.differsOnlyInCase(in: list) ? ([change], []) : ([], [change])
  }
}

extension PropertyListPath {
  /// The number of the page that the path leads into, from 1.
  fileprivate var page: Int? {
    switch (steps.first, steps.dropFirst().first) {
    case (.index(let index)?, _): index + 1
    case (.key(let key)?, .index(let index)?) where key.utf8.elementsEqual("pages".utf8): index + 1
    default: nil
    }
  }

  fileprivate var lastKey: String? {
    for step in steps.reversed() { if case .key(let key) = step { return key } }
    return nil
  }
}

extension Diagnostic {
  /// What another place that shows the same mistake has to do with it.
  fileprivate var repetitionMessage: String {
    rule == .mixedEncoding ? "there is also `\(subject)` here" : "`\(subject)` is also named here"
  }

  /// The missing key that the diagnostic is about, if any.
  fileprivate var missingKey: String? {
    if rule == .missingKey { return subject }
    if rule == .missingType { return "type" }
    return rule == .missingAltText ? "altText" : nil
  }
}

extension Diagnostic.Spot {
  /// The key or value, or `nil` if the place belongs to neither.
  fileprivate var node: NodeHandle? {
    switch self {
    case .node(let node), .key(let node), .opening(let node): node
    case .bytes, .file: nil
    }
  }

  /// The position at which the walk visits the place.
  fileprivate var position: Int { node?.position ?? 0 }
}
