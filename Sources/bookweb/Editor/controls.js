// Buttons, fields and what else the panels are made of.

import { made } from "../Page/dom.js";
import { icon } from "./icons.js";

/** Returns a button with an icon, whose title is also its name for screen readers. */
export function iconButton(look, title, act, operation) {
  const button = made("button", "tool");
  button.type = "button";
  button.title = title;
  button.setAttribute("aria-label", title);
  if (operation) button.dataset.op = operation;
  button.append(icon(look));
  if (act) button.addEventListener("click", act);
  return button;
}

/** Returns a button with a text. */
export function textButton(text, act, className = "", operation) {
  const button = made("button", `button ${className}`, text);
  button.type = "button";
  if (operation) button.dataset.op = operation;
  if (act) button.addEventListener("click", act);
  return button;
}

/** Makes the arrow keys move the focus among the controls of a toolbar. */
export function roving(bar, selector = "button") {
  const all = () => [...bar.querySelectorAll(selector)].filter((node) => !node.disabled && node.offsetParent);
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const nodes = all(), present = nodes.indexOf(document.activeElement);
    if (!step || present < 0) return;
    event.preventDefault();
    event.stopPropagation();
    nodes[(present + step + nodes.length) % nodes.length].focus();
  });
}

/** Whether what has the focus takes text, so that keys belong to it. */
export function isField(node) {
  return node instanceof HTMLElement && node.matches("input:not([type=checkbox], [type=range]), textarea, select");
}

/** Panels of which one is shown, with a tab for each. */
export class Tabs {
  /** @param panels pairs of an id and a title */
  constructor(node, panels, label) {
    this.node = node;
    this.changed = () => {};
    node.classList.add("tabs");
    this.head = node.appendChild(made("div", "tablist"));
    this.list = this.head.appendChild(made("div", "tabrow"));
    this.list.setAttribute("role", "tablist");
    this.list.setAttribute("aria-label", label);
    this.panels = new Map();
    for (const [id, title] of panels) this.add(id, title);
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.show(panels[0][0]);
  }

  add(id, title) {
    const tab = this.list.appendChild(made("button", "tab", title));
    tab.type = "button";
    tab.id = `tab-${id}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", id);
    const count = tab.appendChild(made("span", "count"));
    const panel = this.node.appendChild(made("section", "panel"));
    panel.id = id;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => this.show(id));
    this.panels.set(id, { tab, panel, count });
  }

  key(event) {
    const ids = [...this.panels.keys()], step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    this.show(ids[(ids.indexOf(this.shown) + step + ids.length) % ids.length]);
    this.panels.get(this.shown).tab.focus();
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
  count(id, number, kind = "") {
    const { count } = this.panels.get(id);
    count.textContent = number > 0 ? String(number) : "";
    count.className = `count ${kind}`;
  }
}

/** A dialog with a title and buttons. */
export function showDialog(title, content, buttons) {
  const dialog = made("dialog", "dialog");
  const head = dialog.appendChild(made("h2", "", title));
  head.id = "dialog-title";
  dialog.setAttribute("aria-labelledby", head.id);
  dialog.append(...content);
  const row = dialog.appendChild(made("div", "buttons"));
  for (const [text, act, className] of buttons) {
    row.append(textButton(text, async () => {
      if (await act?.() !== false) dialog.close();
    }, className));
  }
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
