// The pages, with small pictures that follow what is done to them.

import { byId, made } from "../Page/dom.js";
import { iconButton, roving } from "./controls.js";
import { dragRows } from "./dragging.js";
import { texts } from "./texts.js";

export class PagesPanel {
  constructor(editor) {
    this.editor = editor;
    this.node = byId("pages");
    const head = this.node.appendChild(made("div", "panel-head"));
    this.place = head.appendChild(made("h2", "", texts.pages)).appendChild(made("span", "about"));
    const bar = head.appendChild(made("div", "panel-tools"));
    bar.append(
      iconButton("plus", texts.addPage, () => this.add(), "addPage"),
      iconButton("copy", texts.duplicatePage, () => this.duplicate(), "duplicatePage"),
      iconButton("up", texts.pageUp, () => this.shift(-1), "movePages"),
      iconButton("down", texts.pageDown, () => this.shift(1), "movePages"),
      iconButton("trash", texts.removePage, () => this.remove(), "removePages"));
    roving(bar);
    this.list = this.node.appendChild(made("div", "page-list"));
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", texts.pages);
    this.list.addEventListener("keydown", (event) => this.key(event));
    dragRows(this.list, ".page-row", (row, target, where) => this.drop(row, target, where));
    this.rows = [];
    this.pictures = new Map();
  }

  update(editor) {
    const { pages, page } = editor;
    this.place.textContent = pages.length > 1 ? ` ${texts.pageOf(page + 1, pages.length)}` : "";
    while (this.rows.length > pages.length) this.rows.pop().node.remove();
    while (this.rows.length < pages.length) this.rows.push(this.makeRow(this.rows.length));
    pages.forEach((entry, index) => this.fill(this.rows[index], entry, index, index === page));
    this.renew(editor);
  }

  makeRow(index) {
    const node = this.list.appendChild(made("div", "page-row"));
    node.setAttribute("role", "option");
    node.dataset.page = index;
    const number = node.appendChild(made("span", "page-number"));
    const frame = node.appendChild(made("span", "page-frame"));
    const image = frame.appendChild(made("img", "page-picture"));
    image.alt = "";
    image.draggable = false;
    const title = node.appendChild(made("span", "page-title"));
    const count = node.appendChild(made("span", "count"));
    node.addEventListener("click", () => this.editor.show(index));
    return { node, number, frame, image, title, count };
  }

  fill({ node, number, title, count, frame }, page, index, isShown) {
    number.textContent = page.section === undefined ? String(index + 1) : "";
    title.textContent = page.title || page.name || page.section || texts.untitled;
    title.classList.toggle("quiet", !(page.title || page.name || page.section));
    count.textContent = page.findings > 0 ? String(page.findings) : "";
    count.title = page.findings > 0 ? texts.problems(page.findings) : "";
    node.setAttribute("aria-selected", isShown);
    node.tabIndex = isShown ? 0 : -1;
    const { stage } = this.editor;
    if (stage) frame.style.aspectRatio = `${stage.width} / ${stage.height}`;
    if (isShown && this.shown !== index) {
      this.shown = index;
      node.scrollIntoView({ block: "nearest" });
    }
  }

  /** Asks for the pictures of pages that may have changed, a moment after the last change. */
  renew({ revision, page }) {
    clearTimeout(this.timer);
    const label = this.editor.labels[this.editor.doneCount - 1] || "";
    const isLocal = this.pictures.size > 0 && this.seen === revision - 1 &&
      !/page|book|text of|disk|language|file|variable|Undo|Redo/i.test(label);
    this.seen = revision;
    this.timer = setTimeout(() => {
      const wanted = isLocal ? [page] : this.rows.map((_, index) => index);
      for (const index of wanted) this.ask(index, revision);
    }, this.pictures.size > 0 ? 300 : 0);
  }

  ask(index, revision) {
    const row = this.rows[index];
    if (!row || this.pictures.get(index) === revision) return;
    this.pictures.set(index, revision);
    row.image.src = `thumbnail/${index + 1}?revision=${revision}`;
  }

  key(event) {
    const { editor } = this;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== "Delete" && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Delete") return this.remove();
    if (event.altKey) return this.shift(step);
    const index = event.key === "Home" ? 0 : event.key === "End" ? this.rows.length - 1 : editor.page + step;
    editor.show(index).then(() => this.rows[editor.page]?.node.focus());
  }

  // MARK: Operations

  /** The number of pages that aren't sections. */
  get count() { return this.editor.pages.filter(({ section }) => section === undefined).length; }

  async add() {
    const index = Math.min(this.editor.page + 1, this.count);
    const answer = await this.editor.perform({ op: "addPage", index });
    if (answer.ok) await this.goTo(index);
  }

  async duplicate() {
    const { page } = this.editor;
    const answer = await this.editor.perform({ op: "duplicatePage", page: this.editor.pageValue });
    if (answer.ok) await this.goTo(page + 1);
  }

  async remove() {
    const { page } = this.editor;
    const answer = await this.editor.perform({ op: "removePages", pages: [this.editor.pageValue] });
    if (answer.ok) await this.goTo(Math.min(page, this.count - 1));
  }

  shift(step) {
    const to = this.editor.page + step;
    if (to < 0 || to >= this.count) return undefined;
    return this.moveTo(this.editor.page, to);
  }

  async moveTo(from, to) {
    const answer = await this.editor.perform({ op: "movePages", pages: [from + 1], to: to + 1 });
    if (answer.ok) await this.goTo(to);
  }

  drop(row, target, where) {
    const from = Number(row.dataset.page);
    let to = Number(target.dataset.page) + (where === "after" ? 1 : 0);
    if (to > from) to -= 1;
    if (to !== from && from < this.count && to < this.count) this.moveTo(from, to);
  }

  /** Shows a page after the pages have changed. */
  async goTo(index) {
    await this.editor.connection.send([{ in: "show", page: index + 1 }]);
    this.editor.page = index;
    await this.editor.reload();
    this.rows[index]?.node.focus({ preventScroll: false });
  }
}
