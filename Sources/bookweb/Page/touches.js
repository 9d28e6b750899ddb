// Fingers, pens and the mouse. They get small numbers, and positions in canvas coordinates.

class Touches {
  /** @param book receives the input: `began`, `moved`, `ended`, `cancelled`, `swiped` */
  constructor(stage, book) {
    this.stage = stage;
    this.book = book;
    this.fingers = new Map();
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("dragstart", (event) => event.preventDefault());
    stage.addEventListener("contextmenu", (event) => event.target.closest(".text") || event.preventDefault());
    // A finger can be lifted outside the stage.
    window.addEventListener("pointermove", (event) => this.move(event));
    window.addEventListener("pointerup", (event) => this.up(event));
    for (const name of ["pointercancel", "lostpointercapture"]) {
      window.addEventListener(name, (event) => this.cancel(event));
    }
  }

  /** Returns the position of an event on the canvas, rounded to hundredths of a point. */
  point(event) {
    const box = this.stage.getBoundingClientRect();
    const scale = this.book.scale;
    const rounded = (number) => Math.round(number * 100) / 100;
    return { x: rounded((event.clientX - box.left) / scale), y: rounded((event.clientY - box.top) / scale) };
  }

  down(event) {
    if (event.button !== 0 || !this.book.isRunning || this.fingers.has(event.pointerId)) return;
    if (event.target.closest("#credit button")) return;
    let id = 0;
    for (const used of this.ids()) if (used === id) id += 1;
    const { x, y } = this.point(event);
    const isFree = !this.book.hits(x, y);
    const finger = {
      id, x, y, isMoved: false, isAlone: this.fingers.size === 0 && isFree && event.pointerType !== "mouse",
      startX: event.clientX, startY: event.clientY, start: event.timeStamp,
    };
    this.fingers.set(event.pointerId, finger);
    if (this.fingers.size > 1) for (const other of this.fingers.values()) other.isAlone = false;
    // Text can be selected with the mouse unless it is touchable.
    if (!(isFree && event.pointerType === "mouse" && event.target.closest(".text"))) {
      event.preventDefault();
      document.activeElement?.blur();
      getSelection()?.removeAllRanges();
      try {
        this.stage.setPointerCapture(event.pointerId);
      } catch {
        // The finger has been lifted already; its end is reported like any other.
      }
    }
    this.book.began(id, x, y);
  }

  ids() {
    return [...this.fingers.values()].map((finger) => finger.id).sort((a, b) => a - b);
  }

  /** Records a movement; only the last one before each frame is reported. */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const { x, y } = this.point(event);
    if (x === finger.x && y === finger.y) return;
    finger.x = x;
    finger.y = y;
    finger.isMoved = true;
  }

  /** Reports where the fingers have moved since the last frame. */
  flush() {
    for (const finger of this.fingers.values()) {
      if (!finger.isMoved) continue;
      finger.isMoved = false;
      this.book.moved(finger.id, finger.x, finger.y);
    }
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.move(event);
    this.flush();
    this.fingers.delete(event.pointerId);
    this.book.ended(finger.id, finger.x, finger.y);
    const across = event.clientX - finger.startX, down = event.clientY - finger.startY;
    const isSwipe = Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down);
    if (finger.isAlone && isSwipe && event.timeStamp - finger.start < 800) this.book.swiped(across < 0);
  }

  cancel(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.flush();
    this.fingers.delete(event.pointerId);
    this.book.cancelled(finger.id, finger.x, finger.y);
  }

  /** Cancels all touches, such as when the book is paused. */
  cancelAll() {
    for (const id of [...this.fingers.keys()]) this.cancel({ pointerId: id });
  }
}
