import PropertyList
import Testing

@testable import BookKit

/// Tests that keys are found in whatever order they come.
@Suite struct KeyPredictionTests {
  @Test func `there is a place for each key and for the beginning of a dictionary`() {
    #expect(Key.all.count < KeyPredictions.stride)
  }

  /// Every order of four keys, each in an element of its own.
  @Test func `the order of keys means nothing, whatever the order before`() throws {
    let entries = [("x", "1"), ("y", "2"), ("alpha", "0.5"), ("rotation", "90")].map { key, number in
      "<key>\(key)</key><real>\(number)</real>"
    }
    var elements: [String] = []
    for first in 0..<4 {
      for second in 0..<4 where second != first {
        for third in 0..<4 where third != first && third != second {
          let order = [first, second, third, 6 - first - second - third]
          let type = "<key>type</key><string>text</string><key>text</key><string>a</string>"
          elements.append("<dict>\(type)\(order.map { entries[$0] }.joined())</dict>")
        }
      }
    }
    let page = "<dict><key>elements</key><array>\(elements.joined())</array></dict>"
    let text = "<plist version=\"1.0\"><dict><key>pages</key><array>\(page)</array></dict></plist>"
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    let reading = Book.read(list)
    let book = try #require(reading.book)
    #expect(reading.diagnostics.isEmpty && book.pages[0].elements.count == 24)
    for element in book.pages[0].elements {
      #expect(element.x.value == 1 && element.y.value == 2)
      #expect(element.alpha.value == 0.5 && element.rotation.value == 90)
    }
  }
}
