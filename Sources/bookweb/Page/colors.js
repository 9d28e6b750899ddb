// Colours: how light they are, and their names, for readers who hear them.

/** Typical colours, in the order of their names in `allWords`. */
const namedColors = [
  "#E53935", "#FB8C00", "#FDD835", "#7CB342", "#2E7D32", "#29B6F6", "#1E5BC6", "#8E44AD", "#F48FB1", "#8D5A2B",
  "#212121", "#9E9E9E", "#FFFFFF",
];

/** Returns red, green and blue of a colour, written as #RRGGBB or #RRGGBBAA. */
export function channelsOf(color) { return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)); }

/** Returns whether a colour is so light that it needs a dark background. */
export function isLight(channels) {
  const [red, green, blue] = channels;
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

/** Returns the name of the typical colour that is most like a colour. */
export function nameOfColor(color, words) {
  const own = channelsOf(color);
  const distances = namedColors.map((other) => (
    channelsOf(other).reduce((sum, channel, index) => sum + (channel - own[index]) ** 2, 0)));
  return words.colors[distances.indexOf(Math.min(...distances))];
}

/** Returns the name of a colour of a palette, counted from 0, with its number where that is needed. */
export function nameInPalette({ palette, regions }, index, words) {
  const names = palette.map((color) => nameOfColor(color, words));
  const isClear = names.indexOf(names[index]) === names.lastIndexOf(names[index]);
  return isClear && !regions.some(({ target }) => target) ? names[index] : `${index + 1}: ${names[index]}`;
}
