extension DrawingRegions {
  /// Returns regions as bytes: the settings, the size and the runs, with all numbers in little-endian order.
  package static func packed(_ map: RegionMap, _ settings: RegionSettings) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int, bytes count: Int) {
      for byte in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }
    append(settings.threshold, bytes: 1)
    append(settings.gap, bytes: 1)
    append(settings.smallest, bytes: 4)
    append(map.width, bytes: 4)
    append(map.height, bytes: 4)
    for run in map.runs {
      append(Int(run.region), bytes: 2)
      append(Int(run.length), bytes: 2)
    }
    return bytes
  }

  /// Creates the regions of a drawing from bytes, or returns `nil` if they are damaged.
  init?(file: AssetPath, mask: AssetPath?, packed: [UInt8]) {
    guard packed.count >= 14, (packed.count - 14) % 4 == 0 else { return nil }
    func number(_ start: Int, bytes count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(packed[start + $1]) << (8 * $1) }
    }
    let settings = RegionSettings(
      threshold: number(0, bytes: 1), gap: number(1, bytes: 1), smallest: number(2, bytes: 4))
    var runs: [RegionMap.Run] = []
    runs.reserveCapacity((packed.count - 14) / 4)
    for start in stride(from: 14, to: packed.count, by: 4) {
      let (region, length) = (number(start, bytes: 2), number(start + 2, bytes: 2))
      runs.append(RegionMap.Run(region: UInt16(region), length: UInt16(length)))
    }
    do throws(RegionMapError) {
      let map = try RegionMap(width: number(6, bytes: 4), height: number(10, bytes: 4), runs: runs)
      self.init(file: file, mask: mask, settings: settings, outcome: .map(map))
    } catch {
      return nil
    }
  }
}
