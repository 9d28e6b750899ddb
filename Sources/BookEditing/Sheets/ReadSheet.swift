import PropertyList

/// The contents of a translator's sheet: for each text its path, the text itself, and the translations.
struct ReadSheet {
  struct Cell {
    var text: String
    /// The range in the bytes of the sheet.
    var range: Range<Int>
  }

  struct Row {
    var path: Cell
    /// The text as it was when the sheet was made, or `nil` if the sheet has no column for it.
    var source: Cell?
    /// The translations, in the order of the sheet's languages.
    var translations: [Cell]
  }

  /// The titles of the columns with translations.
  var languages: [Cell] = []
  var rows: [Row] = []
  /// The parts of the sheet that aren't imported.
  var messages: [SheetMessage] = []
}

/// A reason why a file can't be imported at all.
package struct SheetError: Error {
  package let message: String
  package let range: Range<Int>
  package var hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    (self.message, self.range, self.hint) = (message, range, hint)
  }

  static func notUTF8(at range: Range<Int>) -> SheetError {
    SheetError("the file is not in UTF-8", at: range, hint: "save it as UTF-8")
  }
}

/// Something in a sheet that its translator should know.
package struct SheetMessage {
  package let kind: Kind
  package let message: String
  package let range: Range<Int>
  package var hint: String?

  package enum Kind {
    /// The text of a row isn't the book's text any more.
    case stale
    /// A translation could not be imported.
    case refused
    /// A part that isn't a translation was left out.
    case ignored
  }

  init(_ kind: Kind, _ message: String, at range: Range<Int>, hint: String? = nil) {
    (self.kind, self.message, self.range, self.hint) = (kind, message, range, hint)
  }
}
