// The stage: the page in its working area, what a pointer does there, and the list of its elements for screen readers.

import { byId, made } from "../Page/dom.js";
import { Canvas } from "./canvas.js";
import { Overlay } from "./overlay.js";
import { texts } from "./texts.js";
import { View } from "./view.js";

export class Stage {
  constructor(editor) {
    this.editor = editor;
    this.node = byId("stage");
    this.view = new View(editor, this.node);
    this.canvas = new Canvas(byId("canvas"));
    this.overlay = new Overlay(this);
    this.node.append(this.overlay.node);
    this.options = byId("options");
    this.pointers = new Map();
    this.isSpaceDown = false;
    this.view.changed = () => this.draw(editor);
    const { node } = this;
    node.addEventListener("pointerdown", (event) => this.down(event));
    node.addEventListener("dblclick", (event) => this.downTwice(event));
    node.addEventListener("pointermove", (event) => this.move(event));
    node.addEventListener("pointerup", (event) => this.up(event));
    node.addEventListener("pointercancel", (event) => this.cancel(event));
    node.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    node.addEventListener("contextmenu", (event) => event.preventDefault());
    node.addEventListener("dragover", (event) => event.preventDefault());
    node.addEventListener("drop", (event) => this.drop(event));
  }

  draw(editor) {
    const { stage } = editor;
    if (!stage) return;
    if (!this.hasFitted) {
      this.hasFitted = true;
      this.view.fit();
      return;
    }
    const { zoom, x, y } = this.view;
    this.canvas.node.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
    this.canvas.draw(editor);
    this.overlay.draw(editor);
    this.node.classList.toggle("looking", editor.time > 0);
    this.drawOptions(editor);
    this.placeField();
    byId("zoom-value").value = `${Math.round(100 * zoom)} %`;
  }

  /** Lists the elements as options, so that screen readers know what is on the stage. */
  drawOptions({ stage, selection }) {
    const look = JSON.stringify([stage.elements.map(({ path, item, type }) => [path, item, type]), selection]);
    if (look === this.look) return;
    this.look = look;
    this.options.replaceChildren(...stage.elements.map(({ path, item, type }, index) => {
      const option = made("div", "", `${item}, ${texts.types[type] || type || ""}`);
      option.setAttribute("role", "option");
      option.id = `option-${index}`;
      option.setAttribute("aria-selected", selection.includes(path));
      return option;
    }));
    const last = stage.elements.findIndex(({ path }) => path === selection[selection.length - 1]);
    if (last >= 0) this.node.setAttribute("aria-activedescendant", `option-${last}`);
    else this.node.removeAttribute("aria-activedescendant");
  }

  // MARK: Pointers

  /** Returns an input at the point of an event. */
  line(kind, event) {
    const { x, y } = this.view.toCanvas(event.clientX, event.clientY);
    return {
      in: kind, x, y, zoom: this.view.zoom, shift: event.shiftKey, alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey, touch: event.pointerType === "touch", view: this.view.rectangle,
    };
  }

  async down(event) {
    if (event.target.closest("textarea")) return;
    this.node.focus({ preventScroll: true });
    event.preventDefault();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.node.setPointerCapture(event.pointerId);
    if (this.pointers.size === 2) return this.beginPinch();
    if (this.pointers.size > 2) return;
    if (event.button === 1 || this.isSpaceDown) {
      this.isPanning = true;
      this.node.classList.add("panning");
      return;
    }
    if (event.button !== 0) return;
    if (this.overlay.showsRulers && this.beginGuide(event)) return;
    await this.endText();
    this.isPressed = true;
    await this.editor.input({ ...this.line("press", event), clicks: 1 });
  }

  /** Edits a text, or opens a group. */
  async downTwice(event) {
    if (event.target.closest("textarea")) return;
    const answer = await this.editor.input({ ...this.line("press", event), clicks: 2 });
    if (answer?.edit) this.editText(answer.edit);
    else await this.editor.input({ in: "cancel" });
  }

  move(event) {
    const known = this.pointers.get(event.pointerId);
    this.showCursor(event);
    if (!known) return;
    const [x, y] = [event.clientX - known.x, event.clientY - known.y];
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pinch) return this.movePinch();
    if (this.isPanning) return this.view.pan(x, y);
    if (this.guide) return this.moveGuide(event);
    if (this.isPressed) this.editor.input(this.line("move", event), "move");
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.node.classList.remove("panning");
    this.isPanning = false;
    if (this.pinch) {
      if (this.pointers.size === 0) this.pinch = null;
      return;
    }
    if (this.guide) return this.endGuide();
    if (!this.isPressed) return;
    this.isPressed = false;
    this.editor.input(this.line("release", event));
  }

  cancel(event) {
    this.pointers.delete(event.pointerId);
    if (this.isPressed) this.editor.input({ in: "cancel" });
    this.isPressed = this.isPanning = false;
    this.pinch = this.guide = null;
  }

  /** Gives up the present gesture; returns whether there was one. */
  escape() {
    if (!this.isPressed) return false;
    this.isPressed = false;
    this.editor.input({ in: "cancel" });
    return true;
  }

  showCursor(event) {
    const box = this.node.getBoundingClientRect();
    const { x, y } = this.view.toCanvas(event.clientX, event.clientY);
    byId("where").textContent = texts.where(x, y);
    if (this.isPressed) return;
    this.node.style.cursor = this.isSpaceDown ? "grab"
      : this.overlay.cursorAt(event.clientX - box.left, event.clientY - box.top,
        event.pointerType === "touch" ? 14 : 6);
  }

  wheel(event) {
    event.preventDefault();
    const box = this.node.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) * 0.01);
      this.view.zoomTo(this.view.zoom * factor, event.clientX - box.left, event.clientY - box.top);
    } else if (event.shiftKey && event.deltaX === 0) this.view.pan(-event.deltaY, 0);
    else this.view.pan(-event.deltaX, -event.deltaY);
  }

  // MARK: Two fingers

  beginPinch() {
    if (this.isPressed) this.editor.input({ in: "cancel" });
    this.isPressed = this.isPanning = false;
    this.pinch = this.spread();
  }

  /** Returns the middle of two fingers on the stage's node, and their distance. */
  spread() {
    const box = this.node.getBoundingClientRect();
    const [first, second] = [...this.pointers.values()];
    return {
      x: (first.x + second.x) / 2 - box.left, y: (first.y + second.y) / 2 - box.top,
      length: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
    };
  }

  movePinch() {
    if (this.pointers.size < 2) return;
    const before = this.pinch;
    this.pinch = this.spread();
    this.view.pan(this.pinch.x - before.x, this.pinch.y - before.y);
    this.view.zoomTo(this.view.zoom * this.pinch.length / before.length, this.pinch.x, this.pinch.y);
  }

  // MARK: Guides

  /** Begins to pull a guide out of a ruler, or to move one there; returns whether it did. */
  beginGuide(event) {
    const box = this.node.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    if (x > 18 && y > 18) return false;
    this.guide = { axis: x <= 18 && y > 18 ? "x" : "y" };
    this.moveGuide(event);
    return true;
  }

  moveGuide(event) {
    const { x, y } = this.view.toCanvas(event.clientX, event.clientY);
    const at = Math.round(this.guide.axis === "x" ? x : y);
    this.overlay.guides = this.overlay.guides.filter((other) => other !== this.guide);
    this.guide = { axis: this.guide.axis, at };
    this.overlay.guides.push(this.guide);
    this.draw(this.editor);
  }

  endGuide() {
    const { guide } = this;
    this.guide = null;
    const [left, top] = this.view.rectangle;
    // A guide that is dropped on its ruler is gone.
    if (guide.at < (guide.axis === "x" ? left : top) + 18 / this.view.zoom) {
      this.overlay.guides = this.overlay.guides.filter((other) => other !== guide);
      this.draw(this.editor);
    } else this.editor.input({ in: "guide", axis: guide.axis, at: guide.at });
  }

  clearGuides() {
    for (const { axis, at } of this.overlay.guides) this.editor.input({ in: "guide", axis, at, remove: true });
    this.overlay.guides = [];
    this.draw(this.editor);
  }

  /** Shows the guides, the grid and the zoom of the last time. */
  restore({ guides = [], grid, zoom }) {
    this.overlay.guides = guides;
    this.overlay.gridSize = grid?.size ?? 0;
    this.view.keptZoom = zoom ?? null;
    if (zoom) this.view.zoomTo(zoom);
    this.draw(this.editor);
  }

  setGrid(size) {
    this.overlay.gridSize = size;
    this.editor.input({ in: "grid", size });
    this.draw(this.editor);
  }

  // MARK: Text

  get isEditingText() { return Boolean(this.field); }

  /** Puts a field over a text. */
  editText(path) {
    const element = this.editor.element(path);
    if (!element) return;
    const field = this.node.appendChild(made("textarea", "text-field"));
    field.value = element.text ?? "";
    field.setAttribute("aria-label", `${texts.text}: ${element.item}`);
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") this.dropText();
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.endText();
    });
    field.addEventListener("blur", () => this.endText());
    this.field = { node: field, path, old: field.value };
    this.draw(this.editor);
    field.focus();
    field.select();
  }

  placeField() {
    if (!this.field) return;
    const element = this.editor.element(this.field.path);
    if (!element) return this.dropText();
    const { zoom } = this.view, { style } = this.field.node;
    const { x, y } = this.view.toStage(element.matrix[4], element.matrix[5]);
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${Math.max(80, element.width * zoom)}px`;
    style.height = `${Math.max(32, element.height * zoom)}px`;
    style.fontSize = `${Math.max(11, Number(element.fontSize ?? 24) * zoom)}px`;
    style.textAlign = element.align || "left";
    style.fontFamily = this.canvas.assets.typesetter.family(element.fontName);
  }

  dropText() {
    const { field } = this;
    this.field = null;
    field?.node.remove();
    this.node.focus({ preventScroll: true });
    this.draw(this.editor);
  }

  async endText() {
    const { field } = this;
    if (!field) return;
    this.dropText();
    if (field.node.value === field.old) return;
    await this.editor.perform({ op: "set", at: field.path, key: "text", value: field.node.value,
      ...this.editor.translation });
  }

  // MARK: Dropping

  async drop(event) {
    event.preventDefault();
    const point = this.view.toCanvas(event.clientX, event.clientY);
    for (const file of event.dataTransfer.files) await this.editor.adding.addDroppedFile(file, point);
  }
}
