// Frames and boxes of elements on the canvas.

/** The side of the square that replaces a picture without a size, as in the session. */
const placeholderSide = 44;

/** Returns an element, or the square that replaces it if it's a picture without a size. */
export function shown(element) {
  const { type, width, height } = element;
  const isPicture = ["image", "movie", "puzzle", "coloring"].includes(type);
  if (!isPicture || width > 0 || height > 0) return element;
  return { ...element, width: placeholderSide, height: placeholderSide };
}

/** Returns the corners of an element's frame on the canvas, clockwise from the top left one. */
export function cornersOf({ matrix: [a, b, c, d, e, f], width, height }) {
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => (
    { x: a * x + c * y + e, y: b * x + d * y + f }));
}

/** Returns the smallest upright rectangle around points, or null if there are none. */
export function boxAround(points) {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x), ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Returns the box of an element; a group without a size is as large as its contents. */
export function boxOf(element, elements) {
  if (element.type === "audio") return null;
  const isOpen = element.type === "group" && element.width === 0 && element.height === 0;
  const inner = isOpen ? commonBox(elements.filter(({ parent }) => parent === element.path), elements) : null;
  return inner || boxAround(cornersOf(element));
}

export function commonBox(selected, elements) {
  const boxes = selected.map((element) => boxOf(element, elements)).filter(Boolean);
  return boxAround(boxes.flatMap(({ x, y, width, height }) => [{ x, y }, { x: x + width, y: y + height }]));
}

/** Returns the corners between which handles are drawn: those of the frame of one element, or of the box of several. */
export function frameOf(selected, elements) {
  if (selected.length === 1 && selected[0].type !== "audio") {
    const only = shown(selected[0]);
    if (only.width > 0 || only.height > 0) return cornersOf(only);
  }
  const box = commonBox(selected, elements);
  if (!box) return null;
  return cornersOf({ matrix: [1, 0, 0, 1, box.x, box.y], width: box.width, height: box.height });
}
