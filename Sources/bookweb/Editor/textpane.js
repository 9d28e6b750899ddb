// The book's file as a text, which can be changed as a whole.

import { made } from "../Page/dom.js";
import { showDialog } from "./controls.js";
import { texts } from "./texts.js";

export class TextPane {
  constructor(editor) { this.editor = editor; }

  async open(complaint = "") {
    const { editor } = this;
    const [answer] = await editor.connection.send([{ get: "text" }]);
    const area = made("textarea", "file-text", "",
      { value: answer.ok ? answer.text.text : "", spellcheck: false, "aria-label": texts.textOfFile });
    const trouble = made("p", "complaint", complaint);
    const apply = async () => {
      if (answer.ok && area.value === answer.text.text) return true;
      const done = await editor.perform({ op: "replaceText", text: area.value });
      trouble.textContent = done.ok ? "" : done.message;
      return done.ok;
    };
    const dialog = showDialog(texts.textOfFile, [area, trouble, made("p", "about", texts.textHint)],
      [[texts.close], [texts.apply, apply, "primary"]]);
    dialog.classList.add("wide");
    dialog.id = "text";
    area.setSelectionRange(0, 0);
    area.focus();
  }
}
