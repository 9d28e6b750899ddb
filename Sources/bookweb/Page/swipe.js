// A swipe, which carries the page along with the finger. What comes next is shown from a copy of the engine, so if the
// finger lets the page fall back, nothing has happened.

import { pageList } from "./interface.js";
import { slack } from "./touches.js";

/** How fast a finger throws a page, in CSS pixels a millisecond, and how long a page falls back, in milliseconds. */
const throwSpeed = 0.3, fallTime = 220;

/** The longest page turn that is carried, in seconds. */
const maxTurn = 10;

/** For how many milliseconds the page looks ahead to see how fast a finger carries it. */
const glance = 10;

/** Returns the share of the way that is left after a share of the time; it begins at a pace and ends at rest. */
function leftAfter(time, pace) {
  return 1 - time * time * (3 - 2 * time) - Math.min(3, pace) * time * (1 - time) ** 2;
}

export class Swipe {
  constructor(book) {
    this.book = book;
    /** `held` by a finger, `falling` back, `turning` for good, or `idle`. */
    this.state = "idle";
    this.turn = null;
    /** The engine that makes turns in advance. @type {import("./engine.js").Engine} */
    this.copy = null;
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
    this.position = this.shift = this.fallen = this.pace = 0;
    this.left = 1;
    this.state = "held";
    if (this.turn) pages.expect(this.turn);
  }

  /** Returns the turn that a command leads to, or null if it leads to none that can be seen. */
  rehearse(command) {
    const { engine, info, pages } = this.book;
    this.copy ||= engine.twin(false);
    const { copy } = this;
    copy.takeRecordings(engine.voices().recordings);
    copy.takeOptions(engine.options());
    if (!copy.restore(engine.save(false))) return null;
    copy[command]();
    copy.takeEvents();
    copy.frame();
    if (!copy.isTurning || copy.leaving.page === 0) return null;
    const { duration } = copy.paper(pages.room);
    if (duration > maxTurn * info.tickRate) return null;
    // The entering page is shown as it is when it opens; its time hasn't begun. The copy counts openings anew, so this
    // one gets its number when the book's own engine makes the turn.
    return { duration, page: { ...copy.structure(pageList.stage), opening: -1 }, list: copy.stage.copied() };
  }

  /** Returns whether the engine now makes the turn that was rehearsed, and takes over the number of its opening. */
  isRehearsed() {
    const { engine: { stage, isTurning }, engine } = this.book, { turn } = this;
    if (!turn || !isTurning || stage.page !== turn.list.page) return false;
    // Sections have no numbers.
    if (stage.page < 0 && engine.structure(pageList.stage).section !== turn.page.section) return false;
    turn.page.opening = stage.opening;
    return true;
  }

  /** Follows the finger, which has moved by a number of CSS pixels. */
  move(across) {
    if (this.state !== "held") return;
    const way = this.share(across * this.sign);
    if (this.turn) this.position = this.copy.turnTime(way);
    // Without a page to turn to, the page on stage gives way a little, like rubber.
    else this.shift = this.sign * this.book.info.width * 0.1 * (1 - 1 / (1 + 3 * way));
  }

  /** Returns how far a finger has come, as a share of the width of the book. */
  share(way) { return Math.max(0, way - slack) / (this.book.info.width * this.book.scale); }

  /** Turns the page, or lets it fall back, when the finger lets go of it at a speed in CSS pixels a millisecond. */
  end(across, speed) {
    if (this.state !== "held") return;
    const { book } = this;
    const way = across * this.sign, pace = speed * this.sign;
    const isFar = way > (book.info.width * book.scale) / 3 && pace > -throwSpeed;
    if (this.turn && pace > 0) {
      const ahead = this.copy.turnTime(this.share(way + pace * glance)) - this.position;
      this.pace = Math.max(0, ahead) / ((glance / 1000) * book.info.tickRate);
    }
    this.fall();
    if (isFar || (pace > throwSpeed && way > 2 * slack)) book.command(() => this.turnPage());
  }

  /** Turns the page from where it has been carried; if the engine refuses that, the page continues to fall back. */
  turnPage() {
    const { engine } = this.book;
    engine[this.command]();
    engine.frame();
    if (!this.isRehearsed()) return;
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
      ? !engine.isTurning || engine.stage.opening !== this.turn.page.opening
      : engine.refusesTurns || engine.stage.opening !== this.opening;
    if (isOther || this.fallen >= fallTime) return this.drop();
    if (this.isFalling) this.left = leftAfter(this.fallen / fallTime, 0);
    if (this.state !== "turning") return;
    const { duration } = this.turn;
    const pace = (this.pace * duration) / Math.max(1, duration - this.position);
    this.left = leftAfter(Math.min(1, (engine.tick - this.start) / duration), pace);
  }

  /** Returns the paper that is drawn instead of the engine's. */
  paper(room) {
    const { position, left, turn, copy } = this;
    const goal = this.state === "turning" ? turn.duration : 0;
    return copy.paper(room, goal + (position - goal) * left);
  }

  /** How far the page on stage gives way to the right. */
  get shownShift() { return this.shift * this.left; }
}
