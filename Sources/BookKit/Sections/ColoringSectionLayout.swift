/// The layout of a generated section with a picture to colour and its palette.
package struct ColoringSectionLayout {
  package let factor: Double
  let size: (width: Double, height: Double)
  let frame: Rectangle
  package let palette: Rectangle

  /// Lays out a picture on a canvas; a picture of unknown size fills the space.
  package init(of size: (width: Double, height: Double)?, on canvas: Rectangle) {
    let scale = SectionBuilder.scale(of: canvas)
    let space = (width: canvas.width - 96 * scale, height: canvas.height - 208 * scale)
    self.size = size ?? space
    factor = SectionBuilder.factor(fitting: self.size, into: space)
    let (width, height) = (self.size.width * factor, self.size.height * factor)
    frame = Rectangle(x: (canvas.width - width) / 2, y: 32 * scale, width: width, height: height)
    palette = SectionBuilder.rounded(
      Rectangle(x: 48 * scale, y: canvas.height - 160 * scale, width: space.width, height: 56 * scale))
  }
}
