// The controls rest while nobody needs them: after three seconds they fade, and come back with a touch at the edge of the
// window, with the mouse there, or with any key.

import { byId } from "./dom.js";

/** How long the controls stay, in milliseconds, and how wide the edge of the window is, in CSS pixels. */
const stayTime = 3000, edge = 72;

export class Resting {
  constructor(book) {
    this.book = book;
    const on = (name) => window.addEventListener(name, (event) => this.isWanted(event) && this.wake(), true);
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

  /** Puts controls that lie over the book where they cover less that takes touches: at the bottom, or at the top. */
  place() {
    const { body } = document;
    if (!body.classList.contains("over")) return;
    const bars = ["left", "right"].map((id) => byId(id).getBoundingClientRect());
    const boxes = [...this.book.touchables.boxes.values()].map(({ node }) => node.getBoundingClientRect());
    const covered = (top) => boxes.filter((box) => bars.some(({ left, right, height }) => (
      box.left < right && box.right > left && box.top < top(height) + height && box.bottom > top(height)))).length;
    const atBottom = covered((height) => window.innerHeight - height), atTop = covered(() => 0);
    body.classList.toggle("high", atTop < atBottom);
  }

  /** Shows the controls for a while. */
  wake() {
    clearTimeout(this.timer);
    if (document.body.classList.contains("resting")) this.place();
    document.body.classList.remove("resting");
    this.timer = setTimeout(() => this.rest(), stayTime);
  }

  rest() {
    const isNeeded = !this.book.isRunning || this.book.recorder.run ||
      document.querySelector(".controls :focus-visible") !== null || byId("notice").classList.contains("shown");
    if (isNeeded) this.wake();
    else document.body.classList.add("resting");
  }
}
