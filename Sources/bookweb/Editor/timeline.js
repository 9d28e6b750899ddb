// What happens on the page from its opening on, to scale.

import { made } from "../Page/dom.js";
import { iconButton } from "./controls.js";
import { texts } from "./texts.js";
import { TweenTools } from "./tweentools.js";

export class PageTimeline {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    this.scale = 80;
    const head = node.appendChild(made("div", "timeline-head"));
    this.time = head.appendChild(made("output", "timeline-time"));
    this.slider = head.appendChild(made("input", "playhead-slider"));
    Object.assign(this.slider, { type: "range", min: 0, max: 10, step: 0.05, value: 0 });
    this.slider.setAttribute("aria-label", texts.playhead);
    this.slider.addEventListener("input", () => this.seek(this.slider.valueAsNumber));
    head.append(iconButton("reset", texts.backToStart, () => this.seek(0)),
      iconButton("minus", texts.zoomOut, () => this.zoom(0.7)), iconButton("plus", texts.zoomIn, () => this.zoom(1.4)));
    this.rows = [];
    this.tools = new TweenTools(this, head);
    this.body = node.appendChild(made("div", "timeline-body"));
    this.empty = node.appendChild(made("p", "empty", texts.noRows));
  }

  zoom(factor) {
    this.scale = Math.max(10, Math.min(600, this.scale * factor));
    this.update(this.editor);
  }

  /** Shows the page as it is after some seconds. */
  async seek(seconds) {
    const { editor } = this;
    editor.time = Math.max(0, seconds);
    this.placeHead();
    await editor.exchange([{ in: "show", at: editor.time }], "seek");
    editor.say(editor.time > 0 ? texts.atTime(editor.time) : texts.backToStart);
  }

  draw() { this.placeHead(); }

  placeHead() {
    this.time.value = texts.seconds(this.editor.time);
    this.slider.value = this.editor.time;
    if (this.head) this.head.style.left = `${this.nameWidth + this.editor.time * this.scale}px`;
  }

  get nameWidth() { return 150; }

  update(editor) {
    const rows = this.rows = (editor.timeline || []).filter((row) => row.kind !== "element" || row.waitsFor);
    this.tools.update(rows);
    // New bars in the place of equal ones would end a drag.
    const look = JSON.stringify([rows, editor.selection, this.scale, this.tools.row]);
    if (look === this.look) return;
    this.look = look;
    this.empty.hidden = rows.length > 0;
    this.length = Math.max(5, ...rows.map((row) => (row.end ?? row.start ?? 0) + 1));
    this.slider.max = this.length;
    const { scrollLeft, scrollTop } = this.body;
    this.body.replaceChildren();
    const sheet = this.body.appendChild(made("div", "timeline-sheet"));
    sheet.style.width = `${this.nameWidth + this.length * this.scale + 40}px`;
    this.addRuler(sheet);
    for (const row of rows) this.addRow(sheet, row);
    this.head = sheet.appendChild(made("div", "playhead"));
    this.placeHead();
    this.body.scrollLeft = scrollLeft;
    this.body.scrollTop = scrollTop;
  }

  addRuler(sheet) {
    const ruler = sheet.appendChild(made("div", "timeline-ruler"));
    const step = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60].find((length) => length * this.scale >= 45) || 120;
    for (let at = 0; at <= this.length; at += step) {
      const tick = ruler.appendChild(made("span", "timeline-tick", `${Number(at.toFixed(2))}`));
      tick.style.left = `${this.nameWidth + at * this.scale}px`;
    }
    const seek = (event) => {
      const box = sheet.getBoundingClientRect();
      const seconds = (event.clientX - box.left - this.nameWidth) / this.scale;
      this.seek(Math.max(0, Math.round(seconds * 20) / 20));
    };
    ruler.addEventListener("pointerdown", (event) => {
      ruler.setPointerCapture(event.pointerId);
      seek(event);
    });
    ruler.addEventListener("pointermove", (event) => event.buttons === 1 && seek(event));
  }

  addRow(sheet, row) {
    const node = sheet.appendChild(made("div", `timeline-row ${row.kind}`));
    const name = node.appendChild(made("button", "timeline-name", texts.rowOf(row)));
    name.type = "button";
    name.title = texts.rowOf(row);
    name.addEventListener("click", () => this.choose(row));
    node.classList.toggle("current", this.editor.selection.includes(row.path));
    node.classList.toggle("chosen", this.tools.isChosen(row));
    if (row.start === null) {
      const mark = node.appendChild(made("span", "timeline-wait",
        row.waitsFor ? texts.waitsFor(row.waitsFor) : texts.waits));
      mark.style.left = `${this.nameWidth + 4}px`;
      return;
    }
    if (row.kind === "word") {
      const word = node.appendChild(made("span", "timeline-word", row.name));
      word.style.left = `${this.nameWidth + row.start * this.scale}px`;
      return;
    }
    const bar = node.appendChild(made("button", `timeline-bar ${row.kind}`));
    bar.type = "button";
    const end = row.end ?? this.length;
    bar.classList.toggle("endless", row.end === null);
    bar.style.left = `${this.nameWidth + row.start * this.scale}px`;
    bar.style.width = `${Math.max(8, (end - row.start) * this.scale)}px`;
    bar.setAttribute("aria-label",
      `${texts.rowOf(row)}, ${texts.seconds(row.start)} – ${row.end === null ? texts.forever : texts.seconds(end)}`);
    if (row.keyframes && row.end !== null) {
      node.append(...row.keyframes.map((time, index) => this.tools.makeDiamond(row, index)));
    }
    if (row.kind === "tween") {
      bar.addEventListener("dblclick", (event) => {
        this.tools.choose(row);
        this.tools.addKeyframe(row.start + (event.clientX - bar.getBoundingClientRect().left) / this.scale);
      });
    }
    if (row.kind === "tween" || row.kind === "sound") this.makeDraggable(bar, row);
  }

  /** Lets a pointer or the arrow keys move a bar, or its edges. */
  makeDraggable(bar, row) {
    const snapTo = this.ends(row);
    let drag = null;
    bar.addEventListener("pointerdown", (event) => {
      const box = bar.getBoundingClientRect(), edge = Math.min(8, box.width / 3);
      const part = row.kind === "sound" ? "all" : event.clientX < box.left + edge ? "start"
        : event.clientX > box.right - edge && row.end !== null ? "end" : "all";
      drag = { part, x: event.clientX, start: row.start, end: row.end };
      bar.setPointerCapture(event.pointerId);
    });
    bar.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const by = (event.clientX - drag.x) / this.scale;
      const snap = (time) => {
        const near = snapTo.find((other) => Math.abs(other - time) * this.scale <= 6);
        return Math.max(0, near ?? Math.round(time * 20) / 20);
      };
      if (drag.part === "end") drag.end = Math.max(row.start, snap(row.end + by));
      else if (drag.part === "start") drag.start = Math.min(row.end ?? Infinity, snap(row.start + by));
      else {
        drag.start = snap(row.start + by);
        drag.end = row.end === null ? null : row.end + drag.start - row.start;
      }
      bar.style.left = `${this.nameWidth + drag.start * this.scale}px`;
      bar.style.width = `${Math.max(8, ((drag.end ?? this.length) - drag.start) * this.scale)}px`;
      this.time.value = `${texts.seconds(drag.start)}${drag.end === null ? "" : ` – ${texts.seconds(drag.end)}`}`;
    });
    bar.addEventListener("pointerup", () => {
      const done = drag;
      drag = null;
      if (!done || (done.start === row.start && done.end === row.end)) return this.choose(row);
      const times = done.part === "start" ? { start: done.start, end: done.end } : done.part === "end"
        ? { end: done.end }
        : { start: done.start };
      if (times.end === null) delete times.end;
      return this.setTime(row, times);
    });
    bar.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 0.05, ArrowLeft: -0.05 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const by = step * (event.shiftKey ? 10 : 1), round = (time) => Math.max(0, Number(time.toFixed(3)));
      this.setTime(row, event.altKey ? { end: round(row.end + by) } : { start: round(row.start + by) });
    });
  }

  /** Returns where other bars begin and end. */
  ends(row) {
    const others = (this.editor.timeline || []).filter((other) => other !== row && other.start !== null);
    return [...new Set(others.flatMap(({ start, end }) => (end === null ? [start] : [start, end])))];
  }

  /** Selects the element of a row, and shows the tools of its tween. */
  async choose(row) {
    this.tools.choose(row);
    await this.editor.select([row.path]);
    this.update(this.editor);
  }

  setTime(row, times) {
    const { editor } = this;
    const tween = row.kind === "tween" ? { tween: row.name } : {};
    // Times of tweens count from the moment at which their element is there.
    return editor.perform({ op: "setTime", page: editor.pageValue, item: row.path, ...tween, ...times });
  }
}
