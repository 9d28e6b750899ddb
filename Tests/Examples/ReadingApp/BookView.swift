#if canImport(SwiftUI)
  import BookFiles
  import SwiftUI

  /// A page of a book; the host provides the pictures, by their names in the book.
  @available(macOS 14, iOS 17, *)
  public struct BookView: View {
    private let model: BookModel
    private let picture: (String) -> Image

    /// Creates a view of the page that `model` has open.
    public init(_ model: BookModel, picture: @escaping (String) -> Image) {
      self.model = model
      self.picture = picture
    }

    /// The elements, each placed by its transform.
    public var body: some View {
      TimelineView(.animation) { timeline in
        ZStack(alignment: .topLeading) {
          ForEach(model.items) { item in
            content(of: item).frame(width: item.width, height: item.height).opacity(item.alpha)
              .transformEffect(CGAffineTransform(item.transform))
          }
        }
        .onChange(of: timeline.date) { model.frame() }
      }
      .frame(width: model.canvas.width, height: model.canvas.height, alignment: .topLeading)
      .contentShape(.rect)
      .gesture(touches)
    }

    @ViewBuilder private func content(of item: DrawItem) -> some View {
      let element = model.elements[item.element]
      switch element.type {
      case .image, .movie: picture(model.text(of: element.pictures[item.picture])).resizable()
      case .text: Text(model.text(of: element.text)).font(.system(size: item.fontSize))
      default: EmptyView()
      }
    }

    @GestureState private var isDown = false

    private var touches: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($isDown) { value, isDown, _ in
          let phase: Player.TouchPhase = isDown ? .moved : .began
          isDown = true
          model.perform { $0.touch(phase, at: Point(x: value.location.x, y: value.location.y)) }
        }
        .onEnded { value in
          model.perform { $0.touch(.ended, at: Point(x: value.location.x, y: value.location.y)) }
        }
    }
  }

  extension CGAffineTransform {
    init(_ map: AffineMap) {
      self.init(
        a: map.right.x, b: map.right.y, c: map.down.x, d: map.down.y, tx: map.origin.x, ty: map.origin.y)
    }
  }
#endif
