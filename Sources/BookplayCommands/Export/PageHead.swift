import BookReports

struct PageHead {
  let description: String?
  /// The icons and the manifest, each as the attributes of a `link` element, whose values need no escapes.
  let links: [String]

  /// The colour around books and of the browser's own bars, the same as in the page's style.
  static let themeColor = "#262b3d"

  var bytes: [UInt8] {
    var lines = ["<meta name=\"theme-color\" content=\"\(PageHead.themeColor)\">"]
    if let description { lines.append("<meta name=\"description\" content=\"\(HTMLText.escaped(description))\">") }
    lines += links.map { "<link \($0)>" }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
