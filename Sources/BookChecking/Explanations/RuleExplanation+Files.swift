import BookKit

extension RuleExplanation {
  /// Rules about the pictures and sounds of a book.
  static let files: [RuleExplanation] = [
    RuleExplanation(
      .missingAsset, "a file does not exist",
      """
      File names are relative to the book's own file, and capital letters matter. The book plays without a missing \
      picture or sound.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """, beside: []),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """, beside: [.picture("moon.png", width: 200, height: 200)])),
    RuleExplanation(
      .unreadableAsset, "a file cannot be used",
      """
      The file is empty, damaged, not of the type in its name, or not readable. Other players may \
      not show or play it at all.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """, beside: [.brokenPicture("moon.png")]),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """, beside: [.picture("moon.png", width: 200, height: 200)])),
    RuleExplanation(
      .unsafePath, "a file is outside the book's folder",
      "A book may come from a stranger, so files outside its folder are never opened.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>../moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>images/moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """)),
    RuleExplanation(
      .largeAsset, "a file is too large for a tablet",
      "Files over 10 MB, and pictures over 4096 pixels on a side, load slowly or not at all.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>night.png</string>
          <key>altText</key> <string>A starry night</string>
          <key>width</key> <integer>1024</integer> <key>height</key> <integer>768</integer>
        </dict>
        """, beside: [.picture("night.png", width: 8192, height: 6144)]),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>night.png</string>
          <key>altText</key> <string>A starry night</string>
          <key>width</key> <integer>1024</integer> <key>height</key> <integer>768</integer>
        </dict>
        """, beside: [.picture("night.png", width: 2048, height: 1536)])),
    RuleExplanation(
      .unusedAsset, "a file is unused",
      "A picture or sound that the book never names only makes the book larger.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """,
        beside: [
          .picture("moon.png", width: 200, height: 200), .picture("old moon.png", width: 200, height: 200),
        ]),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """, beside: [.picture("moon.png", width: 200, height: 200)])),
  ]
}
