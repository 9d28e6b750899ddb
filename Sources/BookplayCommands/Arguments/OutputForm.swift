import BookKit
import PropertyList

struct OutputForm {
  let title: String
  /// The file extensions of this form, in lowercase and without the dot; the first one is the default.
  let endings: [String]
}

extension OutputForm {
  static let webPage = OutputForm(title: "a web page", endings: ["html", "htm"])
  static let script = OutputForm(title: "a script", endings: ["play"])
  static let picture = OutputForm(title: "a picture", endings: PictureFormat.allValues)
  static let list = OutputForm(title: "a property list", endings: ["plist", "xml", "bplist", "strings", "json"])
  static let baseline = OutputForm(title: "a baseline", endings: ["json"])
  static let xliff = OutputForm(title: "XLIFF", endings: ["xlf", "xliff"])
  static let sheet = OutputForm(title: "a sheet", endings: ["csv"] + xliff.endings)
  static let operations = OutputForm(title: "a list of operations", endings: ["jsonl", "ndjson"])
  /// A folder, whose name must not end in a known file extension.
  static let folder = OutputForm(title: "a folder", endings: [])

  init(report format: String) {
    title = "--format \(format)"
    endings =
      switch format {
      case "json": ["json"]
      case "sarif": ["sarif", "json"]
      case "junit": ["xml"]
      case "tap": ["tap"]
      case "jsonl": ["jsonl", "ndjson", "trace"]
      case "markdown": ["md", "markdown"]
      default: ["txt"]
      }
  }

  init(_ format: PictureFormat) { self.init(title: "--to \(format.rawValue)", endings: [format.rawValue]) }
  init(_ format: PropertyList.Format) { self.init(title: "--to \(format.rawValue)", endings: format.endings) }

  /// Returns whether a path can name a file of this form.
  ///
  /// A path without an extension fits, and so does one with an unknown extension, such as `Moon.new`, which can contain
  /// anything. If `isImplied` is `true`, only the extension determines the form, so an unknown one doesn't fit.
  func fits(_ path: String, isImplied: Bool = false) -> Bool {
    guard let ending = FileEnding(of: path) else { return true }
    return endings.contains(ending.text) || !isImplied && !ending.isKnown
  }
}

extension PropertyList.Format {
  /// The extensions of files in this format; most formats share `plist`.
  var endings: [String] {
    switch self {
    case .xml: ["plist", "xml"]
    case .binary: ["plist", "bplist"]
    case .ascii: ["plist", "strings"]
    case .json: ["json"]
    }
  }

  /// Returns the format that the extension of a path implies, or `nil` if none or several do.
  static func named(by path: String) -> Self? {
    guard let ending = FileEnding(of: path) else { return nil }
    let found = allCases.filter { $0.endings.contains(ending.text) }
    return found.count == 1 ? found[0] : nil
  }
}

struct FileEnding {
  let text: String

  /// Creates the ending of a path, or `nil` if it has none, as in `Moon` or `.profile`.
  init?(of path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    text = name[name.index(after: point)...].lowercased()
    if text.isEmpty { return nil }
  }

  var isKnown: Bool { FileEnding.known.contains(text) || AssetFormat(extensionOf: "x." + text) != nil }

  /// The extensions of files that commands write or books contain, and of other formats that an author might expect.
  private static let known = [
    "plist", "bplist", "xml", "strings", "json", "html", "htm", "xhtml", "play", "trace", "stage", "sarif", "tap",
    "jsonl", "ndjson", "md", "markdown", "bmp", "tif", "tiff", "heic", "heif", "avif", "webm", "pdf", "epub", "zip",
    "doc", "docx", "odt", "rtf", "csv", "tsv", "ods", "xls", "xlsx", "xlf", "xliff", "po", "vtt", "srt",
  ]
}
