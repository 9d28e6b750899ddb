import PropertyList

extension PropertyList {
  /// Returns a scalar as the text of this list's format, with its tags or quotes, or `nil` if the format can't hold it.
  package func written(_ value: JSONValue) -> [UInt8]? {
    do throws(Refusal) { return try ValueWriter.scalar(value, in: self) } catch { return nil }
  }

  /// Returns a key as the text of this list's format, or `nil` if the format can't hold it.
  package func written(key name: String) -> [UInt8]? {
    do throws(Refusal) { return try ValueWriter.key(name, in: self) } catch { return nil }
  }

  /// The bytes by which contents are indented more than their container.
  package var indentationUnit: [UInt8] { ValueStyle.unit(of: SourceLines(self)) }
}
