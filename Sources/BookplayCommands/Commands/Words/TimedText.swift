import BookKit
import PropertyList

struct TimedText {
  let words: [String]
  let isFollowed: Bool
  /// The position in the sound file at which the sound begins to play, in seconds.
  let start: Double
  private let reading: ReadAlong

  init(_ name: String, voice: String?, language: String?, on page: Int, of opened: OpenedBook) throws(CommandError) {
    let book = opened.book
    let elements = book.pages[page].elements
    let isText = { (element: Element) in if case .text = element.content { true } else { false } }
    let found = elements.first { isText($0) && book.names.text(of: $0.name) == name }
    guard let found else {
      let names = elements.filter(isText).map { book.names.text(of: $0.name) }
      throw TimedText.unknownText(name, nearest: NearestName.suggestion(for: name, among: names))
    }
    let translation = found.localizations.last { $0.language.value == language }?.element
    if let language, translation == nil {
      let languages = found.localizations.map(\.language.value)
      throw .usage(UsageText.unknownLanguage(language, among: languages, nearest: nil))
    }
    guard case .text(let content) = (translation ?? found).content else {
      throw TimedText.unknownText(name, nearest: nil)
    }
    let voices = content.readAlongs.map { $0.audio.map { book.names.text(of: $0.value) } ?? "" }
    guard !voices.isEmpty else {
      throw CommandError(
        status: .bad, message: "the text \(CommandError.quoted(name)) has no `readAlong`, so no voice speaks its words",
        hint: "write `readAlong = { audio = NAME; };`, with the name of the audio element")
    }
    let list = UsageText.list(voices, last: "and")
    guard voice != nil || voices.count == 1 else { throw .usage("the text follows \(list); name one with `--audio`") }
    guard let index = voice.map({ voices.firstIndex(of: $0) }) ?? 0 else {
      let nearest = NearestName.suggestion(for: voice ?? "", among: voices)
      throw .usage(
        "the text does not follow \(UsageText.quoted(voice ?? "")); "
          + UsageText.didYouMean(nearest, or: "it follows \(list)"))
    }
    let text = content.text.value
    let bytes = Array(text.utf8)
    let before = content.readAlongs[..<index].reduce(0) { $0 + $1.wordCount }
    words = TextWords(text).words.dropFirst(before).map { String(decoding: bytes[$0], as: UTF8.self) }
    isFollowed = index < voices.count - 1
    reading = content.readAlongs[index]
    let sound = elements.first { book.names.text(of: $0.name) == voices[index] }
    if case .audio(let audio?) = sound?.content { start = audio.start.value } else { start = 0 }
  }

  private static func unknownText(_ name: String, nearest: String?) -> CommandError {
    let advice = UsageText.didYouMean(nearest, or: "`bookplay tree` lists its elements")
    return .usage("the page has no text \(UsageText.quoted(name)); \(advice)")
  }

  func source(_ list: PropertyList, with seconds: [Double]) throws(PropertyList.EditingError) -> PropertyList.Source? {
    list.source.applying(try edits(of: list, with: seconds))
  }

  private func edits(
    of list: PropertyList, with seconds: [Double]
  ) throws(PropertyList.EditingError) -> [PropertyList.Edit] {
    guard let node = list.value(forKey: "starts", in: reading.node) else {
      if let segments = list.value(forKey: "segments", in: reading.node), let key = list.key(of: segments) {
        return [
          try list.edit(renaming: key, to: "starts"),
          try list.edit(replacing: segments, with: TimedText.array(seconds)),
        ]
      }
      return [try list.edit(inserting: TimedText.array(seconds), forKey: "starts", in: reading.node)]
    }
    let old = Array(list.elements(of: node))
    guard old.count == seconds.count else { return [try list.edit(replacing: node, with: TimedText.array(seconds))] }
    // If the count is the same, only changed numbers are written, which keeps comments and line breaks.
    var edits: [PropertyList.Edit] = []
    for (element, second) in zip(old, seconds) where TimedText.number(element, of: list) != second {
      edits.append(try list.edit(replacing: element, with: WrittenValue.number(second).list))
    }
    return edits
  }

  /// Returns the number at a node, which is a string in old-style text, since that format has no numbers.
  private static func number(_ node: NodeHandle, of list: PropertyList) -> Double? {
    list.number(of: node) ?? list.string(of: node).flatMap { Double($0) }
  }

  private static func array(_ seconds: [Double]) -> PropertyList {
    WrittenValue.array(seconds.map { .number($0) }).list
  }
}

extension ReadAlong {
  fileprivate var wordCount: Int {
    switch timing {
    case .starts(let starts): starts.count
    case .segments(let segments): segments.count
    }
  }
}
