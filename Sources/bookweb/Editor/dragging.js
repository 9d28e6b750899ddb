// Rows of a list that a pointer takes to another place.

import { made } from "../Page/dom.js";
import { onDrag } from "./controls.js";

/**
 * Makes the rows of a list draggable.
 *
 * @param drop called with the dragged row, the row it is dropped on, and where: "before", "after" or "into"
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
