import PropertyList

/// Files that are missing, damaged, too large, or there for nothing.
enum AssetChecks {
  /// `missing-asset`, `unreadable-asset`, `large-asset`, `unknown-duration`, `unused-asset`, and `out-of-range` where a
  /// sound begins past its end.
  @Sendable static func files(_ context: CheckContext) -> [Diagnostic] {
    guard let assets = context.assets else { return [] }
    var walk = AssetWalk(assets)
    for use in AssetUse.all(in: context.book) { walk.check(use) }
    walk.checkUnused(besides: context.list)
    return walk.found
  }
}

/// Goes through the files that a book names.
private struct AssetWalk {
  private let assets: AssetCatalog
  private var names: AssetNames
  /// Whether each file of the folder has been named already.
  private var isUsed: [Bool]
  private(set) var found: [Diagnostic] = []

  /// The largest file that is taken without a word.
  private static let largestByteCount = 10_000_000
  /// The longest side of a picture that is taken without a word.
  private static let longestSide = 4096.0

  init(_ assets: AssetCatalog) {
    self.assets = assets
    names = AssetNames(assets)
    isUsed = Array(repeating: false, count: assets.assets.count)
  }

  mutating func check(_ use: AssetUse) {
    // A path that leads nowhere in the folder has been told when the book was read.
    guard let node = use.file.node, let path = AssetPath(use.file.value) else { return }
    let subject = Quotation.of(use.file.value)
    guard let index = names.index(of: path) else {
      reportMissing(path, at: node, subject, use)
      return
    }
    let facts = assets.assets[index].facts
    let isFirstUse = !isUsed[index]
    isUsed[index] = true
    if facts.content == .unreadable(.outside) {
      found.append(Diagnostic(.unsafePath, at: .node(node), subject: subject, detail: "through a link"))
      return
    }
    if let fault = fault(of: facts, for: use.kind) {
      // A file is as bad at every place: the first one will do.
      if isFirstUse {
        found.append(
          Diagnostic(.unreadableAsset, at: .node(node), subject: subject, detail: fault, advice: advice(for: facts)))
      }
      return
    }
    if isFirstUse, let size = excess(of: facts) {
      found.append(Diagnostic(.largeAsset, at: .node(node), subject: subject, detail: size))
    }
    if let start = use.start, let place = start.node, let length = facts.duration, start.value > 0,
      start.value >= length
    {
      found.append(
        Diagnostic(
          .outOfRange, at: .node(place), subject: "start",
          detail: "`\(subject)` is only \(AssetWalk.seconds(length)) seconds long"))
    }
    if use.needsDuration, facts.duration == nil {
      found.append(Diagnostic(.unknownDuration, at: .node(node), subject: subject))
    }
  }

  /// A time in seconds as people read it.
  private static func seconds(_ number: Double) -> String {
    var bytes: [UInt8] = []
    TraceText.appendThousandths(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func reportMissing(_ path: AssetPath, at node: NodeHandle, _ subject: String, _ use: AssetUse) {
    let other = names.indexInOtherCase(of: path)
    let meant = other ?? names.suggestion(for: path)
    let suggestion = meant.map { Quotation.of(assets.assets[$0].path.utf8) }
    // A file whose name is misspelt is not there for nothing.
    if let meant { isUsed[meant] = true }
    var detail = ""
    if other != nil, let suggestion { detail = "there is `\(suggestion)`, and capital letters count" }
    if use.couldBeColor, AssetFormat(endingOf: path.description) == nil { detail = "nor is it a colour" }
    // Only one file can be meant, and it is of the right kind.
    var fix: Diagnostic.Fix?
    if let meant, assets.assets[meant].facts.format.use == use.kind, names.isOnlyNear(path, meant) {
      fix = .text(node, assets.assets[meant].path.description)
    }
    found.append(
      Diagnostic(.missingAsset, at: .node(node), subject: subject, detail: detail, suggestion: suggestion, fix: fix))
  }

  /// Why a file is of no use, as the end of a sentence about it.
  private func fault(of facts: AssetFacts, for use: AssetFormat.Use) -> String? {
    if let fault = facts.fault { return fault.words }
    guard let found = facts.format.use, found != use else { return nil }
    return "is \(facts.format.words), no \(use == .picture ? "picture" : "sound")"
  }

  /// What to do about a file that was not even opened.
  private func advice(for facts: AssetFacts) -> String? {
    guard case .unreadable(let fault) = facts.content else { return nil }
    switch fault {
    case .forbidden: return "allow it to be read, as with `chmod -R u+rX .` in the book's folder"
    case .unopened: return "look whether the disk on which it lies is sound"
    default: return nil
    }
  }

  /// How large a file is, if it is too large.
  private func excess(of facts: AssetFacts) -> String? {
    if facts.byteCount > AssetWalk.largestByteCount {
      // Rounded up, for a file over the limit should not seem to be at it.
      return "\((facts.byteCount + 99_999) / 1_000_000).\((facts.byteCount + 99_999) / 100_000 % 10) MB"
    }
    // A drawing has no pixels.
    guard facts.format != .svg, let size = facts.size else { return nil }
    guard max(size.width, size.height) > AssetWalk.longestSide, max(size.width, size.height) < 1e9 else { return nil }
    return "\(Int(size.width)) × \(Int(size.height)) pixels"
  }

  mutating func checkUnused(besides list: PropertyList) {
    if isUsed.contains(false) { markMentioned(in: list) }
    for (index, asset) in assets.assets.enumerated() where !isUsed[index] {
      let name = asset.path.description
      guard asset.facts.format.use != nil || AssetFormat(endingOf: name) != nil else { continue }
      found.append(Diagnostic(.unusedAsset, at: .file, subject: Quotation.of(name)))
    }
  }

  /// Marks the files that the book names where that could not be understood; that has been told.
  private mutating func markMentioned(in list: PropertyList) {
    var pending = [list.root]
    while let node = pending.popLast() {
      switch list.kind(of: node) {
      case .array: pending += list.elements(of: node)
      case .dictionary: for entry in list.entries(of: node) { pending.append(entry.value) }
      case .string:
        guard let text = list.string(of: node), text.utf8.count < 1024, let path = AssetPath(text),
          let index = names.index(of: path)
        else { continue }
        isUsed[index] = true
      default: break
      }
    }
  }
}
