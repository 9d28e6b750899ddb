import BookKit
import PropertyList

/// A press of the pointer, and the drag that may follow it.
struct PointerDrag: Sendable {
  enum Grip: Sendable, Equatable {
    case element(String)
    case side(BookEdit.Handle)
    case turning
    case shape(ShapeGrip)
    case nothing
  }

  var grip: Grip
  let start: Point
  /// Whether Shift was held during the press.
  let isExtending: Bool
  let wasSelected: Bool
  let selectionBefore: [String]
  var isDragging = false
  /// The angle to which the pointer has turned something, in degrees; it can be more than one turn.
  var angle: Double?
  var lastMove: EditorInput.Pointer?
  var pending: EditRequest?
}

/// The value of a tween that gestures change instead of the element's own value.
struct Aim: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case start
    case end
    case keyframe(Int)
  }

  var item: String
  let tween: BookEdit.Reference
  let part: Part
}
