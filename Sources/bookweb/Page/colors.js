// Names of colours, for readers who hear them.

/** Typical colours, in the order of their names in `allWords`. */
const namedColors = [
  "#E53935", "#FB8C00", "#FDD835", "#7CB342", "#2E7D32", "#29B6F6", "#1E5BC6", "#8E44AD", "#F48FB1", "#8D5A2B",
  "#212121", "#9E9E9E", "#FFFFFF",
];

/** Returns the name of the typical colour that is most like a colour. */
export function nameOfColor(color, words) {
  const channels = (text) => [1, 3, 5].map((start) => parseInt(text.slice(start, start + 2), 16));
  const own = channels(color);
  const distances = namedColors.map((other) => (
    channels(other).reduce((sum, channel, index) => sum + (channel - own[index]) ** 2, 0)));
  return words.colors[distances.indexOf(Math.min(...distances))];
}

/** Returns the name of a colour of a palette, counted from 0, with its number where that is needed. */
export function nameInPalette({ palette, regions }, index, words) {
  const names = palette.map((color) => nameOfColor(color, words));
  const isClear = names.indexOf(names[index]) === names.lastIndexOf(names[index]);
  return isClear && !regions.some(({ target }) => target) ? names[index] : `${index + 1}: ${names[index]}`;
}
