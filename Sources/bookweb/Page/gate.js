// A gate in front of what only grown-ups should do: it opens for whoever holds a button for two seconds.

import { dialogOf } from "./question.js";

const holdTime = 2000;

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
