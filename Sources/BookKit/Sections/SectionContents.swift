/// What a generated section shows of its book, in one language.
struct SectionContents {
  /// A page as the contents show it.
  struct Entry {
    let number: Int
    let title: String?
    let thumbnail: String?
  }

  /// The size of the canvas.
  let canvas: Rectangle
  /// The title of the book.
  let title: String?
  /// The pages in reading order.
  let pages: [Entry]
  /// Whether there are credits to open.
  let hasCredits: Bool
  /// The options that are offered, in order.
  let options: [BookOptions.Entry]
  /// The texts of buttons and labels.
  let words: SectionWords

  /// Returns whether an option is offered that every book has.
  func offers(_ option: BuiltInOption) -> Bool { options.contains { $0.rules.builtIn == option } }
}

extension SectionContents {
  /// Returns the names of all elements that generated sections of a book can have.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages of the book.
  ///   - options: The options of the book.
  ///   - names: The texts of the options' names.
  /// - Returns: The names, each once.
  static func elementNames(pageCount: Int, options: BookOptions, names: NameTable) -> [String] {
    var found = ["heading", "picture", "listen", "self", "read", "contents", "options", "credits", "back"]
    for number in 0..<pageCount { found += ["page" + String(number + 1), "title" + String(number + 1)] }
    for option in options.entries {
      let name = names.text(of: option.name)
      found.append(name + ".label")
      for place in option.rules.values.indices { found.append(name + "." + String(place + 1)) }
    }
    return found
  }
}
