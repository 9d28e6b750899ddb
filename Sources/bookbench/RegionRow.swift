import BookDrawing
import BookKit
import Foundation

/// The time and memory of finding the regions of a drawing to colour, compared with decoding the drawing.
enum RegionRow {
  /// The largest drawing that has regions.
  private static let side = 2048

  static func run() {
    let drawing = scannedDrawing()
    let file = PNGWriter.bytes(of: drawing)
    let medians = Stopwatch.medians(
      of: [
        Contender(name: "decode") { _ = try? PNGReader.read(file) },
        Contender(name: "plain") { precondition(isFound(in: drawing, RegionSettings())) },
        Contender(name: "gap") { precondition(isFound(in: drawing, RegionSettings(gap: 3))) },
      ], rounds: 9)
    let ratios = medians.map { Figure.ratio($0 / medians[0], atMost: 0.3, aim: 0.2) }
    print("Regions of a drawing of \(side * side) pixels, beside decoding its PNG:", ratios[1])
    print("The same with a gap:", ratios[2])
    printMemory()
  }

  /// Finds the regions of a drawing in a process of its own, then prints the peak of memory, and that before.
  static func measureInChild(_ mode: String) {
    let isScanned = mode == "scan"
    let drawing = isScanned ? scannedDrawing() : combs()
    let before = Stopwatch.peakBytes()
    let isFound = isFound(in: drawing, RegionSettings(gap: isScanned ? 3 : 0))
    precondition(isFound, "the measured drawing must have regions")
    withExtendedLifetime(drawing) { print(Stopwatch.peakBytes(), before) }
  }

  private static func printMemory() {
    for (mode, title) in [("scan", "a scanned drawing"), ("combs", "two combs in each other")] {
      let peaks = Child.figures(of: ["--regions", mode])
      guard peaks.count == 2 else { return print("Regions: this program cannot be run again to measure the memory") }
      // What the process needs for the drawing alone is counted, what it needs for itself is not.
      let megabytes = (peaks[0] - peaks[1] + Double(side * side * 4)) / Double(1 << 20)
      let verdict = megabytes <= 64 ? "must met" : "MISSED"
      print(String(format: "Memory of finding the regions of %@: %.0f MB (must ≤ 64: %@)", title, megabytes, verdict))
    }
  }

  private static func isFound(in drawing: Pixmap, _ settings: RegionSettings) -> Bool {
    (try? RegionFinder.regions(in: drawing, settings)) != nil
  }

  /// Draws circles with soft lines on paper that is not quite white.
  private static func scannedDrawing() -> Pixmap {
    var random = SplitMix64(seed: 5)
    let (cell, radius) = (128, 50.0)
    return drawing { x, y in
      let (fromLeft, fromTop) = (Double(x % cell - cell / 2), Double(y % cell - cell / 2))
      let distance = abs((fromLeft * fromLeft + fromTop * fromTop).squareRoot() - radius)
      let light = distance < 1 ? 0 : distance < 4 ? Int((distance - 1) * 85) : 255
      return UInt8(max(0, light - random.number(below: 12)))
    }
  }

  /// Draws two combs whose teeth, a pixel wide, reach in between each other; no drawing has more runs of pixels.
  private static func combs() -> Pixmap {
    drawing { x, y in
      let isBack = y == 0 || y == side - 1
      let isTooth = x % 4 == 0 && y < side - 2 || x % 4 == 2 && y > 1
      return isBack || isTooth ? 255 : 0
    }
  }

  private static func drawing(_ light: (_ x: Int, _ y: Int) -> UInt8) -> Pixmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let light = light(x, y)
        for channel in [light, light, light, 255] { bytes.append(channel) }
      }
    }
    return Pixmap(width: side, height: side, bytes: bytes)
  }
}
