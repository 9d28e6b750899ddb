// An element of a page. It remembers the styles that it has set, and sets only those that change.

import { isLight } from "./colors.js";
import { made, sized } from "./dom.js";
import { field } from "./interface.js";
import { lineStep } from "./typesetter.js";

export class Part {
  /** @param game the puzzle or picture to colour that the element is, or to which it belongs, if any */
  constructor(element, assets, isStill = false, game) {
    this.frame = -1;
    this.isStill = isStill;
    this.game = game;
    this.isAway = false;
    this.a = this.b = this.c = this.d = this.e = this.f = NaN;
    this.width = this.height = this.alpha = this.fontSize = this.color = this.order = NaN;
    this.picture = this.word = -1;
    this.flap = element.flap;
    this.angle = 0;
    this.node = this.makeNode(element, assets);
    this.node.classList.add("part");
    if (element.back) this.addBack(element, assets);
    if (!element.touchable) return;
    this.node.classList.add("touch");
    // A button in the layer of touchables represents it for screen readers.
    this.node.setAttribute("aria-hidden", "true");
  }

  get matrix() { return [this.a, this.b, this.c, this.d, this.e, this.f]; }

  makeNode(element, assets) {
    if (element.type === "text") return this.makeText(element, assets);
    if (element.type === "movie") return this.makeMovie(element, assets);
    if (element.type === "miniature") return this.makeMiniature(element, assets);
    if (!element.flap) return picture(assets, element.pictures?.[0], element.alt);
    const node = described("flap", element);
    node.append(picture(assets, element.pictures?.[0], ""));
    return node;
  }

  /** Adds the other side of a flap, which is seen the right way round when the flap is open. */
  addBack(element, assets) {
    const back = this.node.appendChild(made("div", "back"));
    back.style.transform = isUpright(element.flap) ? "scaleX(-1)" : "scaleY(-1)";
    paintGround(back, element.back, assets);
  }

  makeMovie(element, assets) {
    this.pictures = element.pictures || [];
    this.images = this.pictures.map(() => null);
    this.assets = assets;
    return described("movie", element);
  }

  /** Creates a small picture of a page, which is drawn soon. */
  makeMiniature(element, assets) {
    const node = described("miniature", element);
    if (this.isStill || element.page === undefined) return node;
    this.canvas = assets.stills.canvas;
    assets.stills.ask(element.page, (still) => {
      this.view = assets.stills.view(element.page, still);
      node.append(this.view.root);
      if (!Number.isNaN(this.width)) this.fitView();
    });
    return node;
  }

  /** Makes the small picture as large as fits, in the middle of the frame. */
  fitView() {
    const { width, height } = this.canvas, { root } = this.view;
    const scale = Math.min(this.width / width, this.height / height);
    const left = (this.width - scale * width) / 2, top = (this.height - scale * height) / 2;
    sized(root, width, height).style.transform = `translate(${left}px,${top}px) scale(${scale})`;
  }

  /** Creates a text; its lines follow when it is drawn. */
  makeText(element, assets) {
    const node = made("div", "text");
    node.style.textAlign = element.align || "left";
    if (element.background) {
      node.classList.add("plate");
      node.style.setProperty("--plate", element.background);
      node.style.borderRadius = `${element.radius}px`;
    }
    if (element.font) node.style.fontFamily = assets.typesetter.family(element.font);
    this.isText = true;
    this.element = element;
    this.typesetter = assets.typesetter;
    this.lines = node.appendChild(made("div", "lines"));
    this.words = [];
    return node;
  }

  /** Breaks the text into lines that fit its frame, and puts them where they belong in it. */
  setLines() {
    this.isStale = false;
    const { width, height, fontSize, element } = this;
    const { ranges, squeeze } = this.typesetter.lines(element, fontSize > 0 ? width / fontSize : 0);
    const { style } = this.lines;
    if (ranges !== this.ranges) {
      this.ranges = ranges;
      this.lines.replaceChildren();
      this.words = addWords(this.lines, element, ranges);
      this.words[this.word]?.classList.add("spoken");
    }
    style.width = squeeze < 1 ? `${100 / squeeze}%` : "";
    style.transform = squeeze < 1 ? `scaleX(${squeeze})` : "";
    const rest = height > 0 ? height - ranges.length * lineStep * fontSize : 0;
    style.marginTop = element.valign ? `${element.valign === "middle" ? rest / 2 : rest}px` : "";
  }

  /** Draws the record at word `at`, in front of `order` others. */
  draw(floats, ints, at, order) {
    const style = this.node.style;
    if (this.isAway) {
      this.isAway = false;
      this.node.classList.remove("away");
    }
    const a = floats[at + field.a], b = floats[at + field.b], c = floats[at + field.c], d = floats[at + field.d];
    const e = floats[at + field.e], f = floats[at + field.f];
    const angle = this.flap ? floats[at + field.angle] : 0;
    const isTurned = angle !== this.angle || (angle !== 0 && this.isResized(floats, at));
    if (isTurned || a !== this.a || b !== this.b || c !== this.c || d !== this.d || e !== this.e || f !== this.f) {
      [this.a, this.b, this.c, this.d, this.e, this.f] = [a, b, c, d, e, f];
      const matrix = transformOf(a, b, c, d, e, f);
      style.transform = angle === 0 ? matrix : `${matrix} ${this.open(floats, at, angle)}`;
      if (isTurned) this.shade(angle);
    }
    const alpha = floats[at + field.alpha];
    if (alpha !== this.alpha) {
      // Invisible elements are hidden from screen readers too.
      if ((alpha === 0) !== (this.alpha === 0)) style.visibility = alpha === 0 ? "hidden" : "";
      this.alpha = alpha;
      style.opacity = alpha;
    }
    if (order !== this.order) style.zIndex = this.order = order;
    const width = floats[at + field.width], height = floats[at + field.height];
    if (width !== this.width || height !== this.height) this.resize(width, height);
    if (this.isText) this.drawText(floats[at + field.fontSize], ints[at + field.color], ints[at + field.word]);
    else if (this.images) this.turnTo(ints[at + field.picture]);
  }

  isResized(floats, at) {
    return floats[at + field.width] !== this.width || floats[at + field.height] !== this.height;
  }

  /** Returns the perspective of a flap that is open by an angle, as a transform. */
  open(floats, at, angle) {
    return perspectiveOf(this.flap, floats[at + field.width], floats[at + field.height], angle);
  }

  /** Gives a flap less light the more it is seen from its side, and shows the side that is seen. */
  shade(angle) {
    this.angle = angle;
    const { style, classList } = this.node;
    style.filter = angle === 0 ? "" : `brightness(${1 - .4 * (1 - Math.abs(Math.cos(angle * Math.PI / 180)))})`;
    classList.toggle("turned", angle > 90);
  }

  /** Sets the size; a text without a width is as large as its contents. */
  resize(width, height) {
    this.width = width;
    this.height = height;
    this.isStale = true;
    const isFree = this.isText && width === 0;
    this.node.classList.toggle("free", isFree);
    this.node.style.width = isFree ? "" : `${width}px`;
    this.node.style.height = isFree ? "" : `${height}px`;
    if (this.view) this.fitView();
  }

  drawText(fontSize, color, word) {
    if (fontSize !== this.fontSize) {
      this.fontSize = fontSize;
      this.isStale = true;
      this.node.style.fontSize = `${fontSize}px`;
    }
    if (color !== this.color) {
      this.color = color;
      this.node.style.color = cssColor(color);
      this.node.classList.toggle("light", isLight(bytesOfColor(color)));
    }
    if (word !== this.word) {
      this.words[this.word]?.classList.remove("spoken");
      this.word = word;
      this.words[word]?.classList.add("spoken");
    }
    if (this.isStale) this.setLines();
  }

  /** Shows another picture of a movie; earlier ones stay in the DOM so that they don't flicker when they are shown
      again. */
  turnTo(picture) {
    if (picture === this.picture || picture >= this.images.length) return;
    this.images[this.picture]?.classList.remove("current");
    this.picture = picture;
    if (!this.images[picture]) {
      this.images[picture] = this.node.appendChild(this.assets.picture(this.pictures[picture], ""));
    }
    this.images[picture].classList.add("current");
  }

  hide() {
    if (this.isAway) return;
    this.isAway = true;
    this.node.classList.add("away");
  }
}

function picture(assets, number, alt) {
  const image = assets.picture(number, alt);
  image.classList.add("picture");
  return image;
}

function isUpright(edge) { return edge === "left" || edge === "right"; }

/** Returns the perspective in which the engine sees a flap; the hinge stays where it is. */
function perspectiveOf(edge, width, height, degrees) {
  const [depth, length] = isUpright(edge) ? [width, height] : [height, width];
  const radians = degrees * Math.PI / 180, sine = Math.sin(radians), cosine = Math.cos(radians);
  const eye = Math.max(1500, 2 * depth);
  // The rows of the map for a hinge at 0, along the second coordinate.
  let across = [cosine, 0, 0], along = [-length / 2 * sine / eye, 1, 0], scale = [-sine / eye, 0, 1];
  if (edge === "right" || edge === "bottom") {
    across = across.map((factor, index) => depth * scale[index] - factor);
    [across, along, scale] = [across, along, scale].map(([x, y, z]) => [-x, y, z + depth * x]);
  }
  const swapped = ([x, y, z]) => [y, x, z];
  const rows = isUpright(edge) ? [across, along, scale] : [along, across, scale].map(swapped);
  const [[a, c, e], [b, d, f], [g, h, i]] = rows;
  return `matrix3d(${a},${b},0,${g},${c},${d},0,${h},0,0,1,0,${e},${f},0,${i})`;
}

/** Returns a matrix as a transform. Browsers read moves and turns several times as fast as matrices, which take most of
    the scripts in a frame of a page with many moving elements. */
function transformOf(a, b, c, d, e, f) {
  const isRigid = a === d && b === -c && Math.abs(a * a + b * b - 1) < 1e-6;
  if (!isRigid) return `matrix(${a},${b},${c},${d},${e},${f})`;
  return `translate(${e}px,${f}px)${b === 0 && a > 0 ? "" : ` rotate(${Math.atan2(b, a)}rad)`}`;
}

/** Returns a node with the description of its element. */
export function described(className, { alt }) {
  return made("div", className, "", alt ? { role: "img", "aria-label": alt } : {});
}

/** Returns a point of the canvas in the coordinates of an element. */
export function ownPoint([a, b, c, d, e, f], x, y) {
  const size = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size];
}

/** Returns the middle of a frame on the canvas. @param {ArrayLike<number>} frame */
export function middleOf(frame) {
  const [a, b, c, d, e, f, width, height] = Array.from(frame);
  return [(a * width + c * height) / 2 + e, (b * width + d * height) / 2 + f];
}

/** Returns the left, upper, right and lower edge of a frame on the canvas. */
export function edgesOf([a, b, c, d, e, f, width, height]) {
  const xs = [e, a * width + e, c * height + e, a * width + c * height + e];
  const ys = [f, b * width + f, d * height + f, b * width + d * height + f];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Adds the lines of a text to a node, with a node for each word that a voice reads; returns these nodes. */
export function addWords(node, element, lines) {
  const text = element.text || "";
  const cut = (from, to) => brokenText(text, from, to, lines);
  const words = [];
  let end = 0;
  for (const [from, to] of element.words || []) {
    // Overlapping ranges are cut, or left empty so that later words keep their numbers.
    const start = Math.max(end, from);
    node.append(cut(end, start));
    words.push(node.appendChild(made("span", "word", cut(start, to))));
    end = Math.max(start, to);
  }
  node.append(cut(end, text.length));
  return words;
}

/** Returns a part of a text with a line break at the end of each line in it; a tab is as wide as two spaces. */
function brokenText(text, from, to, lines) {
  let part = "";
  lines.forEach(([start, end], index) => {
    part += text.slice(Math.max(start, from), Math.min(end, to));
    if (index < lines.length - 1 && end >= from && end < to) part += "\n";
  });
  return part.replaceAll("\t", "  ");
}

/** Returns a CSS colour for 0xRRGGBBAA. */
export function cssColor(packed) { return `rgba(${bytesOfColor(packed)},${(packed & 255) / 255})`; }

function bytesOfColor(packed) { return [24, 16, 8].map((shift) => (packed >>> shift) & 255); }

/** Gives a node a background: a colour, a gradient in front of the node's own colour, or a picture. */
export function paintGround(node, background, assets) {
  const { color, colors, angle, asset } = background || {};
  if (color) node.style.backgroundColor = color;
  // The colour below would shine through at the edges of a turning page.
  if (colors) [node.style.backgroundColor] = colors;
  if (colors) node.style.backgroundImage = `linear-gradient(${angle}deg, ${colors.join(", ")})`;
  if (asset === undefined) return;
  const ground = assets.picture(asset, "");
  ground.classList.add("ground");
  node.append(ground);
}
