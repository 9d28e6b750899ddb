/// Books that many tests use.
enum Samples {
  /// A book in canonical form.
  static let canonical = wrapped("<dict>\n\t<key>title</key>\n\t<string>Moon</string>\n</dict>")

  /// The same book, not in canonical form, with a comment.
  static let untidy = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <!-- the title on the cover -->
      <key>title</key>   <string>Moon</string>
    </dict></plist>
    """

  /// A book that is cut off in the middle.
  static let broken = """
    <plist version="1.0">
    <dict>
      <key>title</key>
      <strin>Moon</strin>
    </dict>
    </plist>
    """

  /// Returns `value` as a file in Apple's format.
  static func wrapped(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(value)
    </plist>

    """
  }
}
