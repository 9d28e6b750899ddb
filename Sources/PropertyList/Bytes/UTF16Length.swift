/// The length of text in UTF-16 code units, as in JavaScript.
package enum UTF16Length {
  /// Returns the number of code units of text that is given in UTF-8.
  package static func of(_ text: ArraySlice<UInt8>) -> Int {
    var count = 0
    // The first byte of each scalar counts as one unit, or as two if the scalar takes four bytes.
    for byte in text where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }
}
