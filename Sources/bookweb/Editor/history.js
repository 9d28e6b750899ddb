// The steps so far; a click goes to one.

import { made } from "../Page/dom.js";
import { textButton } from "./controls.js";
import { texts } from "./texts.js";

export class HistoryPanel {
  constructor(editor, node) {
    this.editor = editor;
    this.list = node.appendChild(made("ol", "history-list"));
    this.list.addEventListener("keydown", (event) => this.key(event));
    node.append(textButton(texts.revert, () => editor.perform({ op: "revert" }), "small", "revert"));
  }

  draw({ labels, doneCount }) {
    const look = JSON.stringify([labels, doneCount]);
    if (look === this.look) return;
    this.look = look;
    this.list.replaceChildren(...[texts.opened, ...labels].map((label, index) => {
      const row = made("li", "");
      const button = row.appendChild(made("button", "step", label));
      button.type = "button";
      button.classList.toggle("undone", index > doneCount);
      if (index === doneCount) button.setAttribute("aria-current", "step");
      button.addEventListener("click", () => this.go(index));
      return row;
    }));
    this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  go(index) {
    const { doneCount } = this.editor;
    if (index < doneCount) this.editor.perform({ op: "undo", count: doneCount - index });
    if (index > doneCount) this.editor.perform({ op: "redo", count: index - doneCount });
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.list.querySelectorAll("button")];
    buttons[buttons.indexOf(document.activeElement) + step]?.focus();
  }
}
