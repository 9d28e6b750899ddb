// How a book is opened from its place on the shelf, and put back. As in the page turn of that name, the cover turns
// about its left edge while the pages behind it grow from 0.7 of its size.

import { made, sized } from "../dom.js";

const openingTime = 1400;

/** The clip of a page that fills the window, with as many numbers as that of a book. */
const wholeClip = "inset(0px 0px 0px 0px round 0px)";

/** The size of the pages behind a closed cover, relative to it. */
const closedScale = 0.7;

/** Returns how much of its way a spring with damping 0.7 and initial velocity 0.7 has gone after a share of its time. */
function spring(share) {
  if (share >= 1) return 1;
  const damping = 0.7, velocity = 0.7;
  const pace = Math.log(1000) / damping, swing = pace * Math.sqrt(1 - damping * damping);
  const rest = Math.cos(swing * share) + ((damping * pace - velocity) / swing) * Math.sin(swing * share);
  return 1 - Math.exp(-damping * pace * share) * rest;
}

/** Returns the value between two others. */
const between = (from, to, share) => from + (to - from) * share;

export class Opening {
  /**
   * @param frame the page of the book
   * @param image the picture of the cover on the shelf
   */
  constructor(frame, image) {
    this.frame = frame;
    this.image = image;
  }

  /** The place of the book's stage in its page. */
  get stage() {
    const box = this.frame.contentDocument.getElementById("stage").getBoundingClientRect();
    // A magnified book is larger than the window.
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }

  get clip() {
    const { left, top, width, height } = this.stage;
    return `inset(${top}px ${innerWidth - left - width}px ${innerHeight - top - height}px ${left}px round 6px)`;
  }

  /** Opens the book; the promise ends when it fills the window. */
  async open() {
    if (isCalm()) return this.fade(0, 1);
    await this.turn(spring);
    this.frame.style.transform = "";
    await this.reveal(this.clip, wholeClip);
    this.frame.style.clipPath = "";
    return undefined;
  }

  /** Puts the book back; the promise ends when it is a cover on the shelf. */
  async close() {
    if (isCalm()) return this.fade(1, 0);
    await this.reveal(wholeClip, this.clip);
    await this.turn((share) => 1 - spring(share));
    this.frame.classList.add("hidden");
    this.image.style.visibility = "";
    return undefined;
  }

  /** Turns a copy of the cover above the book, by a function that returns the share of the way after one of the time. */
  async turn(way) {
    this.place = this.image.getBoundingClientRect();
    const front = made("img", "", "", { src: this.image.src, alt: "" });
    this.cover = made("div", "", [front, made("div", "back")], { id: "cover" });
    document.body.append(sized(this.cover, this.place.width, this.place.height));
    this.frame.style.clipPath = this.clip;
    this.move(way(0));
    this.frame.classList.remove("hidden");
    this.image.style.visibility = "hidden";
    await this.run((share) => this.move(way(share)));
    this.cover.remove();
  }

  /** Makes the room around the book appear or disappear. */
  reveal(from, to) {
    const timing = { duration: 200, easing: "ease-in-out" };
    return this.frame.animate([{ clipPath: from }, { clipPath: to }], timing).finished;
  }

  fade(from, to) {
    this.frame.classList.remove("hidden");
    return this.frame.animate([{ opacity: from }, { opacity: to }], { duration: 200 }).finished;
  }

  /** Draws the book when a share of the way from the shelf is done; a spring goes a little too far. */
  move(share) {
    const { place, stage } = this;
    const [left, top, width, height] = ["left", "top", "width", "height"]
      .map((side) => between(place[side], stage[side], share));
    const scale = (width / stage.width) * between(closedScale, 1, share);
    const x = left + width / 2 - (stage.left + stage.width / 2) * scale;
    const y = top + height / 2 - (stage.top + stage.height / 2) * scale;
    this.frame.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    const turned = 180 * Math.min(1, Math.max(0, share));
    const lean = `perspective(${2.2 * place.width}px) rotateY(${-turned}deg)`;
    const size = `scale(${width / place.width},${height / place.height})`;
    // The origin is the middle of the left edge, which stays at the edge of the pages.
    const down = top + height / 2 - place.height / 2;
    this.cover.style.transform = `translate(${left}px,${down}px) ${size} ${lean}`;
    const alpha = Math.min(1, (180 - turned) / 60);
    for (const side of this.cover.children) side.style.opacity = alpha;
  }

  /** Calls a function in each frame with the share of the time that has passed. */
  run(act) {
    return new Promise((done) => {
      let start = null;
      const step = (now) => {
        start ??= now;
        const share = Math.min(1, (now - start) / openingTime);
        act(share);
        if (share < 1) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
  }
}

export function isCalm() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }
