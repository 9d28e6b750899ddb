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
  /// A place that a diagnostic refers to, and the index of that diagnostic.
  private struct Stop {
    let spot: Diagnostic.Spot
    let diagnostic: Int
    /// Whether this is the diagnostic's own place and not that of a note.
    let isMain: Bool
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
      guard stops[index].isMain, var finding = findings[stops[index].diagnostic] else { return nil }
      let notes = diagnostics[stops[index].diagnostic].notes
      finding.notes = notes.indices.compactMap { note in
        locations[index + 1 + note].map { Finding.Note(notes[note].message, at: $0) }
      }
      return finding
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
    var fix: [Finding.Change] = []
    var guess: [Finding.Change] = []
    var hint = diagnostic.hint
    if let list, let wanted = diagnostic.fix {
      if let change = wanted.change(in: list, dictionary: walk?.container) {
        fix = [change]
      } else {
        hint = wanted.hintIfUnfixable(in: list) ?? hint
      }
    } else if let list, let change = diagnostic.guess(in: list)?.change(in: list, dictionary: walk?.container) {
      if diagnostic.differsOnlyInCase(in: list) { fix = [change] } else { guess = [change] }
    }
    return Finding(
      diagnostic.rule, diagnostic.message, node: diagnostic.spot.node, severity: diagnostic.severity, hint: hint,
      file: source.name, at: location, page: page, pageName: pageName, section: section, item: item,
      key: diagnostic.missingKey ?? key, fix: fix, guess: guess)
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
  /// The missing key that the diagnostic is about, if any.
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
