// Colours: how light they are, and their names, for readers who hear them.

/** Typical colours, in the order of their names in `allWords`. */
const namedColors = [
  "#FFFFFF", "#D6D6D6", "#9E9E9E", "#424242", "#1E1E1E", "#FFF6DC", "#E3D3B0", "#B98655", "#8D5A2B", "#5A3820",
  "#E53935", "#A31515", "#6D1A36", "#FA8F7F", "#FBD0DC", "#F48FB1", "#E0249A", "#FBC08A", "#FB8C00", "#B7410E",
  "#FFF59D", "#FDD835", "#C99A12", "#808000", "#B5E61D", "#BEE5B0", "#7CB342", "#3C8F3F", "#0B4A1C", "#B5F0D8",
  "#20DACE", "#00767A", "#D3EAF8", "#8FD3F4", "#29B6F6", "#1E5BC6", "#122E6B", "#4A3FB0", "#8E44AD", "#C9A0DC",
];

/** Returns red, green and blue of a colour, written as #RRGGBB or #RRGGBBAA. */
export function channelsOf(color) { return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)); }

/** Returns whether a colour is so light that it needs a dark background. */
export function isLight(channels) {
  const [red, green, blue] = channels;
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

/** Returns a colour in Oklab, in which colours that look alike are close to each other. */
function oklab(color) {
  const [red, green, blue] = channelsOf(color).map((channel) => (
    channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 255 / 12.92));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Returns the name of the typical colour that looks most like a colour. */
export function nameOfColor(color, words) {
  const own = oklab(color);
  const distances = namedColors.map((other) => (
    oklab(other).reduce((sum, channel, index) => sum + (channel - own[index]) ** 2, 0)));
  return words.colors[distances.indexOf(Math.min(...distances))];
}

/** Returns the name of a colour of a palette, counted from 0, with its number where that is needed. */
export function nameInPalette({ palette, regions }, index, words) {
  const names = palette.map((color) => nameOfColor(color, words));
  const isClear = names.indexOf(names[index]) === names.lastIndexOf(names[index]);
  return isClear && !regions.some(({ target }) => target) ? names[index] : `${index + 1}: ${names[index]}`;
}
