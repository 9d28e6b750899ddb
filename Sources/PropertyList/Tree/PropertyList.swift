/// A property list as written in its file: a flat list of nodes over the bytes they were read from.
///
/// Order, duplicate keys and the range of every key and value are preserved. Scalars are decoded on demand.
/// A `NodeHandle` identifies a node; `root` is the outermost value.
public struct PropertyList: Sendable {
  /// The file that the list was read from, byte for byte.
  public let source: PropertyList.Source
  /// The format of the source.
  public var format: Format { Build.includesDiagnostics ? ownFormat : .binary }
  private let ownFormat: Format
  /// The text that the nodes' ranges refer to: the source as UTF-8, or the bytes of a binary file.
  package let text: DecodedText
  /// All nodes in document order, with containers before their contents; never empty.
  package let nodes: [Node]
  /// Whether the file has comments or processing instructions.
  package let hasComments: Bool
  /// The offset in the file from which the nesting is uncertain, or `nil` if brackets and tags match.
  package let reliableEnd: Int?

  package init(
    source: PropertyList.Source, format: Format, text: DecodedText, nodes: [Node], hasComments: Bool = false,
    reliableEnd: Int? = nil
  ) {
    self.hasComments = hasComments
    self.reliableEnd = reliableEnd
    self.source = source
    ownFormat = format
    self.text = text
    self.nodes = nodes
  }

  /// The outermost value.
  public var root: NodeHandle { NodeHandle(0) }

  /// The number of keys and values, including containers.
  package var nodeCount: Int { nodes.count }

  /// Returns whether a container was still open when reading stopped, so the rest of it may be in the unread part.
  package func isCutOff(_ node: NodeHandle) -> Bool { nodes[node.position].flags.contains(.cutOff) }

  /// Returns whether something in a container couldn't be read, such as its end, so entries may be missing.
  package func isIncomplete(_ node: NodeHandle) -> Bool {
    let node = nodes[node.position]
    return node.kind.isContainer && !node.flags.isDisjoint(with: [.cutOff, .damaged])
  }

  /// A format of property lists.
  public enum Format: String, Sendable, CaseIterable {
    /// Apple's XML, `<plist version="1.0">`.
    case xml
    /// Apple's binary format, `bplist00`; also the format of a list that a `PropertyListBuilder` has built.
    case binary
    /// The old-style text of NeXTSTEP, `{ key = value; }`, and `.strings` files.
    case ascii
    /// JSON, with dates as ISO 8601 strings and data as base64; data is read back as a string.
    case json
  }
}
