import Foundation

/// Books of a given size with deterministic contents: pages of pictures and texts with tweens, as authors write them.
enum BookText {
  /// The number of pictures that the elements of a book share.
  static let pictureCount = 97

  /// A white picture of 20 by 20 points.
  static let picture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAABQAAAAUAQAAAACl8iCgAAAADElEQVR42mNgoC4AAABQAAHNzSSGAAAAAElFTkSuQmCC")

  /// Returns a book of about `size` bytes of XML.
  static func xml(size: Int) -> [UInt8] {
    var bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>title</key>
      \t<string>A book to measure</string>
      \t<key>pages</key>
      \t<array>

      """.utf8)
    var number = 0
    while bytes.count < size {
      bytes += page(number).utf8
      number += 1
    }
    bytes += "\t</array>\n</dict>\n</plist>\n".utf8
    return bytes
  }

  private static let elementCount = 12

  /// Returns the name of the first element on a page; pages are counted from 1.
  static func firstName(onPage number: Int) -> String { name(of: (number - 1) * elementCount) }

  private static func name(of index: Int) -> String { index % 4 == 3 ? "caption \(index)" : "picture\(index)" }

  private static func page(_ number: Int) -> String {
    var text = "\t\t<dict>\n\t\t\t<key>elements</key>\n\t\t\t<array>\n"
    for index in 0..<elementCount { text += element(number * elementCount + index) }
    return text + "\t\t\t</array>\n\t\t</dict>\n"
  }

  private static func element(_ index: Int) -> String {
    let indent = "\t\t\t\t\t"
    let own =
      index % 4 == 3
      ? [("text", "<string>Fish &amp; moon, no. \(index), a quiet night at sea</string>")]
      : [
        ("fileName", "<string>images/picture\(index % pictureCount).png</string>"),
        ("altText", "<string>A moon above the sea</string>"),
      ]
    let entries =
      [("type", index % 4 == 3 ? "<string>text</string>" : "<string>image</string>")]
      + [("name", "<string>\(name(of: index))</string>")] + own
      + [("x", "<integer>\(index * 37 % 1024)</integer>"), ("y", "<real>\(index * 53 % 768).5</real>")]
      + [("alpha", "<real>0.\(index % 9 + 1)</real>"), ("visible", index % 7 == 0 ? "<false/>" : "<true/>")]
    return """
      \t\t\t\t<dict>
      \(entries.map { "\(indent)<key>\($0)</key>\n\(indent)\($1)\n" }.joined())\(indent)<key>tweens</key>
      \(indent)<array>
      \(indent)\t<dict>
      \(indent)\t\t<key>delay</key>
      \(indent)\t\t<real>\(index % 5).25</real>
      \(indent)\t\t<key>duration</key>
      \(indent)\t\t<integer>\(index % 3 + 1)</integer>
      \(indent)\t\t<key>transition</key>
      \(indent)\t\t<string>easeOutBack</string>
      \(indent)\t\t<key>properties</key>
      \(indent)\t\t<dict>
      \(indent)\t\t\t<key>x</key>
      \(indent)\t\t\t<integer>\(index * 91 % 1024)</integer>
      \(indent)\t\t\t<key>alpha</key>
      \(indent)\t\t\t<real>1</real>
      \(indent)\t\t</dict>
      \(indent)\t</dict>
      \(indent)</array>
      \t\t\t\t</dict>

      """
  }
}
