// A swipe, which carries the page along with the finger. What comes next is shown from a copy of the engine, so if the
// finger lets the page fall back, nothing has happened.

/** How fast a finger throws a page, in CSS pixels a millisecond, and how long a page falls back, in milliseconds. */
const throwSpeed = 0.3, fallTime = 220;

/** A turn that a copy of the engine has made, sampled from its beginning to its end. */
class RehearsedTurn {
  constructor(copy, canvas) {
    this.opening = copy.stage.opening;
    this.page = copy.structure(0);
    // The call may have moved the records.
    copy.frame();
    /** The entering page as it is when it opens; its time hasn't begun. */
    this.list = copy.stage.copied();
    this.samples = [];
    let step = 1000000 / 60;
    while (copy.isTurning && copy.stage.opening === this.opening) {
      const { entering, leaving, color, isLeavingInFront } = copy.turn;
      this.samples.push({ entering: { ...entering }, leaving: { ...leaving }, color, isLeavingInFront });
      // However long a turn takes, a few hundred samples suffice.
      if (this.samples.length === 300) {
        this.samples = this.samples.filter((_, index) => index % 2 === 0);
        step *= 2;
      }
      copy.advance(step);
      copy.takeEvents();
      copy.frame();
    }
    this.seconds = (this.samples.length * step) / 1000000;
    this.shares = this.samples.map((sample) => shareOf(posed(sample, true), canvas));
  }

  /** The direction in which the pages move: −1 to the left, 1 to the right, 0 neither. */
  get direction() {
    const { entering } = posed(this.samples[0], true), { leaving } = posed(this.samples.at(-1), true);
    if (entering.kind === turnKind.curl || entering.kind === turnKind.flip) {
      return entering.leaf === leafSide.left ? -1 : 1;
    }
    return entering.kind === turnKind.slide ? -Math.sign(entering.x) : Math.sign(leaving.x);
  }

  /** Returns the position, between samples, at which a share of the way is done. */
  position(share) {
    const after = this.shares.findIndex((other) => other >= share);
    if (after < 0) return this.samples.length - 1;
    if (after === 0) return 0;
    const [from, to] = [this.shares[after - 1], this.shares[after]];
    return after - 1 + (share - from) / (to - from);
  }

  /** Returns the turn at a position between samples. */
  at(position) {
    const index = Math.max(0, Math.min(this.samples.length - 1, Math.floor(position)));
    const one = this.samples[index], other = this.samples[index + 1] || one;
    const between = (from, to) => {
      const place = { ...from };
      for (const key of ["x", "y", "alpha", "scale", "angle"]) place[key] += (to[key] - from[key]) * (position - index);
      return place;
    };
    return {
      ...one, entering: between(one.entering, other.entering), leaving: between(one.leaving, other.leaving),
    };
  }
}

/** Returns how far the edge of the page that a finger holds has come, as a share of its way. */
function shareOf({ entering, leaving }, { width, height }) {
  const shares = [[entering, 1], [leaving, 0]].filter(([{ kind }]) => kind !== turnKind.none).map(([place, rest]) => {
    const { kind, x, y, alpha, angle } = place;
    const away = {
      [turnKind.slide]: Math.max(Math.abs(x) / width, Math.abs(y) / height),
      [turnKind.fade]: 1 - alpha,
      [turnKind.bookOpen]: -angle / 180,
    }[kind] ?? (1 - Math.cos((angle * Math.PI) / 180)) / 2;
    return Math.abs(rest - away);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

class Swipe {
  constructor(book) {
    this.book = book;
    /** `held` by a finger, `falling` back, `turning` for good, or `idle`. */
    this.state = "idle";
    this.turn = null;
  }

  get isOn() { return this.state !== "idle"; }

  get isFalling() { return this.state === "falling"; }

  /** Returns whether a finger could carry the page on stage now. */
  canBegin() {
    const { engine, magnifier, isTurning } = this.book;
    return !isTurning && !engine.reducesMotion && engine.stage.page > 0 && !magnifier.isMagnified;
  }

  // MARK: The finger

  /** Begins to carry the page to the left or right. */
  begin(across) {
    const { engine, pages } = this.book;
    this.sign = Math.sign(across);
    const commands = across < 0 ? ["next", "previous"] : ["previous", "next"];
    const fits = (turn) => turn !== null && turn.direction * this.sign >= 0;
    this.command = commands[0];
    this.turn = this.rehearse(this.command);
    if (!fits(this.turn)) {
      // In a book that is read from right to left, the other page comes from there.
      const other = this.rehearse(commands[1]);
      if (other?.direction === this.sign) [this.command, this.turn] = [commands[1], other];
    }
    this.opening = engine.stage.opening;
    this.position = this.shift = this.fallen = 0;
    this.left = 1;
    this.state = "held";
    if (this.turn) pages.expect(this.turn);
  }

  /** Returns the turn that a command leads to, or null if it leads to none that can be seen. */
  rehearse(command) {
    const { engine, info } = this.book;
    this.copy ||= engine.another();
    const { copy } = this;
    if (!copy.restore(engine.save(false))) return null;
    copy[command]();
    copy.takeEvents();
    copy.frame();
    return copy.isTurning && copy.leaving.page > 0 ? new RehearsedTurn(copy, info) : null;
  }

  /** Follows the finger, which has moved by a number of CSS pixels. */
  move(across) {
    if (this.state !== "held") return;
    const { info, scale } = this.book;
    const way = Math.max(0, across * this.sign - slack) / (info.width * scale);
    if (this.turn) this.position = this.turn.position(way);
    // Without a page to turn to, the page on stage gives way a little, like rubber.
    else this.shift = this.sign * info.width * 0.1 * (1 - 1 / (1 + 3 * way));
  }

  /** Turns the page, or lets it fall back, when the finger lets go of it at a speed in CSS pixels a millisecond. */
  end(across, speed) {
    if (this.state !== "held") return;
    const { book } = this;
    const way = across * this.sign, pace = speed * this.sign;
    const isFar = way > (book.info.width * book.scale) / 3 && pace > -throwSpeed;
    this.fall();
    if (isFar || (pace > throwSpeed && way > 2 * slack)) book.command(() => this.turnPage());
  }

  /** Turns the page from where it has been carried; if the engine refuses that, the page goes on falling back. */
  turnPage() {
    const { engine } = this.book;
    engine[this.command]();
    engine.frame();
    if (!this.turn || !engine.isTurning || engine.stage.opening !== this.turn.opening) return;
    this.start = engine.tick;
    this.state = "turning";
  }

  /** Lets the page fall back. */
  fall() {
    if (this.state !== "held") return;
    this.state = "falling";
  }

  drop() {
    this.state = "idle";
    this.turn = null;
    this.book.pages.settle();
  }

  // MARK: A frame

  /** Goes on by a time in milliseconds; ends if the engine does something else. */
  update(engine, passed) {
    if (!this.isOn) return;
    if (this.isFalling) this.fallen += passed;
    const isOther = this.state === "turning"
      ? !engine.isTurning || engine.stage.opening !== this.turn.opening
      : engine.refusesTurns || engine.stage.opening !== this.opening;
    if (isOther || this.fallen >= fallTime) return this.drop();
    this.left = this.isFalling ? (1 - this.fallen / fallTime) ** 2 : 1;
    if (this.state !== "turning") return;
    const { tickRate } = this.book.info;
    this.left = Math.max(0, 1 - (engine.tick - this.start) / tickRate / this.turn.seconds) ** 2;
  }

  /** The turn that is drawn instead of the engine's, or null. */
  get shown() {
    if (!this.turn) return null;
    const { position, left } = this;
    const goal = this.state === "turning" ? this.turn.samples.length : 0;
    return this.turn.at(goal + (position - goal) * left);
  }

  /** How far the page on stage gives way to the right if there is no page to turn to. */
  get shownShift() { return this.isOn && !this.turn ? this.shift * this.left : 0; }
}
