import BookKit

extension RuleExplanation {
  /// Rules about accessibility and translations.
  static let readers: [RuleExplanation] = [
    RuleExplanation(
      .missingGlyph, "a text has characters that its font does not have",
      """
      The characters come from another font, which may look different on every device. The font is one of the book's \
      `fonts`; whether other fonts have the characters is not known.
      """,
      message: "the font `{subject}` does not have {detail}",
      hint: "use a font that has them, or write it without them",
      example: """
          fonts = ( { name = Story; fileName = story.ttf; } );
          pages = ( { elements = ( { type = text; fontName = Story;
        -   text = "Good night, 月!";
        +   text = "Good night, moon!";
          } ); } );
        """, in: .book, files: [.font("story.ttf")]),
    RuleExplanation(
      .textOverflow, "a text does not fit into its frame",
      """
      Its lines are higher than the frame, by more than a tenth of a line, or a word is wider. What does not fit \
      covers other elements. Lines are 1.2 times the font size apart; a font that is not among the book's `fonts` is \
      as wide as Helvetica.
      """,
      message: "the text `{subject}` does not fit: {detail}",
      hint: "make the frame larger or the font smaller, or write less",
      example: """
          { type = text; text = "The moon rose over the hills."; width = 200; fontSize = 24;
        -   height = 30;
        +   height = 60;
          }
        """),
    RuleExplanation(
      .missingLocalization, "an element is not translated into every language",
      """
      The book has several languages, but this text, narration, localized element or translated title lacks some of \
      them. Readers of those languages see and hear the default.
      """,
      message: "`{subject}` is missing in {detail}",
      hint: "add the languages to its `localized`",
      example: """
          languages = (en, de);
          pages = ( { elements = ( { type = text;
        -   text = "Good night!";
        +   text = "Good night!"; localized = { de = { text = "Gute Nacht!"; }; };
          } ); } );
        """, in: .book),
    RuleExplanation(
      .badLanguage, "a language has a code that does not exist",
      """
      Languages have codes of BCP 47, such as `en`, `pt-BR` or `zh-Hant`. They begin with the code of ISO 639: two \
      letters for most languages, three for others. A script and a region can follow. Countries have other codes: \
      Japanese is `ja`, not `jp`. Codes that begin with `x-`, and `qaa` to `qtz`, are for languages that have none.
      """,
      message: "`{subject}` is not the code of a language: {detail}",
      hint: "write a code such as `en`, `de` or `pt-BR`",
      example: """
        - languages = (en, jp);
        + languages = (en, ja);
          pages = ( { elements = (); } );
        """, in: .book),
    RuleExplanation(
      .undeclaredLanguage, "a translation into a language that the book does not name",
      """
      Readers can choose the languages in `languages`. Texts and sounds in another language are never seen or heard. \
      If the book has no `languages`, it begins as it is written and offers those of its translations; then this is \
      one note for the whole book.
      """,
      message: "the book does not name the language `{subject}`[, so these are offered: {detail}]",
      hint: "add it to the `languages` of the book",
      example: """
        - languages = (en);
        + languages = (en, de);
          pages = ( { elements = ( { type = text;
            text = "Good night!"; localized = { de = { text = "Gute Nacht!"; }; };
          } ); } );
        """, in: .book),
    RuleExplanation(
      .mixedEncoding, "a text is in another encoding than the file",
      """
      The first line says that the file is in ISO-8859-1 or windows-1252, but the bytes of some texts are UTF-8. Every \
      letter with an accent then becomes two characters. This happens when different programs write the file.
      """,
      message: "this text has `{subject}`, which would be `{detail}` in UTF-8",
      hint: "declare the encoding `UTF-8`, and save the whole file in it",
      example: """
        - <?xml version="1.0" encoding="ISO-8859-1"?>
        + <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>title</key> <string>Der Bär</string>
            <key>pages</key> <array/>
          </dict>
          </plist>
        """, in: .file),
    RuleExplanation(
      .missingAltText, "a picture has no description for readers who cannot see it",
      "Screen readers read `altText` aloud. Say what the picture shows, in the words of the story.",
      message: "nothing describes `{subject}` for readers who cannot see it",
      hint: "describe it in `altText`; leave that empty if it is only decoration",
      example: """
          { type = image;
        -   fileName = moon.png;
        +   fileName = moon.png; altText = "The moon smiles";
          }
        """),
  ]
}
