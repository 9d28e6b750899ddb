// What readers rub away of pictures and texts, as masks that are stretched over them.

/** The pixels along each side of a cell; with several, all browsers stretch the mask alike. */
const pixelsPerCell = 4;

/** Lets the parts of a page show only what is left of them. */
export function maskParts(parts, rubs = []) {
  const left = new Map(rubs.map((rub) => [rub.element, rub]));
  parts.forEach((part, number) => part && maskPart(part, left.get(number)));
}

/** Lets a part show only what is left of it, or all of it if nothing is rubbed away. */
export function maskPart(part, rub) {
  const pixels = rub?.pixels || "";
  if (pixels === (part.rubbed || "")) return;
  part.rubbed = pixels;
  const { style } = part.node;
  style.maskImage = rub ? `url(${pictureOf(rub)})` : "";
  style.maskSize = rub ? "100% 100%" : "";
}

/** Returns the mask as a picture, in which neighbouring cells are mixed linearly. */
function pictureOf({ columns, rows, pixels }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns * pixelsPerCell, rows * pixelsPerCell];
  const context = canvas.getContext("2d");
  const image = context.createImageData(canvas.width, canvas.height);
  const within = (number, count) => Math.max(0, Math.min(count - 1, number));
  const cell = (column, row) => (pixels[within(row, rows) * columns + within(column, columns)] === "1" ? 255 : 0);
  for (let y = 0, at = 3; y < canvas.height; y += 1) {
    const down = (y + 0.5) / pixelsPerCell - 0.5, top = Math.floor(down);
    for (let x = 0; x < canvas.width; x += 1, at += 4) {
      const across = (x + 0.5) / pixelsPerCell - 0.5, left = Math.floor(across);
      const mix = (row) => cell(left, row) + (cell(left + 1, row) - cell(left, row)) * (across - left);
      image.data[at] = Math.round(mix(top) + (mix(top + 1) - mix(top)) * (down - top));
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
