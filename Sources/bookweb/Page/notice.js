// A short text in front of the book, perhaps with a button, that goes away by itself.

import { byId } from "./dom.js";

export class Notice {
  constructor() {
    this.node = byId("notice");
    this.text = this.node.querySelector("p");
    this.button = this.node.querySelector("button");
    this.button.addEventListener("click", () => {
      const { act } = this;
      this.hide();
      act?.();
    });
  }

  /** Shows a text for some milliseconds, with a button if there is something to do. */
  show(text, time, answer = null) {
    clearTimeout(this.timer);
    this.text.textContent = text;
    this.act = answer?.act;
    this.button.hidden = answer === null;
    if (answer) this.button.textContent = answer.text;
    this.node.classList.add("shown");
    this.timer = setTimeout(() => this.hide(), time);
  }

  hide() {
    clearTimeout(this.timer);
    this.text.textContent = "";
    this.button.hidden = true;
    this.node.classList.remove("shown");
  }
}
