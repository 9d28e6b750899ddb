// A swipe, which carries the page along with the finger. What comes next is shown from a copy of the engine, so if the
// finger lets the page fall back, nothing has happened.

import { Engine, turnKind } from "./engine.js";
import { slack } from "./touches.js";
import { posed } from "./turning.js";

/** How fast a finger throws a page, in CSS pixels a millisecond, and how long a page falls back, in milliseconds. */
const throwSpeed = 0.3, fallTime = 220;

/** How often a turn is sampled, and how many samples are taken at most; a longer turn isn't carried. */
const samplesPerSecond = 60, maxSamples = 600;

/** A turn that a copy of the engine has made, from its beginning to its end. */
class RehearsedTurn {
  constructor(copy, canvas) {
    this.page = copy.structure(0);
    // The call may have moved the records.
    copy.frame();
    this.opening = copy.stage.opening;
    /** The entering page as it is when it opens; its time hasn't begun. */
    this.list = copy.stage.copied();
    this.samples = [];
    while (copy.isTurning && copy.stage.opening === this.opening && this.samples.length < maxSamples) {
      const { entering, leaving } = copy.turn;
      this.samples.push({ ...copy.turn, entering: { ...entering }, leaving: { ...leaving } });
      copy.advance(1000000 / samplesPerSecond);
      copy.takeEvents();
      copy.frame();
    }
    this.shares = this.samples.map((sample) => shareOf(posed(sample, true), canvas));
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
    const between = (page) => {
      const place = { ...one[page] };
      for (const key of ["x", "y", "alpha", "scale", "angle"]) {
        place[key] += (other[page][key] - place[key]) * (position - index);
      }
      return place;
    };
    return { ...one, entering: between("entering"), leaving: between("leaving") };
  }
}

/** Returns how far the edge of the page that a finger holds has come, as a share of its way. */
function shareOf(turn, { width, height }) {
  const { entering, leaving } = turn;
  const awayFromRest = ({ kind, x, y, alpha, angle }) => {
    if (kind === turnKind.slide) return Math.max(Math.abs(x) / width, Math.abs(y) / height);
    if (kind === turnKind.fade) return 1 - alpha;
    return kind === turnKind.bookOpen ? -angle / 180 : (1 - Math.cos((angle * Math.PI) / 180)) / 2;
  };
  const shares = [];
  if (entering.kind !== turnKind.none) shares.push(1 - awayFromRest(entering));
  if (leaving.kind !== turnKind.none) shares.push(awayFromRest(leaving));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

export class Swipe {
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
    const { engine, magnifier } = this.book;
    return !this.book.isTurning && !this.book.recorder.run && !engine.reducesMotion && engine.stage.page !== 0 && !magnifier.isMagnified;
  }

  // MARK: The finger

  /** Begins to carry the page to the left or right. */
  begin(across) {
    const { engine, pages } = this.book;
    this.sign = Math.sign(across);
    this.command = across < 0 ? "next" : "previous";
    this.turn = this.rehearse(this.command);
    this.opening = engine.stage.opening;
    this.position = this.shift = this.fallen = 0;
    this.left = 1;
    this.state = "held";
    if (this.turn) pages.expect(this.turn);
  }

  /** Returns the turn that a command leads to, or null if it leads to none that can be seen. */
  rehearse(command) {
    const { engine, info } = this.book;
    if (!this.copy) {
      const [module, book, facts] = engine.source;
      this.copy = new Engine(module, book, facts, false);
      if (this.book.recorder.isPossible) this.copy.allowRecording();
    }
    const { copy } = this;
    copy.takeRecordings(engine.voices().recordings);
    copy.takeOptions(engine.options());
    if (!copy.restore(engine.save(false))) return null;
    copy[command]();
    copy.takeEvents();
    copy.frame();
    if (!copy.isTurning || copy.leaving.page === 0) return null;
    const turn = new RehearsedTurn(copy, info);
    return turn.samples.length < maxSamples ? turn : null;
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

  /** Turns the page from where it has been carried; if the engine refuses that, the page continues to fall back. */
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

  /** Advances by a time in milliseconds; ends if the engine does something else. */
  update(engine, passed) {
    if (!this.isOn) return;
    if (this.isFalling) this.fallen += passed;
    const isOther = this.state === "turning"
      ? !engine.isTurning || engine.stage.opening !== this.turn.opening
      : engine.refusesTurns || engine.stage.opening !== this.opening;
    if (isOther || this.fallen >= fallTime) return this.drop();
    this.left = this.isFalling ? (1 - this.fallen / fallTime) ** 2 : 1;
    if (this.state !== "turning") return;
    const seconds = (engine.tick - this.start) / this.book.info.tickRate;
    this.left = Math.max(0, 1 - (seconds * samplesPerSecond) / this.turn.samples.length) ** 2;
  }

  /** The turn that is drawn instead of the engine's, or null. */
  get shown() {
    if (!this.turn) return null;
    const { position, left } = this;
    const goal = this.state === "turning" ? this.turn.samples.length : 0;
    return this.turn.at(goal + (position - goal) * left);
  }

  /** How far the page on stage gives way to the right. */
  get shownShift() { return this.shift * this.left; }
}
