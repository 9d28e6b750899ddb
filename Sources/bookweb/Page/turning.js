// Entering and leaving pages. The engine computes their positions; this code only draws them.

import { byId } from "./dom.js";
import { leafSide, Place, turnKind } from "./engine.js";
import { PageView } from "./pageview.js";
import { cssColor } from "./part.js";

/** A page during a page turn: its flat part, and the turning leaf, which consists of strips if the paper bends. */
class Sheet {
  constructor(assets, page, canvas, host) {
    this.assets = assets;
    this.page = page;
    this.canvas = canvas;
    this.host = host;
    this.flat = new PageView(assets, page);
    this.strips = [];
    this.backs = [];
    host.append(this.flat.root);
  }

  draw(list) {
    this.list = list;
    this.flat.draw(list);
    for (const strip of this.strips) strip.draw(list);
  }

  /** Shows the games of the page as they are now. */
  play(games) {
    this.page.games = games;
    for (const view of [this.flat, ...this.strips]) view.play();
  }

  /** Resets the page to its place, in one piece. */
  settle() {
    this.dropLeaf();
    const style = this.flat.root.style;
    style.transform = style.opacity = style.zIndex = style.visibility = style.mixBlendMode = "";
    if (this.flat.shade) this.flat.darken(0);
  }

  /**
   * Moves the page to its position during a page turn.
   *
   * @param pose the page's place and how it is drawn, see `posed`
   * @param height the z-index of the page
   * @param other the page that enters while this one leaves, or the other way round
   * @returns how far the page extends from the middle of the stage, relative to half the stage, and how much larger its
   *   leaf looks because it is raised
   */
  place(pose, height, isComing, other) {
    const { x, y, scale, alpha, leaf, angle } = pose;
    const style = this.flat.root.style;
    const base = `translate(${x}px,${y}px) scale(${scale})`;
    style.transform = base;
    style.opacity = alpha;
    style.zIndex = height;
    if (leaf === leafSide.none) {
      this.dropLeaf();
      return pose.book ? this.swing(pose) : flatExtent;
    }
    style.clipPath = leaf === leafSide.left ? "inset(0 0 0 50%)" : "inset(0 50% 0 0)";
    if (this.strips.length === 0) this.cutLeaf(pose, other);
    this.flat.darken(0.12 * Math.sin((-angle * Math.PI) / 180));
    let extent = bend(this.strips, pose, base, this.canvas, isComing);
    if (this.backs.length > 0) extent = larger(extent, bend(this.backs, mirrored(pose), base, this.canvas, !isComing));
    return { ...extent, across: extent.across * scale, down: extent.down * scale };
  }

  /** Turns the whole page about its left edge, as the cover of a book, until its back would be seen. */
  swing({ angle, book }) {
    const { style } = this.flat.root;
    const isSeen = angle > -88;
    style.visibility = isSeen ? "" : "hidden";
    const { width } = this.canvas, half = width / 2, radians = (-angle * Math.PI) / 180;
    const distance = bookDistance * width;
    // Its edge comes from the left to the spine of the book.
    const share = Math.min(1, -angle / 90);
    const edge = (share - 1) * half + share * book.x, scale = 1 - share * (1 - book.scale);
    style.zIndex = coverHeight;
    style.transform = `perspective(${distance}px) translateX(${edge}px) rotateY(${angle}deg) scale(${scale}) ` +
      `translateX(${half}px)`;
    this.flat.darken(shadeAt(angle));
    const enlarged = distance / (distance - scale * width * Math.sin(radians));
    const extent = { ...flatExtent, down: Math.max(1, scale * enlarged), raised: enlarged };
    // The leaf of the book, which goes on where the cover isn't seen, gets as much room, so that the book doesn't jump.
    if (!isSeen) return extent;
    const across = Math.abs(edge + scale * width * Math.cos(radians)) * enlarged;
    return { ...extent, across: Math.max(1, across / half) };
  }

  /** Returns the number of strips for a bending leaf, the same for both sides; pages with many elements get fewer. */
  stripsWith(other) {
    const most = Math.max(this.page.elements.length, other ? other.page.elements.length : 0);
    return Math.max(1, Math.min(12, Math.floor(600 / (most + 1))));
  }

  /** Creates the views of a leaf, and of its back if that isn't the other page's leaf. */
  cutLeaf({ kind, leaf, back }, other) {
    const count = kind === turnKind.curl ? this.stripsWith(other) : 1;
    const views = (page) => Array.from({ length: count }, () => new PageView(this.assets, page, true));
    this.strips = views(this.page);
    this.attach(this.strips, leaf);
    for (const strip of this.strips) strip.draw(this.list);
    if (!back) return;
    this.backs = views(back);
    this.attach(this.backs, opposite(leaf));
  }

  /** Adds the views of a leaf to the stage, each clipped to its strip. */
  attach(views, leaf) {
    const half = this.canvas.width / 2, step = half / views.length;
    views.forEach((view, index) => {
      // Strips overlap slightly, so that no gap shows between them.
      const near = half + index * step - (index === 0 ? 0 : 0.6);
      const far = this.canvas.width - (half + (index + 1) * step + (index === views.length - 1 ? 0 : 0.6));
      const [left, right] = leaf === leafSide.right ? [near, far] : [far, near];
      view.root.style.clipPath = `inset(0 ${right}px 0 ${left}px)`;
      this.host.append(view.root);
    });
  }

  dropLeaf() {
    for (const view of [...this.strips, ...this.backs]) view.remove();
    this.strips = [];
    this.backs = [];
    this.flat.root.style.clipPath = "";
  }

  remove() {
    this.dropLeaf();
    this.flat.remove();
  }
}

/** The extent of a page without a raised leaf. */
const flatExtent = { across: 1, down: 1, raised: 1 };

/** The z-indices of turning leaves, and of the cover in front of them. */
const leafHeight = 10, coverHeight = 40;

/** The distance from the eye to a page with a turning leaf, relative to the page's width. A cover is as wide as two
    leaves; from twice as far away it is raised no higher than they are. */
const eyeDistance = 2.2, bookDistance = 4.4;

/** The backs of leaves that don't show a page: blank paper, and the cover of a book. */
const paper = { elements: [], background: { color: "#f4ead7" } };
const cover = { elements: [], background: { color: "#8f755c" } };

function opposite(leaf) { return leaf === leafSide.left ? leafSide.right : leafSide.left; }

/** Returns the place of the page on the other side of a leaf. */
function mirrored(place) { return { ...place, leaf: opposite(place.leaf), angle: -180 - place.angle }; }

/**
 * Returns how the pages of a turn are drawn. Each has an animation of its own, but what turns takes both along:
 * - Next to a book that opens or closes, the other page is its cover.
 * - Next to a leaf, the other page has the leaf's other side.
 * - Next to a page that slides, the other one stays in its place.
 */
export function posed({ entering, leaving, color, isLeavingInFront }, hasLeaving) {
  const isBook = ({ kind }) => kind === turnKind.bookOpen;
  const isLeaf = ({ leaf }) => leaf !== leafSide.none;
  if (!hasLeaving) return { entering: { ...entering, back: isBook(entering) ? cover : paper }, color };
  const coverOf = (book) => ({ ...new Place(), alpha: 1, angle: -180 - book.angle, book });
  if (isBook(entering)) return { entering: { ...entering, back: paper }, leaving: coverOf(entering) };
  if (isBook(leaving)) return { entering: coverOf(leaving), leaving: { ...leaving, back: paper } };
  if (isLeaf(entering)) return { entering, leaving: mirrored(entering) };
  if (isLeaf(leaving)) return { entering: mirrored(leaving), leaving };
  // A page that fades next to one that slides would be seen twice, or leave a hole.
  const isSliding = ({ kind }) => kind === turnKind.slide;
  const still = { ...new Place(), alpha: 1, scale: 1 };
  if (isSliding(entering) && !isSliding(leaving)) return { entering, leaving: still };
  if (isSliding(leaving) && !isSliding(entering)) return { entering: still, leaving, isLeavingInFront: true };
  return { entering, leaving, color, isLeavingInFront };
}

/** Returns how dark a leaf is at an angle. */
function shadeAt(angle) { return 0.4 * (1 - Math.cos((angle * Math.PI) / 180)); }

/** Turns the strips of a leaf about the spine; the outer strips lead, so that the paper bends. Returns how far the leaf
    extends from the middle of the stage, relative to half the stage, because what is nearer is larger. */
function bend(strips, { kind, leaf, angle, alpha }, base, canvas, isComing) {
  const half = canvas.width / 2, step = half / strips.length;
  const distance = canvas.width * (kind === turnKind.bookOpen ? bookDistance : eyeDistance);
  const extent = { ...flatExtent };
  const sign = leaf === leafSide.right ? 1 : -1;
  // The entering leaf is the back of the leaving one, and turns on towards 0.
  const lead = Math.sin((-angle * Math.PI) / 180) * (isComing ? 80 : -80);
  const angleAt = (index) => {
    const share = strips.length > 1 ? Math.max(0, Math.min(1, index / (strips.length - 1))) - 0.5 : 0;
    return Math.max(-180, Math.min(0, angle + lead * share));
  };
  let across = 0, up = 0;
  strips.forEach((strip, index) => {
    const turned = angleAt(index), radians = (turned * Math.PI) / 180;
    const style = strip.root.style;
    const isSeen = turned > -90;
    style.visibility = isSeen ? "" : "hidden";
    if (isSeen) {
      style.transform = `${base} perspective(${distance}px) translate3d(${sign * across}px,0,${up}px) ` +
        `rotateY(${sign * turned}deg) translateX(${-sign * index * step}px)`;
      style.opacity = alpha;
      style.zIndex = leafHeight + index;
      // The shade goes on smoothly from strip to strip, so that they look like one sheet.
      const stops = [index, index + 1].map((edge) => (
        `rgba(0,0,0,${shadeAt(angleAt(edge - 0.5)).toFixed(4)}) ${half + edge * step}px`));
      strip.darken(1);
      strip.shade.style.background = `linear-gradient(${sign * 90}deg,${stops})`;
    }
    across += step * Math.cos(radians);
    up -= step * Math.sin(radians);
    // A strip that is seen from its edge needs as much room as one that is almost.
    if (turned < -90) return;
    const enlarged = distance / (distance - up);
    extent.across = Math.max(extent.across, (Math.abs(across) * enlarged) / half);
    extent.down = extent.raised = Math.max(extent.down, enlarged);
  });
  return extent;
}

/** Returns an extent that holds two others. */
function larger(one, other) {
  const most = (key) => Math.max(one[key], other[key]);
  return { across: most("across"), down: most("down"), raised: most("raised") };
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
    this.isTurning = false;
  }

  /** Draws the current frame; a page that is swiped is drawn where the finger has carried it. */
  show(engine, swipe = null) {
    if (engine.stage.opening !== this.opening || (engine.stage.page !== 0) !== (this.current !== null)) {
      this.change(engine);
    }
    if (!this.current) return;
    if (engine.gamesLook !== this.gamesLook && this.page.games) this.play(engine);
    this.current.draw(engine.stage);
    const shown = swipe?.shown;
    if (engine.isTurning) this.place(shown || engine.turn, this.current, this.leaving);
    else if (shown) this.place(shown, this.coming, this.current);
    else if (swipe?.isOn) this.current.flat.root.style.transform = `translate(${swipe.shownShift}px)`;
    else if (this.isTurning) this.settle();
  }

  play(engine) {
    const { gamesLook } = engine;
    const games = engine.games(0, this.page);
    // The call may have moved the records.
    engine.frame();
    this.gamesLook = gamesLook;
    this.current.play(games);
  }

  /** Prepares the page that a finger brings. */
  expect(turn) {
    this.coming = new Sheet(this.assets, turn.page, this.canvas, this.host);
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
      // The leaving page keeps the look that it had; its records are gone with the next frame, so they are copied.
      const isKnown = old !== null && this.opening === leaving.opening;
      const list = leaving.copied();
      this.leaving = isKnown ? old : new Sheet(this.assets, engine.structure(1), this.canvas, this.host);
      this.leaving.draw(list);
      this.leaving.flat.root.setAttribute("aria-hidden", "true");
      if (!isKnown) old?.remove();
    } else {
      old?.remove();
    }
    this.opening = stage.opening;
    if (stage.page === 0) return;
    this.page = coming?.page || engine.structure(0);
    // The call may have moved the records.
    engine.frame();
    this.current = coming || new Sheet(this.assets, this.page, this.canvas, this.host);
    this.current.flat.root.removeAttribute("aria-hidden");
  }

  place(turn, coming, going) {
    this.isTurning = true;
    const { entering, leaving, color = null, isLeavingInFront } = posed(turn, going !== null);
    const hasLeaf = entering.leaf !== leafSide.none || entering.book !== undefined;
    this.stage.classList.toggle("leafing", hasLeaf);
    this.stage.parentElement.classList.toggle("leafing", hasLeaf);
    this.between.hidden = color === null;
    if (color !== null) this.between.style.backgroundColor = cssColor(color);
    let extent = coming.place(entering, 3, true, going);
    if (going) extent = larger(extent, going.place(leaving, isLeavingInFront ? 5 : 1, false, coming));
    this.makeRoom(hasLeaf ? extent : flatExtent);
    if (!going) return;
    // In a cross-fade, opacities add up, so that nothing behind the pages shines through.
    const isAcross = entering.kind === turnKind.fade && leaving.kind === turnKind.fade && color === null;
    coming.flat.root.style.mixBlendMode = isAcross ? "plus-lighter" : "";
  }

  /** Draws the pages smaller if a turning leaf would extend beyond the window. */
  makeRoom(extent) {
    const box = this.stage.getBoundingClientRect();
    const share = (start, end, size, extent, distance) => {
      const middle = (start + end) / 2;
      return (Math.min(middle, size - middle) / (end - middle) - Math.min(0.02, distance)) / extent;
    };
    const scale = Math.min(
      // What is raised keeps a small distance from the edges.
      share(box.left, box.right, innerWidth, extent.across, (extent.across - 1) / 5),
      share(box.top, box.bottom, innerHeight, extent.down, (extent.raised - 1) / 2));
    this.host.style.transform = extent.raised > 1 && scale < 1 ? `scale(${scale})` : "";
  }

  settle() {
    this.leaving?.remove();
    this.coming?.remove();
    this.leaving = this.coming = null;
    this.isTurning = false;
    this.host.style.transform = "";
    this.stage.classList.remove("leafing");
    this.stage.parentElement.classList.remove("leafing");
    this.between.hidden = true;
    this.current?.settle();
  }
}
