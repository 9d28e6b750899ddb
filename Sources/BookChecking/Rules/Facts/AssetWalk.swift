import BookKit
import PropertyList

struct AssetWalk {
  /// Finds `missing-asset`, `unreadable-asset`, `large-asset`, `unknown-duration`, `unused-asset`, and `out-of-range`
  /// if a sound begins past its end.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    guard let assets = context.assets else { return [] }
    var walk = AssetWalk(assets)
    let uses = AssetUse.all(in: context.book)
    for index in uses.indices { walk.check(uses[index]) }
    walk.checkUnused(in: context.list)
    return walk.found
  }

  let assets: AssetCatalog
  lazy var names = AssetNames(assets)
  /// For each file, whether the book refers to it.
  var isUsed: [Bool]
  /// For each file, whether the book uses it as the kind of file it is.
  private var isUsedRightly: [Bool]
  var missing = NameTable()
  var found: [Diagnostic] = []

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
      let cause = Diagnostic.Cause(.catalogedFile, index)
      found.report(.unsafePath, at: node, subject: subject, detail: "through a link", cause: cause)
      return
    }
    if let (detail, advice) = fault(of: facts, for: use.kind) {
      found.report(
        .unreadableAsset, at: node, subject: subject, detail: detail, advice: advice,
        cause: Diagnostic.Cause(.catalogedFile, index))
      return
    }
    let isFirstUse = !isUsedRightly[index]
    isUsedRightly[index] = true
    if use.isUnused {
      let advice = "name it in the `fontName` of a text, or remove it from `fonts`"
      found.report(.unusedAsset, at: node, subject: subject, advice: advice)
    }
    if isFirstUse, let size = excess(of: facts) {
      found.report(.largeAsset, at: node, subject: subject, detail: size)
    }
    if let start = use.start, let place = start.node, let length = facts.duration, start.value > 0,
      start.value >= length
    {
      found.report(.outOfRange, at: place, subject: "start", detail: OutOfRange.message(pastEndOf: subject, length))
    }
    if use.needsDuration, facts.duration == nil { found.report(.unknownDuration, at: node, subject: subject) }
  }
}
