import BookKit
import PropertyList

package struct NameUse {
  package enum Kind: Equatable {
    case element
    case tween(of: String)
    case target(of: String)
    /// A page, or anything else that `open` opens.
    case page
    case variable
    /// A condition, which may name variables, games, and sliders, dials and flaps.
    case condition
  }

  package let kind: Kind
  package let path: PropertyListPath
  package let text: String
  /// Whether the use opens something: a page, a section or a game.
  let opens: Bool
}

package struct NumberUse {
  /// A page, counted from 1, or a tween of an element, counted from 0.
  package let kind: NameUse.Kind
  package let path: PropertyListPath
  package let number: Int
}

package struct NameUses {
  private let list: PropertyList
  package private(set) var uses: [NameUse] = []
  package private(set) var numbers: [NumberUse] = []
  /// The triggers that name an element but no tween, and so can refer to the element's first tween.
  private(set) var triggersWithoutTween: [(item: String, path: PropertyListPath)] = []

  /// Finds all uses in the value at `path`, if there is one; with `onlyPages`, finds only the uses of pages and other
  /// things that can be opened, which is faster.
  package init(in node: NodeHandle?, at path: PropertyListPath, of list: PropertyList, onlyPages: Bool = false) {
    self.list = list
    guard let node else { return }
    list.visitEntries(in: node, at: path, RoleWalk(to: path, in: list)) { add($0, onlyPages: onlyPages) }
  }

  private mutating func add(_ entry: FormatEntry, onlyPages: Bool) {
    switch Key.all[entry.number].shape {
    case .reference(let reference) where !onlyPages || reference.canBePage: add(reference, entry)
    case .references(.element) where !onlyPages:
      for (index, element) in list.elements(of: entry.value).enumerated() {
        add(.element, element, entry.path(in: list).index(index))
      }
    case .condition where !onlyPages: add(.condition, entry.value, entry.path(in: list))
    default: break
    }
  }

  private mutating func add(_ reference: Reference, _ entry: FormatEntry) {
    let (value, owner) = (entry.value, Key.all[entry.number].owner)
    switch reference {
    case .element, .sound:
      add(.element, value, entry.path(in: list))
      guard let tween = owner.name(of: .tweenOrIndex), list.value(forKey: tween, in: entry.dictionary) == nil,
        let holder = entry.path(in: list).parent
      else { return }
      triggersWithoutTween.append((list.string(of: value) ?? "", holder))
    case .tween, .tweenOrIndex:
      let element = element(of: entry)
      add(.tween(of: element), value, entry.path(in: list))
      if reference.takesNumber { add(.tween(of: element), numberOf: value, entry.path(in: list)) }
    case .target: add(.target(of: element(of: entry)), value, entry.path(in: list))
    case .page, .opened:
      if reference == .opened(canTurn: true), list.utf8(of: value).flatMap({ TurnWord($0) }) != nil { return }
      add(.page, value, entry.path(in: list), opens: reference != .page)
      add(.page, numberOf: value, entry.path(in: list))
    case .variable: add(.variable, value, entry.path(in: list))
    case .region, .section, .drawnSection, .option, .font: break
    }
  }

  private func element(of entry: FormatEntry) -> String {
    let key = Key.all[entry.number].owner.name(of: .element)
    return key.flatMap { list.text(of: $0, in: entry.dictionary) } ?? ""
  }

  private mutating func add(_ kind: NameUse.Kind, _ value: NodeHandle, _ path: PropertyListPath, opens: Bool = false) {
    // A bare number is an index and not a name.
    guard list.kind(of: value) == .string, list.bareNumber(of: value) == nil, let text = list.string(of: value) else {
      return
    }
    uses.append(NameUse(kind: kind, path: path, text: text, opens: opens))
  }

  private mutating func add(_ kind: NameUse.Kind, numberOf value: NodeHandle, _ path: PropertyListPath) {
    let number = list.number(of: value) ?? list.bareNumber(of: value)
    guard let number = number.flatMap({ Int(exactly: $0) }) else { return }
    numbers.append(NumberUse(kind: kind, path: path, number: number))
  }

  package func naming(_ name: String, as kind: NameUse.Kind) -> [NameUse] { uses.filter { $0.names(name, as: kind) } }
}

extension NameUse {
  func names(_ name: String, as kind: Kind) -> Bool { self.kind == kind && text.utf8.elementsEqual(name.utf8) }
}

package enum ConditionText {
  package enum Kind {
    case variable
    /// An element, written in conditions as `game.NAME` or `NAME.progress`.
    case element
  }

  /// Returns a condition with names replaced; `newName` returns `nil` for names that stay.
  static func renaming(in text: String, _ newName: (Kind, ArraySlice<UInt8>) -> String?) -> String {
    let bytes = Array(text.utf8)
    var lexer = ConditionLexer(bytes)
    var result: [UInt8] = []
    var position = 0
    while true {
      guard let (kind, range) = lexer.nextName() else {
        return String(decoding: result + bytes[position...], as: UTF8.self)
      }
      guard let new = newName(kind, bytes[range]) else { continue }
      result += bytes[position..<range.lowerBound]
      result += new.utf8
      position = range.upperBound
    }
  }
}

extension ConditionLexer {
  /// Skips to the next name of a variable or an element and returns it, or returns `nil` at the end.
  package mutating func nextName() -> (kind: ConditionText.Kind, range: Range<Int>)? {
    while true {
      let token = next()
      if case .end = token { return nil }
      if case .name(let range) = token { return (.variable, range) }
      if case .game(let range) = token { return (.element, range) }
      if case .progress(let range) = token { return (.element, range) }
    }
  }
}
