/// The frame header of a JPEG file: the picture's size and components.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  var components: [Component] = []
  private(set) var maxHorizontalSampling = 1
  private(set) var maxVerticalSampling = 1

  /// A colour component, in blocks of 64 coefficients.
  struct Component {
    let identifier: UInt8
    /// The component's sampling factors, horizontally and vertically.
    let across: Int
    let down: Int
    let table: Int
    /// The number of blocks that cover the picture, horizontally and vertically.
    var blocksWide = 0
    var blocksHigh = 0
    /// The number of blocks, including the ones that pad incomplete units.
    var roomWide = 0
    var roomHigh = 0
    /// The coefficients of all blocks.
    var numbers: [Int16] = []
    /// The DC coefficient of the previous block.
    var prediction = 0
  }

  init(_ segment: ArraySlice<UInt8>, isProgressive: Bool) throws(PictureError) {
    let bytes = Array(segment)
    guard bytes.count >= 6 else { throw .damaged }
    guard bytes[0] == 8 else { throw .unknownForm("a JPEG picture with more than 8 bits per colour") }
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    self.isProgressive = isProgressive
    let count = Int(bytes[5])
    guard bytes.count == 6 + 3 * count else { throw .damaged }
    guard count != 4 else { throw .unknownForm("a CMYK JPEG picture") }
    guard count == 1 || count == 3 else { throw .unknownForm("a JPEG picture with \(count) colour components") }
    try PictureError.check(width: width, height: height)
    for index in 0..<count {
      let part = bytes[(6 + 3 * index)..<(9 + 3 * index)]
      let start = part.startIndex
      let (across, down) = (Int(part[start + 1] >> 4), Int(part[start + 1] & 15))
      guard (1...4).contains(across), (1...4).contains(down), part[start + 2] < 4 else { throw .damaged }
      guard !components.contains(where: { $0.identifier == part[start] }) else { throw .damaged }
      // In a picture with a single component, a unit is one block.
      components.append(
        Component(
          identifier: part[start], across: count == 1 ? 1 : across, down: count == 1 ? 1 : down,
          table: Int(part[start + 2])))
    }
    maxHorizontalSampling = components.map(\.across).max() ?? 1
    maxVerticalSampling = components.map(\.down).max() ?? 1
    for index in components.indices {
      let component = components[index]
      guard maxHorizontalSampling % component.across == 0, maxVerticalSampling % component.down == 0 else {
        throw .unknownForm("a JPEG picture with unusual colour subsampling")
      }
      components[index].blocksWide = JPEGFrame.blocks(width * component.across, 8 * maxHorizontalSampling)
      components[index].blocksHigh = JPEGFrame.blocks(height * component.down, 8 * maxVerticalSampling)
      components[index].roomWide = unitsWide * component.across
      components[index].roomHigh = unitsHigh * component.down
      let room = components[index].roomWide * components[index].roomHigh
      components[index].numbers = [Int16](repeating: 0, count: room * 64)
    }
  }

  private static func blocks(_ length: Int, _ size: Int) -> Int { (length + size - 1) / size }

  var unitsWide: Int { JPEGFrame.blocks(width, 8 * maxHorizontalSampling) }
  var unitsHigh: Int { JPEGFrame.blocks(height, 8 * maxVerticalSampling) }
}
