/// What the first bytes of a file say about its encoding, before anything of it is read.
struct EncodingEvidence {
  /// The encoding, or nothing when units of one byte leave it open.
  let encoding: TextEncoding?
  /// How many bytes the byte-order mark takes.
  let markLength: Int

  init(_ bytes: Span<UInt8>) {
    func byte(_ index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : -1 }
    // The mark of UTF-32 begins with the one of UTF-16.
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _): (encoding, markLength) = (.utf8, 3)
    case (0xFF, 0xFE, 0, 0): (encoding, markLength) = (.utf32LittleEndian, 4)
    case (0, 0, 0xFE, 0xFF): (encoding, markLength) = (.utf32BigEndian, 4)
    case (0xFF, 0xFE, _, _): (encoding, markLength) = (.utf16LittleEndian, 2)
    case (0xFE, 0xFF, _, _): (encoding, markLength) = (.utf16BigEndian, 2)
    // Text begins with ASCII, of which UTF-16 makes every other byte zero.
    case (1...0x7F, 0, 1..., 0): (encoding, markLength) = (.utf16LittleEndian, 0)
    case (0, 1...0x7F, 0, 1...): (encoding, markLength) = (.utf16BigEndian, 0)
    default: (encoding, markLength) = (nil, 0)
    }
  }
}
