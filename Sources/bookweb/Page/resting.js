// The controls rest while nobody needs them: after three seconds they fade, and come back with a touch at the edge of the
// window, with the mouse there, or with any key.

import { byId, dropClick } from "./dom.js";

/** How long the controls stay, in milliseconds, and how wide the edge of the window is, in CSS pixels. */
const stayTime = 3000, edge = 72;

/** How long controls stay in their place after one was pressed, in milliseconds. */
const pressedTime = 1500;

export class Resting {
  constructor(book) {
    this.book = book;
    const on = (name) => window.addEventListener(name, (event) => this.isWanted(event) && this.wake(event), true);
    this.pressed = -pressedTime;
    for (const name of ["pointerdown", "pointermove", "keydown", "focusin"]) on(name);
  }

  /** Returns whether an event asks for the controls. */
  isWanted(event) {
    if (!event.type.startsWith("pointer") || event.target.closest?.(".controls")) return true;
    const { clientX: x, clientY: y } = event;
    const isAtEdge = Math.min(x, y, window.innerWidth - x, window.innerHeight - y) < edge;
    // Whoever plays at the edge of a picture isn't disturbed.
    return isAtEdge && !(document.body.classList.contains("over") && this.isOnElement(event));
  }

  isOnElement(event) {
    if (!event.target.closest?.("#stage")) return false;
    const { x, y } = this.book.touches.point(event);
    return this.book.hits(x, y);
  }

  /** Puts the controls in their places, and what shows how far the reader is between them. */
  place() {
    const [left, right] = ["left", "right"].map((id) => byId(id));
    const isOver = document.body.classList.contains("over"), wait = this.pressed + pressedTime - performance.now();
    clearTimeout(this.placing);
    // A button that is pressed again and again stays where it is.
    if (isOver && wait > 0) this.placing = setTimeout(() => this.place(), wait);
    else {
      left.style.marginLeft = right.style.marginRight = "";
      if (isOver) this.clear(left, right);
    }
    this.book.progress.update();
  }

  /** Puts controls that lie over the book where they cover less that takes touches: at the bottom, or at the top, and
      beside it if there is room. */
  clear(left, right) {
    const boxes = this.book.touchables.rectangles;
    const { innerWidth: width, innerHeight: height } = window, depth = left.offsetHeight;
    const inStrip = (top) => boxes.filter((box) => box.top < top + depth && box.bottom > top);
    const isCovered = (box) => box.left < left.offsetWidth || box.right > width - right.offsetWidth;
    const [atBottom, atTop] = [inStrip(height - depth), inStrip(0)];
    const isHigh = atTop.filter(isCovered).length < atBottom.filter(isCovered).length;
    document.body.classList.toggle("high", isHigh);
    const strip = (isHigh ? atTop : atBottom).map((box) => ({ start: box.left, end: box.right }));
    const mirrored = strip.map(({ start, end }) => ({ start: width - end, end: width - start }));
    left.style.marginLeft = `${this.freeStart(strip, left.offsetWidth)}px`;
    right.style.marginRight = `${this.freeStart(mirrored, right.offsetWidth)}px`;
  }

  /** Returns the left edge of a row of controls that covers nothing in its way, or 0 if there is no room for one. */
  freeStart(ways, length) {
    let start = 0;
    for (const way of ways.sort((one, other) => one.start - other.start)) {
      if (way.start < start + length && way.end > start) start = way.end;
    }
    return start + length < window.innerWidth / 2 ? Math.ceil(start) : 0;
  }

  /** Shows the controls for a while; `event` is what they are shown for. */
  wake(event) {
    clearTimeout(this.timer);
    if (event?.type === "pointerdown" && event.target.closest?.(".controls")) this.pressed = performance.now();
    if (document.body.classList.contains("resting")) {
      this.place();
      // Nobody wants to press a control that couldn't be seen.
      if (event?.type === "pointerdown" && document.body.classList.contains("over")) dropClick(event);
    }
    document.body.classList.remove("resting");
    this.timer = setTimeout(() => this.rest(), stayTime);
  }

  rest() {
    const isNeeded = !this.book.isRunning || this.book.recorder.run ||
      document.querySelector(".controls :focus-visible") !== null || byId("notice").hasChildNodes();
    if (isNeeded) this.wake();
    else document.body.classList.add("resting");
  }
}
