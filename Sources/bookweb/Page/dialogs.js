// Dialogs: questions with a few answers, and the gate in front of what only grown-ups should do. The book is paused while
// one is open.

import { attempt, byId, made } from "./dom.js";

const holdTime = 2000;

export class Question {
  constructor() { this.node = dialogOf("question"); }

  /** Asks a question and performs the chosen answer; answers with an address are links, others are buttons. */
  ask(text, about, answers, words) {
    this.node.querySelector(".asked").textContent = text;
    this.node.querySelector(".about").textContent = about;
    const nodes = [...answers, { text: words.stay }].map((answer) => this.answer(answer));
    this.node.querySelector(".answers").replaceChildren(...nodes);
    if (!this.node.open) this.node.showModal();
    // What can't be undone, and what leads away, is never the first answer for the Enter key.
    (answers[0]?.address || answers[0]?.isFinal ? nodes.at(-1) : nodes[0]).focus();
  }

  answer({ text, address, act }) {
    const link = address && { href: address, target: "_blank", rel: "noopener noreferrer" };
    return made(address ? "a" : "button", "plain", text, { ...link, onclick: closing(this.node, act) });
  }
}

/** How many wrong answers the gate takes before it rests, and for how many milliseconds it does. */
const maxTries = 3, restTime = 60000;

/** The least numbers of a sum; the words begin with that of 2. */
const leastNumber = 2, leastFirst = 13, leastSecond = 4, maxSecond = 9;

/** A gate that opens for whoever adds two numbers that are written in words, or holds a button for two seconds. */
export class Gate {
  /** @param kind `hold`, or a sum if it's missing @param memory where a rest outlives the page */
  constructor(kind, memory) {
    this.isSum = kind !== "hold";
    this.memory = memory;
    this.node = dialogOf("gate");
    this.button = this.node.querySelector(".hold");
    this.typed = byId("typed");
    this.about = this.node.querySelector(".about");
    this.pad = this.node.querySelector(".pad");
    this.tries = 0;
    this.node.addEventListener("close", () => {
      this.release();
      clearTimeout(this.resting);
    });
    if (this.isSum) this.node.addEventListener("keydown", (event) => this.type(event));
    else this.listen();
    this.button.hidden = this.isSum;
    for (const part of [this.typed, this.about, this.pad]) part.hidden = !this.isSum;
  }

  listen() {
    const on = (name, act) => this.button.addEventListener(name, act);
    on("pointerdown", (event) => event.button === 0 && this.hold());
    for (const name of ["pointerup", "pointercancel", "pointerleave", "blur"]) on(name, () => this.release());
    on("contextmenu", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => this.press(event), true);
    document.addEventListener("keyup", () => {
      this.isKeyDown = false;
      this.release();
    }, true);
  }

  /** Performs an action if a grown-up opens the gate. */
  pass(words, act) {
    this.words = words;
    this.act = act;
    this.node.querySelector(".label").textContent = words.hold;
    this.node.querySelector(".close").textContent = words.stay;
    this.node.querySelector(".asked").textContent = words.grownUps;
    if (this.isSum) this.fillPad();
    this.node.showModal();
    if (!this.isSum) return this.button.focus();
    this.about.textContent = words.grownUps;
    return this.rest();
  }

  // MARK: A sum

  fillPad() {
    const button = (text, name, act) => made("button", "plain", text, { "aria-label": name, onclick: act });
    const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].map((digit) => (
      button(digit, undefined, () => this.add(digit))));
    this.pad.replaceChildren(...digits, button("\u232B", this.words.erase, () => this.erase()));
  }

  /** Asks for another sum. */
  ask() {
    const { words } = this;
    const pick = (least, most) => least + Math.floor(Math.random() * (most - least + 1));
    const first = pick(leastFirst, leastNumber + words.numbers.length - 1), second = pick(leastSecond, maxSecond);
    const [one, other] = [first, second].map((number) => words.numbers[number - leastNumber]);
    this.sum = String(first + second);
    this.node.querySelector(".asked").textContent = words.sum.replace("{1}", one).replace("{2}", other);
    this.show("");
  }

  show(digits) {
    this.digits = digits;
    this.typed.textContent = digits;
  }

  type(event) {
    if (/^\d$/.test(event.key)) this.add(event.key);
    else if (event.key === "Backspace") this.erase();
  }

  erase() { if (this.sum) this.show(this.digits.slice(0, -1)); }

  /** Adds a digit; the last one decides. */
  add(digit) {
    if (!this.sum) return;
    this.show(this.digits + digit);
    this.about.textContent = "";
    if (this.digits.length < this.sum.length) return;
    if (this.digits === this.sum) {
      this.tries = 0;
      this.node.close();
      this.act();
      return;
    }
    this.tries += 1;
    if (this.tries >= maxTries) {
      this.tries = 0;
      this.memory.write("gate", String(Date.now() + restTime));
      return this.rest();
    }
    this.about.textContent = this.words.wrong;
    this.ask();
  }

  /** Rests after too many wrong answers, or asks if that is over; what is said aloud doesn't count the seconds down. */
  rest(isFirst = true) {
    const { words } = this;
    // A clock that was set back doesn't close the gate for longer.
    const left = Math.min(Number(this.memory.read("gate") ?? 0) - Date.now(), restTime);
    for (const node of this.pad.children) node.disabled = left > 0;
    if (left <= 0) {
      if (!isFirst) this.about.textContent = "";
      this.typed.ariaHidden = null;
      this.ask();
      this.pad.firstElementChild.focus();
      return;
    }
    const seconds = String(Math.ceil(left / 1000));
    this.resting = setTimeout(() => this.rest(false), 1000);
    this.sum = "";
    this.typed.ariaHidden = "true";
    this.show(seconds);
    if (!isFirst) return;
    this.node.querySelector(".asked").textContent = words.grownUps;
    this.about.textContent = words.rest.replace("{1}", seconds);
    this.node.querySelector(".close").focus();
  }

  // MARK: Holding a button

  press(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    // A key that is still held when the gate opens must not press a button behind it.
    if (this.isKeyDown && event.repeat) event.preventDefault();
    if (event.target !== this.button) return;
    event.preventDefault();
    if (event.repeat) return;
    this.isKeyDown = true;
    this.hold();
  }

  hold() {
    this.release();
    this.button.classList.add("held");
    this.timer = setTimeout(() => {
      this.node.close();
      this.act();
    }, holdTime);
  }

  release() {
    clearTimeout(this.timer);
    this.button.classList.remove("held");
  }
}

/** Returns a function that closes a dialog and then does something. */
export const closing = (dialog, act) => (...given) => {
  dialog.close();
  act?.(...given);
};

/** Returns a dialog, which its close button and a click outside close. */
export function dialogOf(id) {
  const dialog = byId(id);
  dialog.querySelector(".close")?.addEventListener("click", () => dialog.close());
  let isOutside = false;
  // The click of a touch that has opened the dialog began elsewhere.
  dialog.addEventListener("pointerdown", (event) => { isOutside = event.target === dialog; });
  dialog.addEventListener("close", () => { isOutside = false; });
  dialog.addEventListener("click", (event) => isOutside && event.target === dialog && dialog.close());
  return dialog;
}

/** Returns the address of a link if it is a web page or an e-mail address, otherwise null. */
export function safeAddress(text) {
  const written = text.trim();
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written;
  const address = attempt(() => new URL(whole), null);
  return ["http:", "https:", "mailto:"].includes(address?.protocol) ? address.href : null;
}

/** Returns the address for a Twitter name, or for a complete address. */
export function twitterAddress(name) {
  return safeAddress(name) || safeAddress(`https://twitter.com/${encodeURIComponent(name.replace(/^@/, ""))}`);
}
