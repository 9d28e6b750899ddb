// Rows of a list that a pointer takes to another place.

import { made } from "../Page/dom.js";

/**
 * Makes the rows of a list draggable.
 *
 * @param list the list's node
 * @param rowSelector what its rows are
 * @param drop called with the dragged row, the row it is dropped on, and where: "before", "after" or "into"
 * @param takes returns whether something can be dropped into a row
 */
export function dragRows(list, rowSelector, drop, takes = (_row, _dragged) => false) {
  let drag = null;
  const mark = list.appendChild(made("div", "drop-mark"));
  mark.hidden = true;
  const find = (event) => {
    const rows = [...list.querySelectorAll(rowSelector)];
    const row = rows.find((other) => {
      const box = other.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY < box.bottom;
    }) || rows[rows.length - 1];
    if (!row) return null;
    const box = row.getBoundingClientRect(), share = (event.clientY - box.top) / box.height;
    if (takes(row, drag.row) && share > 0.3 && share < 0.7) return { row, where: "into" };
    return { row, where: share < 0.5 ? "before" : "after" };
  };
  list.addEventListener("pointerdown", (event) => {
    const row = event.target.closest(rowSelector);
    if (!row || event.button !== 0 || event.target.closest("button, input")) return;
    drag = { row, x: event.clientX, y: event.clientY, isOn: false, id: event.pointerId };
  });
  list.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.isOn && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 5) return;
    if (!drag.isOn) list.setPointerCapture(event.pointerId);
    drag.isOn = true;
    drag.target = find(event);
    list.classList.add("dragging");
    showMark(mark, list, drag.target);
  });
  const end = (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { isOn, row, target } = drag;
    drag = null;
    mark.hidden = true;
    list.classList.remove("dragging");
    if (event.type === "pointerup" && isOn && target && target.row !== row) drop(row, target.row, target.where);
  };
  list.addEventListener("pointerup", end);
  list.addEventListener("pointercancel", end);
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
