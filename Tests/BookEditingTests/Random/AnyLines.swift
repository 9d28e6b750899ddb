import PropertyList

@testable import BookEditing

/// Gives lines of any bytes to an editor, and checks what has to hold.
enum AnyLines {
  /// A book with something for most lines to find.
  private static let book = """
    { title = Moon; languages = (en, de); // by hand
      pages = (
        { name = night; elements = (
          { type = image; name = moon; fileName = "moon.png"; x = 10; y = 20; tweens = (
            { properties = { x = 400; }; duration = 1; }, { name = fade; properties = { alpha = 0; }; start = 1; }); },
          { type = text; name = hello; text = "Good night"; text-de = "Gute Nacht"; },
          { type = group; name = g; elements = ({ type = image; name = inner; fileName = "a.png"; }); },
          { type = audio; name = voice; audio = { trackName = "voice.wav"; }; trigger = { triggeringItem = moon; }; });
          rules = ({ when = { event = "element.touched"; item = moon; }; then = ({ action = nextPage; }); }); },
        { elements = ({ type = activeArea; x = 0; y = 0; width = 100; height = 50; }); });
      sections = { cover = { }; }; options = { help = YES; };
    }
    """

  /// Returns what doesn't hold, or `nil`.
  static func failure(of bytes: [UInt8]) -> String? {
    let source = PropertyList.Source(text: book)
    guard let document = try? BookDocument(source) else { return "the book doesn't open" }
    var session = EditorSession(document)
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(50) {
      let answer = EditorProtocol.answer(Array(line), in: &session)
      let text = String(decoding: line, as: UTF8.self)
      guard answer.starts(with: #"{"ok":"#.utf8), !answer.contains(UInt8(ascii: "\n")) else { return text }
      guard JSONValue(reading: answer) != nil else { return text + "\n" + String(decoding: answer, as: UTF8.self) }
      guard PropertyList.read(session.document.source).isWellFormed else {
        return text + "\n" + String(decoding: session.document.source.bytes, as: UTF8.self)
      }
    }
    var last = session.document
    while last.undo() != nil {}
    return last.source.bytes == source.bytes ? nil : "taking all steps back doesn't give the first bytes"
  }
}
