import BookKit
import PropertyList

/// Checks for files that are missing, damaged, too large or unused.
enum AssetChecks {
  static let all: [Check] = [.ofErrors(files)]

  /// `missing-asset`, `unreadable-asset`, `large-asset`, `unknown-duration`, `unused-asset`, and `out-of-range`.
  ///
  /// The last is reported if a sound begins past its end.
  @Sendable static func files(_ context: CheckContext) -> [Diagnostic] {
    guard let assets = context.assets else { return [] }
    var walk = AssetWalk(assets)
    let uses = AssetUse.all(in: context.book)
    for index in uses.indices { walk.check(uses[index]) }
    walk.checkUnused(besides: context.list)
    return walk.found
  }
}

/// Checks the files that a book refers to.
private struct AssetWalk {
  private let assets: AssetCatalog
  /// The names of the files, which are needed only if one is missing.
  private lazy var names = AssetNames(assets)
  /// Whether each file in the folder has been referred to.
  private var isUsed: [Bool]
  /// Whether each file in the folder has been referred to as what it is.
  private var isUsedRightly: [Bool]
  /// The paths of missing files.
  private var missing = NameTable()
  private(set) var found: [Diagnostic] = []

  /// The largest file size that isn't reported.
  private static let maxByteCount = 10_000_000
  /// The longest side of a picture that isn't reported.
  private static let maxSide = 4096.0

  init(_ assets: AssetCatalog) {
    self.assets = assets
    isUsed = Array(repeating: false, count: assets.assets.count)
    isUsedRightly = isUsed
  }

  mutating func check(_ use: AssetUse) {
    // A path that leads out of the folder was reported when the book was read.
    guard let node = use.file.node else { return }
    let name = use.file.value
    var subject: String { Quotation.of(name) }
    guard let index = assets.index(of: name) else {
      if let path = AssetPath(name) { reportMissing(path, at: node, subject, use) }
      return
    }
    let facts = assets.assets[index].facts
    isUsed[index] = true
    if facts.error == .outside {
      let cause = Diagnostic.Cause.catalogedFile(index)
      found.append(Diagnostic(.unsafePath, at: .node(node), subject: subject, detail: .file(.outside), cause: cause))
      return
    }
    if let fault = fault(of: facts, for: use.kind) {
      found.append(
        Diagnostic(
          .unreadableAsset, at: .node(node), subject: subject, detail: .file(fault), cause: .catalogedFile(index)))
      return
    }
    let isFirstUse = !isUsedRightly[index]
    isUsedRightly[index] = true
    if use.isIdle { found.append(Diagnostic(.unusedAsset, at: .node(node), subject: subject, advice: .font)) }
    if isFirstUse, let size = excess(of: facts) {
      found.append(Diagnostic(.largeAsset, at: .node(node), subject: subject, detail: .file(size)))
    }
    if let start = use.start, let place = start.node, let length = facts.duration, start.value > 0,
      start.value >= length
    {
      found.append(
        Diagnostic(.outOfRange, at: .node(place), subject: "start", detail: .range(.soundLength(subject, length))))
    }
    if use.needsDuration, facts.duration == nil {
      found.append(Diagnostic(.unknownDuration, at: .node(node), subject: subject))
    }
  }

  private mutating func reportMissing(_ path: AssetPath, at node: NodeHandle, _ subject: String, _ use: AssetUse) {
    let other = names.indexInOtherCase(of: path)
    let bare = TypographicQuote.stripped(path.utf8).map { String(decoding: $0, as: UTF8.self) }
    let meant = other ?? bare.flatMap { assets.index(of: $0) } ?? names.suggestion(for: path)
    var suggestion = meant.map { assets.assets[$0].path.description }
    // A file whose name is misspelled isn't unused.
    if let meant { isUsed[meant] = true }
    var fault: Diagnostic.FileFault?
    if other != nil, let suggestion { fault = .otherCase(Quotation.of(suggestion)) }
    if use.couldBeColor, AssetFormat(extensionOf: path.description) == nil {
      fault = .notAColor
      if let bare, Color(Array(bare.utf8)) != nil { suggestion = bare }
    }
    if path.isHidden { fault = .hidden }
    // Offer a fix if only one file can be meant and it is of the right kind.
    var fix: Diagnostic.Fix?
    if let meant, assets.assets[meant].facts.format.use == use.kind, names.isOnlyNear(path, meant) {
      fix = suggestion.map { .text(node, $0) }
    }
    found.append(
      Diagnostic(
        .missingAsset, at: .node(node), subject: subject, detail: fault.map { .file($0) },
        suggestion: suggestion.map { .text($0) }, fix: fix, cause: .file(missing.intern(path.utf8).number)))
  }

  /// Returns why a file can't be used.
  private func fault(of facts: AssetFacts, for use: AssetFormat.Use) -> Diagnostic.FileFault? {
    let fault = Diagnostic.FileFault.format(facts.format, not: use)
    // What a file lacks as a sound doesn't matter where it's meant to be a picture.
    if case .damaged? = facts.error, !facts.format.canBeUsed(as: use) { return fault }
    if let error = facts.error { return .unusable(error) }
    if use == .font { return facts.font == nil ? fault : nil }
    return facts.format.canBeUsed(as: use) ? nil : fault
  }

  /// Returns the size of a file if it is too large.
  private func excess(of facts: AssetFacts) -> Diagnostic.FileFault? {
    if facts.byteCount > AssetWalk.maxByteCount { return .byteCount(facts.byteCount) }
    // A vector graphic has no pixels.
    guard facts.format != .svg, let size = facts.size else { return nil }
    guard max(size.width, size.height) > AssetWalk.maxSide, max(size.width, size.height) < 1e9 else { return nil }
    return .pixels(width: Int(size.width), height: Int(size.height))
  }

  mutating func checkUnused(besides list: PropertyList) {
    if isUsed.contains(false) { markMentioned(in: list) }
    for (index, asset) in assets.assets.enumerated() where !isUsed[index] {
      let name = asset.path.description
      guard asset.facts.format.use != nil || AssetFormat(extensionOf: name) != nil else { continue }
      found.append(Diagnostic(.unusedAsset, at: .file, subject: Quotation.of(name)))
    }
  }

  /// Marks the files named in parts of the book that weren't understood; those parts are reported already.
  private mutating func markMentioned(in list: PropertyList) {
    var pending = [list.root]
    while let node = pending.popLast() {
      pending += list.elements(of: node)
      for entry in list.entries(of: node) { pending.append(entry.value) }
      guard let text = list.string(of: node), text.utf8.count < 1024, let index = assets.index(of: text) else {
        continue
      }
      isUsed[index] = true
    }
  }
}
