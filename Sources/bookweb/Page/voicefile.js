// Files that take voices from one device to another: XML property lists with the sounds in them.

import { bytesOf } from "./assets.js";
import { attempt } from "./dom.js";

export const maxVoiceFile = 256 * 1024 * 1024;

/** Returns the value of an element of a property list; data stays an element. */
function listValue(node) {
  const entries = [...node.children];
  switch (node.localName) {
    case "dict":
      return new Map(entries.flatMap((key, index) => (
        key.localName === "key" && entries[index + 1] ? [[key.textContent, listValue(entries[index + 1])]] : [])));
    case "array": return entries.map(listValue);
    case "integer":
    case "real": return Number(node.textContent);
    case "string": return node.textContent;
    default: return node;
  }
}

/** Returns the root of an XML property list, or null if it is something else. */
export function readList(text) {
  const root = new DOMParser().parseFromString(text, "application/xml").documentElement;
  const isList = root.localName === "plist" && root.firstElementChild && !root.querySelector("parsererror");
  return isList ? listValue(root.firstElementChild) : null;
}

/** Returns a recording of a file, or null if it is damaged. */
export function readRecording(entry) {
  if (!(entry instanceof Map)) return null;
  const [voice, page, item, sound] = ["voice", "page", "item", "sound"].map((key) => entry.get(key));
  const isPage = typeof page === "string" ? page !== "" : Number.isInteger(page) && page > 0;
  if (!isVoiceName(voice) || !isPage || typeof item !== "string" || sound?.localName !== "data") return null;
  const text = (key) => (typeof entry.get(key) === "string" ? entry.get(key) : "");
  const bytes = attempt(() => bytesOf(sound).buffer, null);
  return bytes && {
    voice, page, item, language: text("language"), words: text("words"), type: text("type"),
    milliseconds: Math.floor(Number(entry.get("duration")) * 1000 + 1e-6) || 0, bytes,
  };
}

export function isVoiceName(name) {
  return typeof name === "string" && /^[^\p{Cc}"]{1,40}$/u.test(name);
}

/** Returns the parts of a file with the recordings of a book, whose sounds are bytes. */
export function voiceFileParts(identifier, recordings) {
  const escaped = (text) => text.replace(/[&<>]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[mark]);
  const entry = (key, type, text) => `<key>${key}</key><${type}>${escaped(String(text))}</${type}>\n`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n';
  const parts = [head, entry("version", "integer", 1)];
  if (identifier) parts.push(entry("identifier", "string", identifier));
  parts.push("<key>recordings</key><array>\n");
  for (const { voice, language, page, item, milliseconds, words, type, bytes } of recordings) {
    parts.push(
      "<dict>\n", entry("voice", "string", voice), entry("language", "string", language),
      entry("page", typeof page === "string" ? "string" : "integer", page), entry("item", "string", item),
      entry("duration", "real", milliseconds / 1000), words ? entry("words", "string", words) : "",
      entry("type", "string", type || ""), "<key>sound</key><data>", ...base64Of(bytes), "</data>\n</dict>\n");
  }
  parts.push("</array></dict></plist>\n");
  return parts;
}

/** Returns bytes as base64, in several parts. */
function base64Of(bytes) {
  // Only parts of whole groups of three bytes follow each other without padding.
  const size = 3 * 8192, all = new Uint8Array(bytes);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => (
    btoa(String.fromCharCode(...all.subarray(index * size, (index + 1) * size)))));
}
