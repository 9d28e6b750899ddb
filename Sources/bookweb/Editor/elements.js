// The elements of the page as a tree, with the topmost one first.

import { byId, made } from "../Page/dom.js";
import { dragRows, iconButton, isField, isNews, panelHead, searchField } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class ElementsPanel {
  constructor(editor) {
    this.editor = editor;
    const button = (look, title, op, members) => iconButton(look, title, () => {
      if (editor.selection.length > 0) editor.onSelection(op, members);
    }, op);
    const head = panelHead(texts.elements, [
      button("up", texts.forward, "orderElements", { to: "forward" }),
      button("down", texts.backward, "orderElements", { to: "backward" }),
      button("copy", texts.duplicate, "duplicateElements"), button("trash", texts.remove, "removeElements")]);
    this.search = searchField(texts.findElement, () => this.update(editor));
    this.tree = made("div", "tree", "", {
      role: "tree", "aria-label": texts.elements, "aria-multiselectable": true,
      onkeydown: (event) => this.key(event),
    });
    this.empty = made("p", "empty", texts.noElements);
    byId("elements").append(head, this.search, this.tree, this.empty);
    dragRows(this.tree, ".tree-row", (row, target, where) => this.drop(row, target, where),
      (row, dragged) => row.dataset.type === "group" && !row.dataset.path.startsWith(dragged.dataset.path));
    this.closed = new Set();
  }

  draw(editor) {
    const isNew = isNews(this, [editor.selection, editor.stage?.elements.map((element) => (
      [element.path, element.item, element.type, element.locked, element.concealed, element.waits, element.visible]))]);
    if (isNew) this.update(editor);
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
    const isGroup = type === "group";
    const label = [item, texts.types[type], waits && texts.waits, !visible && texts.invisible, locked && texts.locked,
      concealed && texts.concealed].filter(Boolean).join(", ");
    const row = made("div", "tree-row", [], {
      role: "treeitem", "aria-level": level, "aria-selected": isSelected, "aria-label": label, tabIndex: -1,
      "aria-expanded": isGroup ? !this.closed.has(path) : undefined, "data-path": path, "data-type": type || "",
      style: `padding-left: ${6 + 14 * (level - 1)}px`,
      onclick: (event) => this.click(event, path), ondblclick: () => this.rename(path),
    });
    if (isGroup) {
      row.append(made("span", "twist", [icon("chevron")], { onclick: (event) => {
        event.stopPropagation();
        this.toggle(path);
      } }));
    }
    row.append(icon(type || "warning"), made("span", "tree-name", item));
    if (waits) row.append(made("span", "tree-mark", [icon("bolt")]));
    row.append(
      locked ? this.switchButton("lock", texts.unlock, "lock", path, true)
        : this.switchButton("unlock", texts.lock, "lock", path, false),
      concealed ? this.switchButton("hidden", texts.reveal, "conceal", path, true)
        : this.switchButton("eye", texts.conceal, "conceal", path, false));
    return row;
  }

  /** Returns a button that switches an input of the session on or off for an element. */
  switchButton(look, title, input, path, isOn) {
    return iconButton(look, title, (event) => {
      event.stopPropagation();
      this.editor.perform({ in: input, items: [path], on: !isOn });
    }, undefined, { className: isOn ? "tool switch on" : "tool switch", tabIndex: -1 });
  }

  toggle(path) {
    if (!this.closed.delete(path)) this.closed.add(path);
    this.update(this.editor);
  }

  click(event, path) {
    const { editor } = this;
    if (event.shiftKey && editor.selection.length > 0) {
      const paths = this.rows.map((row) => row.dataset.path);
      const from = paths.indexOf(editor.selection.at(-1)), to = paths.indexOf(path);
      return editor.select(paths.slice(Math.min(from, to), Math.max(from, to) + 1));
    }
    if (event.ctrlKey || event.metaKey) return editor.perform({ in: "select", toggle: [path] });
    return editor.select([path]);
  }

  key(event) {
    const row = event.target.closest(".tree-row");
    if (!row || isField(event.target)) return;
    const index = this.rows.indexOf(row), step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { path, type } = row.dataset;
    if (step && !event.altKey && !event.ctrlKey) {
      const next = this.rows[index + step];
      if (next && event.shiftKey) this.editor.perform({ in: "select", add: [next.dataset.path] });
      else if (next) this.editor.select([next.dataset.path]);
      next?.focus();
    } else if (event.key === "F2") this.rename(path);
    else if (type === "group" && event.key === (this.closed.has(path) ? "ArrowRight" : "ArrowLeft")) this.toggle(path);
    else if (event.key === " ") this.editor.perform({ in: "select", toggle: [path] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  rename(path) {
    const find = () => this.rows.find((other) => other.dataset.path === path);
    const row = find(), element = this.editor.element(path);
    if (!row || !element) return;
    const name = row.querySelector(".tree-name");
    const end = async (isKept) => {
      if (!this.isRenaming) return;
      this.isRenaming = false;
      const wanted = field.value.trim();
      field.replaceWith(name);
      if (isKept && wanted !== element.item) {
        await this.editor.onPage("renameElement", { item: path, name: wanted, scripts: true });
      }
      this.update(this.editor);
      find()?.focus();
    };
    const field = made("input", "rename", "", {
      value: element.item, "aria-label": texts.rename, onblur: () => end(true),
      onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Enter") end(true);
        if (event.key === "Escape") end(false);
      },
    });
    name.replaceWith(field);
    this.isRenaming = true;
    field.focus();
    field.select();
  }

  drop(row, target, where) {
    const { editor } = this;
    const dragged = row.dataset.path, other = target.dataset.path;
    if (other.startsWith(`${dragged}.`)) return;
    const items = editor.selection.includes(dragged) ? editor.selection : [dragged];
    if (where === "into") {
      editor.onPage("nestElements", { items, into: other });
      return;
    }
    const [array, index] = splitIndex(other), [own, from] = splitIndex(dragged);
    // The tree begins with the last element of the array.
    const at = where === "before" ? index + 1 : index;
    if (array === own && items.length === 1) {
      const to = at > from ? at - 1 : at;
      if (to !== from) editor.perform({ op: "reorder", at: array, from: [from], to });
      return;
    }
    editor.onPage("nestElements", { items, into: editor.element(other)?.parent ?? null, index: at });
  }
}

/** Returns the path of an array and the index of the value at a path. */
function splitIndex(path) {
  const [, array, index] = path.match(/^(.*)\[(\d+)\]$/);
  return [array, Number(index)];
}
