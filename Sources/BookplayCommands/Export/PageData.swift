import PackedPlayer
import PropertyList

/// The blocks of a page that contain the engine, a book and its files in base64.
enum PageData {
  /// Appends the engine, the book and the facts about its files as binary property lists, and the files.
  static func append(
    book: [UInt8], _ facts: [UInt8], _ files: [ExportedAssets.File], to bytes: inout [UInt8]
  ) {
    append(PlayerParts.engine, as: #"id="engine""#, to: &bytes)
    append(book: book, facts, to: &bytes)
    for file in files {
      append(
        Base64.encode(file.bytes), as: "id=\"asset-\(file.number)\" data-type=\"\(file.type)\"", to: &bytes)
    }
  }

  /// Appends only the book and the facts, for a page that loads the engine and the files.
  static func append(book: [UInt8], _ facts: [UInt8], to bytes: inout [UInt8]) {
    append(Base64.encode(book), as: #"id="book""#, to: &bytes)
    append(Base64.encode(facts), as: #"id="facts""#, to: &bytes)
  }

  /// Appends the settings of a page, which are JSON.
  static func append(settings: [UInt8], to bytes: inout [UInt8]) {
    bytes += #"<script type="application/json" id="settings">"#.utf8
    bytes += settings
    bytes += "</script>\n".utf8
  }

  private static func append(_ text: [UInt8], as attributes: String, to bytes: inout [UInt8]) {
    bytes += "<script type=\"text/plain\" \(attributes)>".utf8
    bytes += text
    bytes += "</script>\n".utf8
  }
}
