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
