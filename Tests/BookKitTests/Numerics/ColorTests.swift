import BookKit
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (Color.black, "#000000"), (Color(red: 255, green: 128, blue: 0), "#FF8000"),
    (Color(red: 1, green: 0xAB, blue: 0xF, alpha: 254), "#01AB0FFE"),
    (Color(red: 0, green: 0, blue: 0, alpha: 0), "#00000000"),
  ])
  func `colors are written as books write them`(color: Color, text: String) {
    #expect(color.text == text)
    #expect(Color(Array(text.utf8)) == color)
    var bytes: [UInt8] = []
    TraceText.append(color, to: &bytes)
    #expect(bytes == Array(text.utf8))
  }
}
