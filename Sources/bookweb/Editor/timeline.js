// The timeline of the page from its opening on.

import { made } from "../Page/dom.js";
import { iconButton, isNews, onDrag, onSteps } from "./controls.js";
import { texts } from "./texts.js";
import { TweenTools } from "./tweentools.js";

/** The width of the names before the bars, in CSS pixels. */
const nameWidth = 150;

export class PageTimeline {
  constructor(editor, node) {
    this.editor = editor;
    this.scale = 80;
    this.rows = [];
    this.tools = new TweenTools(this);
    this.time = made("output", "timeline-time");
    this.slider = made("input", "playhead-slider", "", {
      type: "range", min: 0, max: 10, step: 0.05, value: 0, "aria-label": texts.playhead,
      oninput: () => this.seek(this.slider.valueAsNumber),
    });
    const head = made("div", "timeline-head", [
      this.time, this.slider, iconButton("reset", texts.backToStart, () => this.seek(0)),
      iconButton("minus", texts.zoomOut, () => this.zoom(0.7)), iconButton("plus", texts.zoomIn, () => this.zoom(1.4)),
      this.tools.node]);
    this.body = made("div", "timeline-body");
    this.empty = made("p", "empty", texts.noRows);
    node.append(head, this.body, this.empty);
  }

  zoom(factor) {
    this.scale = Math.max(10, Math.min(600, this.scale * factor));
    this.update(this.editor);
  }

  /** Shows the page after a number of seconds. */
  async seek(seconds) {
    const { editor } = this;
    editor.time = Math.max(0, seconds);
    this.draw();
    await editor.exchange([{ in: "show", at: editor.time }], "seek");
    editor.say(editor.time > 0 ? texts.atTime(editor.time) : texts.backToStart);
  }

  /** Returns the position of a time as a style. */
  left(seconds) { return `${nameWidth + seconds * this.scale}px`; }

  draw() {
    this.time.value = texts.seconds(this.editor.time);
    this.slider.value = this.editor.time;
    if (this.head) this.head.style.left = this.left(this.editor.time);
  }

  update(editor) {
    const rows = this.rows = (editor.timeline || []).filter((row) => row.kind !== "element" || row.waitsFor);
    this.tools.update(rows);
    // Replacing bars by equal ones would end a drag.
    if (!isNews(this, [rows, editor.selection, this.scale, this.tools.row])) return;
    this.empty.hidden = rows.length > 0;
    this.length = Math.max(5, ...rows.map((row) => (row.end ?? row.start ?? 0) + 1));
    this.slider.max = this.length;
    const { scrollLeft, scrollTop } = this.body;
    this.head = made("div", "playhead");
    const sheet = made("div", "timeline-sheet", [this.makeRuler(), ...rows.map((row) => this.makeRow(row)), this.head]);
    sheet.style.width = `${nameWidth + this.length * this.scale + 40}px`;
    this.body.replaceChildren(sheet);
    this.draw();
    this.body.scrollLeft = scrollLeft;
    this.body.scrollTop = scrollTop;
  }

  makeRuler() {
    const ruler = made("div", "timeline-ruler");
    const step = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60].find((length) => length * this.scale >= 45) || 120;
    for (let at = 0; at <= this.length; at += step) {
      ruler.append(made("span", "timeline-tick", `${Number(at.toFixed(2))}`, { style: `left: ${this.left(at)}` }));
    }
    const seek = (event) => {
      const seconds = (event.clientX - ruler.getBoundingClientRect().left - nameWidth) / this.scale;
      this.seek(Math.max(0, Math.round(seconds * 20) / 20));
      return true;
    };
    onDrag(ruler, seek, (_, event) => seek(event));
    return ruler;
  }

  makeRow(row) {
    const { tools } = this, title = texts.rowOf(row);
    const name = made("button", "timeline-name", title, { type: "button", title, onclick: () => this.choose(row) });
    const node = made("div", `timeline-row ${row.kind}`, [name]);
    node.classList.toggle("current", this.editor.selection.includes(row.path));
    node.classList.toggle("chosen", tools.isChosen(row));
    const style = `left: ${row.start === null ? `${nameWidth + 4}px` : this.left(row.start)}`;
    if (row.start === null) {
      node.append(made("span", "timeline-wait", row.waitsFor ? texts.waitsFor(row.waitsFor) : texts.waits, { style }));
    } else if (row.kind === "word") node.append(made("span", "timeline-word", row.name, { style }));
    else this.addBar(node, row, style);
    return node;
  }

  addBar(node, row, style) {
    const { tools } = this;
    const end = row.end === null ? texts.forever : texts.seconds(row.end ?? this.length);
    const bar = node.appendChild(made("button", `timeline-bar ${row.kind}`, "", {
      type: "button", "aria-label": `${texts.rowOf(row)}, ${texts.seconds(row.start)} – ${end}`,
      style: `${style}; width: ${this.widthOf(row)}` }));
    bar.classList.toggle("endless", row.end === null);
    if (row.keyframes && row.end !== null) node.append(...row.keyframes.map((_, index) => tools.makeDiamond(row, index)));
    if (row.kind === "tween") {
      bar.addEventListener("dblclick", (event) => {
        tools.choose(row);
        tools.addKeyframe(row.start + (event.clientX - bar.getBoundingClientRect().left) / this.scale);
      });
    }
    if (row.kind === "tween" || row.kind === "sound") this.makeDraggable(bar, row);
  }

  widthOf({ start, end }) { return `${Math.max(8, ((end ?? this.length) - start) * this.scale)}px`; }

  /** Lets a pointer or the arrow keys move a bar, or its edges. */
  makeDraggable(bar, row) {
    const others = (this.editor.timeline || []).filter((other) => other !== row && other.start !== null);
    const ends = others.flatMap(({ start, end }) => (end === null ? [start] : [start, end]));
    const snap = (time) => {
      const near = ends.find((other) => Math.abs(other - time) * this.scale <= 6);
      return Math.max(0, near ?? Math.round(time * 20) / 20);
    };
    onDrag(bar, ({ clientX }) => {
      const box = bar.getBoundingClientRect(), edge = Math.min(8, box.width / 3);
      const part = row.kind === "sound" ? "all" : clientX < box.left + edge ? "start"
        : clientX > box.right - edge && row.end !== null ? "end" : "all";
      return { part, x: clientX, start: row.start, end: row.end };
    }, (drag, { clientX }) => {
      const by = (clientX - drag.x) / this.scale;
      if (drag.part === "end") drag.end = Math.max(row.start, snap(row.end + by));
      else if (drag.part === "start") drag.start = Math.min(row.end ?? Infinity, snap(row.start + by));
      else {
        drag.start = snap(row.start + by);
        drag.end = row.end === null ? null : row.end + drag.start - row.start;
      }
      bar.style.left = this.left(drag.start);
      bar.style.width = this.widthOf(drag);
      this.time.value = `${texts.seconds(drag.start)}${drag.end === null ? "" : ` – ${texts.seconds(drag.end)}`}`;
    }, ({ part, start, end }, isDone) => {
      if (!isDone) return;
      if (start === row.start && end === row.end) this.choose(row);
      else if (part === "end") this.setTime(row, { end });
      else this.setTime(row, part === "start" && end !== null ? { start, end } : { start });
    });
    onSteps(bar, ["ArrowRight", "ArrowLeft"], (step, event) => {
      const by = step * (event.shiftKey ? 0.5 : 0.05), round = (time) => Math.max(0, Number(time.toFixed(3)));
      this.setTime(row, event.altKey ? { end: round(row.end + by) } : { start: round(row.start + by) });
    });
  }

  /** Selects the element of a row, and shows the tools of its tween. */
  async choose(row) {
    this.tools.choose(row);
    await this.editor.select([row.path]);
    this.update(this.editor);
  }

  /** Sets times of an element, or of a tween, whose times count from the arrival of its element. */
  setTime(row, times) {
    const tween = row.kind === "tween" ? { tween: row.name } : {};
    return this.editor.onPage("setTime", { item: row.path, ...tween, ...times });
  }
}
