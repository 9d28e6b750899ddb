// Short forms of what all parts of the pages do with elements.

/** @returns {any} the element with an id */
export const byId = (id) => document.getElementById(id);

/**
 * Returns a new element.
 *
 * @param content a text, which never becomes markup, or an array of texts and elements
 * @param more properties, attributes, and functions for events by names such as `onclick`; undefined ones are left out
 * @returns {any}
 */
export function made(tag, className, content, more = {}) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (Array.isArray(content)) node.append(...content);
  else if (content !== undefined) node.textContent = content;
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node) node[name] = value;
    else node.setAttribute(name, value);
  }
  return node;
}

/** Returns a new element of SVG with attributes; numbers are rounded to hundredths. */
export function drawn(tag, attributes = {}, text) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    node.setAttribute(name, typeof value === "number" ? Math.round(value * 100) / 100 : value);
  }
  if (text !== undefined) node.textContent = text;
  return node;
}

/** Returns what a function returns, or something else if it throws. */
export function attempt(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Drops the click that browsers make of a touch, which would hit what lies there only now. */
export function dropClick({ clientX, clientY }) {
  const drop = (event) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < 30) event.stopPropagation();
  };
  document.addEventListener("click", drop, true);
  setTimeout(() => document.removeEventListener("click", drop, true), 500);
}

/** Gives an element a size in pixels, and returns it. */
export function sized(node, width, height) {
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
  return node;
}

/** Returns a coordinate rounded to hundredths of a point. */
export function rounded(number) { return Math.round(number * 100) / 100; }

/** Names a button that shows a picture only. */
export function nameButton(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}

let forbidden = "";
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  forbidden ||= `${effectiveDirective}: ${blockedURI}`;
});

/** Returns a promise of what a security policy has forbidden the page first, or of an empty text. Browsers tell it a
    moment after what failed. */
export const whatIsForbidden = () => new Promise((take) => setTimeout(() => take(forbidden), 100));

/** Shows what keeps a page from being shown. */
export function showTrouble(...texts) {
  const node = byId("trouble");
  node.lang = document.documentElement.lang;
  node.replaceChildren(...texts.map((text) => made("p", "", text)));
  node.className = "now";
  node.hidden = false;
}

export function handOut(blob, name) {
  const link = made("a", "", "", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
