// Fingers, pens and the mouse. They get small numbers, and positions in canvas coordinates. Two fingers magnify the
// book unless both hold something; one finger moves a magnified book.

import { rounded } from "./dom.js";
import { liftTime } from "./picking.js";

/** How far a finger moves in CSS pixels before that is more than a tap. */
export const slack = 10;

export class Touches {
  /** @param book receives the input: `began`, `touch`, `swiped`, and has a `swipe` */
  constructor(stage, book) {
    this.stage = stage;
    this.book = book;
    this.fingers = new Map();
    /** The two fingers that magnify, and what they began with. */
    this.pinch = null;
    this.lastTap = null;
    stage.addEventListener("pointerdown", (event) => this.down(event));
    document.body.addEventListener("pointerdown", (event) => this.downBeside(event));
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
    const { scale } = this.book;
    return { x: rounded((event.clientX - box.left) / scale), y: rounded((event.clientY - box.top) / scale) };
  }

  /** Returns the smallest number that no finger has. */
  freeNumber() {
    const used = new Set([...this.fingers.values()].map((finger) => finger.id));
    let id = 0;
    while (used.has(id)) id += 1;
    return id;
  }

  down(event) {
    if (event.button !== 0 || !this.book.isRunning || this.fingers.has(event.pointerId)) return;
    if (event.target.closest("#credit button")) return;
    const { swipe } = this.book;
    // Whoever swipes again at once needn't wait until the page has fallen back.
    if (swipe.isFalling) swipe.drop();
    const id = this.freeNumber();
    const isMouse = event.pointerType === "mouse";
    const seen = this.point(event);
    let isFree = !this.book.hits(seen.x, seen.y);
    const near = isFree && !isMouse ? this.book.nearest(seen.x, seen.y) : null;
    if (near) isFree = false;
    const { x, y } = near || seen;
    const isFirst = this.fingers.size === 0;
    const choice = isFirst ? this.book.picking.choiceAt(seen) : null;
    const pick = isFirst && !isFree && !choice ? this.book.picking.at(x, y) : null;
    if (!choice) this.book.picking.putDown();
    const finger = this.add(event, {
      id, x, y, offsetX: x - seen.x, offsetY: y - seen.y, isFree, isMouse, firstX: x, firstY: y,
      isAlone: isFree && this.canBeAlone(isMouse, x, y), isEarly: this.book.isTurning, choice, pick,
    });
    if (this.fingers.size > 1) this.endSwipe();
    // Text can be selected with the mouse unless it is touchable.
    if (!(isFree && isMouse && event.target.closest(".text"))) {
      event.preventDefault();
      document.activeElement?.blur();
      getSelection()?.removeAllRanges();
      try {
        this.stage.setPointerCapture(event.pointerId);
      } catch {
        // The finger has been lifted already; its end is reported like any other.
      }
    }
    for (const other of this.fingers.values()) [other.besideX, other.besideY] = [other.clientX, other.clientY];
    if (this.pinch || swipe.isFalling) return;
    // A finger that may carry the page is kept from the engine until it does something else.
    if (choice || pick || (finger.isAlone && swipe.canBegin())) finger.isWaiting = true;
    else this.tell(finger);
    if (pick?.isSlow) setTimeout(() => this.lift(finger), liftTime);
  }

  /** Adds the finger of an event; flags that are missing count as false. @returns {any} */
  add({ pointerId, clientX, clientY, timeStamp: start }, more) {
    const { opening } = this.book.engine.stage;
    const place = { clientX, clientY, startX: clientX, startY: clientY, start, opening, trail: [], offsetX: 0, offsetY: 0 };
    return this.fingers.set(pointerId, { ...place, ...more }).get(pointerId);
  }

  /** Returns whether another page has been opened since a finger came. */
  isStale({ opening }) { return opening !== this.book.engine.stage.opening; }

  /** Picks up what a finger has rested on. */
  lift(finger) {
    if (!finger.isWaiting || ![...this.fingers.values()].includes(finger) || this.isStale(finger)) return;
    finger.isLifted = true;
    if (!finger.pick.isDropped) this.book.picking.pick(finger.pick.number);
  }

  /** Picks up what a finger has tapped, or puts it where the finger is; returns whether nothing else is to be done with it. */
  pickOrTake(finger) {
    const { choice, pick, isWaiting, isLifted } = finger;
    if (!isWaiting || !(choice || pick)) return false;
    if (isLifted || this.isStale(finger)) return true;
    if (pick?.isSlow) return false;
    if (choice) this.book.picking.take(choice);
    else if (!pick.isDropped) this.book.picking.pick(pick.number);
    return true;
  }

  /** Begins a touch beside the book, such as on the texts below it. It can only carry the page. */
  downBeside(event) {
    const { button, pointerType, target } = event;
    if (button !== 0 || pointerType === "mouse" || !this.book.isRunning || this.fingers.size > 0) return;
    if (target.closest("#stage, button, a, input, dialog")) return;
    if (this.book.swipe.isFalling) this.book.swipe.drop();
    this.add(event, { id: -1, isFree: true, isAlone: true, isBeside: true, isWaiting: this.book.swipe.canBegin() });
  }

  /** Returns whether a touch of nothing at a point may be a swipe or a double tap. */
  canBeAlone(isMouse, x, y) {
    // A child who misses a piece by a little doesn't want to turn the page.
    return this.fingers.size === 0 && !isMouse && !this.book.games.isOnBoard(x, y);
  }

  /** Passes a touch to the engine. */
  tell(finger) {
    finger.isWaiting = false;
    if (finger.isBeside || this.isStale(finger)) return;
    finger.isTold = true;
    finger.holds = this.book.began(finger.id, finger.firstX, finger.firstY);
  }

  /** Records a movement; only the last one before each frame is reported. */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [across, down] = [event.clientX - finger.clientX, event.clientY - finger.clientY];
    finger.clientX = event.clientX;
    finger.clientY = event.clientY;
    if (!this.pinch) this.beginPinch();
    if (this.pinch) return this.movePinch();
    if (this.canPan(finger)) {
      finger.isPanning = true;
      this.release(finger);
      return this.book.magnifier.pan(finger.clientX - finger.startX, finger.clientY - finger.startY);
    }
    if (finger.isPanning) return this.book.magnifier.pan(across, down);
    if (finger.isWaiting) this.decide(finger);
    if (finger.isCarrying) return this.carry(finger, event);
    const seen = this.point(event);
    const [x, y] = [rounded(seen.x + finger.offsetX), rounded(seen.y + finger.offsetY)];
    if (x === finger.x && y === finger.y) return;
    finger.x = x;
    finger.y = y;
    finger.isMoved = true;
  }

  /** Reports where the fingers have moved since the last frame. */
  flush() {
    for (const finger of this.fingers.values()) {
      if (!finger.isMoved || !finger.isTold) continue;
      finger.isMoved = false;
      this.book.touch("moved", finger.id, finger.x, finger.y);
    }
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.move(event);
    this.flush();
    this.fingers.delete(event.pointerId);
    this.endPinch();
    if (finger.isCarrying) return this.book.swipe.end(finger.clientX - finger.startX, this.speed(finger, event));
    if (this.pickOrTake(finger)) return;
    if (finger.isWaiting) this.tell(finger);
    if (finger.isTold) this.book.touch("ended", finger.id, finger.x, finger.y);
    else if (!finger.isBeside || finger.isPanning) return;
    // The engine takes no touches during a page turn, so a tap is kept until that is over.
    if (finger.isEarly && this.isTap(finger, event)) this.book.tapLater(finger.x, finger.y, finger.isMouse);
    else if (finger.isAlone) this.recognize(finger, event);
  }

  /** Returns whether a finger that is lifted has only tapped. */
  isTap({ startX, startY, start }, { clientX, clientY, timeStamp }) {
    return Math.hypot(clientX - startX, clientY - startY) <= slack && timeStamp - start <= 300;
  }

  /** Recognizes a swipe or a double tap of a finger that touched nothing. */
  recognize(finger, event) {
    const across = event.clientX - finger.startX, down = event.clientY - finger.startY;
    const time = event.timeStamp - finger.start;
    if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down) && time < 800) this.book.swiped(across < 0);
    if (finger.isBeside || !this.isTap(finger, event)) return;
    const { clientX: x, clientY: y, timeStamp } = event;
    const { lastTap } = this;
    this.lastTap = { x, y, timeStamp };
    if (!lastTap || timeStamp - lastTap.timeStamp > 400 || Math.hypot(x - lastTap.x, y - lastTap.y) > 40) return;
    this.lastTap = null;
    this.book.magnifier.toggle(x, y);
  }

  cancel(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.flush();
    this.fingers.delete(event.pointerId);
    if (finger.isCarrying) this.book.swipe.fall();
    this.release(finger);
    this.endPinch();
  }

  /** Tells the engine that a touch no longer counts. */
  release(finger) {
    if (!finger.isTold) return;
    finger.isTold = false;
    this.book.touch("cancelled", finger.id, finger.x, finger.y);
  }

  /** Cancels all touches, such as when the book is paused. */
  cancelAll() {
    for (const id of [...this.fingers.keys()]) this.cancel({ pointerId: id });
  }

  // MARK: Swiping

  /** Decides whether a finger that has moved carries the page. */
  decide(finger) {
    const across = finger.clientX - finger.startX, down = finger.clientY - finger.startY;
    if (Math.hypot(across, down) <= (finger.isMouse ? slack / 2 : slack)) return;
    if (finger.pick || (finger.choice && !finger.isAlone)) return this.drag(finger);
    const { swipe } = this.book;
    // In the meantime, the book may have turned the page itself.
    const canSwipe = Math.abs(across) > Math.abs(down) && String(getSelection()) === "" && swipe.canBegin();
    if (!canSwipe) return this.tell(finger);
    finger.isWaiting = false;
    finger.isCarrying = true;
    swipe.begin(across);
  }

  /** Lets a finger that has moved drag what it touches. */
  drag(finger) {
    this.book.picking.putDown();
    this.tell(finger);
  }

  carry(finger, { clientX: x, timeStamp: time }) {
    finger.trail.push({ x, time });
    this.book.swipe.move(x - finger.startX);
  }

  /** Returns the speed of a finger over the last moments, in CSS pixels a millisecond. */
  speed({ trail }, { clientX, timeStamp }) {
    const first = trail.find(({ time }) => timeStamp - time < 100);
    return first && timeStamp > first.time ? (clientX - first.x) / (timeStamp - first.time) : 0;
  }

  /** Ends what one finger does alone when another one comes. */
  endSwipe() {
    for (const finger of this.fingers.values()) {
      finger.isAlone = false;
      if (finger.isWaiting) this.tell(finger);
      if (finger.isCarrying) this.book.swipe.fall();
    }
  }

  // MARK: Magnifying

  /** Returns whether a finger moves the magnified book. */
  canPan(finger) {
    const isFar = Math.hypot(finger.clientX - finger.startX, finger.clientY - finger.startY) > slack;
    return isFar && finger.isFree && !finger.isPanning && this.fingers.size === 1 &&
      this.book.magnifier.isMagnified && String(getSelection()) === "";
  }

  /** Lets two fingers magnify once they have moved. */
  beginPinch() {
    if (this.fingers.size !== 2) return;
    const [one, other] = this.fingers.values();
    if (one.isMouse || other.isMouse || (one.holds && other.holds)) return;
    const ways = [one, other].map((finger) => (
      Math.hypot(finger.clientX - finger.besideX, finger.clientY - finger.besideY)));
    // A hand that rests on the screen doesn't end another finger's drag.
    if (one.holds || other.holds ? Math.min(...ways) <= slack : Math.max(...ways) <= slack) return;
    this.flush();
    for (const finger of [one, other]) {
      this.release(finger);
      finger.isAlone = false;
    }
    this.pinch = { one, other, ...this.span(one, other) };
  }

  /** Returns the distance between two fingers, and the point between them. */
  span(one, other) {
    return {
      distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
      x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2,
    };
  }

  movePinch() {
    const { one, other, distance, x, y } = this.pinch;
    const now = this.span(one, other);
    const { magnifier } = this.book;
    magnifier.magnify(magnifier.factor * (now.distance / distance), x, y, now.x, now.y);
    Object.assign(this.pinch, now);
  }

  /** Ends magnifying when a finger is lifted; the other one moves the book then. */
  endPinch() {
    if (!this.pinch || this.fingers.size > 1) return;
    this.pinch = null;
    this.book.magnifier.settle();
    for (const finger of this.fingers.values()) finger.isPanning = true;
  }
}
