// Which texts are the captions of pictures that can be touched, such as those of contents.

import { edgesOf } from "./part.js";

/** Returns the number of the touchable picture whose caption a text is, or nothing. */
export function captionedPicture(stage, elements, number) {
  const items = [...stage.records()].map(({ number, frame }) => ({ number, edges: edgesOf(frame), element: elements[number] }));
  const text = items.find((item) => item.number === number);
  if (!text) return undefined;
  const pictures = items.filter(({ element }) => element?.touchable && !element.text && element.swatch === undefined);
  const [left, top, right] = text.edges, middle = (left + right) / 2;
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
