/// The character set of NeXTSTEP; octal escapes refer to it.
enum NeXTSTEP {
  static func scalar(_ byte: UInt8) -> UInt32 { byte < 0x80 ? UInt32(byte) : upperHalf[Int(byte) - 0x80] }

  /// The scalars of the bytes from 0x80 on; the last two are undefined.
  private static let upperHalf = """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars.map { $0.value }
}
