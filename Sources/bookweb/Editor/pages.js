// The pages, with small pictures that follow their changes.

import { byId, made } from "../Page/dom.js";
import { dragRows, iconButton, panelHead } from "./controls.js";
import { texts } from "./texts.js";

export class PagesPanel {
  constructor(editor) {
    this.editor = editor;
    const head = panelHead(texts.pages, [
      iconButton("plus", texts.addPage, () => this.add(), "addPage"),
      iconButton("copy", texts.duplicatePage, () => this.duplicate(), "duplicatePage"),
      iconButton("up", texts.pageUp, () => this.shift(-1), "movePages"),
      iconButton("down", texts.pageDown, () => this.shift(1), "movePages"),
      iconButton("trash", texts.removePage, () => this.remove(), "removePages")]);
    this.place = head.firstChild.appendChild(made("span", "about"));
    this.list = made("div", "page-list", "",
      { role: "listbox", "aria-label": texts.pages, onkeydown: (event) => this.key(event) });
    byId("pages").append(head, this.list);
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
    const image = made("img", "page-picture", "", { alt: "", draggable: false });
    const number = made("span", "page-number"), frame = made("span", "page-frame", [image]);
    const title = made("span", "page-title"), count = made("span", "count");
    const node = made("div", "page-row", [number, frame, title, count],
      { role: "option", "data-page": index, onclick: () => this.editor.show(index) });
    this.list.append(node);
    return { node, number, frame, image, title, count };
  }

  fill({ node, number, title, count, frame }, page, index, isShown) {
    const name = page.title || page.name || page.section;
    number.textContent = page.section === undefined ? String(index + 1) : "";
    title.textContent = name || texts.untitled;
    title.classList.toggle("quiet", !name);
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

  /** Requests new pictures of pages that may have changed, shortly after the last change. */
  renew({ revision, page, labels, doneCount }) {
    clearTimeout(this.timer);
    const isLocal = this.pictures.size > 0 && this.seen === revision - 1 &&
      !/page|book|text of|disk|language|file|variable|Undo|Redo/i.test(labels[doneCount - 1] || "");
    this.seen = revision;
    this.timer = setTimeout(() => {
      this.rows.forEach(({ image }, index) => {
        if ((isLocal && index !== page) || this.pictures.get(index) === revision) return;
        this.pictures.set(index, revision);
        image.src = `thumbnail/${index + 1}?revision=${revision}`;
      });
    }, this.pictures.size > 0 ? 300 : 0);
  }

  key(event) {
    const { editor } = this, { page } = editor;
    const index = { ArrowDown: page + 1, ArrowUp: page - 1, Home: 0, End: this.rows.length - 1 }[event.key];
    if (index === undefined && event.key !== "Delete") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Delete") return this.remove();
    if (event.altKey) return this.moveTo(page, index);
    editor.show(index).then(() => this.rows[editor.page]?.node.focus());
  }

  /** The number of pages that aren't sections. */
  get count() { return this.editor.pages.filter(({ section }) => section === undefined).length; }

  /** Performs an operation, and shows a page after it. */
  async perform(operation, index) {
    const { editor } = this, answer = await editor.perform(operation);
    if (!answer.ok) return;
    await editor.connection.send([{ in: "show", page: index + 1 }]);
    editor.page = index;
    await editor.reload();
    this.rows[index]?.node.focus({ preventScroll: false });
  }

  add() {
    const index = Math.min(this.editor.page + 1, this.count);
    return this.perform({ op: "addPage", index }, index);
  }

  duplicate() {
    const { page, pageValue } = this.editor;
    return this.perform({ op: "duplicatePage", page: pageValue }, page + 1);
  }

  remove() {
    const { page, pageValue } = this.editor;
    const left = this.editor.pages[page]?.section === undefined ? this.count - 1 : this.count;
    return this.perform({ op: "removePages", pages: [pageValue] }, Math.min(page, left - 1));
  }

  shift(step) { return this.moveTo(this.editor.page, this.editor.page + step); }

  moveTo(from, to) {
    if (to < 0 || to >= this.count) return undefined;
    return this.perform({ op: "movePages", pages: [from + 1], to: to + 1 }, to);
  }

  drop(row, target, where) {
    const from = Number(row.dataset.page);
    let to = Number(target.dataset.page) + (where === "after" ? 1 : 0);
    if (to > from) to -= 1;
    if (to !== from && from < this.count) this.moveTo(from, to);
  }
}
