import BookKit
import PropertyList

struct AimedChange {
  private let session: EditorSession
  private let stage: StagePage
  private let aim: Aim
  private let index: Int
  private let tween: PropertyListPath
  private let editor: Editor

  init?(_ session: EditorSession, _ stage: StagePage, _ aim: Aim) {
    guard let index = stage.index(at: aim.item) else { return nil }
    editor = Editor(session.document.list, assets: session.document.assets)
    guard let tween = try? editor.tween(aim.tween, of: stage.outline.items[index]) else { return nil }
    (self.session, self.stage, self.aim, self.index) = (session, stage, aim, index)
    self.tween = tween
  }

  private func value(_ property: String, orElse own: Double) -> Double {
    let list = session.document.list
    let path: PropertyListPath
    switch aim.part {
    case .start: path = tween.key("from").key(property)
    case .end: path = tween.key("properties").key(property)
    case .keyframe(let number): path = tween.key("keyframes").key(property).index(number)
    }
    return list.node(at: path).flatMap { LooseValue.number($0, of: list) } ?? own
  }

  var placement: Placement {
    var placement = stage.geometry.placements[index]
    placement.frame.x = value("x", orElse: placement.frame.x)
    placement.frame.y = value("y", orElse: placement.frame.y)
    placement.frame.width = value("width", orElse: placement.frame.width)
    placement.frame.height = value("height", orElse: placement.frame.height)
    placement.rotation = value("rotation", orElse: placement.rotation)
    placement.scaleX = value("scaleX", orElse: placement.scaleX)
    placement.scaleY = value("scaleY", orElse: placement.scaleY)
    return placement
  }

  var rotation: Double { placement.rotation }

  private func writing(_ values: [(name: String, value: Double)]) -> EditRequest? {
    let members = values.map { JSONValue.Member($0.name, .number($0.value.toThousandths)) }
    guard !members.isEmpty else { return nil }
    let page = session.page
    let key: String
    switch aim.part {
    case .keyframe(let index):
      return EditRequest(.changeKeyframes(page: page, item: aim.item, tween: aim.tween, .set(index, members)))
    case .start: key = "from"
    case .end: key = "properties"
    }
    let holder = tween.key(key)
    if session.document.list.node(at: holder) == nil {
      let place = BookEdit.Place(page: page, item: aim.item, tween: aim.tween)
      return EditRequest(.set(place, key: key, value: .object(members)))
    }
    let parts = members.map { EditRequest(.set(BookEdit.Place(at: holder.description), key: $0.name, value: $0.value)) }
    return EditRequest(.batch(parts), label: label(values.map { $0.name }))
  }

  private func label(_ properties: [String]) -> String {
    let name = session.document.list.node(at: tween).flatMap { session.document.list.text(of: "name", in: $0) }
    return "Set \(properties.joined(separator: " and ")) of \(name ?? "tween")"
  }

  func moving(by step: Point) -> EditRequest? {
    let local = editor.local(step, of: index, on: stage.outline, stage.geometry)
    let frame = placement.frame
    var values: [(name: String, value: Double)] = []
    if local.x != 0 { values.append(("x", frame.x + local.x)) }
    if local.y != 0 { values.append(("y", frame.y + local.y)) }
    return writing(values)
  }

  func resizing(_ side: BookEdit.Handle, by step: Point, _ keepsAspect: Bool, _ isFromMiddle: Bool) -> EditRequest? {
    let placement = placement
    let parent = stage.outline.items[index].parent.map { stage.geometry.maps[$0] } ?? .identity
    guard let inverse = placement.transform.followed(by: parent).inverse else { return nil }
    let resizing = Resizing(handle: side, by: step, keepsAspect: keepsAspect, isFromMiddle: isFromMiddle)
    let (old, new) = (placement.frame, resizing.frame(of: placement, movedBy: inverse.map(step)))
    let values = [
      ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width), ("height", old.height, new.height),
    ]
    return writing(values.filter { $0.1.toThousandths != $0.2.toThousandths }.map { ($0.0, $0.2) })
  }

  func turning(to angle: Double) -> EditRequest? { writing([("rotation", angle)]) }
}
