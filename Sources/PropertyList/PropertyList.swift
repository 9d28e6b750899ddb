/// A property list as it stands in its file: one flat list of nodes over the bytes they were read from.
///
/// Order, duplicate keys and the place of every key and value are kept; scalars are decoded when asked for.
/// Nodes are named by `NodeHandle`; `root` is the outermost value.
public struct PropertyList: Sendable {
  /// The file that the list was read from, byte for byte.
  public let source: Source
  /// The form in which the source writes the list.
  public var format: Format { Build.tellsAll ? ownFormat : .binary }
  private let ownFormat: Format
  /// What the nodes' ranges point into: the source as UTF-8, or the bytes of a binary file.
  package let text: DecodedText
  /// All nodes in document order, containers before their contents; never empty.
  package let nodes: [Node]

  /// Whether the file has comments, or instructions to other programs.
  public let hasComments: Bool

  package init(source: Source, format: Format, text: DecodedText, nodes: [Node], hasComments: Bool = false) {
    self.hasComments = hasComments
    self.source = source
    ownFormat = format
    self.text = text
    self.nodes = nodes
  }

  /// The outermost value.
  public var root: NodeHandle { NodeHandle(0) }

  /// The number of keys and values, containers included.
  public var nodeCount: Int { nodes.count }

  /// Whether a container was still open where reading stopped: what it lacks may stand in what was not read.
  package func isCutOff(_ node: NodeHandle) -> Bool { nodes[node.position].flags.contains(.cutOff) }
}

extension PropertyList {
  /// The forms in which a property list can be read.
  public enum Format: Sendable, Equatable {
    /// Apple's XML, `<plist version="1.0">`.
    case xml
    /// Apple's binary form, `bplist00`.
    case binary
    /// The old-style text of NeXTSTEP, `{ key = value; }`, and `.strings` files.
    case ascii
    /// JSON; not a form of books, but what `PropertyList.readJSON(_:options:)` reads.
    case json
    /// Made by a `PropertyListBuilder`, not read from a file.
    case built
  }
}
