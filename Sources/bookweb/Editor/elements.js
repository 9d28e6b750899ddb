// The elements of the page as a tree, the topmost first.

import { byId, made } from "../Page/dom.js";
import { iconButton, isField, roving } from "./controls.js";
import { dragRows } from "./dragging.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class ElementsPanel {
  constructor(editor) {
    this.editor = editor;
    this.node = byId("elements");
    const head = this.node.appendChild(made("div", "panel-head"));
    head.append(made("h2", "", texts.elements));
    const bar = head.appendChild(made("div", "panel-tools"));
    bar.append(
      iconButton("up", texts.forward, () => this.order("forward"), "orderElements"),
      iconButton("down", texts.backward, () => this.order("backward"), "orderElements"),
      iconButton("copy", texts.duplicate, () => this.act("duplicateElements"), "duplicateElements"),
      iconButton("trash", texts.remove, () => this.act("removeElements"), "removeElements"));
    roving(bar);
    this.search = this.node.appendChild(made("input", "search"));
    this.search.type = "search";
    this.search.placeholder = texts.findElement;
    this.search.setAttribute("aria-label", texts.findElement);
    this.search.addEventListener("input", () => this.update(editor));
    this.tree = this.node.appendChild(made("div", "tree"));
    this.tree.setAttribute("role", "tree");
    this.tree.setAttribute("aria-label", texts.elements);
    this.tree.setAttribute("aria-multiselectable", "true");
    this.tree.addEventListener("keydown", (event) => this.key(event));
    dragRows(this.tree, ".tree-row", (row, target, where) => this.drop(row, target, where),
      (row, dragged) => row.dataset.type === "group" && !row.dataset.path.startsWith(dragged.dataset.path));
    this.closed = new Set();
    this.empty = this.node.appendChild(made("p", "empty", texts.noElements));
  }

  draw(editor) {
    const look = JSON.stringify([editor.selection, editor.stage?.elements.map((element) => (
      [element.path, element.item, element.type, element.locked, element.concealed, element.waits, element.visible]))]);
    if (look === this.look) return;
    this.look = look;
    this.update(editor);
  }

  update({ stage, selection }) {
    if (!stage || this.isRenaming) return;
    const hadFocus = this.tree.contains(document.activeElement);
    const word = this.search.value.trim().toLowerCase();
    const rows = [];
    const add = (parent, level) => {
      const children = stage.elements.filter((element) => (element.parent ?? null) === parent);
      for (const element of children.reverse()) {
        const isFound = !word || element.item.toLowerCase().includes(word);
        if (isFound) rows.push(this.makeRow(element, level, selection.includes(element.path)));
        if (element.type === "group" && (word || !this.closed.has(element.path))) add(element.path, level + 1);
      }
    };
    add(null, 1);
    this.tree.replaceChildren(...rows);
    this.rows = rows;
    this.empty.hidden = stage.elements.length > 0;
    const focus = rows.find((row) => row.getAttribute("aria-selected") === "true") || rows[0];
    if (focus) focus.tabIndex = 0;
    if (hadFocus) focus?.focus();
    else if (focus && selection.length > 0) focus.scrollIntoView({ block: "nearest" });
  }

  makeRow(element, level, isSelected) {
    const { path, item, type, locked, concealed, waits, visible } = element;
    const row = made("div", "tree-row");
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", level);
    row.setAttribute("aria-selected", isSelected);
    row.setAttribute("aria-label", [item, texts.types[type], waits && texts.waits, !visible && texts.invisible,
      locked && texts.locked, concealed && texts.concealed].filter(Boolean).join(", "));
    row.tabIndex = -1;
    row.dataset.path = path;
    row.dataset.type = type || "";
    row.style.paddingLeft = `${6 + 14 * (level - 1)}px`;
    if (type === "group") {
      row.setAttribute("aria-expanded", !this.closed.has(path));
      const twist = row.appendChild(made("span", "twist"));
      twist.append(icon("chevron"));
      twist.addEventListener("click", (event) => {
        event.stopPropagation();
        this.toggle(path);
      });
    }
    row.append(icon(type || "warning"), made("span", "tree-name", item));
    if (waits) row.appendChild(made("span", "tree-mark")).append(icon("bolt"));
    row.append(
      this.switchButton(locked ? "lock" : "unlock", locked ? texts.unlock : texts.lock, locked,
        { in: "lock", items: [path], on: !locked }),
      this.switchButton(concealed ? "hidden" : "eye", concealed ? texts.reveal : texts.conceal, concealed,
        { in: "conceal", items: [path], on: !concealed }));
    row.addEventListener("click", (event) => this.click(event, path));
    row.addEventListener("dblclick", () => this.rename(path));
    return row;
  }

  switchButton(look, title, isOn, line) {
    const button = iconButton(look, title, (event) => {
      event.stopPropagation();
      this.editor.input(line);
    });
    button.classList.add("switch");
    button.classList.toggle("on", isOn);
    button.tabIndex = -1;
    return button;
  }

  toggle(path) {
    if (!this.closed.delete(path)) this.closed.add(path);
    this.update(this.editor);
  }

  click(event, path) {
    const { editor } = this;
    if (event.shiftKey && editor.selection.length > 0) {
      const paths = this.rows.map((row) => row.dataset.path);
      const from = paths.indexOf(editor.selection[editor.selection.length - 1]), to = paths.indexOf(path);
      return editor.select(paths.slice(Math.min(from, to), Math.max(from, to) + 1));
    }
    if (event.ctrlKey || event.metaKey) return editor.input({ in: "select", toggle: [path] });
    return editor.select([path]);
  }

  key(event) {
    const row = event.target.closest(".tree-row");
    if (!row || isField(event.target)) return;
    const index = this.rows.indexOf(row), step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { path, type } = row.dataset;
    if (step && !event.altKey && !event.ctrlKey) {
      const next = this.rows[index + step];
      if (next && event.shiftKey) this.editor.input({ in: "select", add: [next.dataset.path] });
      else if (next) this.editor.select([next.dataset.path]);
      next?.focus();
    } else if (event.key === "F2") this.rename(path);
    else if (event.key === "ArrowRight" && type === "group" && this.closed.has(path)) this.toggle(path);
    else if (event.key === "ArrowLeft" && type === "group" && !this.closed.has(path)) this.toggle(path);
    else if (event.key === " ") this.editor.input({ in: "select", toggle: [path] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Puts a field in the place of a name. */
  rename(path) {
    const row = this.rows.find((other) => other.dataset.path === path);
    const element = this.editor.element(path);
    if (!row || !element) return;
    const name = row.querySelector(".tree-name");
    const field = made("input", "rename");
    field.value = element.item;
    field.setAttribute("aria-label", texts.rename);
    name.replaceWith(field);
    this.isRenaming = true;
    const end = async (isKept) => {
      if (!this.isRenaming) return;
      this.isRenaming = false;
      const wanted = field.value.trim();
      field.replaceWith(name);
      if (isKept && wanted !== element.item) {
        await this.editor.perform({ op: "renameElement", page: this.editor.pageValue, item: path, name: wanted,
          scripts: true });
      }
      this.update(this.editor);
      this.rows.find((other) => other.dataset.path === path)?.focus();
    };
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter") end(true);
      if (event.key === "Escape") end(false);
    });
    field.addEventListener("blur", () => end(true));
    field.focus();
    field.select();
  }

  act(op) {
    const { selection, pageValue } = this.editor;
    if (selection.length > 0) this.editor.perform({ op, page: pageValue, items: selection });
  }

  order(to) {
    const { selection, pageValue } = this.editor;
    if (selection.length > 0) this.editor.perform({ op: "orderElements", page: pageValue, items: selection, to });
  }

  // MARK: Dragging

  drop(row, target, where) {
    const { editor } = this;
    const dragged = row.dataset.path, other = target.dataset.path;
    if (other.startsWith(`${dragged}.`)) return;
    const items = editor.selection.includes(dragged) ? editor.selection : [dragged];
    if (where === "into") {
      editor.perform({ op: "nestElements", page: editor.pageValue, items, into: other });
      return;
    }
    const [array, index] = splitIndex(other), [own, from] = splitIndex(dragged);
    // The tree has the last element of the array first.
    const at = where === "before" ? index + 1 : index;
    if (array === own && items.length === 1) {
      const to = at > from ? at - 1 : at;
      if (to !== from) editor.perform({ op: "reorder", at: array, from: [from], to });
      return;
    }
    const into = editor.element(other)?.parent ?? null;
    editor.perform({ op: "nestElements", page: editor.pageValue, items, into, index: at });
  }
}

/** Returns the path of an array and the index of the value at a path. */
function splitIndex(path) {
  const [, array, index] = path.match(/^(.*)\[(\d+)\]$/);
  return [array, Number(index)];
}
