// The overlay of the page on the stage: outlines, handles, guides, and the current gesture.

import { drawn } from "../Page/dom.js";
import { boxAround, boxOf, cornersOf, frameOf, shown } from "./geometry.js";
import { texts } from "./texts.js";

/** The handles, with their positions as fractions of the frame. */
const handles = [
  { name: "nw", x: 0, y: 0 }, { name: "n", x: 0.5, y: 0 }, { name: "ne", x: 1, y: 0 }, { name: "e", x: 1, y: 0.5 },
  { name: "se", x: 1, y: 1 }, { name: "s", x: 0.5, y: 1 }, { name: "sw", x: 0, y: 1 }, { name: "w", x: 0, y: 0.5 },
];

export class Overlay {
  constructor(stage) {
    this.stage = stage;
    this.node = drawn("svg", { class: "overlay", "aria-hidden": "true" });
    this.guides = [];
    this.gridSize = 0;
    this.showsRulers = false;
  }

  draw(editor) {
    const { view } = this.stage;
    this.view = view;
    this.editor = editor;
    this.marks = [];
    this.node.replaceChildren();
    const { stage, preview } = editor;
    if (!stage) return;
    this.elements = editor.shownElements;
    if (this.gridSize > 0) this.drawGrid(stage);
    this.addBox("edge-of-canvas", 0, 0, stage.width, stage.height);
    for (const element of this.elements) this.drawQuiet(element);
    for (const guide of this.guides) this.drawGuide(guide);
    this.drawSelection();
    for (const line of preview?.lines || []) this.drawLine(line);
    if (preview?.marquee) {
      const [x, y, width, height] = preview.marquee;
      this.addBox("marquee", x, y, width, height);
    }
    if (preview?.label) this.drawLabel(preview);
    this.drawArrows();
    if (this.showsRulers) this.drawRulers();
  }

  add(tag, attributes, text) { return this.node.appendChild(drawn(tag, attributes, text)); }

  /** Returns points of the canvas as the points of a polygon. */
  points(corners) {
    return corners.map(({ x, y }) => {
      const place = this.view.toStage(x, y);
      return `${place.x.toFixed(2)},${place.y.toFixed(2)}`;
    }).join(" ");
  }

  addLine(className, start, end) {
    this.add("line", { class: className, x1: start.x, y1: start.y, x2: end.x, y2: end.y });
  }

  /** Adds a line across an axis, in the coordinates of the stage's node. */
  addTick(className, axis, at, from, to) {
    const point = (along) => (axis === "x" ? { x: at, y: along } : { x: along, y: at });
    this.addLine(className, point(from), point(to));
  }

  /** Adds a rectangle of the canvas. */
  addBox(className, left, top, width, height) {
    const { zoom } = this.view;
    this.add("rect", { class: className, ...this.view.toStage(left, top), width: width * zoom, height: height * zoom });
  }

  drawGrid({ width, height }) {
    const { zoom } = this.view, { x: left, y: top } = this.view.toStage(0, 0);
    if (this.gridSize * zoom < 4) return;
    let path = "";
    for (let x = 0; x <= width; x += this.gridSize) path += `M${left + x * zoom} ${top}v${height * zoom}`;
    for (let y = 0; y <= height; y += this.gridSize) path += `M${left} ${top + y * zoom}h${width * zoom}`;
    this.add("path", { class: "grid", d: path });
  }

  /** Outlines an element that isn't drawn: an area or a group, or one that waits or is invisible. */
  drawQuiet(element) {
    const { type, waits, visible, concealed, path } = element;
    if (concealed || type === "audio") return;
    const isDrawn = type === "text" || type === "image" || type === "movie";
    const placed = shown(element);
    if (isDrawn && !waits && visible && placed === element) return;
    const box = type === "group" && element.width === 0 ? frameOf([element], this.elements) : cornersOf(placed);
    if (!box) return;
    const kind = !visible ? "invisible" : waits && isDrawn ? "waits" : type;
    if (type === "group" && !this.editor.selection.includes(path)) return;
    this.add("polygon", { class: `quiet ${kind}`, points: this.points(box) });
    if (type === "group") return;
    const { x, y } = this.view.toStage(box[0].x, box[0].y);
    const text = isDrawn && waits ? texts.waits : isDrawn && !visible ? texts.invisible : element.item;
    // The mark of a drawn element is above it, so that both are visible.
    this.add("text", { class: "mark", x: x + (isDrawn ? 0 : 4), y: y + (isDrawn ? -4 : 13) }, text);
  }

  drawGuide({ axis, at }) {
    this.addTick("guide", axis, this.view.toStage(at, at)[axis], 0, axis === "x" ? this.view.height : this.view.width);
  }

  drawSelection() {
    const selected = this.editor.selection.map((path) => this.elements.find((other) => other.path === path))
      .filter(Boolean);
    if (selected.length === 0) return;
    if (selected.length > 1) {
      for (const element of selected) {
        const box = frameOf([element], this.elements);
        if (box) this.add("polygon", { class: "selected part-of", points: this.points(box) });
      }
    }
    const corners = frameOf(selected, this.elements);
    if (!corners) return;
    this.add("polygon", { class: "selected", points: this.points(corners) });
    if (this.editor.time > 0 || selected.some(({ locked }) => locked) || this.stage.isEditingText) return;
    const shapes = selected.length === 1 && selected[0].shapes || [], { zoom, x, y } = this.view;
    for (const { look, kind, d } of shapes.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, kind })))) {
      this.add("path", { class: `shape ${kind} ${look}`, d, transform: `translate(${x} ${y}) scale(${zoom})` });
    }
    this.drawHandles(corners);
    shapes.forEach((shape, index) => this.drawPoints(shape, index));
  }

  /** Draws the points of a way, an area, an angle or a hinge. */
  drawPoints({ points, label }, index) {
    points.forEach((point, number) => {
      const place = this.view.toStage(point.x, point.y), isChosen = `${this.editor.chosen}` === `${[index, number]}`;
      this.add("circle", { class: `handle point ${point.look}${isChosen ? " chosen" : ""}`, "data-point": number,
        cx: place.x, cy: place.y, r: point.look === "control" ? 3.5 : 5 });
      this.marks.unshift({ ...place, cursor: "move" });
    });
    if (label) this.add("text", { class: "mark", ...this.view.toStage(label.x, label.y), dx: 9, dy: -9 }, label.text);
  }

  drawHandles(corners) {
    const [first, second, , fourth] = corners;
    const { zoom } = this.view;
    const right = { x: second.x - first.x, y: second.y - first.y };
    const down = { x: fourth.x - first.x, y: fourth.y - first.y };
    const width = Math.hypot(right.x, right.y), height = Math.hypot(down.x, down.y);
    const outX = width * zoom < 24 && width > 0 ? 6 / zoom / width : 0;
    const outY = height * zoom < 24 && height > 0 ? 6 / zoom / height : 0;
    const at = (x, y) => this.view.toStage(first.x + right.x * x + down.x * y, first.y + right.y * x + down.y * y);
    if (height > 0) {
      const top = at(0.5, -outY), turn = at(0.5, -24 / zoom / height - outY);
      this.addLine("stem", top, turn);
      this.add("circle", { class: "handle turn", "data-handle": "turn", cx: turn.x, cy: turn.y, r: 5 });
      this.marks.push({ ...turn, cursor: "grab" });
    }
    const angle = Math.atan2(right.y, right.x) * 180 / Math.PI;
    for (const { name, x, y } of handles) {
      const place = at(x + (x - 0.5) * 2 * outX, y + (y - 0.5) * 2 * outY);
      this.add("rect", { class: "handle", "data-handle": name, x: place.x - 4, y: place.y - 4, width: 8, height: 8,
        rx: 1.5 });
      this.marks.push({ ...place, cursor: cursorOf(x, y, angle) });
    }
  }

  /** Returns the cursor for a point of the stage's node. */
  cursorAt(x, y, reach = 6) {
    return this.marks?.find((mark) => Math.hypot(mark.x - x, mark.y - y) <= reach)?.cursor || "";
  }

  drawLine({ axis, at, from, to, kind }) {
    const point = (along) => (axis === "x" ? this.view.toStage(at, along) : this.view.toStage(along, at));
    this.addLine(`snap ${kind}`, point(from), point(to));
  }

  drawLabel({ label, items }) {
    const moved = (items || []).filter(({ matrix }) => matrix).flatMap(cornersOf);
    const box = boxAround(moved);
    if (!box) return;
    const { x, y } = this.view.toStage(box.x + box.width / 2, box.y + box.height);
    const width = label.length * 6.6 + 14, top = Math.min(y + 10, this.view.height - 26);
    this.add("rect", { class: "label", x: x - width / 2, y: top, width, height: 20, rx: 4 });
    this.add("text", { class: "label-text", x, y: top + 14, "text-anchor": "middle" }, label);
  }

  /** Draws arrows towards elements that are out of view. */
  drawArrows() {
    const { width, height } = this.view;
    for (const element of this.elements) {
      if (element.concealed) continue;
      const box = boxOf(element, this.elements);
      if (!box || (element.parent && !this.editor.selection.includes(element.path))) continue;
      const start = this.view.toStage(box.x, box.y);
      const end = this.view.toStage(box.x + box.width, box.y + box.height);
      if (end.x >= 0 && start.x <= width && end.y >= 0 && start.y <= height) continue;
      const x = Math.max(9, Math.min(width - 9, (start.x + end.x) / 2));
      const y = Math.max(9, Math.min(height - 9, (start.y + end.y) / 2));
      const angle = Math.atan2((start.y + end.y) / 2 - y, (start.x + end.x) / 2 - x) * 180 / Math.PI;
      this.add("path", { class: "away", d: "M-5 -5 5 0 -5 5z", transform: `translate(${x} ${y}) rotate(${angle})` })
        .append(drawn("title", {}, element.item));
    }
  }

  drawRulers() {
    const { view } = this;
    const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    const step = steps.find((length) => length * view.zoom >= 50) || 2000;
    const [left, top, width, height] = view.rectangle;
    this.add("rect", { class: "ruler", x: 0, y: 0, width: view.width, height: 18 });
    this.add("rect", { class: "ruler", x: 0, y: 0, width: 18, height: view.height });
    for (const [axis, start, length, turn] of [["x", left, width, 0], ["y", top, height, -90]]) {
      for (let at = Math.ceil(start / step) * step; at < start + length; at += step) {
        const place = view.toStage(at, at)[axis];
        this.addTick("tick", axis, place, 10, 18);
        this.add("text", { class: "tick-text", x: (turn ? -place : place) + 3, y: 10, transform: `rotate(${turn})` },
          String(at));
      }
    }
  }
}

/** Returns the cursor of a handle of a frame that is turned by an angle in degrees. */
function cursorOf(x, y, angle) {
  const own = Math.atan2(y - 0.5, x - 0.5) * 180 / Math.PI + angle;
  return ["ew-resize", "nwse-resize", "ns-resize", "nesw-resize"][((Math.round(own / 45) % 4) + 4) % 4];
}
