// The stage: the page in its working area, gestures on it, and the list of its elements for screen readers.

import { byId, made } from "../Page/dom.js";
import { Canvas } from "./canvas.js";
import { isNews } from "./controls.js";
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
    this.pointers = new Map();
    this.isSpaceDown = false;
    this.view.changed = () => this.draw(editor);
    const on = (name, act) => this.node.addEventListener(name, act, { passive: false });
    on("pointerdown", (event) => this.down(event));
    on("dblclick", (event) => this.downTwice(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event));
    on("pointercancel", (event) => this.cancel(event));
    on("wheel", (event) => this.wheel(event));
    on("drop", (event) => this.drop(event));
    for (const name of ["contextmenu", "dragover"]) on(name, (event) => event.preventDefault());
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
    this.drawOptions(editor);
    this.placeField();
    byId("zoom-value").value = `${Math.round(100 * zoom)} %`;
  }

  /** Lists the elements as options, so that screen readers know what is on the stage. */
  drawOptions({ stage, selection }) {
    if (!isNews(this, [stage.elements.map(({ path, item, type }) => [path, item, type]), selection])) return;
    byId("options").replaceChildren(...stage.elements.map(({ path, item, type }, index) => (
      made("div", "", `${item}, ${texts.types[type] || type || ""}`,
        { role: "option", id: `option-${index}`, "aria-selected": selection.includes(path) }))));
    const last = stage.elements.findIndex(({ path }) => path === selection.at(-1));
    if (last >= 0) this.node.setAttribute("aria-activedescendant", `option-${last}`);
    else this.node.removeAttribute("aria-activedescendant");
  }

  // MARK: Pointers

  /** Sends an input at the point of an event. */
  input(kind, event, members, slot) {
    const { x, y } = this.view.toCanvas(event.clientX, event.clientY);
    return this.editor.perform({
      in: kind, x, y, zoom: this.view.zoom, shift: event.shiftKey, alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey, touch: event.pointerType === "touch", view: this.view.rectangle, ...members,
    }, slot);
  }

  /** Returns the point of an event in the coordinates of the stage's node. */
  point(event) {
    const box = this.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  async down(event) {
    if (event.target.closest("textarea")) return;
    this.node.focus({ preventScroll: true });
    event.preventDefault();
    this.pointers.set(event.pointerId, this.point(event));
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
    await this.input("press", event, { clicks: 1 });
  }

  /** Edits a text, or opens a group. */
  async downTwice(event) {
    if (event.target.closest("textarea")) return;
    const answer = await this.input("press", event, { clicks: 2 });
    if (answer?.edit) this.editText(answer.edit);
    else await this.editor.perform({ in: "cancel" });
  }

  move(event) {
    const known = this.pointers.get(event.pointerId), now = this.point(event);
    this.showCursor(event, now);
    if (!known) return;
    this.pointers.set(event.pointerId, now);
    if (this.pinch) return this.movePinch();
    if (this.isPanning) return this.view.pan(now.x - known.x, now.y - known.y);
    if (this.guide) return this.moveGuide(event);
    if (this.isPressed) this.input("move", event, {}, "move");
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
    this.input("release", event);
  }

  cancel(event) {
    this.pointers.delete(event.pointerId);
    this.escape();
    this.isPanning = false;
    this.pinch = this.guide = null;
  }

  /** Cancels the current gesture; returns whether there was one. */
  escape() {
    if (!this.isPressed) return false;
    this.isPressed = false;
    this.editor.perform({ in: "cancel" });
    return true;
  }

  showCursor(event, { x, y }) {
    const place = this.view.toCanvas(event.clientX, event.clientY);
    byId("where").textContent = texts.where(place.x, place.y);
    if (this.isPressed) return;
    this.node.style.cursor = this.isSpaceDown ? "grab"
      : this.overlay.cursorAt(x, y, event.pointerType === "touch" ? 14 : 6);
  }

  wheel(event) {
    event.preventDefault();
    const { x, y } = this.point(event);
    if (event.ctrlKey || event.metaKey) {
      this.view.zoomBy(Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) * 0.01), x, y);
    } else if (event.shiftKey && event.deltaX === 0) this.view.pan(-event.deltaY, 0);
    else this.view.pan(-event.deltaX, -event.deltaY);
  }

  // MARK: Two fingers

  beginPinch() {
    this.escape();
    this.isPanning = false;
    this.pinch = this.spread();
  }

  /** Returns the middle between two fingers on the stage's node, and their distance. */
  spread() {
    const [first, second] = this.pointers.values();
    return {
      x: (first.x + second.x) / 2, y: (first.y + second.y) / 2,
      length: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
    };
  }

  movePinch() {
    if (this.pointers.size < 2) return;
    const before = this.pinch, now = this.pinch = this.spread();
    this.view.pan(now.x - before.x, now.y - before.y);
    this.view.zoomBy(now.length / before.length, now.x, now.y);
  }

  // MARK: Guides

  /** Begins to drag a guide out of a ruler, or an existing guide at its ruler; returns whether there is one. */
  beginGuide(event) {
    const { x, y } = this.point(event);
    if (x > 18 && y > 18) return false;
    this.guide = { axis: x <= 18 && y > 18 ? "x" : "y" };
    this.moveGuide(event);
    return true;
  }

  moveGuide(event) {
    const { x, y } = this.view.toCanvas(event.clientX, event.clientY);
    this.dropGuide(this.guide);
    this.guide = { axis: this.guide.axis, at: Math.round(this.guide.axis === "x" ? x : y) };
    this.overlay.guides.push(this.guide);
    this.draw(this.editor);
  }

  dropGuide(guide) { this.overlay.guides = this.overlay.guides.filter((other) => other !== guide); }

  endGuide() {
    const { guide } = this;
    this.guide = null;
    const [left, top] = this.view.rectangle;
    // A guide that is dropped on its ruler is removed.
    if (guide.at < (guide.axis === "x" ? left : top) + 18 / this.view.zoom) {
      this.dropGuide(guide);
      this.draw(this.editor);
    } else this.editor.perform({ in: "guide", axis: guide.axis, at: guide.at });
  }

  /** Restores the guides, the grid and the zoom of the last session. */
  restore({ guides = [], grid, zoom }) {
    this.overlay.guides = guides;
    this.overlay.gridSize = grid?.size ?? 0;
    this.view.keptZoom = zoom ?? null;
    if (zoom) this.view.zoomTo(zoom);
    this.draw(this.editor);
  }

  setGrid(size) {
    this.overlay.gridSize = size;
    this.editor.perform({ in: "grid", size });
    this.draw(this.editor);
  }

  // MARK: Text

  get isEditingText() { return Boolean(this.field); }

  editText(path) {
    const element = this.editor.element(path);
    if (!element) return;
    const node = made("textarea", "text-field", "", {
      value: element.text ?? "", "aria-label": `${texts.text}: ${element.item}`, onblur: () => this.endText(),
      onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Escape") this.dropText();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.endText();
      },
    });
    this.node.append(node);
    this.field = { node, path, old: node.value };
    this.draw(this.editor);
    node.focus();
    node.select();
  }

  placeField() {
    if (!this.field) return;
    const element = this.editor.element(this.field.path);
    if (!element) return this.dropText();
    const { zoom } = this.view, { x, y } = this.view.toStage(element.matrix[4], element.matrix[5]);
    Object.assign(this.field.node.style, {
      left: `${x}px`, top: `${y}px`, width: `${Math.max(80, element.width * zoom)}px`,
      height: `${Math.max(32, element.height * zoom)}px`,
      fontSize: `${Math.max(11, Number(element.fontSize ?? 24) * zoom)}px`, textAlign: element.align || "left",
      fontFamily: this.canvas.assets.typesetter.family(element.fontName),
    });
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
    if (field.node.value !== field.old) await this.editor.set(field.path, "text", field.node.value);
  }

  async drop(event) {
    event.preventDefault();
    const { adding } = this.editor, point = this.view.toCanvas(event.clientX, event.clientY);
    for (const file of event.dataTransfer.files) await adding.placeAsset(await adding.addFile(file), point);
  }
}
