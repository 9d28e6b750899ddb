import BookEditing
import BookKit
import PropertyList

extension BookNames {
  /// Returns the ranges of all uses of a name in the file, without its declaration.
  func uses(of thing: NamedThing) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    switch thing {
    case .element(let path):
      ranges += uses(of: thing, as: .element, at: path)
      for use in scopes(of: path).flatMap({ $0.uses }) where use.kind == .condition {
        ranges += list.node(at: use.path).map { uses(of: thing, inCondition: $0, at: use.path) } ?? []
      }
    case .tween(let path):
      let kind = NameUse.Kind.tween(of: owner(of: path))
      ranges += uses(of: thing, as: .tween(of: owner(of: path)), at: path)
      ranges += scopes(of: path).flatMap { $0.numbers }.filter { $0.kind == kind && $0.number == path.lastIndex }
        .compactMap { range(at: $0.path) }
    case .target(let path): ranges += uses(of: thing, as: .target(of: owner(of: path)), at: path)
    case .page(let path):
      let uses = list.nameUses()
      ranges += uses.uses.filter { $0.kind == .page && list.pagePath(named: $0.text) == path }
        .compactMap { range(at: $0.path) }
      ranges += uses.numbers.filter { $0.kind == .page && list.pagePath(ofNumber: $0.number) == path }
        .compactMap { range(at: $0.path) }
    case .variable(let name): ranges += variableUses(name)
    case .rule: break
    case .language(let code): ranges += languageUses(code)
    case .file(let file): ranges += fileUses(file)
    }
    return BookNames.sorted(ranges)
  }

  static func sorted(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
    where kept.last != range { kept.append(range) }
    return kept
  }

  private func uses(of thing: NamedThing, as kind: NameUse.Kind, at path: PropertyListPath) -> [Range<Int>] {
    scopes(of: path).flatMap { $0.naming(name(of: thing), as: kind) }.compactMap { range(at: $0.path) }
  }

  private func owner(of path: PropertyListPath) -> String { path.parent?.parent.map { name(of: .element($0)) } ?? "" }

  /// Returns the uses of names that can refer to parts of the page around a path.
  private func scopes(of path: PropertyListPath) -> [NameUses] {
    list.pagePath(of: path).map { list.nameUses(onOrOfPage: $0) } ?? []
  }

  private func range(at path: PropertyListPath) -> Range<Int>? { list.node(at: path).map { list.content(of: $0) } }

  private func variableUses(_ name: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for use in list.nameUses().uses {
      guard let node = list.node(at: use.path) else { continue }
      switch use.kind {
      case .variable where use.text.utf8.elementsEqual(name.utf8): ranges.append(list.content(of: node))
      case .condition: ranges += uses(of: .variable(name), inCondition: node, at: use.path)
      case .variable, .element, .tween, .target, .page: break
      }
    }
    return ranges
  }

  private func uses(of thing: NamedThing, inCondition node: NodeHandle, at path: PropertyListPath) -> [Range<Int>] {
    names(inCondition: node, at: path).filter { $0.things.contains(thing) }.map { $0.range }
  }

  private func languageUses(_ code: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    list.visitEntries { found in
      guard case .map(let keys) = found.key.shape, keys == .translations || keys == .words else { return }
      for entry in list.entries(of: found.value) where list.hasText(entry.key, equalTo: code.utf8) {
        ranges.append(list.content(of: entry.key))
      }
    }
    return ranges
  }

  var files: [AssetPath] {
    var files: [AssetPath] = []
    var known = Set<[UInt8]>()
    list.visitEntries { found in
      guard let file = self.file(at: found.value, found.key), known.insert(file.utf8).inserted else { return }
      files.append(file)
    }
    return files
  }

  private func fileUses(_ file: AssetPath) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    list.visitEntries { found in
      if self.file(at: found.value, found.key) == file { ranges.append(list.content(of: found.value)) }
    }
    return ranges
  }
}
