// Entering and leaving pages. The engine computes their positions; this code only draws them.

/** A page during a page turn: its flat part, and the turning leaf, which consists of strips if the paper bends. */
class Sheet {
  constructor(assets, page, canvas, host) {
    this.assets = assets;
    this.page = page;
    this.canvas = canvas;
    this.host = host;
    this.flat = new PageView(assets, page);
    this.strips = [];
    this.back = null;
    host.append(this.flat.root);
  }

  draw(list) {
    this.list = list;
    this.flat.draw(list);
    for (const strip of this.strips) strip.draw(list);
  }

  /** Resets the page to its place, in one piece. */
  settle() {
    this.dropLeaf();
    const style = this.flat.root.style;
    style.transform = style.opacity = style.clipPath = style.zIndex = style.mixBlendMode = "";
    if (this.flat.shade) this.flat.darken(0);
  }

  /**
   * Moves the page to its position during a page turn.
   *
   * @param height the z-index of the page
   * @param other the page that enters while this one leaves, or the other way round
   * @returns how far a turning leaf extends from the middle of the stage, relative to half the stage
   */
  place(place, height, isComing, other, otherPlace) {
    const { x, y, scale, alpha, leaf } = place;
    const style = this.flat.root.style;
    const base = `translate(${x}px,${y}px) scale(${scale})`;
    style.transform = base;
    style.opacity = alpha;
    style.zIndex = height;
    const isBook = place.kind === turnKind.bookOpen;
    if (isBook && !isComing) style.opacity = alpha * this.fadingOf(place, otherPlace);
    // A closing book under a turning leaf is the cover that this leaf lies on.
    const isCover = isBook && !isComing && otherPlace.leaf !== leafSide.none;
    if (leaf === leafSide.none || isCover) {
      this.dropLeaf();
      return { across: 1, down: 1 };
    }
    style.clipPath = leaf === leafSide.left ? "inset(0 0 0 50%)" : "inset(0 50% 0 0)";
    const top = isBook ? height + 1 : 10;
    if (this.strips.length === 0) this.cutLeaf(place.kind === turnKind.curl ? this.stripsWith(other) : 1, leaf);
    let extent = bend(this.strips, place, base, this.canvas, top, isComing);
    this.flat.darken(0.12 * Math.sin((-place.angle * Math.PI) / 180));
    const isBacked = otherPlace && otherPlace.kind === place.kind && !isBook;
    if (!isBacked) extent = larger(extent, this.showBack(place, base, top, other));
    return { across: extent.across * scale, down: extent.down * scale };
  }

  /** Returns the opacity of a closing book: a cover fades at once, any other page at the end. */
  fadingOf({ angle }, otherPlace) {
    const left = 1 + angle / 180;
    return Math.max(0, Math.min(1, otherPlace.leaf !== leafSide.none ? 3 * left - 2 : 5 * left));
  }

  /** Returns the number of strips for a bending leaf, the same for both sides; pages with many elements get fewer. */
  stripsWith(other) {
    const most = Math.max(this.page.elements.length, other ? other.page.elements.length : 0);
    return Math.max(1, Math.min(12, Math.floor(600 / (most + 1))));
  }

  cutLeaf(count, leaf) {
    for (let index = 0; index < count; index += 1) {
      this.strips.push(new PageView(this.assets, this.page, true));
    }
    this.attach(this.strips, leaf);
    for (const strip of this.strips) strip.draw(this.list);
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

  /** Shows the back of a leaf: the other page, or plain paper if there is none. */
  showBack(place, base, height, other) {
    const opposite = place.leaf === leafSide.left ? leafSide.right : leafSide.left;
    if (!this.back) {
      this.back = new PageView(this.assets, other ? other.page : paper, true);
      this.attach([this.back], opposite);
    }
    if (other) this.back.draw(other.list);
    const behind = { leaf: opposite, angle: -180 - place.angle, alpha: place.alpha };
    return bend([this.back], behind, base, this.canvas, height, false);
  }

  dropLeaf() {
    for (const strip of this.strips) strip.remove();
    this.strips = [];
    this.back?.remove();
    this.back = null;
    this.flat.root.style.clipPath = "";
  }

  remove() {
    this.dropLeaf();
    this.flat.remove();
  }
}

/** A blank back of a leaf. */
const paper = { elements: [], background: { color: "#f4ead7" } };

/** Turns the strips of a leaf about the spine; the outer strips lead, so that the paper bends. Returns how far the leaf
    extends from the middle of the stage, relative to half the stage, because what is nearer is larger. */
function bend(strips, { leaf, angle, alpha }, base, canvas, height, isComing) {
  const step = canvas.width / 2 / strips.length, distance = canvas.width * 2.2;
  const extent = { across: 1, down: 1 };
  const sign = leaf === leafSide.right ? 1 : -1;
  // The entering leaf is the back of the leaving one, and turns on towards 0.
  const lead = Math.sin((-angle * Math.PI) / 180) * (isComing ? 80 : -80);
  let across = 0, up = 0;
  strips.forEach((strip, index) => {
    const share = strips.length > 1 ? index / (strips.length - 1) - 0.5 : 0;
    const turned = Math.max(-180, Math.min(0, angle + lead * share));
    const radians = (turned * Math.PI) / 180;
    const style = strip.root.style;
    const isSeen = turned > -90;
    style.visibility = isSeen ? "" : "hidden";
    if (isSeen) {
      style.transform = `${base} perspective(${distance}px) translate3d(${sign * across}px,0,${up}px) ` +
        `rotateY(${sign * turned}deg) translateX(${-sign * index * step}px)`;
      style.opacity = alpha;
      style.zIndex = height + index;
      strip.darken(0.4 * (1 - Math.cos(radians)));
    }
    across += step * Math.cos(radians);
    up -= step * Math.sin(radians);
    if (!isSeen) return;
    const enlarged = distance / (distance - up);
    extent.across = Math.max(extent.across, (Math.abs(across) * enlarged) / (canvas.width / 2));
    extent.down = Math.max(extent.down, enlarged);
  });
  return extent;
}

/** Returns an extent that holds two others. */
function larger(one, other) {
  return { across: Math.max(one.across, other.across), down: Math.max(one.down, other.down) };
}

/** The page on stage and, during a page turn, the leaving page. */
class Pages {
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
    this.isTurning = false;
  }

  /** Draws the current frame. */
  show(engine) {
    if (engine.stage.opening !== this.opening || (engine.stage.page > 0) !== (this.current !== null)) {
      this.change(engine);
    }
    if (!this.current) return;
    this.current.draw(engine.stage);
    if (engine.isTurning) this.place(engine.turn);
    else if (this.isTurning) this.settle();
  }

  /** Changes to another page, or to the same one opened again. */
  change(engine) {
    this.settle();
    const old = this.current;
    const { stage, leaving } = engine;
    this.current = null;
    if (engine.isTurning && leaving.page > 0) {
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
    this.page = engine.structure(0);
    // The call may have moved the records.
    engine.frame();
    this.current = new Sheet(this.assets, this.page, this.canvas, this.host);
  }

  place(turn) {
    this.isTurning = true;
    const { entering, leaving, color } = turn;
    const hasLeaf = entering.leaf !== leafSide.none || (this.leaving !== null && leaving.leaf !== leafSide.none);
    this.stage.classList.toggle("leafing", hasLeaf);
    this.stage.parentElement.classList.toggle("leafing", hasLeaf);
    this.between.hidden = color === null;
    if (color !== null) this.between.style.backgroundColor = cssColor(color);
    let extent = this.current.place(entering, 3, true, this.leaving, this.leaving && leaving);
    if (this.leaving) {
      const height = turn.isLeavingInFront ? 5 : 1;
      extent = larger(extent, this.leaving.place(leaving, height, false, this.current, entering));
    }
    this.makeRoom(hasLeaf ? extent : { across: 1, down: 1 });
    if (!this.leaving) return;
    // In a cross-fade, opacities add up, so that nothing behind the pages shines through.
    const isAcross = entering.kind === turnKind.fade && leaving.kind === turnKind.fade && color === null;
    this.current.flat.root.style.mixBlendMode = isAcross ? "plus-lighter" : "";
  }

  /** Draws the pages smaller if a turning leaf would extend beyond the window. */
  makeRoom(extent) {
    const box = this.stage.getBoundingClientRect();
    const share = (start, end, size, extent) => {
      const middle = (start + end) / 2;
      // A leaf that is raised keeps a small distance from the edge.
      return (Math.min(middle, size - middle) / (end - middle) - Math.min(0.02, (extent - 1) / 5)) / extent;
    };
    const scale = Math.min(
      share(box.left, box.right, innerWidth, extent.across), share(box.top, box.bottom, innerHeight, extent.down));
    this.host.style.transform = extent.down > 1 && scale < 1 ? `scale(${scale})` : "";
  }

  settle() {
    this.leaving?.remove();
    this.leaving = null;
    this.isTurning = false;
    this.host.style.transform = "";
    this.stage.classList.remove("leafing");
    this.stage.parentElement.classList.remove("leafing");
    this.between.hidden = true;
    this.current?.settle();
  }
}
