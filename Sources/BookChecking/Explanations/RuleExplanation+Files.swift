import BookKit

extension RuleExplanation {
  /// Rules about the pictures and sounds of a book.
  static let files: [RuleExplanation] = [
    RuleExplanation(
      .missingAsset, "a file is not there",
      """
      Names of files are relative to the book's own file, and capital letters matter. A missing picture is not seen \
      and a missing sound not heard, but the book goes on.
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
      .unreadableAsset, "a file is not what it should be",
      """
      The file is empty, damaged, or not what the ending of its name says, or it may not be read. Other players may \
      not show it at all.
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
      .unsafePath, "a file lies outside of the book's folder",
      "A book may come from a stranger, so that no file outside of its folder is ever opened for it.",
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
      .largeAsset, "a file is larger than a tablet likes",
      "Files over 10 megabytes and pictures over 4096 pixels on a side load slowly, or not at all.",
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
      .unusedAsset, "a file is there for nothing",
      "A picture or sound that the book never names makes it larger and nothing else.",
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
