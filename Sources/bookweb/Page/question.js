// Dialogs: questions with a few answers. The book is paused while one is open.

import { byId, made } from "./dom.js";

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
