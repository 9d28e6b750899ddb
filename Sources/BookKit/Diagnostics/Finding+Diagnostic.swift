import PropertyList

extension Finding {
  /// The findings of one book, in the order of the file, none twice.
  ///
  /// - Parameters:
  ///   - diagnostics: What is wrong with the book.
  ///   - source: The file.
  ///   - list: The list that was read from it, to which the diagnostics' handles belong.
  /// - Returns: One finding for each diagnostic that says something of its own.
  package static func all(_ diagnostics: [Diagnostic], in source: PropertyList.Source, _ list: PropertyList?)
    -> [Finding]
  {
    // Most books are good: no need to count their lines.
    diagnostics.isEmpty ? [] : all(diagnostics, in: source, lines: source.lines, list)
  }

  /// The findings of one book whose lines have been counted; a binary one has none.
  package static func all(
    _ diagnostics: [Diagnostic], in source: PropertyList.Source, lines: LineTable?, _ list: PropertyList?
  ) -> [Finding] {
    inFileOrder(FindingPlaces(source, lines, list).findings(of: diagnostics))
  }
}

/// Finds where the diagnostics of one book are, going through its list only once.
private struct FindingPlaces {
  /// A place as the diagnostics name it, and to which of them it belongs.
  private struct Stop {
    let spot: Diagnostic.Spot
    let diagnostic: Int
    /// Whether it is the diagnostic's own, not that of a note.
    let isMain: Bool
  }

  private let source: PropertyList.Source
  /// Nothing for a binary file, which has no lines.
  private let lines: LineTable?
  private let list: PropertyList?

  init(_ source: PropertyList.Source, _ lines: LineTable?, _ list: PropertyList?) {
    self.source = source
    self.lines = lines
    self.list = list
  }

  func findings(of diagnostics: [Diagnostic]) -> [Finding] {
    var stops: [Stop] = []
    for index in diagnostics.indices {
      stops.append(Stop(spot: diagnostics[index].spot, diagnostic: index, isMain: true))
      for note in diagnostics[index].notes { stops.append(Stop(spot: note.spot, diagnostic: index, isMain: false)) }
    }
    let order = stops.indices.sorted { (stops[$0].spot.position, $0) < (stops[$1].spot.position, $1) }
    var locations = [Finding.Location?](repeating: nil, count: stops.count)
    var findings = [Finding?](repeating: nil, count: diagnostics.count)
    var walk = list.map { BookWalk($0) }
    for index in order {
      let stop = stops[index]
      if let node = stop.spot.node { walk?.move(to: node) }
      let location = location(of: stop.spot, walk)
      locations[index] = location
      if stop.isMain { findings[stop.diagnostic] = finding(diagnostics[stop.diagnostic], at: location, walk) }
    }
    return stops.indices.compactMap { index in
      guard stops[index].isMain, let finding = findings[stops[index].diagnostic] else { return nil }
      let notes = diagnostics[stops[index].diagnostic].notes
      return finding.with(
        notes.indices.compactMap { note in
          locations[index + 1 + note].map { Finding.Note(notes[note].message, at: $0) }
        })
    }
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
    switch diagnostic.spot {
    case .bytes(_, let path): (page, pageName, item, key) = (path.page, nil, nil, path.lastKey)
    case .file: (page, pageName, item, key) = (nil, nil, nil, nil)
    case .node, .key, .opening: break
    }
    var fix: [Finding.Change] = []
    var guess: [Finding.Change] = []
    var hint = diagnostic.hint
    if let list, let wanted = diagnostic.fix {
      if let change = wanted.change(in: list, dictionary: walk?.container) {
        fix = [change]
      } else {
        hint = wanted.hintWithoutChange(in: list) ?? hint
      }
    } else if let list, let change = diagnostic.guess(in: list)?.change(in: list, dictionary: walk?.container) {
      if diagnostic.isGuessOfCase { fix = [change] } else { guess = [change] }
    }
    return Finding(
      diagnostic.rule, diagnostic.message, severity: diagnostic.severity, hint: hint, file: source.name,
      at: location, page: page, pageName: pageName, item: item, key: diagnostic.missingKey ?? key, fix: fix,
      guess: guess)
  }
}

extension Finding {
  fileprivate func with(_ notes: [Note]) -> Finding {
    guard !notes.isEmpty else { return self }
    return Finding(
      rule, message, severity: severity, hint: hint, file: file, at: location, page: page, pageName: pageName,
      item: item, key: key, notes: notes, fix: fix, guess: guess)
  }
}

extension PropertyListPath {
  /// The page that the path leads into, from 1.
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
  /// The key that the finding is about, though it is not there.
  fileprivate var missingKey: String? {
    switch rule {
    case .missingType: "type"
    case .missingKey: subject
    case .missingAltText: "altText"
    default: nil
    }
  }
}

extension Diagnostic.Spot {
  /// The key or value; nothing for what belongs to none.
  fileprivate var node: NodeHandle? {
    switch self {
    case .node(let node), .key(let node), .opening(let node): node
    case .bytes, .file: nil
    }
  }

  /// Where the walk passes it.
  fileprivate var position: Int { node?.position ?? 0 }
}
