// Entering and leaving pages. The engine says where each strip of their paper lies; this code only draws the strips.

import { byId } from "./dom.js";
import { pageList, paperColor, paperSide } from "./interface.js";
import { PageView } from "./pageview.js";
import { cssColor } from "./part.js";

/** A page on stage. During a page turn it is also seen on strips of paper that are turned out of the plane. */
class Sheet {
  constructor(assets, page, host) {
    this.page = page;
    this.flat = new PageView(assets, page);
    this.strips = [];
    host.append(this.flat.root);
  }

  get views() { return [this.flat, ...this.strips]; }

  draw(list) {
    this.list = list;
    for (const view of this.views) view.draw(list);
  }

  /** Shows the games of the page as they are now. */
  play(games) {
    this.page.games = games;
    for (const view of this.views) view.play();
  }

  /** Resets the page to its place, in one piece. */
  settle() {
    this.strips = [];
    Object.assign(this.flat.root.style, { transform: "", opacity: "", zIndex: "", clipPath: "" });
    this.flat.darken(0);
    this.flat.shade.style.background = "";
  }
}

/**
 * Returns how far a sliding page is moved, so that its edge at another page is between two pixels of the screen. Within a
 * pixel, what is behind both would shine through.
 *
 * @param start where the book begins on the screen, and its scale there
 */
function snapped(move, size, start, scale) {
  if (move === 0) return 0;
  const edge = start + scale * (move < 0 ? move + size : move), ratio = window.devicePixelRatio;
  return move + (Math.round(edge * ratio) / ratio - edge) / scale;
}

/**
 * Puts a view where a strip of paper lies, in front of `order` others.
 *
 * @param isLeafing whether a leaf is turning, so that the frame of the book doesn't cut off what is outside of it
 */
function lay(view, strip, order, canvas, isLeafing) {
  const { acrossX, across, downX, downY, down, depthX, depth, left, right } = strip;
  view.root.style.transform = strip.isRaised
    ? `matrix3d(${acrossX},${downX},0,${depthX},0,${downY},0,0,0,0,1,0,${across},${down},0,${depth})`
    : `matrix(${acrossX},0,0,${downY},${across},${down})`;
  view.root.style.opacity = strip.alpha;
  view.root.style.zIndex = order;
  view.root.style.clipPath = isLeafing ? outline(left, right, canvas.width, strip.isRaised || order > 0) : "";
  if (!strip.isRaised) return view.darken(strip.shadeLeft);
  view.darken(1);
  const stops = [[strip.shadeLeft, strip.shadeStart], [strip.shadeRight, strip.shadeEnd]].map(([share, place]) => (
    `rgba(0,0,0,${share}) ${place}px`));
  view.shade.style.background = `linear-gradient(90deg,${stops})`;
}

/**
 * Returns the outline of the part of a page between two edges. Where the page ends it is that of the book's frame;
 * elsewhere it reaches a pixel further, below or above the strip next to it, except across the spine in front of others.
 */
function outline(left, right, width, isInFront) {
  const ends = [left <= 0, right >= width];
  const [start, end] = [left, width - right].map((edge, side) => {
    if (ends[side]) return "0px";
    return isInFront && edge === width / 2 ? `${edge}px` : `calc(${edge}px - var(--pixel))`;
  });
  const [first, last] = ends.map((isEnd) => (isEnd ? "var(--corner)" : "0px"));
  return `inset(0px ${end} 0px ${start} round ${first} ${last} ${last} ${first})`;
}

/** The page on stage and, during a page turn, the leaving page. */
export class Pages {
  constructor(assets, canvas) {
    this.assets = assets;
    this.canvas = canvas;
    this.host = byId("pages");
    this.between = byId("between");
    this.stage = byId("stage");
    this.opening = 0;
    /** The structure of the page on stage. */
    this.page = { elements: [] };
    this.current = null;
    this.leaving = null;
    /** The page that a finger brings. */
    this.coming = null;
    /** The views of the strips of paper during a page turn. */
    this.views = [];
  }

  /** Draws the current frame; a page that is swiped is drawn where the finger has carried it. */
  show(engine, swipe = null) {
    if (engine.stage.opening !== this.opening || (engine.stage.page !== 0) !== (this.current !== null)) {
      this.change(engine);
    }
    if (!this.current) return;
    if (engine.gamesLook !== this.gamesLook) {
      this.gamesLook = engine.gamesLook;
      this.current.play(engine.games(pageList.stage, this.page));
    }
    this.current.draw(engine.stage);
    if (engine.isTurning) this.place((swipe?.turn ? swipe : engine).paper(this.room), this.current, this.leaving);
    else if (swipe?.turn) this.place(swipe.paper(this.room), this.coming, this.current);
    else if (swipe?.isOn) this.current.flat.root.style.transform = `translate(${swipe.shownShift}px)`;
    else if (this.views.length > 0) this.settle();
  }

  /** Prepares the page that a finger brings. */
  expect(turn) {
    this.coming = new Sheet(this.assets, turn.page, this.host);
    this.coming.flat.root.setAttribute("aria-hidden", "true");
    this.coming.draw(turn.list);
  }

  /** Changes to another page, or to the same one opened again. */
  change(engine) {
    const { stage, leaving } = engine;
    // The page that a finger has brought stays as it is, and the other one stays where it has been carried.
    const coming = this.coming?.page.opening === stage.opening ? this.coming : null;
    if (coming) this.coming = null;
    else this.settle();
    const old = this.current;
    this.current = null;
    if (engine.isTurning && leaving.page !== 0) {
      const isKnown = old !== null && this.opening === leaving.opening;
      this.leaving = isKnown ? old : new Sheet(this.assets, engine.structure(pageList.leaving), this.host);
      // The leaving page keeps the look that it had, which is gone with the next frame.
      this.leaving.draw(leaving.copied());
      this.leaving.flat.root.setAttribute("aria-hidden", "true");
      if (!isKnown) old?.flat.remove();
    } else {
      old?.flat.remove();
    }
    this.opening = stage.opening;
    if (stage.page === 0) return;
    this.page = coming?.page || engine.structure(pageList.stage);
    this.current = coming || new Sheet(this.assets, this.page, this.host);
    this.current.flat.root.removeAttribute("aria-hidden");
  }

  /** How much of the window is on each side of the middle of the stage, relative to half the stage. */
  get room() {
    const box = this.stage.getBoundingClientRect();
    const share = (start, end, size) => Math.min(start + end, 2 * size - start - end) / (end - start);
    return { across: share(box.left, box.right, innerWidth), down: share(box.top, box.bottom, innerHeight) };
  }

  /** Draws the strips of paper during a page turn. */
  place({ strips, color }, coming, going) {
    if (this.views.length === 0) this.views = this.cut(strips, coming, going);
    const isLeafing = strips.some(({ isRaised }) => isRaised);
    this.host.classList.add("turning");
    this.toggleRoom(isLeafing);
    this.between.hidden = color === null;
    if (color !== null) this.between.style.backgroundColor = cssColor(color);
    if (!isLeafing) this.snap(strips);
    strips.forEach((strip, index) => lay(this.views[index], strip, index, this.canvas, isLeafing));
  }

  snap(strips) {
    const { left, top, width } = this.stage.getBoundingClientRect(), { canvas } = this;
    const scale = width / canvas.width;
    for (const strip of strips) {
      strip.across = snapped(strip.across, canvas.width, left, scale);
      strip.down = snapped(strip.down, canvas.height, top, scale);
    }
  }

  /** Creates views for all strips. The first strip with a page shows the page itself. */
  cut(strips, coming, going) {
    const sheets = { [paperSide.entering]: coming, [paperSide.leaving]: going };
    const used = new Set();
    return strips.map(({ side }) => {
      const sheet = sheets[side];
      if (sheet && !used.has(sheet)) {
        used.add(sheet);
        return sheet.flat;
      }
      const page = sheet?.page || { elements: [], background: { color: paperColor[side] } };
      const view = new PageView(this.assets, page, true);
      this.host.append(view.root);
      if (sheet) {
        view.draw(sheet.list);
        sheet.strips.push(view);
      }
      return view;
    });
  }

  /** Lets the book extend beyond its frame while something is turned out of the plane. */
  toggleRoom(isLeafing) {
    for (const node of [this.stage, this.stage.parentElement]) node.classList.toggle("leafing", isLeafing);
  }

  settle() {
    const flat = this.current?.flat;
    for (const view of [...this.views, this.coming?.flat, this.leaving?.flat]) if (view !== flat) view?.remove();
    this.leaving = this.coming = null;
    this.views = [];
    this.host.classList.remove("turning");
    this.toggleRoom(false);
    this.between.hidden = true;
    this.current?.settle();
  }
}
