// Which texts are the captions of pictures that can be touched, such as those of contents.

import { field } from "./interface.js";
import { edgesOf } from "./part.js";

/** Returns the number of the touchable picture whose caption a text is, or nothing. */
export function captionedPicture({ floats, ints, base, count }, elements, number) {
  const texts = [], pictures = [];
  for (let index = 0, at = base; index < count; index += 1, at += field.count) {
    const other = ints[at + field.element], element = elements[other];
    const item = { number: other, edges: edgesOf(floats.subarray(at, at + 8)) };
    if (other === number) texts.push(item);
    else if (element?.touchable && !element.text && element.swatch === undefined) pictures.push(item);
  }
  if (texts.length === 0) return undefined;
  const [{ edges: [left, top, right] }] = texts, middle = (left + right) / 2;
  // A caption stands right below its picture, within the height of a line or two.
  return pictures.find(({ edges: [from, upper, to, lower] }) => (
    middle > from && middle < to && top > lower - 0.2 * (lower - upper) && top < lower + 0.25 * (lower - upper)))
    ?.number;
}

/** The sections that a phone shows as lists of their texts, each with its picture. */
const listedSections = ["contents", "play", "options"];
const generatedNames = /^(heading|back|title\d+|.+\.(label|\d+))$/;

/** Returns whether a page is a section that was made for the book, or is made like one. */
export function isListed({ section, elements }) {
  return listedSections.includes(section) && elements.some(({ name }) => name === "back") &&
    elements.every(({ name, text, touchable }) => touchable || text === undefined || generatedNames.test(name));
}
