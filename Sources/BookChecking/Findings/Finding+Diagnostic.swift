import BookKit
import PropertyList

extension Finding {
  /// Returns the findings of one book without duplicates, in the order of the file.
  package static func all(_ diagnostics: [Diagnostic], in source: PropertyList.Source, _ list: PropertyList?)
    -> [Finding]
  {
    // Most books have no mistakes, so their lines needn't be counted.
    diagnostics.isEmpty ? [] : all(diagnostics, in: source, lines: source.lines, list)
  }

  /// Returns the findings of one book whose lines have already been counted; `lines` is `nil` for a binary file.
  package static func all(
    _ diagnostics: [Diagnostic], in source: PropertyList.Source, lines: PropertyList.LineTable?, _ list: PropertyList?
  ) -> [Finding] {
    let places = FindingPlaces(of: diagnostics, in: source, lines, list)
    return inFileOrder(diagnostics.map { places.finding($0) })
  }
}

/// Locates the diagnostics of one book in a single pass through its list.
private struct FindingPlaces {
  private let source: PropertyList.Source
  private let lines: PropertyList.LineTable?
  private let list: PropertyList?
  /// The state of the pass at each place, keyed by the position of its node.
  private var walks: [Int: BookWalk] = [:]

  init(
    of diagnostics: [Diagnostic], in source: PropertyList.Source, _ lines: PropertyList.LineTable?,
    _ list: PropertyList?
  ) {
    (self.source, self.lines, self.list) = (source, lines, list)
    guard let list else { return }
    var walk = BookWalk(list)
    let spots = diagnostics.flatMap { [$0.spot] + $0.notes.map { $0.spot } + $0.repetitions.map { $0.spot } }
    for node in spots.compactMap({ $0.node }).sorted(by: { $0.position < $1.position }) {
      walk.move(to: node)
      walks[node.position] = walk
    }
  }

  private func walk(at spot: Diagnostic.Spot) -> BookWalk? { spot.node.flatMap { walks[$0.position] } }

  private func location(of spot: Diagnostic.Spot) -> Finding.Location {
    var (range, path) = (0..<0, "")
    switch spot {
    case .bytes(let bytes, let around): (range, path) = (bytes, around.description)
    case .file: break
    case .node, .key, .opening: (range, path) = (list.map { spot.range(in: $0) } ?? 0..<0, walk(at: spot)?.path ?? "")
    }
    let places = lines?.places(of: range)
    return Finding.Location(range, start: places?.start, end: places?.end, path: path)
  }

  func finding(_ diagnostic: Diagnostic) -> Finding {
    let walk = walk(at: diagnostic.spot)
    var (page, key) = (walk?.page, walk?.key)
    if case .bytes(_, let path) = diagnostic.spot { (page, key) = (path.page, path.lastKey) }
    let changes = changes(of: diagnostic)
    var hint = diagnostic.hint
    if let list, let wanted = diagnostic.fix, changes == nil { hint = wanted.hintIfUnfixable(in: list) ?? hint }
    var finding = Finding(
      diagnostic.rule, diagnostic.message, node: diagnostic.spot.node, severity: diagnostic.severity, hint: hint,
      file: source.name, at: location(of: diagnostic.spot), page: page, pageName: walk?.pageName,
      section: walk?.section, item: walk?.item, key: diagnostic.missingKey ?? key,
      notes: diagnostic.notes.map { Finding.Note($0.message, at: location(of: $0.spot)) }, fix: changes?.fix ?? [],
      guess: changes?.guess ?? [])
    for repetition in diagnostic.repetitions {
      let location = location(of: repetition.spot)
      finding.notes.append(Finding.Note(repetition.repetitionMessage, at: location, isRepetition: true))
      if let changes = self.changes(of: repetition) { finding.add(changes) }
    }
    return finding
  }

  /// Returns the certain and the probable corrections of a mistake, or `nil` if there are none.
  private func changes(of diagnostic: Diagnostic) -> (fix: [Finding.Change], guess: [Finding.Change])? {
    guard let list else { return nil }
    let dictionary = walk(at: diagnostic.spot)?.container
    if let problem = diagnostic.problem, problem.kind == .unknownElement {
      let changes = source.renamingElement(problem, in: list)
      return changes.isEmpty ? nil : ([], changes)
    }
    if let wanted = diagnostic.fix { return wanted.change(in: list, dictionary: dictionary).map { ([$0], []) } }
    guard let change = diagnostic.guess(in: list)?.change(in: list, dictionary: dictionary) else { return nil }
    return diagnostic.differsOnlyInCase(in: list) ? ([change], []) : ([], [change])
  }
}

extension PropertyListPath {
  /// The number, from 1, of the page on the path, or `nil` if the path isn't in a page.
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
  /// The note for another place with the same mistake.
  fileprivate var repetitionMessage: String {
    rule == .mixedEncoding ? "there is also `\(subject)` here" : "`\(subject)` is also named here"
  }

  fileprivate var missingKey: String? {
    if rule == .missingKey { return subject }
    if rule == .missingType { return "type" }
    return rule == .missingAltText ? "altText" : nil
  }
}

extension Diagnostic.Spot {
  /// The key or value, or `nil` if the place belongs to neither.
  package var node: NodeHandle? {
    switch self {
    case .node(let node), .key(let node), .opening(let node): node
    case .bytes, .file: nil
    }
  }
}
