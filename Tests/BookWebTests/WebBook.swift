import BookKit
import PropertyList

@testable import bookweb

/// Small books in the form that web pages receive: binary, with the facts about their files.
enum WebBook {
  /// Returns a player of a book in old-style text; each file is a path with a size or, with just a length, a sound.
  static func player(
    _ text: String, files: [(String, Double, Double)] = [], fonts: [(String, FontMetrics?)] = [],
    drawings: [(String, RegionMap)] = [], spares: Bool = false
  ) -> WebPlayer? {
    var options = ReadingOptions()
    options.acceptsGNUstepValues = true
    guard let list = PropertyList.read(PropertyList.Source(text: text), options: options).document,
      let book = list.written(as: .binary).bytes
    else { return nil }
    var builder = PropertyListBuilder()
    builder.beginArray()
    for (path, first, second) in files {
      builder.string(path)
      builder.real(first)
      builder.real(second)
    }
    for (path, metrics) in fonts {
      builder.string(path)
      builder.data(metrics?.packed ?? [])
      builder.real(-1)
    }
    for (path, map) in drawings {
      builder.string(path)
      builder.string("")
      builder.data(DrawingRegions.packed(map, RegionSettings()))
    }
    builder.endContainer()
    return WebPlayer(book: book, facts: builder.finish().written(as: .binary).bytes ?? [], reducesMotion: spares)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Reads the numbers of a frame in the same way as a web page.
struct FrameReader {
  let words: [UInt32]

  init(_ frame: FrameRecords) {
    words =
      frame.head + FrameReader.words(of: frame.drawnRecords.map { $0 }) + FrameReader.words(of: frame.soundRecords)
  }

  private static func words<Record>(of records: [Record]) -> [UInt32] {
    records.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  func int(_ byte: Int) -> Int { Int(Int32(bitPattern: words[byte / 4])) }
  func float(_ byte: Int) -> Float { Float(bitPattern: words[byte / 4]) }
  func double(_ byte: Int) -> Double {
    Double(bitPattern: UInt64(words[byte / 4 + 1]) << 32 | UInt64(words[byte / 4]))
  }
}
