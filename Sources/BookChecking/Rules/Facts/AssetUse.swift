import BookKit
import PropertyList

struct AssetUse {
  /// The name of the file as written, and its place.
  let file: Located<String>
  let kind: AssetFormat.Use
  /// Whether the sound's duration has to be read from the file because the book doesn't give it.
  var needsDuration = false
  /// The time in the sound at which the book begins to play it, if the book gives one.
  var start: Located<Double>?
  var couldBeColor = false
  /// Whether the file is a font that neither a text nor the book's look uses.
  var isUnused = false

  static func all(in book: Book) -> [AssetUse] {
    var uses = AssetUses()
    for font in book.fonts { uses.add(font, in: book) }
    uses.add(book.creditsBackground)
    for credit in book.credits { uses.add(credit.avatar, for: .picture) }
    for page in book.pagesAndSections { uses.add(page) }
    for game in book.games ?? [] { uses.add(game.content) }
    uses.add(book.rules)
    return uses.all
  }
}

extension Book {
  /// The names of all files that the book refers to, as written and with repetitions.
  ///
  /// A host that doesn't inspect every file in the book's folder should inspect these.
  public var fileNames: [String] { AssetUse.all(in: self).map { $0.file.value } }
}

private struct AssetUses {
  private(set) var all: [AssetUse] = []

  mutating func add(_ file: Located<String>?, for kind: AssetFormat.Use) {
    if let file { all.append(AssetUse(file: file, kind: kind)) }
  }

  mutating func add(_ font: BookFont, in book: Book) {
    guard let file = font.fileName else { return }
    let name = font.name.map { book.names.utf8(of: $0.value) }
    let isUsed = name.map { name in
      book.look?.fontName?.utf8.elementsEqual(name) == true
        || book.pagesAndSections.contains { page in page.elements.contains { $0.usesFont(name) } }
    }
    all.append(AssetUse(file: file, kind: .font, isUnused: isUsed == false))
  }

  mutating func add(_ background: Located<Page.Background>?) {
    guard let background, case .image(let name) = background.value else { return }
    all.append(AssetUse(file: Located(name, at: background.node), kind: .picture, couldBeColor: true))
  }

  mutating func add(_ page: Page) {
    add(page.thumbnail, for: .picture)
    add(page.background)
    add(page.music)
    for element in page.elements {
      let first = all.endIndex
      add(element)
      guard element.hasBehaviour else { continue }
      for overlay in element.overlays {
        var translated = AssetUses()
        translated.add(overlay)
        // A value that the translation doesn't change has the same node as the original.
        for use in translated.all where !all[first...].contains(where: { $0.file == use.file }) { all.append(use) }
      }
    }
    add(page.rules)
  }

  mutating func add(_ rules: [Rule]) {
    for rule in rules {
      for action in rule.actions.withLists { add(action.trackName, for: .sound) }
    }
  }

  private mutating func add(_ element: Element) {
    add(element.content)
    guard element.hasBehaviour else { return }
    for action in element.tapActions.withLists { add(action.trackName, for: .sound) }
    for target in element.dropTargets { add(target.sound, for: .sound) }
    add(element.movable?.sound, for: .sound)
    add(element.movable?.back)
  }

  mutating func add(_ content: Element.Content) {
    add(content.audio)
    content.forEachFile { add($0, for: $1) }
  }

  private mutating func add(_ audio: Audio?) {
    guard let audio, let file = audio.trackName else { return }
    all.append(AssetUse(file: file, kind: .sound, needsDuration: audio.duration == nil, start: audio.start))
  }
}

extension Element {
  fileprivate func usesFont(_ name: ArraySlice<UInt8>) -> Bool {
    type == .text && variants.contains { $0.content.text?.fontName?.utf8.elementsEqual(name) ?? false }
  }
}
