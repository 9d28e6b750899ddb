// The keys of the editor, which don't apply inside fields.

import { byId } from "../Page/dom.js";
import { isField } from "./controls.js";
import { commonBox } from "./geometry.js";

export class Keyboard {
  /** @param parts the objects of the keys: `stage`, `play`, `timeline`, `elements`, `tools` and `acts` */
  constructor(editor, parts) {
    this.editor = editor;
    this.parts = parts;
    this.isMac = /Mac|iPhone|iPad/.test(navigator.platform);
    document.addEventListener("keydown", (event) => this.down(event));
    document.addEventListener("keyup", (event) => {
      if (event.key === " ") this.parts.stage.isSpaceDown = false;
    });
  }

  down(event) {
    if (document.querySelector("dialog[open]")) return;
    const isCommand = this.isMac ? event.metaKey : event.ctrlKey;
    if (isCommand && event.key.toLowerCase() === "s") return this.take(event, this.parts.acts.save);
    if (event.defaultPrevented) return;
    if (this.parts.play.isOn) {
      if (event.key === "Escape") this.take(event, () => this.parts.play.stop());
      return;
    }
    if (isField(event.target)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (isCommand) this.command(event);
    else if (event.key === "F6") this.take(event, () => this.goToPanel(event.shiftKey ? -1 : 1));
    else if (event.key === "?") this.take(event, this.parts.acts.help);
    else if (!event.target.closest("[role=tablist], summary")) this.plain(event);
  }

  /** Performs the command of a key, if it has one. */
  take(event, act) {
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Returns the command of a key with Ctrl or Cmd. */
  command(event) {
    const { editor, parts: { acts } } = this, { view } = editor, key = event.key.toLowerCase();
    const zoomIn = () => view.zoomBy(1.25);
    const act = {
      z: () => (event.shiftKey ? acts.redo() : acts.undo()), y: acts.redo, c: () => editor.adding.copy(),
      x: () => editor.adding.cut(), v: () => editor.adding.paste(event.shiftKey),
      f: () => this.parts.elements.search.focus(), enter: () => acts.play(event.shiftKey),
      0: () => view.zoomTo(1), "+": zoomIn, "=": zoomIn, "-": () => view.zoomBy(0.8),
    }[key];
    const send = () => editor.perform({ in: "key", key: event.key, shift: event.shiftKey, ctrl: true });
    this.take(event, ["a", "d", "g", "]", "[", "}", "{"].includes(key) ? send : act);
  }

  /** Returns the command of a key alone, or with Shift. */
  plain(event) {
    const { editor, parts: { stage, timeline, tools } } = this;
    const isOnStage = event.target.closest("#stage") || event.target === document.body;
    const isOnList = event.target.closest("#elements, #pages");
    const isButton = event.target.closest("button, [role=button]");
    if (event.key.startsWith("Arrow") && isOnStage && editor.selection.length > 0) return this.nudge(event);
    if (event.key === "Tab" && event.target === stage.node) return this.tab(event);
    const step = 1 / (Number(editor.book.tickRate) || 60), { view } = editor;
    const add = (type) => () => editor.adding.add(type), fitSelection = () => this.fitSelection();
    const remove = isOnStage || isOnList ? () => editor.perform({ in: "key", key: "Delete" }) : undefined;
    this.take(event, {
      " ": isButton ? undefined : () => { stage.isSpaceDown = true; }, escape: () => this.escape(),
      enter: isOnStage || (isOnList && !isButton) ? () => this.enter() : undefined, delete: remove, backspace: remove,
      pagedown: () => editor.show(editor.page + 1), pageup: () => editor.show(editor.page - 1),
      t: add("text"), i: add("image"), a: add("audio"), m: add("movie"), g: add("group"), v: () => editor.select([]),
      r: () => tools.toggleRulers(), "'": () => tools.toggleGrid(), home: () => timeline.seek(0),
      ",": () => timeline.seek(editor.time - step), ".": () => timeline.seek(editor.time + step),
      "+": () => view.zoomBy(1.25), "-": () => view.zoomBy(0.8),
      // Shift+1 and Shift+2, also on keyboards with other characters there.
      "!": () => view.fit(), "@": fitSelection, '"': fitSelection,
    }[event.shiftKey && { Digit1: "!", Digit2: "@" }[event.code] || event.key.toLowerCase()]);
  }

  /** Moves or resizes the selection; presses in quick succession are one step. */
  nudge(event) {
    const now = event.timeStamp;
    if (!this.gesture || now - this.lastNudge > 500) this.gesture = `nudge ${Math.round(now)}`;
    this.lastNudge = now;
    this.take(event, () => this.editor.perform(
      { in: "key", key: event.key, shift: event.shiftKey, alt: event.altKey, gesture: this.gesture }));
  }

  /** Selects the next element, and lets the focus leave the stage after the last one. */
  tab(event) {
    const { editor } = this;
    const choices = editor.stage.elements.filter(({ locked, concealed, parent }) => !locked && !concealed && !parent);
    const present = choices.findIndex(({ path }) => path === editor.selection.at(-1));
    const next = choices[event.shiftKey ? (present < 0 ? choices.length - 1 : present - 1) : present + 1];
    if (next) this.take(event, () => editor.select([next.path]));
  }

  async enter() {
    const answer = await this.editor.perform({ in: "key", key: "Enter" });
    if (answer?.edit) this.parts.stage.editText(answer.edit);
  }

  escape() {
    if (this.parts.stage.escape()) return;
    if (this.editor.time > 0) this.parts.timeline.seek(0);
    else this.editor.perform({ in: "key", key: "Escape" });
  }

  fitSelection() {
    const { editor } = this;
    const box = commonBox(editor.selected, editor.stage.elements);
    if (!box) return;
    editor.view.isFitted = false;
    editor.view.showBox(box.x, box.y, box.width, box.height);
  }

  /** Gives the focus to the next visible panel. */
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
