// One element of a page. It keeps what it has last written, and writes only what differs.

/** What the engine tells of an element, by the word of its record. */
const field = {
  a: 0, b: 1, c: 2, d: 3, e: 4, f: 5, width: 6, height: 7, alpha: 8, fontSize: 9, color: 10, element: 11, picture: 12,
  word: 13, count: 16,
};

class Part {
  constructor(element, assets) {
    this.frame = -1;
    this.isAway = false;
    this.a = this.b = this.c = this.d = this.e = this.f = NaN;
    this.width = this.height = this.alpha = this.fontSize = this.color = this.order = NaN;
    this.picture = this.word = -1;
    this.node = this.makeNode(element, assets);
    this.node.classList.add("part");
    if (!element.touchable) return;
    this.node.classList.add("touch");
    // It is read aloud as what can be touched.
    this.node.setAttribute("aria-hidden", "true");
  }

  makeNode(element, assets) {
    if (element.type === "text") return this.makeText(element);
    if (element.type === "movie") return this.makeMovie(element, assets);
    const image = assets.picture(element.pictures?.[0], element.alt);
    image.classList.add("picture");
    return image;
  }

  makeMovie(element, assets) {
    const node = made("div", "movie");
    if (element.alt) {
      node.setAttribute("role", "img");
      node.setAttribute("aria-label", element.alt);
    }
    this.pictures = element.pictures || [];
    this.images = this.pictures.map(() => null);
    this.assets = assets;
    return node;
  }

  /** The text, with those words apart that a voice reads. */
  makeText(element) {
    const node = made("div", "text");
    const text = element.text || "";
    node.style.textAlign = element.align || "left";
    if (element.font) node.style.fontFamily = fontFamily(element.font);
    this.isText = true;
    this.words = [];
    let end = 0;
    for (const [from, to] of element.words || []) {
      // Ranges that a book has crossed are not lit up, but keep their number.
      const start = Math.max(end, from);
      node.append(text.slice(end, start));
      this.words.push(node.appendChild(made("span", "word", text.slice(start, to))));
      end = Math.max(start, to);
    }
    node.append(text.slice(end));
    return node;
  }

  /** Shows what the record at a word says, in front of `order` others. */
  draw(floats, ints, at, order) {
    const style = this.node.style;
    if (this.isAway) {
      this.isAway = false;
      this.node.classList.remove("away");
    }
    const a = floats[at], b = floats[at + 1], c = floats[at + 2], d = floats[at + 3];
    const e = floats[at + 4], f = floats[at + 5];
    if (a !== this.a || b !== this.b || c !== this.c || d !== this.d || e !== this.e || f !== this.f) {
      this.a = a;
      this.b = b;
      this.c = c;
      this.d = d;
      this.e = e;
      this.f = f;
      style.transform = `matrix(${a},${b},${c},${d},${e},${f})`;
    }
    const alpha = floats[at + field.alpha];
    if (alpha !== this.alpha) {
      // What cannot be seen is not read aloud either.
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

  /** A text without a size takes the room that it needs. */
  resize(width, height) {
    this.width = width;
    this.height = height;
    const isFree = this.isText && width === 0;
    this.node.classList.toggle("free", isFree);
    this.node.style.width = isFree ? "" : `${width}px`;
    this.node.style.height = isFree ? "" : `${height}px`;
  }

  drawText(fontSize, color, word) {
    if (fontSize !== this.fontSize) {
      this.fontSize = fontSize;
      this.node.style.fontSize = `${fontSize}px`;
    }
    if (color !== this.color) {
      this.color = color;
      this.node.style.color = cssColor(color);
      this.node.classList.toggle("light", isLight(color));
    }
    if (word !== this.word) {
      this.words[this.word]?.classList.remove("spoken");
      this.word = word;
      this.words[word]?.classList.add("spoken");
    }
  }

  /** Shows another picture of a movie; all stay in place, so that none flickers when it comes again. */
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

/** A colour from its four channels in one number. */
function cssColor(packed) {
  return `rgba(${packed >>> 24},${(packed >>> 16) & 255},${(packed >>> 8) & 255},${(packed & 255) / 255})`;
}

/** Whether a colour is light, so that what lies behind it should be dark. */
function isLight(packed) {
  return 0.299 * (packed >>> 24) + 0.587 * ((packed >>> 16) & 255) + 0.114 * ((packed >>> 8) & 255) > 150;
}

/** A font by its name, and what comes near it where the device has not that one. */
function fontFamily(name) {
  let near = "Georgia, Gelasio, serif";
  if (/arial|helvetica|verdana|futura|avenir|gill|optima|tahoma|trebuchet|sans|roboto/i.test(name)) {
    near = "system-ui, sans-serif";
  } else if (/comic|marker|chalk|script|hand|brush|noteworthy|bradley/i.test(name)) {
    near = '"Comic Neue", cursive';
  } else if (/courier|menlo|monaco|mono|typewriter/i.test(name)) {
    near = "monospace";
  }
  return `"${name.replace(/["\\\n\r\f]/g, " ")}", ${near}`;
}
