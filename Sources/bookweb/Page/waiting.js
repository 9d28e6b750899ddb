// What readers ask for while a page is being turned. It is done when the turn is over, so that nothing is lost.

/** How many turns and taps are kept; more than these come from drumming on the screen. */
const maxCalls = 3;

export class Waiting {
  constructor() {
    this.calls = [];
  }

  /** Keeps a turn to the next or previous page, or a tap. */
  add(call) {
    if (this.calls.length < maxCalls) this.calls.push(call);
  }

  /** Keeps a choice, such as of a page in the contents, which replaces all that was asked for before. */
  addChoice(call) { this.calls = [call]; }

  take() { return this.calls.shift(); }

  clear() { this.calls = []; }
}
