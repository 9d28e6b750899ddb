// A field for each shape of values in the table of keys.

import { attempt, byId, made } from "../Page/dom.js";
import { fileAddress, menu, onSteps } from "./controls.js";
import { texts } from "./texts.js";

const same = (text) => text;

export class Fields {
  constructor(editor) { this.editor = editor; }

  /**
   * Returns a control for a value.
   *
   * @param key its entry in the table of keys
   * @param row the server's entry for the key: `value` or `standard`, and `mixed`
   * @param set called with the new value, or null to remove the key
   */
  make(key, row, set, label) {
    const makers = {
      number: "makeNumber", integer: "makeNumber", boolean: "makeBoolean", word: "makeWord", color: "makeColor",
      file: "makeFile", strings: "makeLines", numbers: "makeLines", colors: "makeLines", value: "makeValue",
      background: "makeBackground", page: "makePage", stops: "makeValue",
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

  /** Returns an input that passes on its text when it loses the focus or Enter is pressed. */
  input(row, set, read = same, text = plainText) {
    const old = row.mixed ? "" : text(row.value);
    const commit = () => {
      if (field.value === old || field.dataset.done === field.value) return;
      field.dataset.done = field.value;
      set(field.value === "" ? null : read(field.value));
    };
    const field = made("input", "field", "", {
      type: "text", autocomplete: "off", spellcheck: false, value: old,
      placeholder: row.mixed ? texts.several : standardText(row), onchange: commit,
      onkeydown: (event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape") {
          field.value = old;
          byId("stage").focus();
        }
      },
    });
    return field;
  }

  makeText(key, row, set) {
    const value = plainText(row.value), length = String(row.value ?? "").length;
    if (row.mixed || (key?.name !== "text" && length <= 32)) return this.input(row, set);
    return this.area(row, value, Math.min(5, 1 + Math.ceil(length / 30)), (text) => set(text === "" ? null : text));
  }

  area(row, value, rows, act) {
    return made("textarea", "field", "",
      { rows, value, placeholder: standardText(row), onchange: ({ target }) => act(target.value) });
  }

  makeNumber(key, row, set) {
    const read = (text) => (Number.isFinite(Number(text)) && text.trim() !== "" ? Number(text) : text);
    const field = this.input(row, set, read);
    field.inputMode = "decimal";
    field.classList.add("number");
    const [least, greatest] = key.bounds || [];
    const size = key.shape === "integer" || greatest !== 1 ? 1 : 0.1;
    onSteps(field, ["ArrowUp", "ArrowDown"], (step, event) => {
      const present = Number(field.value || row.standard || 0) || 0;
      const next = Number((present + step * size * (event.shiftKey ? 10 : 1)).toFixed(3));
      const bounded = Math.min(greatest ?? Infinity, Math.max(least ?? -Infinity, next));
      field.value = field.dataset.done = String(bounded);
      set(bounded, `number ${key.name}`);
    });
    return field;
  }

  makeBoolean(key, row, set) {
    return this.choice(row, [["true", texts.on], ["false", texts.off]],
      (text) => set(text === null ? null : text === "true"));
  }

  makeWord(key, row, set) {
    return this.choice(row, (key.words || []).map((word) => [word, word]), set);
  }

  /** Returns a menu whose first choice is the default. */
  choice(row, choices, set) {
    const [standard] = String(row.standard ?? "").split(/[,;] /);
    const first = row.mixed ? texts.several
      : texts.standardChoice(row.value === undefined ? texts.standard(standard) : "");
    const value = row.mixed ? "" : String(row.value ?? "");
    const isKnown = value === "" || choices.some(([other]) => other === value);
    return menu([["", first], ...choices, ...(isKnown ? [] : [[value, value]])],
      { value, onchange: ({ target }) => set(target.value === "" ? null : target.value) });
  }

  makeColor(key, row, set) {
    return made("div", "color-field", [this.input(row, set), this.well(row.value ?? row.standard, set)]);
  }

  /** Returns a field that opens the system's colour picker. */
  well(color, set) {
    const value = /^#[0-9a-f]{6}/i.test(color || "") ? color.slice(0, 7) : "#000000";
    return made("input", "well", "", {
      type: "color", value, "aria-label": texts.colour, onchange: ({ target }) => set(target.value.toUpperCase()) });
  }

  makeFile(key, row, set) {
    const files = this.editor.assets.filter(({ kind }) => kind !== "other");
    const field = this.suggest(this.input(row, set), "files", files.map(({ name }) => name));
    const picture = files.find(({ name, kind }) => name === row.value && kind === "picture");
    return made("div", "file-field", picture
      ? [made("img", "file-picture", "", { alt: "", src: fileAddress(picture.name) }), field] : [field]);
  }

  makePage(key, row, set) {
    return this.suggest(this.input(row, set, (text) => (/^\d+$/.test(text) ? Number(text) : text)), "page-names",
      this.editor.pages.map(({ name }, index) => name || String(index + 1)));
  }

  /** Gives a field a list of suggestions, which it shares with others. */
  suggest(field, id, values) {
    let node = byId(`list-${id}`);
    if (!node) {
      node = made("datalist", "", "", { id: `list-${id}` });
      document.body.append(node);
    }
    node.replaceChildren(...values.map((value) => new Option(value, value)));
    field.setAttribute("list", node.id);
    return field;
  }

  makeLines(key, row, set) {
    const values = Array.isArray(row.value) ? row.value : [];
    return this.area(row, values.join("\n"), Math.max(1, Math.min(6, values.length)), (text) => {
      const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
      set(lines.length > 0 ? lines.map((line) => (key.shape === "numbers" ? Number(line) : line)) : null);
    });
  }

  makeValue(key, row, set) {
    const field = this.input(row, set, readValue, (value) => (value === undefined ? "" : JSON.stringify(value)));
    if (!field.placeholder) field.placeholder = texts.json;
    return field;
  }

  /** A background is a colour, a file, or a gradient. */
  makeBackground(key, row, set) {
    const isGradient = row.value !== null && typeof row.value === "object";
    const field = this.input(isGradient ? { ...row, value: undefined, standard: "gradient" } : row, set);
    const pictures = this.editor.assets.filter(({ kind }) => kind === "picture").map(({ name }) => name);
    return made("div", "file-field", [this.suggest(field, "pictures", pictures),
      this.well(typeof row.value === "string" ? row.value : "#ffffff", set)]);
  }
}

/** Returns a value as text, as people would type it. */
export function plainText(value) {
  return value !== null && typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
}

function standardText({ standard }) { return texts.standard(String(standard ?? "")); }

/** Returns the value of a text: a number, a boolean, JSON, or else the text itself. */
function readValue(text) { return attempt(() => JSON.parse(text), text); }
