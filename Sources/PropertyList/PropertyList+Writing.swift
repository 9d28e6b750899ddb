extension PropertyList {
  /// A format in which a property list can be written.
  public enum OutputFormat: String, Sendable, CaseIterable {
    /// Apple's XML.
    case xml
    /// Apple's binary format.
    case binary
    /// The old-style text of NeXTSTEP.
    case ascii
    /// JSON, in which dates are ISO 8601 strings and data is base64, which is read back as a string.
    case json
  }

  /// Returns the list written in a format, which may be its own.
  ///
  /// Every value that the format cannot represent as it is appears in `Writing.losses`.
  public func written(as format: OutputFormat, options: WritingOptions = WritingOptions()) -> Writing {
    let writing =
      switch format {
      case .xml: XMLWriter.write(self, options: options)
      case .binary: BinaryWriter.write(self, options: options)
      case .ascii: ASCIIWriter.write(self, options: options)
      case .json: JSONWriter.write(self, options: options)
      }
    let keepsForm = (self.format == .xml && format == .xml) || (self.format == .ascii && format == .ascii)
    guard hasComments, options.keepsComments, !keepsForm else { return writing }
    let loss = Writing.Loss(.comments, node: root)
    return Writing(bytes: writing.bytes, losses: [loss] + writing.losses)
  }
}
