// How a report writes times, counts and events, and how wide words are.

/** Returns a number with at most three decimals. */
const shortNumber = (number) => String(Math.round(number * 1000) / 1000);

/** Returns a tick as a time in seconds. */
const timeOf = (tick, tickRate) => `${shortNumber(tick / tickRate)} s`;

/** Returns a count with its noun, such as "1 event" or "3 events". */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns a percentage, rounded down to a tenth so that 100 % means all. */
const percentOf = ({ reached, all }) => `${all === 0 ? 100 : Math.floor((reached * 1000) / all) / 10} %`;

/** Returns an event without its time, page and section, such as "drag.dropped hat target=head x=10 y=20". */
function describe(event) {
  const { tick, time, page, section, event: kind, item, tween, ...rest } = event;
  const subject = [item, tween].filter((name) => name !== undefined).join("/");
  const values = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
  return [kind, subject, ...values].filter((word) => word !== "").join(" ");
}

/** Returns the width of a text in a CSS font. */
function widthOf(text, font) {
  widthOf.context ||= document.createElement("canvas").getContext("2d");
  widthOf.context.font = font;
  return Math.ceil(widthOf.context.measureText(text).width) + 1;
}
