import BookKit
import PropertyList

struct Clipboard {
  let list: PropertyList
  private let array: NodeHandle
  let values: [NodeHandle]

  /// The absolute path of the folder of the book that the values were copied from, if it has one.
  var book: String? { list.text(of: "book", in: list.root) }
  var files: [String] {
    guard let names = list.value(forKey: "files", in: list.root) else { return [] }
    return list.elements(of: names).compactMap { list.string(of: $0) }
  }

  init?(reading text: String, _ key: String) {
    let reading = PropertyList.read(PropertyList.Source(text: text))
    guard reading.isWellFormed, let list = reading.document, list.value(forKey: "bookplay", in: list.root) != nil,
      let array = list.value(forKey: key, in: list.root), list.format == .xml
    else { return nil }
    (self.list, self.array) = (list, array)
    values = Array(list.elements(of: array))
    guard values.allSatisfy({ list.kind(of: $0) == .dictionary }) else { return nil }
  }

  var contents: Contents { Contents(of: array, in: SourceLines(list)) }

  static func written(_ paths: [PropertyListPath], as key: String, of editor: Editor) throws(Refusal) -> String {
    let (draft, canvas) = (editor.draft, editor.canvas)
    let book = editor.folder == nil ? "" : "\t<key>book</key>\n\t<string></string>\n"
    let frame =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
      + "\t<key>bookplay</key>\n\t<integer>1</integer>\n\(book)\t<key>canvas</key>\n\t<dict/>\n"
      + "\t<key>\(key)</key>\n\t<array/>\n</dict>\n</plist>\n"
    let reading = PropertyList.read(PropertyList.Source(text: frame))
    guard let list = reading.document else { throw Refusal(.unwritable, "nothing can be copied") }
    var copy = Draft(list)
    if let folder = editor.folder { try copy.set("book", to: .string(folder), at: PropertyListPath()) }
    let size = PropertyListPath([.key("canvas")])
    try copy.set("width", to: .number(canvas.width), at: size)
    try copy.set("height", to: .number(canvas.height), at: size)
    let array = PropertyListPath([.key(key)])
    let isXML = draft.list.format == .xml
    let lines = isXML ? draft.lines : SourceLines(Book.typingBareWords(in: draft.list))
    for (index, path) in paths.enumerated() {
      guard let holder = path.parent, let place = path.lastIndex else { continue }
      let contents = Contents(of: try draft.array(at: holder), in: lines)
      try copy.insert(place, of: contents, at: index, in: array)
    }
    let files = Clipboard.files(of: copy.list)
    if !files.isEmpty { try copy.set("files", to: .strings(files), at: PropertyListPath()) }
    return String(decoding: copy.list.text.utf8, as: UTF8.self)
  }

  private static func files(of list: PropertyList) -> [String] {
    var names: [String] = []
    for use in uses(of: list) {
      guard let name = AssetPath(use.text)?.description, AssetFormat(extensionOf: name) != nil,
        !names.contains(where: { $0.utf8.elementsEqual(name.utf8) })
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Returns the values of a clipboard that name files; its root has the keys of a page or of a book.
  private static func uses(of list: PropertyList) -> [(path: PropertyListPath, text: String)] {
    list.fileUses(as: list.value(forKey: "pages", in: list.root) == nil ? .page : .root)
  }

  func renaming(_ files: [(old: AssetPath, new: AssetPath)]) throws(Refusal) -> String {
    var copy = Draft(list)
    for use in Clipboard.uses(of: list) {
      guard let path = AssetPath(use.text), let new = files.first(where: { $0.old == path })?.new,
        let holder = use.path.parent, case .key(let key)? = use.path.steps.last
      else { continue }
      try copy.set(key, to: .string(new.description), at: holder)
    }
    return String(decoding: copy.list.text.utf8, as: UTF8.self)
  }
}
