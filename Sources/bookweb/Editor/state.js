// What the server says about the file: saved or not, recovered, in conflict with the disk, or gone.

import { byId, made } from "../Page/dom.js";
import { showDialog, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class FileState {
  constructor(editor, bar, findings, textPane) {
    this.editor = editor;
    this.bar = bar;
    this.notice = byId("notice");
    this.textPane = textPane;
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
    const { editor } = this;
    editor.hasChanges = state.isChanged;
    this.bar.showState(state);
    if (state.conflict) this.ask(texts.conflict, [[texts.keepMine, "keep"], [texts.takeTheirs, "take"]], state);
    else if (state.recovered) {
      const { count, time } = state.recovered;
      this.ask(texts.recovered(texts.changes(count), time), [[texts.restore, "restore"], [texts.discard, "discard"]],
        state);
    } else if (state.isMalformed) this.showMalformed();
    else this.hide();
  }

  /** Asks a question, whose answer goes to the server. */
  ask(question, answers, state) {
    this.notice.hidden = false;
    this.notice.replaceChildren(made("p", "", question));
    for (const [text, answer] of answers) {
      this.notice.append(textButton(text, async () => {
        const done = await this.editor.connection.request("answer", JSON.stringify({ answer }), "application/json");
        this.editor.report(done);
        await this.editor.reload();
      }, "small", `answer-${answer}`));
    }
    if (state.conflict) this.notice.append(textButton(texts.compare, () => this.compare(), "small"));
  }

  async compare() {
    const response = await fetch("conflict", { cache: "no-store" });
    const text = made("pre", "difference", await response.text());
    showDialog(texts.compare, [text], [[texts.close]]).classList.add("wide");
  }

  showMalformed() {
    this.notice.hidden = false;
    this.notice.replaceChildren(made("p", "", texts.broken),
      textButton(texts.text, () => this.textPane.open(texts.broken), "small"));
  }

  hide() {
    this.notice.hidden = true;
    this.notice.replaceChildren();
  }

  lose() {
    if (this.hasEnded || this.isLost) return;
    this.isLost = true;
    this.notice.hidden = false;
    this.notice.replaceChildren(made("p", "", texts.lost));
  }

  find() {
    if (!this.isLost) return;
    this.isLost = false;
    this.hide();
    this.editor.reload();
    this.editor.say(texts.connected);
  }

  end() {
    this.hasEnded = true;
    this.editor.connection.source.close();
    this.notice.hidden = false;
    this.notice.replaceChildren(made("p", "", texts.ended));
  }

  async save() {
    const answer = await this.editor.connection.request("save", "");
    if (answer.ok) this.editor.say(texts.savedNow);
    else this.editor.report(answer);
    return answer;
  }
}
