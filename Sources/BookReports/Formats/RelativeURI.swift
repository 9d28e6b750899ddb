import PropertyList

package enum RelativeURI {
  /// Returns `path` as a relative reference of RFC 3986; an absolute path outside `folder` becomes a `file` URI.
  package static func of(_ path: String, in folder: String?) -> String {
    let path = relative(path, in: folder)
    return (path.utf8.first == UInt8(ascii: "/") ? "file://" : "") + path.percentEncodedPath
  }

  package static func relative(_ path: String, in folder: String?) -> String {
    if path.hasPrefix("./") { return String(path.dropFirst(2)) }
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
