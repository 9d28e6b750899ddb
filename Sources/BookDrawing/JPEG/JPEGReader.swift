import BookMedia

/// Reads JPEG files: baseline and progressive, 8 bits, grey or colour, rotated by their Exif orientation.
package enum JPEGReader {
  package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  package static func read(_ file: [UInt8]) throws(PictureError) -> Pixmap {
    guard file.starts(with: signature) else { throw .damaged }
    var reading = Reading(file: file)
    try reading.readSegments()
    return try reading.pixmap()
  }

  private struct Reading {
    let file: [UInt8]
    private var frame: JPEGFrame?
    private var tables = JPEGTables()
    /// The components' quantization tables, as they were at each component's first scan.
    private var quantities: [[Int32]?] = []
    private var interval = 0
    private var orientation = 1
    /// The colour transform in Adobe's segment.
    private var transform: UInt8?
    private var offset = 2
    private var scanCount = 0

    /// The maximum number of scans; real files have about ten.
    private static let maxScans = 100

    init(file: [UInt8]) { self.file = file }

    mutating func readSegments() throws(PictureError) {
      while let marker = nextMarker() {
        switch marker {
        case 0xD8, 0x01, 0xD0...0xD7: continue
        case 0xD9: return
        default: break
        }
        guard offset + 2 <= file.count else { throw .truncated }
        let length = Int(file[offset]) << 8 | Int(file[offset + 1])
        guard length >= 2 else { throw .damaged }
        guard offset + length <= file.count else { throw .truncated }
        let segment = file[(offset + 2)..<(offset + length)]
        offset += length
        try read(marker, segment)
      }
      throw .truncated
    }

    private mutating func nextMarker() -> UInt8? {
      while offset + 1 < file.count {
        defer { offset += 1 }
        if file[offset] == 0xFF, file[offset + 1] != 0, file[offset + 1] != 0xFF {
          offset += 1
          return file[offset]
        }
      }
      return nil
    }

    private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) throws(PictureError) {
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        guard frame == nil else { throw .damaged }
        let made = try JPEGFrame(segment, isProgressive: marker == 0xC2)
        quantities = Array(repeating: nil, count: made.components.count)
        frame = made
      case 0xC4: try tables.readCodes(segment)
      case 0xC3, 0xC5...0xC7, 0xC8...0xCB, 0xCD...0xCF:
        throw .unknownForm("a JPEG picture with an unsupported encoding")
      case 0xDB: try tables.readQuantities(segment)
      case 0xDD:
        guard segment.count == 2 else { throw .damaged }
        interval = segment.reduce(0) { $0 << 8 | Int($1) }
      case 0xDA: try readScan(segment)
      case 0xE1: orientation = Exif.orientation(in: segment) ?? orientation
      case 0xEE: if segment.count >= 12, segment.starts(with: "Adobe".utf8) { transform = Array(segment)[11] }
      default: break
      }
    }

    private mutating func readScan(_ segment: ArraySlice<UInt8>) throws(PictureError) {
      guard var frame else { throw .damaged }
      // The coefficients must be uniquely referenced, or each scan would copy them.
      self.frame = nil
      scanCount += 1
      guard scanCount <= Reading.maxScans else { throw .damaged }
      var scan = try JPEGScan(segment, frame, interval: interval)
      for index in scan.components where quantities[index] == nil {
        quantities[index] = tables.quantities[frame.components[index].table]
      }
      offset = try scan.read(file, from: offset, tables, into: &frame)
      self.frame = frame
    }

    func pixmap() throws(PictureError) -> Pixmap {
      guard let frame, scanCount > 0 else { throw .damaged }
      var found: [[Int32]] = []
      for table in quantities {
        guard let table else { throw .damaged }
        found.append(table)
      }
      let letters = frame.components.map(\.identifier)
      let isRGB = transform.map { $0 == 0 } ?? (letters == [0x52, 0x47, 0x42])
      return JPEGPixels(frame, found, isRGB: isRGB).pixmap().turned(orientation)
    }
  }
}
