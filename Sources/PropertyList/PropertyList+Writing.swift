extension PropertyList {
  /// Returns the list written in a format, which may be the list's own.
  ///
  /// `Writing.losses` contains every value that the format can't represent exactly.
  public func written(as format: Format, options: WritingOptions = WritingOptions()) -> Writing {
    let writing =
      switch format {
      case .xml: XMLWriter.write(self, options: options)
      case .binary: BinaryWriter.write(self, options: options)
      case .ascii: ASCIIWriter.write(self, options: options)
      case .json: JSONWriter.write(self, options: options)
      }
    guard hasComments, options.keepsComments, format != self.format else { return writing }
    let loss = Writing.Loss(.comments, node: root)
    return Writing(bytes: writing.bytes, losses: [loss] + writing.losses)
  }
}
