import BookEditing
import BookKit
import PropertyList

struct BookNames {
  let list: PropertyList

  init(_ list: PropertyList) { self.list = list }

  func hit(at offset: Int) -> NameHit? {
    guard let place = ListPlace(offset, in: list), !list.kind(of: place.node).isContainer else { return nil }
    let content = list.content(of: place.node)
    guard content.lowerBound <= offset, offset <= content.upperBound else { return nil }
    let text = list.string(of: place.node) ?? ""
    if place.isKey { return hit(atKey: place, text, content) }
    if case .condition? = place.formatKey?.shape {
      return names(inCondition: place.node, at: place.path).first {
        $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      }
    }
    let things = things(at: place, text)
    return things.isEmpty ? nil : NameHit(things: things, range: content, name: text)
  }

  private func hit(atKey place: ListPlace, _ text: String, _ content: Range<Int>) -> NameHit? {
    switch place.holder.role.map {
    case .translations, .words: NameHit(things: [.language(text)], range: content, name: text)
    case .variables: NameHit(things: [.variable(text)], range: content, name: text)
    case .properties, .keyframes, .options, .ownOptions, .texts, nil: nil
    }
  }

  private func things(at place: ListPlace, _ text: String) -> [NamedThing] {
    if let parent = place.path.parent {
      if parent == PropertyListPath([.key("languages")]) { return [.language(text)] }
      if place.key == "name", let thing = declared(by: parent, place.holder.role.owner) { return [thing] }
    }
    if let key = place.formatKey, let file = file(at: place.node, key) { return [.file(file)] }
    guard let dictionary = place.dictionary(in: list) else { return [] }
    let uses = NameUses(in: dictionary.node, at: dictionary.path, of: list)
    if let use = uses.uses.first(where: { $0.path == place.path }) {
      let found = things(use.kind, named: use.text, from: place.path)
      if !found.isEmpty { return found }
    }
    guard let number = uses.numbers.first(where: { $0.path == place.path }) else { return [] }
    guard case .tween(let item) = number.kind else {
      return list.pagePath(ofNumber: number.number).map { [.page($0)] } ?? []
    }
    return list.elements(named: item, around: place.path).compactMap { element in
      let path = element.path.key("tweens").index(number.number)
      return list.node(at: path).map { _ in .tween(path) }
    }
  }

  private func declared(by path: PropertyListPath, _ owner: KeyOwner?) -> NamedThing? {
    switch owner {
    case .element: .element(path)
    case .tween: .tween(path)
    case .dropTarget: .target(path)
    case .page: .page(path)
    case .rule: .rule(path)
    default: nil
    }
  }

  func file(at value: NodeHandle, _ key: Key) -> AssetPath? { list.file(at: value, of: key).flatMap { AssetPath($0) } }

  /// Returns the names in a condition: of variables, of games, and of sliders, dials and flaps.
  func names(inCondition condition: NodeHandle, at path: PropertyListPath) -> [NameHit] {
    let content = list.content(of: condition)
    var bytes = Array(list.text.utf8[content])
    // Only operators and quotation marks need escapes, so blanking the escapes doesn't affect names.
    if list.plainRange(of: condition) == nil { BookNames.blankEscapes(in: &bytes) }
    var lexer = ConditionLexer(bytes)
    var hits: [NameHit] = []
    while let (kind, range) = lexer.nextName() {
      let name = String(decoding: bytes[range], as: UTF8.self)
      let start = content.lowerBound + range.lowerBound
      let things = kind == .variable ? [.variable(name)] : self.things(.element, named: name, from: path)
      guard !things.isEmpty else { continue }
      hits.append(NameHit(things: things, range: start..<start + range.count, name: name))
    }
    return hits
  }

  private static func blankEscapes(in bytes: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      var end = index + 1
      if bytes[index] == UInt8(ascii: "&") {
        end = (bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? index) + 1
      } else if bytes[index] == UInt8(ascii: "\\") {
        end = min(index + 2, bytes.count)
      } else {
        index += 1
        continue
      }
      for escaped in index..<end { bytes[escaped] = 0x20 }
      index = end
    }
  }

  func things(_ kind: NameUse.Kind, named name: String, from path: PropertyListPath) -> [NamedThing] {
    switch kind {
    case .element: return list.elements(named: name, around: path).map { .element($0.path) }
    case .tween(let item): return parts("tweens", named: name, of: item, from: path).map { .tween($0) }
    case .target(let item): return parts("dropTargets", named: name, of: item, from: path).map { .target($0) }
    case .page: return list.pagePath(named: name).map { [.page($0)] } ?? []
    case .variable: return [.variable(name)]
    case .condition: return []
    }
  }

  private func parts(
    _ key: String, named name: String, of item: String, from path: PropertyListPath
  ) -> [PropertyListPath] {
    list.elements(named: item, around: path).compactMap { list.part(named: name, in: $0.path.key(key)) }
  }

  /// Returns the name of a thing, generated if the author gave none.
  func name(of thing: NamedThing) -> String {
    switch thing {
    case .variable(let name), .language(let name): return name
    case .file(let path): return path.description
    case .element(let path), .tween(let path), .rule(let path), .target(let path): return list.name(at: path) ?? ""
    case .page(let path): return list.name(at: path) ?? String((path.lastIndex ?? 0) + 1)
    }
  }

  /// Returns the range of a thing's declaration in the book's text: its name, or its dictionary if it has none.
  func declaration(of thing: NamedThing) -> Range<Int>? {
    switch thing {
    case .variable(let name):
      guard let variables = list.node(at: PropertyListPath([.key("variables")])) else { return nil }
      for entry in list.entries(of: variables) where list.hasText(entry.key, equalTo: name.utf8) {
        return list.content(of: entry.key)
      }
      return nil
    case .language(let code):
      guard let languages = list.node(at: PropertyListPath([.key("languages")])) else { return nil }
      return list.elements(of: languages).first { list.hasText($0, equalTo: code.utf8) }.map { list.content(of: $0) }
    case .file: return nil
    case .element, .tween, .target, .page, .rule:
      guard let path = thing.path, let node = list.node(at: path) else { return nil }
      guard let name = list.value(forKey: "name", in: node), list.kind(of: name) == .string else {
        return list.textRange(of: node)
      }
      return list.content(of: name)
    }
  }
}
