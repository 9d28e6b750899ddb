// The magnification of the book, and which part of it is in sight.

import { attempt, byId } from "./dom.js";

const maxFactor = 4;

/** How long the book takes to be magnified by a double tap, in milliseconds. */
const zoomTime = 260;

/** The steps of the zoom of browsers. */
const zooms = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/**
 * Returns the zoom that the browser has when the page is opened, as far as it can be known, or 1.
 *
 * The browser's window keeps its width, while its contents have fewer of the larger pixels. A window beside the contents,
 * such as that of a debugger, takes from the width, too, but hardly ever makes a step of the zoom, by which the screen
 * also has as many pixels for one of CSS as screens have.
 */
function zoomAtOpening() {
  const outside = attempt(() => window.top.innerWidth && window.top, window);
  const { outerWidth, innerWidth } = outside;
  const found = zooms.find((zoom) => Math.abs(outerWidth / innerWidth / zoom - 1) < 0.02);
  // A device for fingers may show several pages side by side, and zooms without changing the size of pixels.
  if (found === undefined || window.devicePixelRatio < found * 0.99 || matchMedia("(pointer: coarse)").matches) return 1;
  const density = window.devicePixelRatio / found;
  return Math.abs(density * 4 - Math.round(density * 4)) < 0.05 ? found : 1;
}

export class Magnifier {
  constructor(book) {
    this.book = book;
    this.stage = byId("stage");
    this.room = byId("room");
    /** The scale at which the book fits, and the size of the room for it in CSS pixels. */
    this.rest = { scale: 1, width: 0, height: 0, isUpright: false };
    /** The magnification that the reader has chosen, and the one that the browser's zoom asks for. */
    this.factor = this.zoom = 1;
    this.x = this.y = 0;
    this.isTurning = this.holdsControl = false;
    this.followZoom(zoomAtOpening());
    this.room.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    for (const name of ["keydown", "keyup"]) {
      document.addEventListener(name, (/** @type {any} */ event) => {
        if (event.key === "Control") this.holdsControl = name === "keydown";
      });
    }
    window.addEventListener("blur", () => { this.holdsControl = false; });
    // Safari reports the trackpad in events of its own.
    for (const name of ["gesturestart", "gesturechange"]) {
      this.room.addEventListener(name, (event) => this.gesture(event), { passive: false });
    }
    byId("touchables").addEventListener("focusin", (event) => this.bringIntoView(event.target));
  }

  get isMagnified() { return this.factor > 1.001; }

  fit(scale, width, height, isUpright) {
    this.rest = { scale, width, height, isUpright };
    this.apply();
  }

  /** Follows a change of the browser's zoom, which enlarges the book like everything else. */
  followZoom(ratio) {
    const limited = (factor) => Math.max(1, Math.min(maxFactor, factor));
    this.zoom = limited(this.zoom * ratio);
    this.factor = limited(this.factor * ratio);
  }

  /** Shows the whole book during a page turn, because a turning leaf needs room. */
  pauseDuringTurn(isTurning) {
    if (isTurning === this.isTurning) return;
    this.isTurning = isTurning;
    if (isTurning) {
      this.factor = this.zoom;
      this.x = this.y = 0;
    }
    this.apply();
  }

  /** Magnifies by a factor in all, while the point at `x`, `y` of the window moves to `toX`, `toY`. */
  magnify(factor, x, y, toX = x, toY = y) {
    const next = Math.max(1, Math.min(maxFactor, factor));
    const box = this.room.getBoundingClientRect();
    const ratio = next / this.factor;
    this.x = toX - box.left - (x - box.left - this.x) * ratio;
    this.y = toY - box.top - (y - box.top - this.y) * ratio;
    this.factor = next;
    this.apply();
  }

  /** Shows the whole book again if it is hardly magnified, so that swiping turns the page. */
  settle() { if (this.factor < 1.15) this.magnify(1, 0, 0); }

  /** Magnifies the book at a point, or shows all of it again, with motion unless the reader wants none. */
  toggle(x, y) {
    const from = { factor: this.factor, x: this.x, y: this.y };
    this.magnify(this.isMagnified ? 1 : 2.5, x, y);
    if (this.book.engine.reducesMotion) return;
    // Where it ends, which the edges of the room have a part in.
    const to = { factor: this.factor, x: this.x, y: this.y };
    this.move(from, to, performance.now());
  }

  /** Moves from one magnification to another, unless something else changes it in the meantime. */
  move(from, to, start) {
    const share = Math.min(1, (performance.now() - start) / zoomTime), eased = share * share * (3 - 2 * share);
    for (const name of ["factor", "x", "y"]) this[name] = from[name] + (to[name] - from[name]) * eased;
    this.apply();
    const shown = { factor: this.factor, x: this.x, y: this.y };
    if (share === 1) return;
    requestAnimationFrame(() => {
      if (!this.isTurning && ["factor", "x", "y"].every((name) => this[name] === shown[name])) this.move(from, to, start);
    });
  }

  pan(across, down) {
    this.x += across;
    this.y += down;
    this.apply();
  }

  apply() {
    const { width, height } = this.book.info;
    const { rest } = this;
    const factor = this.isTurning ? 1 : this.factor;
    const scale = rest.scale * factor;
    const [x, y] = [this.limited(this.x, rest.width, width * scale), this.limited(this.y, rest.height, height * scale)];
    if (!this.isTurning) [this.x, this.y] = [x, y];
    const isAtTop = rest.isUpright && factor === 1;
    this.stage.style.transform = `translate(${x}px,${isAtTop ? 0 : y}px) scale(${scale})`;
    this.stage.style.setProperty("--pixel", `${1 / scale}px`);
    document.body.classList.toggle("magnified", factor > 1.001);
    this.book.scale = scale;
  }

  /** Returns a position at which the book leaves no more of the room empty than it must. */
  limited(position, room, size) {
    return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, position));
  }

  wheel(event) {
    if (!this.book.isRunning) return;
    // Browsers report pinching a trackpad as a wheel with the Control key. If the key is really held, the reader
    // wants the browser's zoom.
    if (event.ctrlKey && !this.holdsControl) {
      this.magnify(this.factor * Math.exp(-event.deltaY * 0.01), event.clientX, event.clientY);
    } else if (!event.ctrlKey && this.isMagnified) {
      this.pan(-event.deltaX, -event.deltaY);
    } else {
      return;
    }
    event.preventDefault();
  }

  gesture(event) {
    event.preventDefault();
    // On touch screens the fingers are reported as well.
    if (!this.book.isRunning || this.book.touches.fingers.size > 0) return;
    if (event.type === "gesturestart") this.before = this.factor;
    else this.magnify(this.before * event.scale, event.clientX, event.clientY);
  }

  /** Handles a key; returns whether it had a meaning. */
  key({ key, shiftKey }) {
    const box = this.room.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const step = 80;
    if (key === "+" || key === "=") this.magnify(this.factor * 1.5, x, y);
    else if (key === "-") this.magnify(this.factor / 1.5, x, y);
    else if (key === "0") this.magnify(1, x, y);
    else if (!this.isMagnified) return false;
    else if (key === "ArrowUp") this.pan(0, step);
    else if (key === "ArrowDown") this.pan(0, -step);
    else if (key === "ArrowLeft" && shiftKey) this.pan(step, 0);
    else if (key === "ArrowRight" && shiftKey) this.pan(-step, 0);
    else return false;
    return true;
  }

  /** Moves the book so that an element that has the focus can be seen. */
  bringIntoView(node) {
    if (!this.isMagnified) return;
    const [box, room] = [node.getBoundingClientRect(), this.room.getBoundingClientRect()];
    const needed = (from, to, start, end) => {
      if (from < start) return start - from;
      return to > end ? Math.max(end - to, start - from) : 0;
    };
    this.pan(needed(box.left, box.right, room.left, room.right), needed(box.top, box.bottom, room.top, room.bottom));
  }
}
