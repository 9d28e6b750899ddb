// The page on the stage, drawn with the same code as in the player.

import { made, sized } from "../Page/dom.js";
import { field } from "../Page/interface.js";
import { paintGround, Part } from "../Page/part.js";
import { Typesetter } from "../Page/typesetter.js";
import { fileAddress, isNews } from "./controls.js";

/** The lines of texts, which the server breaks like players. */
class StageTypesetter extends Typesetter {
  constructor() { super({ info: () => ({}) }, () => null); }

  lines(element, width) {
    const ranges = [];
    for (let index = 0; index < element.lines.length; index += 2) ranges.push(element.lines.slice(index, index + 2));
    return { ranges, squeeze: this.squeeze(element, ranges, width) };
  }
}

class StageAssets {
  constructor() { this.typesetter = new StageTypesetter(); }

  picture(name, words) {
    return made("img", "", "", {
      alt: words || "", draggable: false, decoding: "sync", src: name ? fileAddress(name) : undefined,
      onerror: ({ target }) => target.classList.add("missing"),
    });
  }
}

export class Canvas {
  constructor(node) {
    this.node = node;
    this.assets = new StageAssets();
    this.parts = new Map();
    this.floats = new Float32Array(field.count);
    this.ints = new Int32Array(this.floats.buffer);
    this.pen = made("canvas").getContext("2d");
    this.fonts = new Map();
  }

  draw({ stage, book, shownElements }) {
    if (!stage) return;
    this.addFonts(book.fonts);
    sized(this.node, stage.width, stage.height);
    this.drawGround(stage.background);
    const left = new Set(this.parts.keys());
    shownElements.forEach((element, order) => {
      if (!this.isDrawn(element)) return;
      left.delete(element.path);
      this.drawElement(element, order);
    });
    for (const path of left) {
      this.parts.get(path).part.node.remove();
      this.parts.delete(path);
    }
  }

  isDrawn({ type, concealed, pictures }) {
    if (concealed) return false;
    return type === "text" || type === "image" || (type === "movie" && pictures?.length > 0);
  }

  /** Makes the fonts that the book includes available under their names. */
  addFonts(fonts) {
    if (fonts === this.knownFonts) return;
    this.knownFonts = fonts;
    for (const { name, fileName } of Array.isArray(fonts) ? fonts : []) {
      if (!name || !fileName || this.fonts.get(name) === fileName) continue;
      this.fonts.set(name, fileName);
      this.assets.typesetter.addFont(name, fileAddress(fileName));
    }
  }

  drawGround(background) {
    if (!isNews(this, background)) return;
    this.node.querySelector(":scope > .ground")?.remove();
    this.node.style.backgroundColor = this.node.style.backgroundImage = "";
    paintGround(this.node, groundOf(background), this.assets);
  }

  drawElement(element, order) {
    const { type, text, fontName, align, valign, background, cornerRadius, pictures, lines, flap, back } = element;
    const look = JSON.stringify(
      [type, text, fontName, align, valign, background, cornerRadius, pictures, lines, flap, back]);
    let entry = this.parts.get(element.path);
    if (entry?.look !== look) {
      const part = new Part({
        type, text: String(text ?? ""), font: fontName, align, valign, background, radius: cornerRadius || 0, pictures,
        lines: lines || [], alt: "", flap, back: back && groundOf(back),
      }, this.assets, true);
      if (entry) entry.part.node.replaceWith(part.node);
      else this.node.append(part.node);
      entry = { look, part };
      this.parts.set(element.path, entry);
    }
    const { floats, ints } = this;
    floats.set(element.matrix);
    floats[field.width] = element.width;
    floats[field.height] = element.height;
    floats[field.alpha] = element.visible ? element.alpha * (element.waits ? 0.5 : 1) : 0;
    floats[field.fontSize] = Number(element.fontSize ?? 24);
    ints[field.color] = this.packed(element.fontColor ?? "#000000");
    floats[field.angle] = element.angle || 0;
    ints[field.picture] = 0;
    ints[field.word] = -1;
    entry.part.draw(floats, ints, 0, order);
  }

  /** Returns a colour as 0xRRGGBBAA. */
  packed(color) {
    const { pen } = this;
    pen.fillStyle = "#000000";
    pen.fillStyle = color;
    const text = pen.fillStyle;
    if (text.startsWith("#")) return (parseInt(text.slice(1), 16) << 8) | 255;
    const [red, green, blue, alpha] = text.match(/[\d.]+/g).map(Number);
    return (red << 24) | (green << 16) | (blue << 8) | Math.round(alpha * 255);
  }
}

/** Returns what paints a background or the back of a flap. */
function groundOf(background) {
  const text = String(background ?? "");
  return background && typeof background === "object" ? { angle: 180, colors: [], ...background }
    : text.startsWith("#") ? { color: text } : { asset: text || undefined };
}
