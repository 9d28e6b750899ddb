import BookKit

extension RuleExplanation {
  /// Rules about accessibility and translations.
  static let readers: [RuleExplanation] = [
    RuleExplanation(
      .missingLocalization, "an element is not translated into every language",
      """
      The book has several languages, but this text, narration, localized element or translated title lacks some of \
      them. Readers of those languages see and hear the default.
      """,
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
      example: """
          { type = image;
        -   fileName = moon.png;
        +   fileName = moon.png; altText = "The moon smiles";
          }
        """),
  ]
}
