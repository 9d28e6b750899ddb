// The state of the file on the server: saved or not, recovered, in conflict with the disk, or deleted.

import { byId, made } from "../Page/dom.js";
import { showDialog, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class FileState {
  constructor(editor, bar, findings) {
    this.editor = editor;
    this.bar = bar;
    this.notice = byId("notice");
    editor.connection.lost = () => this.lose();
    editor.connection.found = () => this.find();
    editor.connection.listen({
      state: (state) => this.show(state),
      changed: ({ revision }) => revision !== editor.revision && editor.connection.isIdle && editor.reload(),
      findings: (answer) => findings.show(answer.findings),
      bye: () => this.end(),
    });
    window.addEventListener("beforeunload", (event) => {
      if (editor.hasChanges && !this.hasEnded) event.preventDefault();
    });
  }

  show(state) {
    this.editor.hasChanges = state.isChanged;
    this.bar.showState(state);
    if (state.conflict) {
      this.notify(texts.conflict, this.answer(texts.keepMine, "keep"), this.answer(texts.takeTheirs, "take"),
        textButton(texts.compare, () => this.compare(), "small"));
    } else if (state.recovered) {
      const { count, time } = state.recovered;
      this.notify(texts.recovered(texts.changes(count), time), this.answer(texts.restore, "restore"),
        this.answer(texts.discard, "discard"));
    } else if (state.isMalformed) {
      this.notify(texts.broken, textButton(texts.text, () => this.openText(texts.broken), "small"));
    } else this.notice.hidden = true;
  }

  notify(text, ...buttons) {
    this.notice.hidden = false;
    this.notice.replaceChildren(made("p", "", text), ...buttons);
  }

  /** Returns a button for an answer, which goes to the server. */
  answer(text, answer) {
    return textButton(text, async () => {
      const done = await this.editor.connection.request("answer", JSON.stringify({ answer }), "application/json");
      this.editor.report(done);
      await this.editor.reload();
    }, "small", `answer-${answer}`);
  }

  async compare() {
    const response = await fetch("conflict", { cache: "no-store" });
    const text = made("pre", "difference", await response.text());
    showDialog(texts.compare, [text], [[texts.close]]).classList.add("wide");
  }

  /** Shows the book's file as a text that can be edited as a whole. */
  async openText(complaint = "") {
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

  lose() {
    if (this.hasEnded || this.isLost) return;
    this.isLost = true;
    this.notify(texts.lost);
  }

  find() {
    if (!this.isLost) return;
    this.isLost = false;
    this.notice.hidden = true;
    this.editor.reload();
    this.editor.say(texts.connected);
  }

  end() {
    this.hasEnded = true;
    this.editor.connection.source.close();
    this.notify(texts.ended);
  }

  async save() {
    const answer = await this.editor.connection.request("save", "");
    if (answer.ok) this.editor.say(texts.savedNow);
    else this.editor.report(answer);
    return answer;
  }
}
