// What options look like besides their texts, in a generated section: a picture for each option, a switch for what is
// on or off, and a row of dots for other values. Switches differ by their form, and not only by their colour.

import { drawn } from "./dom.js";

const microphone = "M12 3q3 0 3 3v6q0 3-3 3t-3-3V6q0-3 3-3zM6 11v1a6 6 0 0 0 12 0v-1M12 18v3";

/** The pictures of options, as lines in a square of 24; those of a book's own have a star. */
const pictures = {
  sound: "M4 9.5h3.5l5-4.5v14l-5-4.5H4zM16 9c1.7 1.8 1.7 4.2 0 6M18.5 6.5c3 3.2 3 7.8 0 11",
  music: "M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM19 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z",
  narration: "M2 12c3-4 6-5.5 8-4.5l2 1 2-1c2-1 5 .5 8 4.5-3 4.5-6.5 6-10 6s-7-1.5-10-6zM2 12q10 3 20 0",
  readAlong: "M3 6h18M3 12h5M11 9.5h10v5h-10zM3 18h12",
  turnPages: "M4 4h11v5M15 15v5H4zM9 12h12M18 9l3 3-3 3",
  voice: "M9 11a3.5 3.5 0 1 1 0-7a3.5 3.5 0 1 1 0 7zM3 20q0-6 6-6t6 6M17 6q2 3 0 6M20 4q3.5 5 0 10",
  language: "M3 4h18v12H11l-4 4v-4H3zM7 8.5h10M7 11.5h6",
  reducedMotion: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  textSize: "M2 19L8 4l6 15M4 14h8M22 12v7M22 15.5a3 3.5 0 1 1-6 0a3 3.5 0 1 1 6 0z",
  microphone, recording: microphone,
  level: "M4 9h5c-2-3 0-5 2-5s4 2 2 5h5v4c3-2 5 0 5 2s-2 4-5 2v4H4z",
  captions: "M3 5h18v14H3zM7 14.5h3M13 14.5h4",
  other: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1-5.5-3-5.5 3 1.2-6.1-4.5-4.2 6.1-.8z",
};

/** The forms of switches: a disc with a tick, and a ring. */
const disc = "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z";
const forms = {
  true: `${disc}M6 12.5l2-2 2.7 2.7 5.5-5.5 2 2-7.5 7.5z`, false: `${disc}M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z`,
};

/** The number of values up to which there is a dot for each. */
const maxDots = 9;

/** Returns the name of an option, and the number of a value or `label`, if an element of the options is named so. */
export function optionNamed(name) { return name?.match(/^(.+)\.(label|\d+)$/)?.slice(1) ?? []; }

/** Adds to the node of an element of the options what it looks like besides its text. */
export function dress(node, { name }, elements, options) {
  const [option, part] = optionNamed(name);
  if (part === undefined || !Object.hasOwn(options, option)) return;
  const add = (className, width, shape) => {
    const picture = drawn("svg", { class: className, viewBox: `0 0 ${width} 24`, "aria-hidden": "true" });
    picture.append(...shape);
    node.prepend(picture);
  };
  if (part === "label") {
    add("line sign", 24, [drawn("path", { d: pictures[option] ?? pictures.other })]);
    return;
  }
  const value = options[option];
  if (typeof value === "boolean") {
    node.classList.add("switch", value ? "on" : "off");
    add("knob", 24, [drawn("path", { d: forms[value] })]);
    return;
  }
  const count = elements.map(({ name }) => optionNamed(name)).filter(([other, its]) => other === option && its !== "label").length;
  if (count < 2 || count > maxDots) return;
  add("dots", 24 * count, Array.from({ length: count }, (_, index) => (
    drawn("circle", { cx: 24 * index + 12, cy: 12, r: index + 1 === Number(part) ? 11 : 5 }))));
}
