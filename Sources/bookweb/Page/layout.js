// The layout of the page: how large the book is, and where the controls and the texts go.

import { byId, sized } from "./dom.js";

/** The height of a window up to which it's that of a phone held sideways, and the width of the controls on each side. */
const flatHeight = 480, besideWidth = 76;
/** The width of the texts beside the picture: what they get if possible, and what they need. */
const pleasantTexts = 220, leastTexts = 150;
/** The least width and height of a window, in CSS pixels, in which controls can lie over the book. */
const leastOver = 360;

export class BookLayout {
  constructor(book) {
    this.book = book;
    this.body = document.body;
    this.room = byId("room");
    this.ratio = window.devicePixelRatio;
    this.pixels = window.innerWidth * this.ratio;
    for (const id of ["room", "left", "right"]) byId(id).hidden = false;
    window.addEventListener("resize", () => this.resize());
    new ResizeObserver(() => this.fit()).observe(this.room);
    this.fit();
  }

  /** Handles a new size of the window, which may come from the browser's zoom. */
  resize() {
    const ratio = window.devicePixelRatio, pixels = window.innerWidth * ratio;
    // The browser's zoom changes the size of a CSS pixel, while the window keeps its size on the screen.
    const isZoom = Math.abs(pixels / this.pixels - 1) < 0.03;
    if (isZoom && ratio !== this.ratio) this.book.magnifier.followZoom(ratio / this.ratio);
    this.ratio = ratio;
    this.pixels = pixels;
    this.fit();
  }

  /** Fits the book to the window, with the buttons where they leave it more room. */
  fit() {
    this.body.classList.remove("crowded");
    this.place();
    // The welcome fills the room that the first page leaves. If that is too small for it, it gets a part of the page's.
    if (!this.body.classList.contains("welcoming") || !this.isCrowded()) return;
    this.body.classList.add("crowded");
    this.place();
  }

  /** Returns whether the welcome needs more room than there is below the book or beside it. */
  isCrowded() {
    const { bottom } = byId("stage").getBoundingClientRect(), welcome = byId("welcome");
    this.body.style.setProperty("--below", `${Math.max(0, window.innerHeight - Math.ceil(bottom))}px`);
    return welcome.scrollHeight > welcome.clientHeight || welcome.scrollWidth > welcome.clientWidth;
  }

  place() {
    const { width, height } = this.book.info;
    const isWelcome = this.body.classList.contains("welcoming");
    const beside = this.try("sides"), below = this.try("bars");
    const isFlat = !this.body.classList.contains("crowded") && this.tryBeside();
    const isBare = isFlat && !this.book.reading.hasTexts;
    this.body.classList.toggle("bare", isBare);
    if (!isFlat) {
      // Where the book would have to be smaller, the controls lie over it; they rest most of the time.
      const isLarge = window.innerWidth >= leastOver && window.innerHeight >= leastOver;
      const over = isWelcome || !isLarge ? 0 : this.try("over");
      if (over <= 1.02 * Math.max(beside, below)) this.try(beside > below ? "sides" : "bars");
    }
    const { width: across, height: down } = this.room.getBoundingClientRect();
    const scale = Math.max(0.01, Math.min(across / width, down / height));
    const spare = down - height * scale;
    const isUpright = this.hasSpareHeight(spare);
    this.body.style.setProperty("--picture", `${Math.ceil(height * scale)}px`);
    this.body.classList.toggle("upright", isUpright);
    sized(byId("stage"), width, height).style.setProperty("--unit", `${Math.min(width / 1024, height / 768)}px`);
    this.book.magnifier.fit(scale, across, down, isUpright);
    this.book.reading.show((isUpright || isFlat) && !isWelcome && !isBare);
    this.book.resting.place();
  }

  /** Changes the layout, and lets the book move to where it is then. */
  glide(change = () => this.fit()) {
    const stage = byId("stage"), before = stage.getBoundingClientRect();
    change();
    const after = stage.getBoundingClientRect();
    const isMoved = Math.hypot(after.left - before.left, after.top - before.top, after.width - before.width) > 1;
    if (!isMoved || this.book.engine.reducesMotion) return;
    const room = this.room.getBoundingClientRect(), scale = before.width / after.width;
    const [left, top] = ["left", "top"].map((side) => before[side] - room[side] - scale * (after[side] - room[side]));
    const frames = [{ translate: `${left}px ${top}px`, scale }, { translate: "0px 0px", scale: 1 }];
    stage.animate(frames, { duration: 250, easing: "ease-in-out" }).onfinish = () => this.book.resting.place();
  }

  /** Puts the texts beside the picture on a phone held sideways; returns whether there is room for that. */
  tryBeside() {
    if (window.innerHeight > flatHeight || window.innerWidth <= window.innerHeight) return false;
    if (!matchMedia("(pointer: coarse)").matches) return false;
    this.body.classList.remove("bars", "sides", "over", "upright");
    this.body.classList.add("beside");
    const { paddingLeft, paddingRight } = getComputedStyle(this.body);
    const rest = this.body.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) -
      byId("left").offsetWidth - byId("right").offsetWidth;
    const { picture, whole, texts } = this.divided(rest, this.room.offsetHeight);
    // A picture without texts is in the middle; what is right of it then is room for the welcome.
    const room = this.book.reading.hasTexts ? picture : (rest + whole) / 2;
    this.body.style.setProperty("--room", `${Math.floor(room)}px`);
    if (texts < leastTexts) this.body.classList.remove("beside");
    return texts >= leastTexts;
  }

  /** Divides a width between the picture and the texts beside it; the picture becomes a little smaller if it must. */
  divided(width, height) {
    const whole = Math.min(width, (height * this.book.info.width) / this.book.info.height);
    const picture = Math.min(whole, Math.max(0.85 * whole, width - pleasantTexts));
    return { picture, whole, texts: width - picture };
  }

  /** Returns how large the picture would be if the phone were turned, and whether there were texts beside it. */
  turned() {
    const { width, height } = this.book.info;
    const [across, down] = [window.innerHeight - 2 * besideWidth, window.innerWidth];
    const { picture, texts } = this.divided(across, down);
    const hasTexts = this.book.reading.hasTexts && down <= flatHeight && texts >= leastTexts;
    return { scale: Math.min((hasTexts ? picture : across) / width, down / height), hasTexts };
  }

  /** Applies a layout, and returns the scale at which the book fits. */
  try(name) {
    const { width, height } = this.book.info;
    this.body.classList.remove("bars", "sides", "over", "beside", "upright");
    this.body.classList.add(name);
    // Beside the book, the controls stay close to it, however wide the screen is.
    if (name === "sides") {
      this.body.style.setProperty("--room", `${Math.floor((this.room.offsetHeight * width) / height)}px`);
    }
    return Math.min(this.room.offsetWidth / width, this.room.offsetHeight / height);
  }

  /** Returns whether the window is that of a phone held upright, with room below the book for its texts. */
  hasSpareHeight(spare) {
    return window.innerWidth <= 600 && window.innerHeight > window.innerWidth && spare >= 100 &&
      this.body.classList.contains("bars");
  }
}
