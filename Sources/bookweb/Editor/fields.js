// A field for each shape that the table of keys knows.

import { byId, made } from "../Page/dom.js";
import { fileAddress } from "./canvas.js";
import { texts } from "./texts.js";

export class Fields {
  constructor(editor) { this.editor = editor; }

  /**
   * Returns a control for a value.
   *
   * @param key its entry in the table of keys
   * @param row what the server says about the key: `value` or `standard`, and `mixed`
   * @param set called with the new value, or null to remove the key
   */
  make(key, row, set, label) {
    const makers = {
      number: "makeNumber", integer: "makeNumber", boolean: "makeBoolean", word: "makeWord", color: "makeColor",
      file: "makeFile", strings: "makeLines", numbers: "makeLines", colors: "makeLines", value: "makeValue",
      background: "makeBackground", page: "makePage",
    };
    const control = this[makers[key?.shape] || "makeText"](key, row, set);
    const field = control.matches("input, select, textarea") ? control
      : control.querySelector("input, select, textarea");
    field?.setAttribute("aria-label", label);
    if (field && row.findings) {
      field.setAttribute("aria-invalid", "true");
      field.title = row.findings.join("\n");
    }
    return control;
  }

  /** Returns an input that gives its text when it is left, or when Enter is pressed. */
  input(row, set, text, read) {
    const field = made("input", "field");
    field.type = "text";
    field.autocomplete = "off";
    field.spellcheck = false;
    field.value = row.mixed ? "" : text(row.value);
    field.placeholder = row.mixed ? texts.several : texts.standard(String(row.standard ?? ""));
    const old = field.value;
    const commit = () => {
      if (field.value === old || field.dataset.done === field.value) return;
      field.dataset.done = field.value;
      set(field.value === "" ? null : read(field.value));
    };
    field.addEventListener("change", commit);
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") commit();
      if (event.key === "Escape") {
        field.value = old;
        byId("stage").focus();
      }
    });
    return field;
  }

  makeText(key, row, set) {
    const isLong = !row.mixed && (key?.name === "text" || String(row.value ?? "").length > 32);
    if (!isLong) return this.input(row, set, (value) => plainText(value), (value) => value);
    const area = made("textarea", "field");
    area.rows = Math.min(5, 1 + Math.ceil(String(row.value ?? "").length / 30));
    area.value = plainText(row.value);
    area.placeholder = texts.standard(String(row.standard ?? ""));
    area.addEventListener("change", () => set(area.value === "" ? null : area.value));
    return area;
  }

  makeNumber(key, row, set) {
    const read = (text) => (Number.isFinite(Number(text)) && text.trim() !== "" ? Number(text) : text);
    const field = this.input(row, set, (value) => plainText(value), read);
    field.inputMode = "decimal";
    field.classList.add("number");
    const [least, greatest] = key.bounds || [];
    const size = key.shape === "integer" || greatest !== 1 ? 1 : 0.1;
    field.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const present = Number(field.value || row.standard || 0) || 0;
      let next = Number((present + step * size * (event.shiftKey ? 10 : 1)).toFixed(3));
      if (least !== undefined && least !== null) next = Math.max(least, next);
      if (greatest !== undefined && greatest !== null) next = Math.min(greatest, next);
      field.value = String(next);
      field.dataset.done = field.value;
      set(next, `number ${key.name}`);
    });
    return field;
  }

  makeBoolean(key, row, set) {
    const select = this.choice(row, [["true", texts.on], ["false", texts.off]],
      (text) => set(text === null ? null : text === "true"));
    if (!row.mixed && row.value !== undefined) select.value = String(row.value);
    return select;
  }

  makeWord(key, row, set) {
    return this.choice(row, (key.words || []).map((word) => [word, word]), set);
  }

  /** Returns a menu whose first choice is the default. */
  choice(row, choices, set) {
    const select = made("select", "field");
    const [standard] = String(row.standard ?? "").split(/[,;] /);
    const first = row.mixed ? texts.several
      : texts.standardChoice(row.value === undefined ? texts.standard(standard) : "");
    select.append(new Option(first, ""));
    for (const [value, text] of choices) select.append(new Option(text, value));
    if (!row.mixed && row.value !== undefined) {
      const value = String(row.value);
      if (!choices.some(([other]) => other === value)) select.append(new Option(value, value));
      select.value = value;
    }
    select.addEventListener("change", () => set(select.value === "" ? null : select.value));
    return select;
  }

  makeColor(key, row, set) {
    const box = made("div", "color-field");
    const field = this.input(row, set, (value) => plainText(value), (value) => value);
    const well = made("input", "well");
    well.type = "color";
    well.value = plainColor(row.value ?? row.standard);
    well.setAttribute("aria-label", texts.colour);
    well.addEventListener("change", () => set(well.value.toUpperCase()));
    box.append(field, well);
    return box;
  }

  makeFile(key, row, set) {
    const box = made("div", "file-field");
    const field = this.input(row, set, (value) => plainText(value), (value) => value);
    field.setAttribute("list", this.list("files", this.editor.assets.filter(({ kind }) => kind !== "other")
      .map(({ name }) => name)));
    box.append(field);
    const asset = this.editor.assets.find(({ name }) => name === row.value);
    if (asset?.kind === "picture") {
      const image = made("img", "file-picture");
      image.alt = "";
      image.src = fileAddress(asset.name);
      box.prepend(image);
    }
    return box;
  }

  makePage(key, row, set) {
    const field = this.input(row, set, (value) => plainText(value),
      (text) => (/^\d+$/.test(text) ? Number(text) : text));
    field.setAttribute("list",
      this.list("page-names", this.editor.pages.map(({ name }, index) => name || String(index + 1))));
    return field;
  }

  /** Returns the id of a list of suggestions. */
  list(id, values) {
    let node = byId(`list-${id}`);
    if (!node) {
      node = document.body.appendChild(made("datalist"));
      node.id = `list-${id}`;
    }
    const look = values.join("\n");
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      node.replaceChildren(...values.map((value) => new Option(value, value)));
    }
    return node.id;
  }

  makeLines(key, row, set) {
    const area = made("textarea", "field");
    const values = Array.isArray(row.value) ? row.value : [];
    area.rows = Math.max(1, Math.min(6, values.length));
    area.value = values.join("\n");
    area.placeholder = texts.standard(String(row.standard ?? ""));
    area.addEventListener("change", () => {
      const lines = area.value.split("\n").map((line) => line.trim()).filter(Boolean);
      const read = key.shape === "numbers" ? Number : String;
      set(lines.length > 0 ? lines.map((line) => read(line)) : null);
    });
    return area;
  }

  makeValue(key, row, set) {
    const field = this.input(row, set, (value) => (value === undefined ? "" : JSON.stringify(value)), readValue);
    if (!field.placeholder) field.placeholder = texts.json;
    return field;
  }

  /** A background is a colour, a file, or a gradient. */
  makeBackground(key, row, set) {
    const isGradient = row.value !== null && typeof row.value === "object";
    const box = made("div", "file-field");
    const shown = isGradient ? { ...row, value: undefined, standard: "gradient" } : row;
    const field = this.input(shown, set, (value) => plainText(value), (value) => value);
    field.setAttribute("list", this.list("pictures", this.editor.assets.filter(({ kind }) => kind === "picture")
      .map(({ name }) => name)));
    const well = made("input", "well");
    well.type = "color";
    well.value = plainColor(typeof row.value === "string" ? row.value : "#ffffff");
    well.setAttribute("aria-label", texts.colour);
    well.addEventListener("change", () => set(well.value.toUpperCase()));
    box.append(field, well);
    return box;
  }
}

/** Returns a value as people type it. */
export function plainText(value) {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Returns a colour as a colour field takes it. */
function plainColor(color) { return /^#[0-9a-f]{6}/i.test(color || "") ? color.slice(0, 7) : "#000000"; }

/** Returns what a text says: a number, a boolean, JSON, or else itself. */
function readValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
