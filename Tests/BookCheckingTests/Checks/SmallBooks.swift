/// Parts of books in old-style text, with the keys that each of them requires.
enum SmallBooks {
  /// Returns a book of one page.
  static func page(_ elements: String..., keys: String = "", root: String = "") -> String {
    "{ pages = ( { elements = ( \(elements.joined(separator: ", ")) ); \(keys) } ); \(root) }"
  }

  /// Returns a text.
  static func text(_ name: String, _ keys: String = "") -> String {
    "{ type = text; text = a; name = \(name); \(keys) }"
  }

  /// Returns a sound.
  static func sound(_ name: String, _ keys: String = "", audio: String = "") -> String {
    "{ type = audio; audio = { trackName = \"a.wav\"; duration = 2; \(audio) }; name = \(name); \(keys) }"
  }

  /// Returns a movie.
  static func movie(_ name: String, _ keys: String = "") -> String {
    "{ type = movie; frames = ( { name = \"a.png\"; } ); name = \(name); \(keys) }"
  }

  /// Returns an active area.
  static func area(_ name: String, _ keys: String = "") -> String {
    "{ type = activearea; name = \(name); \(keys) }"
  }

  /// Returns a group.
  static func group(_ name: String, _ elements: String..., keys: String = "") -> String {
    "{ type = group; name = \(name); elements = ( \(elements.joined(separator: ", ")) ); \(keys) }"
  }

  /// Returns a trigger.
  static func waits(for item: String, _ keys: String = "") -> String {
    "trigger = { triggeringItem = \(item); \(keys) };"
  }

  /// Returns a tween.
  static func tween(_ name: String, _ keys: String = "") -> String {
    "{ name = \(name); properties = { x = 1; }; \(keys) }"
  }

  /// Returns a rule.
  static func rule(_ when: String, _ actions: String..., keys: String = "") -> String {
    "{ when = { event = \(when); }; do = ( \(actions.joined(separator: ", ")) ); \(keys) }"
  }
}
