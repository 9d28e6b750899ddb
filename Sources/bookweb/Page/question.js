// A question with a few answers; the book is paused while it is open.

import { byId, made } from "./dom.js";

export class Question {
  constructor() {
    this.node = byId("question");
    closeFromOutside(this.node);
  }

  /** Asks a question and performs the chosen answer; answers with an address are links, others are buttons. */
  ask(text, about, answers, words) {
    this.node.querySelector(".asked").textContent = text;
    this.node.querySelector(".about").textContent = about;
    const nodes = answers.map((answer) => this.answer(answer));
    const stay = made("button", "plain", words.stay);
    stay.addEventListener("click", () => this.node.close());
    this.node.querySelector(".answers").replaceChildren(...nodes, stay);
    if (!this.node.open) this.node.showModal();
    // What can't be undone, and what leads away, is never the first answer for the Enter key.
    (nodes.length > 0 && !answers[0].address && !answers[0].isFinal ? nodes[0] : stay).focus();
  }

  answer({ text, address, act }) {
    const node = made(address ? "a" : "button", "plain", text);
    if (address) {
      node.href = address;
      node.target = "_blank";
      node.rel = "noopener noreferrer";
    }
    node.addEventListener("click", () => {
      this.node.close();
      act?.();
    });
    return node;
  }
}

/** Lets a click outside a dialog close it. */
export function closeFromOutside(dialog) {
  let isOutside = false;
  // The click of a touch that has opened the dialog began elsewhere.
  dialog.addEventListener("pointerdown", (event) => { isOutside = event.target === dialog; });
  dialog.addEventListener("close", () => { isOutside = false; });
  dialog.addEventListener("click", (event) => isOutside && event.target === dialog && dialog.close());
}

/** Returns the address of a link if it is a web page or an e-mail address, otherwise null. */
export function safeAddress(text) {
  const written = text.trim();
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written;
  try {
    const address = new URL(whole);
    return ["http:", "https:", "mailto:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

/** Returns the address for a Twitter name, or for a complete address. */
export function twitterAddress(name) {
  return safeAddress(name) || safeAddress(`https://twitter.com/${encodeURIComponent(name.replace(/^@/, ""))}`);
}
