import BookKit

extension RuleExplanation {
  /// Rules about sections and options.
  static let sections: [RuleExplanation] = [
    RuleExplanation(
      .unknownSection, "a section has a word that sections do not have",
      """
      A section is opened by its word. The words are `intro`, `cover`, `contents`, `play`, `options` and the names of \
      games. The credits and `read`, which opens the page that entered last, are not drawn.
      """,
      message: "`{subject}` {detail}",
      hint: "write intro, cover, contents, play, options or the name of a game",
      example: """
          sections = ( {
        -   section = menu;
        +   section = cover;
            elements = ( { type = text; text = "Read"; open = read; } );
          } );
          pages = ( { title = "The moon"; } );
        """, in: .book),
    RuleExplanation(
      .unknownOption, "an option does not exist, or a book cannot set it",
      """
      Every book has the options `sound`, `music`, `narration`, `readAlong`, `reducedMotion`, `textSize` and `level`, \
      to which it can give other defaults. Any other name of letters, digits and `_` in `options` is an option of the \
      book's own, and only those have `optionValues`.
      """,
      message: "`{subject}` {detail}",
      example: """
          options = { animal = cat; };
        - optionValues = { animals = (cat, dog); };
        + optionValues = { animal = (cat, dog); };
          pages = ( { } );
        """, in: .book),
    RuleExplanation(
      .duplicateSection, "a section is drawn twice",
      "A book has one section of each word. Of several with the same word, only the first one is ever opened.",
      message: "the section `{subject}` is already drawn",
      hint: "remove one of the two; until then the first one is used",
      example: """
          sections = (
            { section = cover; elements = ( { type = text; text = "Read"; open = read; } ); },
        -   { section = cover; elements = ( { type = text; text = "Back"; open = back; } ); }
        +   { section = options; elements = ( { type = text; text = "Back"; open = back; } ); }
          );
          pages = ( { title = "The moon"; } );
        """, in: .book),
    RuleExplanation(
      .sectionTrap, "nothing in a section leads out of it",
      """
      Hosts have their own buttons, but a reader of a full-screen book should find the way in the picture. Let an \
      element `open` something, or let a rule do it.
      """,
      message: "nothing in the section `{subject}` leads out of it",
      hint: "add an element that opens something: `open = back;`",
      example: """
          sections = ( { section = cover; elements = (
            { type = text; name = go; text = "Read";
        -     touchable = YES;
        +     open = read;
            }
          ); } );
          pages = ( { title = "The moon"; } );
        """, in: .book),
    RuleExplanation(
      .hiddenSection, "a section or a game cannot be opened by its name",
      """
      Names of pages go before the words of sections, so that books keep their meaning. Such a word opens the page, \
      and the section is never seen. A game must not have a word for sections either.
      """,
      message: "the section `{subject}` cannot be opened: [{detail}|a page has that name]",
      hint: "rename one of them",
      example: """
          sections = ( { section = contents; elements = ( { type = text; text = "Back"; open = back; } ); } );
          pages = ( { title = "All pages";
        -   name = contents;
        +   name = overview;
          } );
        """, in: .book),
    RuleExplanation(
      .untitledPage, "a page has no title, in a book with sections of its own",
      "The contents show pages with their titles. Without one, readers see only a number.",
      message: "this page has no title for the contents",
      hint: "give it a `title`",
      example: """
          sections = ( { section = cover; elements = ( { type = text; text = "Read"; open = read; } ); } );
        - pages = ( { name = moon; } );
        + pages = ( { name = moon; title = "The moon"; } );
        """, in: .book),
  ]
}
