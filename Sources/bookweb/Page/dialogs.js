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
    const link = { href: address, target: "_blank", rel: "noopener noreferrer" };
    return made(address ? "a" : "button", "plain", text, {
      ...(address ? link : {}),
      onclick: () => {
        this.node.close();
        act?.();
      },
    });
  }
}

/** A gate that opens for whoever holds a button for two seconds. */
export class Gate {
  constructor() {
    this.node = dialogOf("gate");
    this.button = this.node.querySelector(".hold");
    this.node.addEventListener("close", () => this.release());
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
    this.act = act;
    this.node.querySelector(".asked").textContent = words.grownUps;
    this.node.querySelector(".label").textContent = words.hold;
    this.node.querySelector(".close").textContent = words.stay;
    this.node.showModal();
    this.button.focus();
  }

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
