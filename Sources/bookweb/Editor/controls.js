// Buttons, fields and other parts of the panels, and their behaviour with pointers and keys.

import { made } from "../Page/dom.js";
import { icon } from "./icons.js";

/** Returns a button with an icon, whose title is also its name for screen readers. */
export function iconButton(look, title, act, operation, more = {}) {
  return made("button", "tool", [icon(look)],
    { type: "button", title, "aria-label": title, "data-op": operation, onclick: act, ...more });
}

export function textButton(text, act, className = "", operation, more = {}) {
  return made("button", `button ${className}`, text, { type: "button", "data-op": operation, onclick: act, ...more });
}

/** Returns a menu with choices, each a value and its text. */
export function menu(choices, more) {
  return made("select", "field", choices.map(([value, text]) => new Option(text, value)), more);
}

/** Returns a search field. */
export function searchField(title, act) {
  return made("input", "search", "", { type: "search", placeholder: title, "aria-label": title, oninput: act });
}

/** Returns the head of a panel, with its title and tools. */
export function panelHead(title, tools) {
  return made("div", "panel-head", [made("h2", "", title), roving(made("div", "panel-tools", tools))]);
}

/** Calls a function for two keys, with 1 for the first and -1 for the second; it returns false to leave the event to
    others. */
export function onSteps(node, [forward, back], act) {
  node.addEventListener("keydown", (event) => {
    const step = { [forward]: 1, [back]: -1 }[event.key];
    if (!step || act(step, event) === false) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Makes the arrow keys move the focus among the buttons of a toolbar; returns the toolbar. */
export function roving(bar) {
  onSteps(bar, ["ArrowRight", "ArrowLeft"], (step) => {
    const nodes = [...bar.querySelectorAll("button")].filter((node) => !node.disabled && node.offsetParent);
    const present = nodes.indexOf(document.activeElement);
    if (present < 0) return false;
    return nodes[(present + step + nodes.length) % nodes.length].focus();
  });
  return bar;
}

/**
 * Lets a pointer drag something.
 *
 * @param begin returns the thing to drag, which is passed to the other functions, or a falsy value to ignore the drag
 * @param end called at the end of the drag, with false if it was cancelled
 * @param slack the distance in CSS pixels that distinguishes a drag from a click
 */
export function onDrag(node, begin, move, end = (_drag, _isDone, _event) => {}, slack = 0) {
  let drag = null, start = null, isOn = false;
  node.addEventListener("pointerdown", (event) => {
    drag = begin(event) ?? null;
    start = event;
    isOn = slack === 0;
    // A captured pointer can't click anything inside the node.
    if (drag && isOn) node.setPointerCapture(event.pointerId);
  });
  node.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== start.pointerId) return;
    if (!isOn && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < slack) return;
    if (!isOn) node.setPointerCapture(event.pointerId);
    isOn = true;
    move(drag, event);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    node.addEventListener(name, (event) => {
      if (!drag || event.pointerId !== start.pointerId) return;
      const done = drag;
      drag = null;
      end(done, isOn && name === "pointerup", event);
    });
  }
}

/**
 * Makes the rows of a list draggable.
 *
 * @param drop called with the dragged row, the row on which it is dropped, and "before", "after" or "into"
 * @param takes returns whether something can be dropped into a row
 */
export function dragRows(list, rowSelector, drop, takes = (_row, _dragged) => false) {
  const mark = made("div", "drop-mark", "", { hidden: true });
  const find = (event, dragged) => {
    const rows = [...list.querySelectorAll(rowSelector)];
    const row = rows.find((other) => {
      const box = other.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY < box.bottom;
    }) || rows.at(-1);
    if (!row) return null;
    const box = row.getBoundingClientRect(), share = (event.clientY - box.top) / box.height;
    if (takes(row, dragged) && share > 0.3 && share < 0.7) return { row, where: "into" };
    return { row, where: share < 0.5 ? "before" : "after" };
  };
  onDrag(list, (event) => {
    const row = event.target.closest(rowSelector);
    return !row || event.button !== 0 || event.target.closest("button, input") ? null : { row, target: null };
  }, (drag, event) => {
    drag.target = find(event, drag.row);
    showMark(mark, list, drag.target);
  }, ({ row, target }, isDone) => {
    mark.hidden = true;
    if (isDone && target && target.row !== row) drop(row, target.row, target.where);
  }, 5);
}

function showMark(mark, list, target) {
  mark.hidden = !target;
  if (!target) return;
  const { row, where } = target;
  mark.classList.toggle("into", where === "into");
  mark.style.top = `${row.offsetTop + (where === "after" ? row.offsetHeight : 0) - (where === "into" ? 0 : 1)}px`;
  mark.style.height = where === "into" ? `${row.offsetHeight}px` : "2px";
  if (mark.parentNode !== list) list.append(mark);
}

/** Returns whether a node takes text, so that keys belong to it. */
export function isField(node) {
  return node instanceof HTMLElement && node.matches("input:not([type=checkbox], [type=range]), textarea, select");
}

/** Returns whether a value has changed since the last call for the same owner. */
export function isNews(owner, value) {
  const look = JSON.stringify(value), isSame = look === owner.look;
  owner.look = look;
  return !isSame;
}

/** Panels of which one is shown, with a tab for each. */
export class Tabs {
  /** @param panels pairs of an id and a title */
  constructor(node, panels, label) {
    this.changed = () => {};
    this.list = made("div", "tabrow", "", { role: "tablist", "aria-label": label });
    this.head = made("div", "tablist", [this.list]);
    node.classList.add("tabs");
    node.append(this.head);
    this.panels = new Map(panels.map(([id, title]) => {
      const count = made("span", "count");
      const tab = this.list.appendChild(made("button", "tab", [title, count],
        { type: "button", id: `tab-${id}`, role: "tab", "aria-controls": id, onclick: () => this.show(id) }));
      const panel = made("section", "panel", "", { id, role: "tabpanel", "aria-labelledby": tab.id });
      return [id, { tab, panel: node.appendChild(panel), count }];
    }));
    onSteps(this.list, ["ArrowRight", "ArrowLeft"], (step) => {
      const ids = [...this.panels.keys()];
      this.show(ids[(ids.indexOf(this.shown) + step + ids.length) % ids.length]);
      this.panels.get(this.shown).tab.focus();
    });
    this.show(panels[0][0]);
  }

  show(id) {
    this.shown = id;
    for (const [other, { tab, panel }] of this.panels) {
      tab.setAttribute("aria-selected", other === id);
      tab.tabIndex = other === id ? 0 : -1;
      panel.hidden = other !== id;
    }
    this.changed();
  }

  /** Shows a number beside the title of a panel. */
  count(id, number, kind) {
    const { count } = this.panels.get(id);
    count.textContent = number > 0 ? String(number) : "";
    count.className = `count ${kind}`;
  }
}

/** Shows a dialog with buttons, each with a text, an action and a class; an action that returns false keeps it open. */
export function showDialog(title, content, buttons) {
  const head = made("h2", "", title, { id: "dialog-title" });
  const row = made("div", "buttons", buttons.map(([text, act, className]) => textButton(text, async () => {
    if (await act?.() !== false) dialog.close();
  }, className)));
  const dialog = made("dialog", "dialog", [head, ...content, row],
    { "aria-labelledby": head.id, onclose: () => dialog.remove() });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Returns the address of a file of the book. */
export function fileAddress(name) { return `files/${name.split("/").map(encodeURIComponent).join("/")}`; }
