extension PropertyList {
  /// A line and a column of a text, both counted from 1.
  ///
  /// CR, LF and CR LF each end a line. Columns count Unicode scalars, except for a byte-order mark.
  public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Returns whether `lhs` comes before `rhs` in the text.
    public static func < (lhs: PropertyList.Place, rhs: PropertyList.Place) -> Bool {
      (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }

    /// The notation that editors understand, `line:column`.
    public var description: String { "\(line):\(column)" }
  }
}
