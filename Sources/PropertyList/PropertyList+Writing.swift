extension PropertyList {
  /// The forms in which a property list can be written.
  public enum OutputFormat: String, Sendable, CaseIterable {
    /// Apple's XML.
    case xml
    /// Apple's binary form.
    case binary
    /// The old-style text of NeXTSTEP.
    case ascii
    /// JSON: dates as ISO 8601 strings, data as base64 strings; cannot be read back.
    case json
  }

  /// Writes the list in another form, or anew in its own.
  ///
  /// Nothing is lost in silence: `Writing.losses` names every value that the form cannot hold as it is.
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
