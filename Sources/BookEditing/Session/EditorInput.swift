import BookKit
import PropertyList

/// An input from a pointer or a keyboard, as a user interface reports it.
enum EditorInput: Sendable, Equatable {
  case press(Pointer)
  case move(Pointer)
  case release(Pointer)
  case cancel
  case key(KeyPress)
  case select(Choice)
  /// Selects the next element in the drawing order, or the previous one.
  case selectNext(isBack: Bool)
  /// Shows a page, a language (`.null` for the book's first one) or a time; `nil` keeps the current one.
  case show(page: BookEdit.Reference? = nil, language: JSONValue? = nil, time: Double? = nil)
  /// Opens a group, so that its children can be selected, or closes it if `item` is `nil`.
  case open(item: String?)
  /// Makes gestures change a value of the given tween or, if none is given, the element itself.
  case aim(item: String?, tween: BookEdit.Reference?, part: JSONValue?)
  case lock([String], isOn: Bool)
  case conceal([String], isOn: Bool)
  case guide(axis: String?, at: Double?, isRemoved: Bool)
  case grid(size: Double?, snaps: Bool?)

  /// The inputs that lines can represent, such as `{"in":"press","x":20,"y":30}`.
  static let table = MessageTable<EditorInput>(
    name: "in", title: "input",
    rows: [
      LineRow("press", Pointer.members(required: true)) { .press(Pointer(&$0)) },
      LineRow("move", Pointer.members(required: true)) { .move(Pointer(&$0)) },
      LineRow("release", Pointer.members(required: false)) { .release(Pointer(&$0)) },
      LineRow("cancel") { _ in .cancel },
      LineRow("key", [.required("key", .string)] + ["shift", "alt", "ctrl", "gesture"].lenient) {
        .key(KeyPress(key: $0(), isShifted: $0(), isAlternate: $0(), isCommand: $0(), gesture: $0()))
      },
      LineRow("select", ["all", "none", "add", "toggle", "items"].lenient) { .select(Choice(&$0)) },
      LineRow("selectNext", ["back"].lenient) { .selectNext(isBack: $0()) },
      LineRow("show", ["page", "language", "at"].lenient) {
        .show(page: $0(), language: $0(), time: $0.coordinate())
      },
      LineRow("open", ["item"].lenient) { .open(item: $0()) },
      LineRow("aim", ["item", "tween", "part"].lenient) { values in
        let (item, tween, part): (String?, JSONValue?, JSONValue?) = (values(), values(), values())
        let isNone = tween == nil || tween == .null || part == .null
        return .aim(item: item, tween: isNone ? nil : tween.map { BookEdit.Reference($0) }, part: part)
      },
      LineRow("lock", ["items", "on"].lenient) { .lock($0.texts() ?? [], isOn: ($0() as JSONValue?) != false) },
      LineRow("conceal", ["items", "on"].lenient) { .conceal($0.texts() ?? [], isOn: ($0() as JSONValue?) != false) },
      LineRow("guide", ["axis", "at", "remove"].lenient) { .guide(axis: $0(), at: $0.coordinate(), isRemoved: $0()) },
      LineRow("grid", ["size", "snap"].lenient) { .grid(size: $0.coordinate(), snaps: $0.flag()) },
    ])
}

extension EditorInput {
  /// The position of the pointer, and the modifier keys that are held; `nil` for missing values.
  struct Pointer: Sendable, Equatable {
    var x, y, zoom, clicks: Double?
    var isTouch, isShifted, isAlternate, isCommand: Bool?
    var view: Rectangle?

    fileprivate static func members(required: Bool) -> [LineMember] {
      (required ? [.required("x", .coordinate), .required("y", .coordinate)] : ["x", "y"].lenient)
        + ["zoom", "clicks", "touch", "shift", "alt", "ctrl", "view"].lenient
    }

    fileprivate init(_ values: inout LineValues) {
      (x, y, zoom, clicks) = (values.coordinate(), values.coordinate(), values.coordinate(), values.coordinate())
      (isTouch, isShifted, isAlternate, isCommand) = (values.flag(), values.flag(), values.flag(), values.flag())
      let sides: [Double] = values()
      view = sides.count == 4 ? Rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
    }

    func completed(by earlier: Pointer) -> Pointer {
      var copy = self
      (copy.x, copy.y, copy.zoom) = (x ?? earlier.x, y ?? earlier.y, zoom ?? earlier.zoom)
      (copy.isTouch, copy.isShifted) = (isTouch ?? earlier.isTouch, isShifted ?? earlier.isShifted)
      (copy.isAlternate, copy.isCommand) = (isAlternate ?? earlier.isAlternate, isCommand ?? earlier.isCommand)
      copy.view = view ?? earlier.view
      return copy
    }

    var point: Point { Point(x: x ?? 0, y: y ?? 0) }
    /// Returns the length on the canvas of a number of pixels of the screen.
    func reach(mouse: Double, finger: Double) -> Double { (isTouch == true ? finger : mouse) / scale }
    /// The number of screen pixels for each point of the canvas.
    var scale: Double { max(0.01, zoom ?? 1) }
  }

  /// Whether it can be meant for the point of a shape that was taken last.
  var keepsChosenPoint: Bool {
    switch self {
    case .press, .move, .release, .cancel, .key: true
    case .select, .selectNext, .show, .open, .aim, .lock, .conceal, .guide, .grid: false
    }
  }

  /// A key press; the key has the name that it has in web pages.
  struct KeyPress: Sendable, Equatable {
    let key: String
    let isShifted, isAlternate, isCommand: Bool
    let gesture: String?
  }

  enum Choice: Sendable, Equatable {
    case all, none
    case add([String])
    case toggle([String])
    case only([String])

    fileprivate init(_ values: inout LineValues) {
      let (isAll, isNone) = (values.flag() != nil, values.flag() != nil)
      let (added, toggled, only) = (values.texts(), values.texts(), values.texts())
      if isAll {
        self = .all
      } else if isNone {
        self = .none
      } else {
        self = added.map { .add($0) } ?? toggled.map { .toggle($0) } ?? .only(only ?? [])
      }
    }
  }
}

extension [StaticString] { fileprivate var lenient: [LineMember] { map { .lenient($0) } } }
