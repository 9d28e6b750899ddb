enum BinaryWriter {
  static func write(_ list: PropertyList, options: WritingOptions) -> PropertyList.Writing {
    let numbering = BinaryNumbering(of: list, options: options)
    return numbering.walk.finish(file(numbering), options: options)
  }

  /// Assembles the header, the objects, the offset table and the trailer.
  private static func file(_ numbering: BinaryNumbering) -> [UInt8] {
    let objects = numbering.objects
    // Readers require the widths to hold one more than the largest number.
    let referenceSize = BinaryEncoding.size(of: UInt64(objects.count))
    var tableStart = BinaryTrailer.headerSize + numbering.scalars.bytes.count
    for object in objects { tableStart += size(of: object, referenceSize: referenceSize) }
    let offsetSize = BinaryEncoding.size(of: UInt64(tableStart))

    var bytes = Array("bplist00".utf8)
    bytes.reserveCapacity(tableStart + objects.count * offsetSize + BinaryTrailer.size)
    appendObjects(numbering, referenceSize: referenceSize, to: &bytes)
    var offset = UInt64(BinaryTrailer.headerSize)
    for object in objects {
      BinaryEncoding.append(offset + UInt64(object.scalar), size: offsetSize, to: &bytes)
      offset += UInt64(size(of: object, referenceSize: referenceSize))
    }
    BinaryEncoding.append(0, size: 6, to: &bytes)
    bytes += [UInt8(offsetSize), UInt8(referenceSize)]
    BinaryEncoding.append(UInt64(objects.count), size: 8, to: &bytes)
    BinaryEncoding.append(0, size: 8, to: &bytes)
    BinaryEncoding.append(UInt64(tableStart), size: 8, to: &bytes)
    return bytes
  }

  private static func appendObjects(_ numbering: BinaryNumbering, referenceSize: Int, to bytes: inout [UInt8]) {
    var written = 0
    for object in numbering.objects where object.kind != .scalar {
      bytes += numbering.scalars.bytes[written..<object.scalar]
      written = object.scalar
      let children = object.children..<object.children + object.count
      BinaryEncoding.append(marker: object.kind == .array ? 0xA0 : 0xD0, count: object.count, to: &bytes)
      for index in children {
        let number = numbering.numbers[Int(numbering.children[index])]
        BinaryEncoding.append(UInt64(number), size: referenceSize, to: &bytes)
      }
      guard object.kind == .dictionary else { continue }
      for index in children {
        let number = numbering.numbers[Int(numbering.children[index]) + 1]
        BinaryEncoding.append(UInt64(number), size: referenceSize, to: &bytes)
      }
    }
    bytes += numbering.scalars.bytes[written...]
  }

  /// Returns the size of a container, or 0 for a scalar.
  private static func size(of object: BinaryNumbering.Object, referenceSize: Int) -> Int {
    switch object.kind {
    case .scalar: 0
    case .array: BinaryEncoding.markerSize(count: object.count) + object.count * referenceSize
    case .dictionary: BinaryEncoding.markerSize(count: object.count) + 2 * object.count * referenceSize
    }
  }
}
