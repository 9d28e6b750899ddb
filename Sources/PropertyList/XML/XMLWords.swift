/// The common tags as little-endian eight-byte words, so that one comparison recognises each.
enum XMLWords {
  static var key: UInt64 { 0x3E_7965_6B3C }  // <key>
  static var keyEnd: UInt64 { 0x3E79_656B_2F3C }  // </key>
  static var string: UInt64 { 0x3E67_6E69_7274_733C }  // <string>
  static var stringEnd: UInt64 { 0x676E_6972_7473_2F3C }  // </string
  static var integer: UInt64 { 0x7265_6765_746E_693C }  // <integer
  static var integerEnd: UInt64 { 0x6567_6574_6E69_2F3C }  // </intege
  static var real: UInt64 { 0x3E6C_6165_723C }  // <real>
  static var realEnd: UInt64 { 0x3E_6C61_6572_2F3C }  // </real>
  static var booleanTrue: UInt64 { 0x3E_2F65_7572_743C }  // <true/>
  static var booleanFalse: UInt64 { 0x3E2F_6573_6C61_663C }  // <false/>
  static var dictionary: UInt64 { 0x3E74_6369_643C }  // <dict>
  static var dictionaryEnd: UInt64 { 0x3E_7463_6964_2F3C }  // </dict>
  static var array: UInt64 { 0x3E_7961_7272_613C }  // <array>
  static var arrayEnd: UInt64 { 0x3E79_6172_7261_2F3C }  // </array>

  @inline(__always)
  static func first(_ count: UInt64, of word: UInt64) -> UInt64 { word & ((1 << (8 * count)) - 1) }
}
