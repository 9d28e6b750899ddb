"use strict";

// Short forms of what all parts of the page do with its elements.

/** Returns the element with an id. */
const byId = (id) => document.getElementById(id);

/** Returns a new element with a class and a text, which never becomes markup. */
function made(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}
