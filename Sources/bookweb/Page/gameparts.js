// The parts of puzzles and pictures to colour. The engine says where they are in each frame, like all parts, and what
// they look like whenever that changes.

import { channelsOf, isLight } from "./colors.js";
import { drawn, made, sized } from "./dom.js";
import { DrawnList } from "./engine.js";
import { field } from "./interface.js";
import { described, edgesOf, Part } from "./part.js";

/** Returns a drawing in SVG with a path for each of some outlines, which are in the drawing's own coordinates. */
export function outlined(className, width, height, outlines) {
  const drawing = drawn("svg", { class: className, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  drawing.append(...outlines.map((d) => drawn("path", { d })));
  return sized(drawing, width, height);
}

/** The board of a puzzle: its picture, as pale as a guide. */
class BoardPart extends Part {
  makeNode(element, assets) {
    const node = described("board", element);
    if (!(this.game?.guide > 0)) return node;
    const picture = node.appendChild(sized(made("div"), this.game.width, this.game.height));
    picture.style.opacity = this.game.guide;
    addPicture(picture, element, this.game, assets);
    return node;
  }
}

/** A piece of a puzzle: what is inside its outline on the finished picture. */
class PiecePart extends Part {
  makeNode(element, assets) {
    this.element = element;
    this.assets = assets;
    const node = made("div", "piece");
    if (this.game) this.cut(node);
    return node;
  }

  get piece() { return this.game.pieces[this.element.piece]; }

  cut(node) {
    const { piece, game } = this;
    this.outline = piece?.path;
    if (!piece) return;
    const { x, y, path } = piece, { width, height } = game;
    const inside = sized(made("div"), width, height), edge = outlined("edge", width, height, [path]);
    inside.style.clipPath = `path("${path}")`;
    for (const { style } of [inside, edge]) Object.assign(style, { left: `${-x}px`, top: `${-y}px` });
    node.replaceChildren(inside, edge);
    addPicture(inside, game.picture, game, this.assets, path);
  }

  play(game) {
    this.game = game;
    if (this.piece?.path !== this.outline) this.cut(this.node);
  }
}

/** Adds the picture of a puzzle, or the part of it around an outline. */
function addPicture(node, element, { width, height }, assets, outline) {
  if (element.page === undefined) {
    node.append(sized(assets.picture(element.pictures?.[0], ""), width, height));
    return;
  }
  const { canvas } = assets.stills;
  const [right, down] = [width / canvas.width, height / canvas.height];
  const box = outline && boundsOf(outline, right, down);
  // The engine leaves out letters and buttons for a negative number.
  const number = element.whole ? element.page : -element.page;
  assets.stills.ask(number, (still) => {
    const view = assets.stills.view(number, box ? { ...still, list: recordsInside(still.list, box) } : still);
    sized(view.root, canvas.width, canvas.height).style.transform = `scale(${right},${down})`;
    node.replaceChildren(view.root);
  });
}

/** Returns the left, upper, right and lower edge of what is around the points of an outline, in another scale. */
function boundsOf(outline, right, down) {
  const numbers = outline.match(/-?[\d.]+/g).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x / right);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y / down);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns the records of a list whose elements may be seen in a box; the size of some texts isn't known. */
function recordsInside(list, box) {
  const [left, top, right, bottom] = box;
  const found = [];
  for (const { at, frame } of list.records()) {
    const [ownLeft, ownTop, ownRight, ownBottom] = edgesOf(frame);
    const isApart = ownLeft > right || ownRight < left || ownTop > bottom || ownBottom < top;
    if (frame[6] === 0 || frame[7] === 0 || !isApart) found.push(...list.ints.subarray(at, at + field.count));
  }
  const inside = new DrawnList();
  inside.hold(found);
  inside.count = found.length / field.count;
  return inside;
}

class SwatchPart extends Part {
  makeNode(element) {
    this.element = element;
    const node = swatchNode("div", element);
    if (this.game) markSwatch(node, element, this.game);
    return node;
  }

  play(game) { markSwatch(this.node, this.element, game); }
}

/** Returns a node with a colour to choose. */
export function swatchNode(tag, { color }, more = {}) {
  const node = made(tag, "swatch", "", more);
  node.style.backgroundColor = color;
  node.classList.toggle("light", isLight(channelsOf(color)));
  return node;
}

/** Shows whether a colour is the chosen one, and its number if the regions have numbers. */
export function markSwatch(node, { swatch }, game) {
  node.classList.toggle("chosen", game?.chosen === swatch + 1);
  const isNumbered = game?.regions.some(({ target }) => target !== undefined);
  const text = isNumbered ? String(swatch + 1) : "";
  if (node.textContent !== text) node.textContent = text;
}

/** A picture to colour: the colours, the drawing multiplied over them, and the numbers of colours to use. */
class ColoringPart extends Part {
  makeNode(element, assets) {
    const node = described("coloring", element);
    if (!this.game) return node;
    const { width, height, regions } = this.game;
    const hasPaths = regions.some(({ path }) => path);
    const drawing = element.pictures?.[0] ?? -1;
    // Paths need no drawing, and have lines of their own then.
    const hasDrawing = drawing >= 0 || !hasPaths;
    this.inner = node.appendChild(sized(made("div"), width, height));
    if (this.game.map) {
      this.paint = Paint.of(this.game);
      this.inner.append(sized(this.paint.view(), width, height));
    } else if (hasPaths) {
      this.shapes = outlined(hasDrawing ? "" : "lines", width, height, regions.map(({ path }) => path || ""));
      this.inner.append(this.shapes);
    }
    if (hasDrawing) {
      const image = sized(assets.picture(drawing, ""), width, height);
      image.className = "drawing";
      this.inner.append(image);
    }
    this.numbers = regions.map(({ target, at }) => {
      if (!target || !at) return null;
      const number = this.inner.appendChild(made("span", "number", target));
      // The number is seen as a whole even if its point is at the border.
      const left = Math.max(0, Math.min(at[0] - 20, width - 40)), top = Math.max(0, Math.min(at[1] - 12, height - 24));
      number.style.transform = `translate(${left}px,${top}px)`;
      return number;
    });
    this.fillIn();
    return node;
  }

  fillIn() {
    const { regions, palette } = this.game;
    this.paint?.take(regions);
    regions.forEach(({ color, target }, index) => {
      this.shapes?.children[index].setAttribute("fill", color || "none");
      const number = this.numbers[index];
      if (number) number.hidden = color !== undefined && color === palette[target - 1];
    });
  }

  play(game) {
    this.game = game;
    if (this.inner) this.fillIn();
  }

  /** The picture is stretched from its own size. */
  resize(width, height) {
    super.resize(width, height);
    const { game, inner } = this;
    if (inner) inner.style.transform = `scale(${width / game.width},${height / game.height})`;
  }
}

/** The colours of a drawing's regions, as pixels. */
class Paint {
  /** Returns the paint of a picture, which all views of its page share. */
  static of(game) { return (game.map.paint ||= new Paint(game.map)); }

  constructor({ width, height, runs }) {
    this.runs = runs;
    this.canvas = made("canvas", "", "", { width, height });
    this.context = this.canvas.getContext("2d");
    this.colors = [];
    /** Smaller copies, for views of the same page while it is being turned. */
    this.copies = [];
    this.isTaken = false;
  }

  /** Returns a node that shows the colours: the canvas itself, or a copy of it. */
  view() {
    if (!this.isTaken) {
      this.isTaken = true;
      return this.canvas;
    }
    const { width, height } = this.canvas, share = Math.min(1, 1024 / Math.max(width, height));
    const copy = made("canvas", "", "", { width: Math.ceil(width * share), height: Math.ceil(height * share) });
    this.copies.push(copy);
    this.repeat(copy);
    return copy;
  }

  repeat(copy) {
    const context = copy.getContext("2d");
    context.clearRect(0, 0, copy.width, copy.height);
    context.drawImage(this.canvas, 0, 0, copy.width, copy.height);
  }

  /** Paints the rows of the regions that have other colours now. */
  take(regions) {
    const changed = new Set();
    regions.forEach(({ color }, index) => {
      if (color === this.colors[index]) return;
      this.colors[index] = color;
      changed.add(index + 1);
    });
    if (changed.size === 0) return;
    const { width } = this.canvas;
    let first = Infinity, last = -1;
    this.eachRun((region, start, end) => {
      if (!changed.has(region)) return;
      first = Math.min(first, Math.floor(start / width));
      last = Math.floor((end - 1) / width);
    });
    if (last < 0) return;
    const rows = this.context.createImageData(width, last - first + 1);
    const pixels = new Uint32Array(rows.data.buffer);
    const tones = this.colors.map(toneOf);
    this.eachRun((region, start, end) => {
      const tone = tones[region - 1];
      if (tone) pixels.fill(tone, Math.max(0, start - first * width), Math.max(0, end - first * width));
    });
    this.context.putImageData(rows, 0, first);
    for (const copy of this.copies) this.repeat(copy);
  }

  /** Calls a function with the region of each run, and with the pixels at which the run starts and ends. */
  eachRun(call) {
    const { runs } = this;
    for (let index = 0, at = 0; index < runs.length; index += 2) {
      const end = at + runs[index + 1];
      call(runs[index], at, end);
      at = end;
    }
  }
}

/** Returns a colour as a pixel of a canvas, whose bytes are red, green, blue and opacity in this order. */
function toneOf(color) {
  return color ? new Uint32Array(new Uint8Array([...channelsOf(color), 255]).buffer)[0] : 0;
}

/** Returns the game that an element of a page is, or to which it belongs as a piece or a colour. */
export function gameOf({ elements, games }, number) {
  const { piece, swatch, parent } = elements[number];
  const owner = piece === undefined && swatch === undefined ? number : parent;
  return games?.find(({ element }) => element === owner);
}

export function partFor(page, number, assets, isStill) {
  const element = page.elements[number];
  const kind = element.type === "puzzle" ? BoardPart : element.type === "coloring" ? ColoringPart
    : element.piece !== undefined ? PiecePart : element.swatch !== undefined ? SwatchPart : Part;
  return new kind(element, assets, isStill, gameOf(page, number));
}
