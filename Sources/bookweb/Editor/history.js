// The steps so far; a click returns to one.

import { made } from "../Page/dom.js";
import { isNews, onSteps, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class HistoryPanel {
  constructor(editor, node) {
    this.editor = editor;
    this.list = made("ol", "history-list");
    onSteps(this.list, ["ArrowDown", "ArrowUp"], (step) => {
      const buttons = [...this.list.querySelectorAll("button")];
      buttons[buttons.indexOf(document.activeElement) + step]?.focus();
    });
    node.append(this.list, textButton(texts.revert, () => editor.perform({ op: "revert" }), "small", "revert"));
  }

  draw({ labels, doneCount }) {
    if (!isNews(this, [labels, doneCount])) return;
    this.list.replaceChildren(...[texts.opened, ...labels].map((label, index) => (
      made("li", "", [made("button", index > doneCount ? "step undone" : "step", label, {
        type: "button", "aria-current": index === doneCount ? "step" : undefined, onclick: () => this.go(index) })]))));
    this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  go(index) {
    const count = index - this.editor.doneCount;
    if (count !== 0) this.editor.perform({ op: count < 0 ? "undo" : "redo", count: Math.abs(count) });
  }
}
