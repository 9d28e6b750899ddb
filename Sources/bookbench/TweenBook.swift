import BookKit
import Foundation
import PropertyList

enum TweenBook {
  /// The number of ticks to play, each a sixtieth of a second.
  static let ticks = 600
  /// The easings that the tweens use in turn.
  static let easings = ["linear", "easeInOutQuad", "easeOutCubic", "easeOutBack", "easeOutElastic", "easeOutBounce"]

  /// Returns a book with one page of `count` elements, each with tweens of x, y and alpha.
  static func sampled(_ count: Int) -> Book { book(sampledText(count)) }

  static func sampledText(_ count: Int) -> String {
    var text = "<plist version=\"1.0\"><dict><key>pages</key><array><dict><key>elements</key><array>"
    for index in 0..<count {
      text += "<dict><key>type</key><string>text</string><key>text</key><string>A</string>"
      text += "<key>width</key><real>10</real>"
      text += "<key>height</key><real>10</real><key>tweens</key><array>"
      let ends = [100 + Double(index % 13), 50 + 10 * Double(index % 7), 0.25]
      for (number, property) in ["x", "y", "alpha"].enumerated() {
        text += "<dict><key>delay</key><real>\(Double(index % 97) / 60)</real>"
        text += "<key>duration</key><real>\(1 + index % 5)</real>"
        text += "<key>transition</key><string>\(easings[(3 * index + number) % 6])</string>"
        text += "<key>properties</key><dict><key>\(property)</key><real>\(ends[number])</real></dict></dict>"
      }
      text += "</array></dict>"
    }
    return text + "</array></dict></array></dict></plist>"
  }

  /// Returns a book with a hundred pages of thirty tweens, turned by a rule every 36 seconds: an hour in all.
  static func hour() -> Book {
    var text = "<plist version=\"1.0\"><dict><key>rules</key><array><dict><key>when</key><dict><key>event</key>"
    text += "<string>page.entered</string></dict><key>delay</key><real>36</real><key>do</key><array><dict>"
    text += "<key>action</key><string>nextPage</string></dict></array></dict></array><key>pages</key><array>"
    for page in 0..<100 {
      text += "<dict><key>elements</key><array>"
      for index in 0..<30 {
        text += "<dict><key>type</key><string>text</string><key>tweens</key><array><dict>"
        text += "<key>delay</key><real>\((page + index) % 17)</real><key>duration</key><real>\(1 + index % 19)</real>"
        text += "<key>properties</key><dict><key>x</key><real>100</real></dict></dict></array></dict>"
      }
      text += "</array></dict>"
    }
    return book(text + "</array></dict></plist>")
  }

  /// The distance that each slider of a page of sliders covers.
  static let wayOfPart = 200.0

  /// Returns a book with one page of sliders, and a number of elements for each, whose tweens follow it or play.
  static func followers(parts: Int, each count: Int, isDriven: Bool) -> Book {
    var text = "{ pages = ( { elements = ("
    for part in 0..<parts {
      let drives = (0..<count).map { "{ item = e\(part * count + $0); }" }.joined(separator: ", ")
      let behaviour = isDriven ? "slider = { byX = \(wayOfPart); drives = ( \(drives) ); };" : ""
      let middle = middle(ofPart: part)
      text += "{ type = text; text = A; x = \(middle.x - 5); y = \(middle.y - 5); width = 10; height = 10; "
      text += "\(behaviour) },"
    }
    for index in 0..<parts * count {
      text += "{ type = text; text = A; name = e\(index); y = 400; width = 10; height = 10; tweens = ( { "
      text += isDriven ? "" : "duration = 5; "
      text += "transition = \(easings[index % easings.count]); properties = { x = \(100 + index % 13); }; } ); },"
    }
    return book(text + ") } ); }")
  }

  /// Returns the middle of a slider before it is dragged.
  static func middle(ofPart part: Int) -> Point {
    Point(x: 10 + 50 * Double(part % 10), y: 10 + 20 * Double(part / 10))
  }

  private static func book(_ text: String) -> Book { book(Array(text.utf8)) }

  static func book(_ bytes: [UInt8]) -> Book {
    guard let book = Book.read(list(bytes)).book else { preconditionFailure("the measured book must be valid") }
    return book
  }

  static func list(_ bytes: [UInt8]) -> PropertyList {
    guard let list = PropertyList.read(PropertyList.Source(bytes), options: .generous).document else {
      preconditionFailure("the measured book must be valid")
    }
    return list
  }
}
