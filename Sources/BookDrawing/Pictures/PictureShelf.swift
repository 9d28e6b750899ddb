import BookKit
import BookMedia

/// The pictures and fonts of a book, read on first use.
///
/// Files that can't be drawn are recorded with the reason, so that they can be reported afterwards.
package struct PictureShelf {
  /// Returns the bytes of a file in the book's folder by its name in the book.
  package typealias Read = (_ name: String) throws(PictureError) -> [UInt8]

  private let read: Read
  private var files: [String: Result<PictureFile, PictureError>] = [:]
  private var pixmaps: [String: Result<Pixmap, PictureError>] = [:]
  private var pyramids: [String: PicturePyramid] = [:]
  private var fonts: [String: Result<FontOutlines, PictureError>] = [:]
  private var pixelCount = 0
  /// The files that could not be drawn, in order of first use, each once.
  package private(set) var faults: [(name: String, fault: PictureError)] = []

  package init(read: @escaping Read) { self.read = read }

  /// Returns the file of a picture for use in a browser; formats that can be decoded here are checked first.
  package mutating func file(_ name: String) throws(PictureError) -> PictureFile {
    if let known = files[name] { return try known.get() }
    let result: Result<PictureFile, PictureError>
    do throws(PictureError) {
      let file = try PictureFile(try read(name))
      if file.isDrawn { _ = try pixmap(name, of: file) }
      result = .success(file)
    } catch {
      result = .failure(error)
      note(name, error)
    }
    files[name] = result
    return try result.get()
  }

  package mutating func pyramid(_ name: String) throws(PictureError) -> PicturePyramid {
    if let known = pyramids[name] { return known }
    let pyramid = PicturePyramid(try pixels(name))
    pyramids[name] = pyramid
    return pyramid
  }

  package mutating func pixels(_ name: String) throws(PictureError) -> Pixmap {
    let file = try file(name)
    do throws(PictureError) {
      return try pixmap(name, of: file)
    } catch {
      note(name, error)
      throw error
    }
  }

  package mutating func font(_ name: String) throws(PictureError) -> FontOutlines {
    if let known = fonts[name] { return try known.get() }
    let result = Result { () throws(PictureError) in try FontOutlines(drawing: try read(name)) }
    if case .failure(let error) = result { note(name, error) }
    fonts[name] = result
    return try result.get()
  }

  private mutating func pixmap(_ name: String, of file: PictureFile) throws(PictureError) -> Pixmap {
    if let known = pixmaps[name] { return try known.get() }
    let result = Result { () throws(PictureError) in try file.pixmap() }
    if case .success(let pixmap) = result { makeRoom(for: pixmap.width * pixmap.height) }
    pixmaps[name] = result
    return try result.get()
  }

  /// Counts pixels that are added to the cache, and empties it first if they would exceed its limit.
  private mutating func makeRoom(for count: Int) {
    if pixelCount + count > PictureLimits.keptPixels {
      pixmaps.removeAll()
      pyramids.removeAll()
      pixelCount = 0
    }
    pixelCount += count
  }

  private mutating func note(_ name: String, _ fault: PictureError) {
    if !faults.contains(where: { $0.name == name }) { faults.append((name, fault)) }
  }
}

package struct PictureFile: Sendable {
  package let bytes: [UInt8]
  private let format: AssetFormat
  package let width: Double
  package let height: Double

  /// Reads the header of a file; throws if its format isn't one that browsers show.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    guard !bytes.isEmpty else { throw .empty }
    let facts = MediaReader.facts(of: bytes, named: "")
    format = facts.format
    if format != .unknown, !format.canBeUsed(as: .picture) { throw .unknownForm(format.title) }
    switch facts.content {
    case .picture(let width, let height): (self.width, self.height) = (width, height)
    case .unreadable(.truncated): throw .truncated
    case .unreadable(.empty): throw .empty
    case .unreadable(.damaged(.noArea)): throw .noArea
    case .unreadable: throw .damaged
    case .sound, .font, .unknown: throw .unknownForm("in an unknown format")
    }
  }

  package var mediaType: String { format.mediaType ?? "image/png" }

  /// Whether the picture can be decoded here.
  var isDrawn: Bool { format == .png || format == .jpeg || format == .gif }

  func pixmap() throws(PictureError) -> Pixmap {
    switch format {
    case .png: return try PNGReader.read(bytes)
    case .jpeg: return try JPEGReader.read(bytes)
    case .gif: return try GIFReader.read(bytes)
    default: throw .unknownForm(format.title)
    }
  }
}
