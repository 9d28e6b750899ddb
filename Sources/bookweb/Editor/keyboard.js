// The keys of the editor; those of a field belong to the field.

import { byId } from "../Page/dom.js";
import { isField } from "./controls.js";
import { commonBox } from "./geometry.js";

export class Keyboard {
  constructor(editor, { stage, play, timeline, elements, tools, acts, clipboard }) {
    this.editor = editor;
    this.stage = stage;
    this.play = play;
    this.timeline = timeline;
    this.elements = elements;
    this.tools = tools;
    this.acts = acts;
    this.clipboard = clipboard;
    this.isMac = /Mac|iPhone|iPad/.test(navigator.platform);
    document.addEventListener("keydown", (event) => this.down(event));
    document.addEventListener("keyup", (event) => {
      if (event.key === " ") this.stage.isSpaceDown = false;
    });
  }

  down(event) {
    if (document.querySelector("dialog[open]")) return;
    const isCommand = this.isMac ? event.metaKey : event.ctrlKey;
    if (isCommand && event.key.toLowerCase() === "s") return this.take(event, this.acts.save);
    if (event.defaultPrevented) return;
    if (this.play.isOn) {
      if (event.key === "Escape") this.take(event, () => this.play.stop());
      return;
    }
    if (isField(event.target)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (isCommand) this.command(event);
    else if (event.key === "F6") this.take(event, () => this.goToPanel(event.shiftKey ? -1 : 1));
    else if (event.key === "?") this.take(event, this.acts.help);
    else if (!event.target.closest("[role=tablist], summary")) this.plain(event);
  }

  take(event, act) {
    event.preventDefault();
    act();
  }

  // MARK: With Ctrl or Cmd

  command(event) {
    const key = event.key.toLowerCase(), { editor } = this;
    const acts = {
      z: () => (event.shiftKey ? this.acts.redo() : this.acts.undo()), y: this.acts.redo,
      c: () => this.clipboard.copy(), x: () => this.clipboard.cut(), v: () => this.clipboard.paste(event.shiftKey),
      f: () => this.elements.search.focus(), enter: () => this.acts.play(event.shiftKey),
      0: () => editor.view.zoomTo(1), "+": () => editor.view.zoomTo(editor.view.zoom * 1.25),
      "=": () => editor.view.zoomTo(editor.view.zoom * 1.25), "-": () => editor.view.zoomTo(editor.view.zoom / 1.25),
    };
    if (acts[key]) return this.take(event, acts[key]);
    if (["a", "d", "g", "]", "[", "}", "{"].includes(key)) {
      this.take(event, () => editor.input({ in: "key", key: event.key, shift: event.shiftKey, ctrl: true }));
    }
  }

  // MARK: Without

  plain(event) {
    const { editor, stage } = this, isOnStage = event.target.closest("#stage") || event.target === document.body;
    const isOnList = event.target.closest("#elements, #pages");
    const isButton = event.target.closest("button, [role=button]");
    if (event.key === " " && !isButton) return this.take(event, () => { stage.isSpaceDown = true; });
    if (event.key.startsWith("Arrow") && isOnStage && editor.selection.length > 0) return this.nudge(event);
    if (event.key === "Tab" && event.target === stage.node) return this.tab(event);
    if (event.key === "Enter" && (isOnStage || (isOnList && !isButton))) return this.take(event, () => this.enter());
    if (event.key === "Escape") return this.take(event, () => this.escape());
    if ((event.key === "Delete" || event.key === "Backspace") && (isOnStage || isOnList)) {
      return this.take(event, () => editor.input({ in: "key", key: "Delete" }));
    }
    if (event.key === "PageDown" || event.key === "PageUp") {
      return this.take(event, () => editor.show(editor.page + (event.key === "PageDown" ? 1 : -1)));
    }
    const act = this.letters(event);
    if (act) this.take(event, act);
  }

  /** Returns what a letter does, or nothing. */
  letters(event) {
    const { editor, stage, timeline } = this;
    const step = 1 / (Number(editor.book.tickRate) || 60);
    return {
      t: () => editor.adding.add("text"), i: () => editor.adding.add("image"), a: () => editor.adding.add("audio"),
      m: () => editor.adding.add("movie"), g: () => editor.adding.add("group"), v: () => editor.select([]),
      r: () => this.tools.toggleRulers(), "'": () => this.tools.toggleGrid(),
      ",": () => timeline.seek(editor.time - step), ".": () => timeline.seek(editor.time + step),
      home: () => timeline.seek(0), "+": () => editor.view.zoomTo(editor.view.zoom * 1.25),
      "-": () => editor.view.zoomTo(editor.view.zoom / 1.25), "!": () => editor.view.fit(),
      "@": () => this.fitSelection(), '"': () => this.fitSelection(),
    }[event.shiftKey && event.code === "Digit1" ? "!" : event.shiftKey &&
      event.code === "Digit2" ? "@" : event.key.toLowerCase()];
  }

  /** Moves or sizes the selection; presses that follow each other soon are one step. */
  nudge(event) {
    const now = event.timeStamp;
    if (!this.gesture || now - this.lastNudge > 500) this.gesture = `nudge ${Math.round(now)}`;
    this.lastNudge = now;
    this.take(event, () => this.editor.input(
      { in: "key", key: event.key, shift: event.shiftKey, alt: event.altKey, gesture: this.gesture }));
  }

  /** Selects the next element, and lets the focus leave behind the last one. */
  tab(event) {
    const { editor } = this;
    const choices = editor.stage.elements.filter(({ locked, concealed, parent }) => !locked && !concealed && !parent);
    const present = choices.findIndex(({ path }) => path === editor.selection[editor.selection.length - 1]);
    const next = event.shiftKey ? (present < 0 ? choices.length - 1 : present - 1) : present + 1;
    if (next < 0 || next >= choices.length) return;
    this.take(event, () => editor.select([choices[next].path]));
  }

  async enter() {
    const answer = await this.editor.input({ in: "key", key: "Enter" });
    if (answer?.edit) this.stage.editText(answer.edit);
  }

  escape() {
    if (this.stage.escape()) return;
    if (this.editor.time > 0) this.timeline.seek(0);
    else this.editor.input({ in: "key", key: "Escape" });
  }

  fitSelection() {
    const { editor } = this;
    const box = commonBox(editor.selected, editor.stage.elements);
    if (!box) return;
    editor.view.isFitted = false;
    editor.view.showBox(box.x, box.y, box.width, box.height);
  }

  /** Gives the focus to the next panel that is shown. */
  goToPanel(step) {
    const nodes = ["bar", "pages", "elements", "tools", "stage", "dock", "right"].map(byId)
      .filter((node) => node.offsetParent);
    const present = nodes.findIndex((node) => node.contains(document.activeElement));
    const node = nodes[(present + step + nodes.length) % nodes.length];
    const target = node.id === "stage" ? node
      : node.querySelector("[tabindex='0'], button:not([disabled]), input, select");
    target?.focus();
  }
}
