import BookKit

extension RuleExplanation {
  /// Rules about how a book is written.
  static let wording: [RuleExplanation] = [
    RuleExplanation(
      .malformedPlist, "the file is not a property list",
      """
      A book is a property list in XML, binary or old-style text format. A file that breaks the rules of \
      these formats cannot be read, and a book that cannot be read is not played. The finding shows where reading \
      failed, with a note at what was still open there.
      """,
      message: "{detail}",
      example: """
          <plist version="1.0">
          <dict>
        -   <key>title</key> <string>Salt & Pepper</string>
        +   <key>title</key> <string>Salt &amp; Pepper</string>
            <key>pages</key> <array/>
          </dict>
          </plist>
        """, in: .file),
    RuleExplanation(
      .unsupportedRoot, "the outermost value is not a book",
      """
      A book is a dictionary with the key `pages`, or just an array of pages. Anything else may be a valid \
      property list, but contains nothing to play.
      """,
      message: "a book is a dictionary with `pages`, or an array of pages; this is {detail}",
      hint: "start with `<dict><key>pages</key><array>…`",
      example: """
          <plist version="1.0">
        - <string>The Moon</string>
        + <dict>
        +   <key>title</key> <string>The Moon</string>
        +   <key>pages</key> <array/>
        + </dict>
          </plist>
        """, in: .file),
    RuleExplanation(
      .missingType, "an element has no type",
      """
      The `type` of an element says what it is, such as an image, a text, a sound or a group. \
      An element without a type is left out.
      """,
      message: "an element needs a `type`",
      hint: "add `type`: image, text, audio, movie, activearea, group, miniature, puzzle or coloring",
      example: """
          {
        -   fileName = moon.png;
        +   type = image; fileName = moon.png;
            altText = "The moon";
          }
        """),
    RuleExplanation(
      .wrongType, "a value has the wrong type",
      """
      A number is needed but the value is text, or the other way round. The key then has its \
      default, as if it were missing. Often a single character is wrong, here the letter `l` for the digit 1.
      """,
      message: "[`{subject}` needs ]{detail}",
      example: """
          { type = text; text = "Good night!";
        -   x = 7l.5;
        +   x = 71.5;
          }
        """),
    RuleExplanation(
      .missingKey, "a required key is missing",
      """
      Most keys have a default. The file of an image, the words of a text and the track of a sound have none: \
      without them there would be nothing to see or hear.
      """,
      message: "{detail} needs the key `{subject}`",
      example: """
          {
        -   type = image;
        +   type = image; fileName = moon.png;
            altText = "The moon";
          }
        """),
    RuleExplanation(
      .unknownKey, "a key is unknown or in the wrong place",
      """
      The player ignores keys that it does not know, so a typing mistake goes unnoticed until somebody \
      wonders why nothing turns. Keys of other element types are reported too: `fontSize` does nothing in an image. \
      Misspelling a required key, such as `fileName`, is an error.
      """,
      message: "the key `{subject}` [{detail}|is not known here]",
      example: """
          { type = text; text = "Good night!";
        -   roation = 15;
        +   rotation = 15;
          }
        """),
    RuleExplanation(
      .keyAlias, "a key has its old name",
      """
      The first editor used other names for a few keys. They work, but other players may not know them. \
      `bookplay validate --fix` renames them.
      """,
      message: "the key `{subject}` is an old name for `{detail}`",
      hint: "`bookplay validate --fix` fixes it",
      example: """
          { type = image; altText = "The moon";
        -   filename = moon.png;
        +   fileName = moon.png;
          }
        """),
    RuleExplanation(
      .looseType, "a number or a boolean is written as text",
      """
      Numbers and booleans in `<string>` are understood here, but other players may read 0 or nothing at all. \
      `bookplay validate --fix` rewrites them.
      """,
      message: "`{subject}` is written as {detail}",
      hint: "`bookplay validate --fix` fixes it",
      example: """
          { type = text; text = "Good night!";
        -   x = "120";
        +   x = 120;
          }
        """),
    RuleExplanation(
      .duplicateKey, "a key appears twice in a dictionary",
      """
      Only one of the two values can be used. Here it is the first one, even if it can't be read; other readers may \
      use the last one, so the book looks different elsewhere.
      """,
      message: "the key `{subject}` appears twice in this dictionary; the first one is used",
      hint: "remove one of the two",
      example: """
          <plist version="1.0">
          <dict>
            <key>author</key> <string>Ann</string>
        -   <key>author</key> <string>Ben</string>
        +   <key>illustrator</key> <string>Ben</string>
            <key>pages</key> <array/>
          </dict>
          </plist>
        """, in: .file),
    RuleExplanation(
      .ignoredKey, "a key is ignored because of another key",
      """
      A tween has `properties` with a final value for each property, or `keyframes` with several. If it has both, \
      only the keyframes are used.
      """,
      message: "the key `{subject}` is ignored because there is also `{detail}`",
      hint: "remove one of the two",
      example: """
          { type = text; text = "Good night!";
        -   tweens = ( { properties = { x = 300; }; keyframes = { y = (0, 200); }; } );
        +   tweens = ( { properties = { x = 300; }; }, { keyframes = { y = (0, 200); }; } );
          }
        """),
    RuleExplanation(
      .badLink, "a browser cannot open a link",
      """
      A tap opens the link as it is written. If it does not start with `https://`, `http://` or `mailto:`, a browser \
      looks for a file next to the book, or refuses to open it.
      """,
      message: "`{subject}` is not a link that a browser can open",
      hint: "start it with `https://`, `http://` or `mailto:`",
      example: """
          { type = text; text = "More about the moon"; width = 400; height = 60;
        -   link = www.example.com/moon;
        +   link = "https://www.example.com/moon";
          }
        """),
  ]
}
