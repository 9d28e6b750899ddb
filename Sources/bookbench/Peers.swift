import BookKit
import Foundation
import PropertyList

enum Peers {
  /// Returns a reader as a contender, or `nil` if it isn't installed.
  static func named(_ name: String, _ bytes: [UInt8], isBinary: Bool) -> Contender? {
    switch name {
    case "BookKit": bookKit(bytes)
    case "book model": bookModel(bytes)
    case "Foundation": foundation(bytes)
    case "libplist": libplist(bytes, isBinary: isBinary)
    default: nil
    }
  }

  private static func foundation(_ bytes: [UInt8]) -> Contender {
    let data = Data(bytes)
    return {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      precondition(list != nil, "Foundation cannot read the measured file")
    }
  }

  private static func bookKit(_ bytes: [UInt8]) -> Contender {
    let source = PropertyList.Source(bytes)
    return {
      precondition(PropertyList.read(source, options: .generous).isWellFormed, "the measured file must be valid")
    }
  }

  private static func bookModel(_ bytes: [UInt8]) -> Contender {
    let source = PropertyList.Source(bytes)
    return {
      guard let list = PropertyList.read(source, options: .generous).document, let book = Book.read(list).book else {
        preconditionFailure("the measured file must be a book")
      }
      precondition(!book.pages.isEmpty, "the measured book must have pages")
    }
  }

  /// Returns `nil` if libplist isn't installed.
  private static func libplist(_ bytes: [UInt8], isBinary: Bool) -> Contender? {
    typealias Parse = @convention(c) (UnsafePointer<UInt8>, UInt32, UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Free = @convention(c) (OpaquePointer?) -> Void
    let names = ["libplist-2.0.so.4", "libplist-2.0.so.3", "libplist-2.0.so"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let parseAddress = dlsym(library, isBinary ? "plist_from_bin" : "plist_from_xml"),
      let freeAddress = dlsym(library, "plist_free")
    else { return nil }
    let parse = unsafeBitCast(parseAddress, to: Parse.self)
    let free = unsafeBitCast(freeAddress, to: Free.self)
    return {
      var list: OpaquePointer?
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        _ = parse(start, UInt32(buffer.count), &list)
      }
      precondition(list != nil, "libplist cannot read the measured file")
      free(list)
    }
  }
}

extension ReadingOptions {
  static let generous: ReadingOptions = {
    var options = ReadingOptions()
    options.limits = .generous
    return options
  }()
}
