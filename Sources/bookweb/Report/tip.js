// What the pointer is at, in words.

import { byId } from "../Page/dom.js";

export class Tip {
  constructor() {
    this.node = byId("tip");
    for (const name of ["pointermove", "pointerdown"]) document.addEventListener(name, (event) => this.show(event));
    document.addEventListener("scroll", () => { this.node.hidden = true; }, true);
  }

  show(event) {
    const about = event.target.closest?.("[data-about]")?.dataset.about;
    this.node.hidden = about === undefined;
    if (about === undefined) return;
    this.node.textContent = about;
    const { offsetWidth, offsetHeight, style } = this.node;
    style.left = `${Math.max(4, Math.min(event.clientX + 12, innerWidth - offsetWidth - 8))}px`;
    style.top = `${Math.max(4, Math.min(event.clientY + 16, innerHeight - offsetHeight - 8))}px`;
  }
}
