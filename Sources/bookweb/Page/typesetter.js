// The fonts of the book, and the lines of its texts. The engine breaks them, alike on every device.

import { made } from "./dom.js";

/** The distance between lines, as a fraction of the font size. */
export const lineStep = 1.2;

export class Typesetter {
  /** @param fontAddress a function that returns a URL for the font with a number, or null if it is missing */
  constructor(engine, fontAddress) {
    this.engine = engine;
    this.fonts = new Set();
    /** The lines of each text as it was last set. */
    this.sets = new WeakMap();
    this.pen = made("canvas").getContext("2d");
    for (const { name, asset } of engine.info().fonts || []) this.addFont(name, fontAddress(asset));
  }

  /** Makes a font of the book available under its name. */
  addFont(name, address) {
    if (!address) return;
    // The page's policy forbids new style elements, but not new rules.
    document.styleSheets[0].insertRule(`@font-face { font-family: ${quoted(name)}; src: url("${address}"); }`);
    this.fonts.add(name);
    // Otherwise the browser would load it only when a text is shown, which would be without letters until then.
    document.fonts.load(`16px ${quoted(name)}`).catch(() => {});
  }

  /**
   * Returns the lines of a text in a frame.
   *
   * @param width the width of the frame in font sizes; 0 means no limit
   * @returns the ranges of the lines, and how much narrower they must be drawn to fit the frame
   */
  lines(element, width) {
    const known = this.sets.get(element);
    if (known?.width === width) return known;
    const numbers = this.engine.lines(element.text || "", element.font, width);
    const isSame = known && known.numbers.length === numbers.length &&
      known.numbers.every((number, index) => number === numbers[index]);
    const ranges = isSame ? known.ranges : numbers.flatMap((start, index) => (
      index % 2 === 0 ? [[start, numbers[index + 1]]] : []));
    const set = { width, numbers, ranges, squeeze: this.squeeze(element, ranges, width) };
    this.sets.set(element, set);
    return set;
  }

  /** Returns how much narrower lines must be drawn in a font of the device that is wider than the one they were broken
      for. */
  squeeze(element, ranges, width) {
    if (width === 0 || this.fonts.has(element.font)) return 1;
    this.pen.font = `100px ${this.family(element.font)}`;
    this.pen.fontKerning = "none";
    let longest = 0;
    for (const [start, end] of ranges) {
      longest = Math.max(longest, this.pen.measureText(element.text.slice(start, end)).width / 100);
    }
    return longest > 1.001 * width ? width / longest : 1;
  }

  /** Returns the font family of a text: the book's font, or one that resembles it. */
  family(name) {
    const plain = "Helvetica, Arial, system-ui, sans-serif";
    if (!name) return plain;
    const similar = similarFonts.find(({ like }) => like.test(name))?.family ?? "Georgia, Gelasio, serif";
    return `${quoted(name)}, ${this.fonts.has(name) ? plain : similar}`;
  }
}

function quoted(name) { return `"${name.replace(/["\\\n\r\f]/g, " ")}"`; }

/** Fonts of devices, by the names that they resemble. */
const similarFonts = [
  {
    like: /arial|helvetica|verdana|futura|avenir|gill|optima|tahoma|trebuchet|sans|roboto/i,
    family: "system-ui, sans-serif",
  },
  { like: /comic|marker|chalk|script|hand|brush|noteworthy|bradley/i, family: '"Comic Neue", cursive' },
  { like: /courier|menlo|monaco|mono|typewriter/i, family: "monospace" },
];
