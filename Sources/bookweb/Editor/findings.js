// The findings of the book, with their positions and fixes.

import { made } from "../Page/dom.js";
import { textButton } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class FindingsPanel {
  constructor(editor, node, tabs) {
    this.editor = editor;
    this.tabs = tabs;
    this.list = made("ul", "finding-list");
    this.empty = made("p", "empty", texts.checking);
    node.append(this.list, this.empty);
  }

  /** Shows the findings of the newest revision. */
  show(findings) {
    const rank = { error: 0, warning: 1, note: 2 };
    const sorted = [...findings].sort((a, b) => rank[a.severity] - rank[b.severity]);
    this.list.replaceChildren(...sorted.map((finding) => this.makeRow(finding)));
    this.empty.hidden = findings.length > 0;
    this.empty.textContent = texts.noFindings;
    const errors = findings.filter(({ severity }) => severity === "error").length;
    this.tabs.count("findings", findings.length, errors > 0 ? "error" : "warning");
  }

  makeRow(finding) {
    const words = made("span", "finding-words", [
      made("span", "unseen", `${texts.severities[finding.severity]}: `), made("span", "", finding.message),
      made("span", "about", `${texts.place(finding)} · ${finding.rule}`)]);
    if (finding.hint) words.append(made("span", "about", finding.hint));
    const main = made("button", "finding-main", [icon(finding.severity), words],
      { type: "button", onclick: () => this.go(finding) });
    const row = made("li", `finding ${finding.severity}`, [main]);
    if (finding.fix) row.append(textButton(texts.fix, () => this.fix(finding), "small", "replaceText"));
    return row;
  }

  /** Shows the page, the element and the field that a finding is about. */
  async go(finding) {
    const { editor } = this;
    const path = finding.path || "";
    const index = editor.pages.findIndex((page) => path === page.path || path.startsWith(`${page.path}.`));
    if (index >= 0) await editor.show(index);
    const element = editor.stage?.elements.filter((other) => path === other.path || path.startsWith(`${other.path}.`))
      .sort((a, b) => b.path.length - a.path.length)[0];
    await editor.select(element ? [element.path] : []);
    await editor.connection.idle();
    if (!element && index < 0) editor.inspector.scope = "book";
    await editor.openSettings(path);
  }

  /** Applies the edits of a fix to the text of the file, as one step. */
  async fix(finding) {
    const { editor } = this;
    const [answer] = await editor.connection.send([{ get: "text" }]);
    const { text, start, end } = answer.text;
    let bytes = new TextEncoder().encode(text);
    // The edits count bytes, which agree with those of this text only if the file is in UTF-8.
    if (bytes.length !== end - start) return editor.say(texts.cannotFix, true);
    for (const edit of [...finding.fix].sort((a, b) => b.start - a.start)) {
      const middle = new TextEncoder().encode(edit.text);
      bytes = new Uint8Array([...bytes.subarray(0, edit.start), ...middle, ...bytes.subarray(edit.end)]);
    }
    return editor.perform({ op: "replaceText", text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
      label: texts.fixed(finding.message) });
  }
}
