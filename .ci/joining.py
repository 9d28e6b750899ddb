"""Joins the modules of a page into one script.

Modules declare their names with `const`, `let`, `function` and `class`, export them where they declare them, and import
them with `import { name, … } from "./file.js";`. `import name from "./name.json";` makes a constant of a file. All modules
of a page share one scope when they are joined, in the order in which they need each other. `joined` checks what the
browser no longer can: that each name is declared once, exported where it is imported, and imported where it is used.
"""

import json
import re
import sys

TOKEN = re.compile(r"""
    (?P<blank> \s+ | //[^\n]* | /\*.*?\*/)
  | (?P<text> "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
  | (?P<number> \.?\d[\w.]*)
  | (?P<name> [\w$]+)
  | (?P<sign> => | \?\.(?!\d) | \.\.\. | .)
""", re.X | re.S)
PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")

KEYWORDS = set(
    """async await break case catch class const continue default delete do else export extends false finally for function
    get if import in instanceof let new null of return set static super switch this throw true try typeof undefined void
    while yield""".split())
GLOBALS = set(
    """Array ArrayBuffer Audio Blob Boolean CSSStyleSheet DOMParser DataView Date Error EventSource Float32Array
    Float64Array FormData HTMLDialogElement HTMLElement IDBKeyRange Infinity Int32Array IntersectionObserver JSON Map Math
    MediaRecorder NaN Number Object Option Promise RangeError Request ResizeObserver Response Set String TextDecoder
    TextEncoder URL Uint16Array Uint32Array Uint8Array WeakMap WebAssembly atob btoa cancelAnimationFrame caches
    clearInterval clearTimeout crypto decodeURIComponent devicePixelRatio document encodeURIComponent fetch
    getComputedStyle getSelection history
    indexedDB innerHeight innerWidth localStorage location matchMedia navigator parseFloat parseInt performance
    queueMicrotask requestAnimationFrame self sessionStorage setInterval setTimeout window""".split())


class Module:
    """A file: what it imports, exports, declares and uses, and its script without imports and exports."""

    def __init__(self, file):
        self.file = file
        self.imports, self.exports, self.top, self.declared, self.used = {}, [], [], set(), set()
        text = file.read_text()
        if file.suffix == ".json":
            self.top = self.exports = [file.stem]
            self.script = f"const {file.stem} = {json.dumps(json.loads(text), ensure_ascii=False)};\n"
            return
        self.tokens = list(tokens(text))
        self.find_pairs()
        self.cuts = []
        self.read_statements()
        self.find_names()
        for start, end in reversed(self.cuts):
            text = text[:start] + text[end:]
        self.script = text.strip("\n") + "\n"

    def fail(self, message):
        sys.exit(f"{self.file}: {message}")

    def word(self, index):
        return self.tokens[index][1] if 0 <= index < len(self.tokens) else ""

    def is_name(self, index):
        return 0 <= index < len(self.tokens) and self.tokens[index][0] == "name" and self.word(index) not in KEYWORDS

    def find_pairs(self):
        """Finds the other end of each bracket, and how many brackets are open at each token."""
        self.pairs, self.depths, opened = {}, [], []
        for index, (kind, text, _) in enumerate(self.tokens):
            if kind == "sign" and text in ")]}":
                if not opened:
                    self.fail(f"nothing opens a {text}")
                self.pairs[index] = opened.pop()
                self.pairs[self.pairs[index]] = index
            self.depths.append(len(opened))
            if kind == "sign" and text in "([{":
                opened.append(index)

    def read_statements(self):
        for index, (kind, text, start) in enumerate(self.tokens):
            if self.depths[index] > 0 or kind != "name":
                continue
            if text == "import" and self.word(index + 2) == "from":
                file = (self.file.parent / self.word(index + 3)[1:-1]).resolve()
                if file.suffix != ".json" or file.stem != self.word(index + 1):
                    self.fail(f"{self.word(index + 1)} is not the name of a JSON file")
                self.imports[file] = [file.stem]
                self.cuts.append((start, self.tokens[index + 4][2] + 2))
            elif text == "import":
                end = self.pairs.get(index + 1, 0)
                if self.word(end + 1) != "from" or self.word(end + 3) != ";":
                    self.fail("an import is not written as `import { name } from \"./file.js\";`")
                names = [self.word(place) for place in range(index + 2, end) if self.word(place) != ","]
                self.imports.setdefault((self.file.parent / self.word(end + 2)[1:-1]).resolve(), []).extend(names)
                self.cuts.append((start, self.tokens[end + 3][2] + 2))
            elif text == "export":
                self.exports.append(self.word(index + 3 if self.word(index + 1) == "async" else index + 2))
                self.cuts.append((start, self.tokens[index + 1][2]))

    def find_names(self):
        """Finds the names that are declared anywhere in the module, and those that are used."""
        self.declared, self.used = set(), set()
        for index, (kind, text, position) in enumerate(self.tokens):
            if any(start <= position < end for start, end in self.cuts):
                continue
            if text in ("const", "let") and kind == "name":
                self.declare_variables(index)
            elif text in ("function", "class") and self.is_name(index + 1):
                self.declare(index, [self.word(index + 1)])
            elif text == "=>":
                start = self.pairs.get(index - 1, index - 1)
                self.declared.update(self.names_between(start, index))
            elif text == "(" and self.word(self.pairs[index] + 1) == "{":
                # The parameters of a method or a function, or what is caught.
                if self.tokens[index - 1][0] == "name" and self.word(index - 1) not in ("if", "for", "while", "switch"):
                    self.declared.update(self.names_between(index, self.pairs[index]))
            elif self.is_name(index) and self.word(index - 1) not in (".", "?."):
                is_key = self.word(index + 1) == ":" and self.word(index - 1) in "{,"
                is_method = self.word(index + 1) == "(" and self.word(self.pairs[index + 1] + 1) == "{"
                if not is_key and not is_method:
                    self.used.add(text)
        for names in self.imports.values():
            for name in names:
                if name not in self.used:
                    self.fail(f"{name} is imported and not used")

    def names_between(self, start, end):
        return [self.word(place) for place in range(start, end)
                if self.is_name(place) and self.word(place + 1) not in (":", "(") and
                self.word(place - 1) not in (".", "?.")]

    def declare(self, index, names):
        self.declared.update(names)
        if self.depths[index] == 0:
            self.top.extend(names)

    def declare_variables(self, index):
        place = index + 1
        while True:
            end = self.pairs[place] if place in self.pairs else place
            self.declare(index, self.names_between(place, end + 1))
            place = end + 1
            # The next variable, if there is one, follows a comma outside all brackets.
            while self.depths[place] > self.depths[index] or self.word(place) not in (",", ";", "of", "in", ")"):
                place = self.pairs.get(place, place) + 1
            if self.word(place) != ",":
                return
            place += 1


def tokens(text):
    """Yields the kind, the text and the position of each token, without blanks and comments."""
    position, last, depths = 0, ("sign", ";"), []
    while position < len(text):
        kind = None
        if text[position] == "/" and text[position + 1] not in "/*" and (
                last[0] == "sign" and last[1] not in ")]}" or last[1] in KEYWORDS - {"this", "super"}):
            found = PATTERN.match(text, position)
            kind = "text"
        elif text[position] == "`" or text[position] == "}" and depths and depths[-1] == 0:
            if text[position] == "}":
                depths.pop()
                yield "sign", ")", position
            found = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(`|\$\{)", re.S).match(text, position + 1)
            last = ("text", "`")
            yield "text", "`", position
            if found[1] == "${":
                depths.append(0)
                last = ("sign", "(")
                yield "sign", "(", found.end() - 1
            position = found.end()
            continue
        else:
            found = TOKEN.match(text, position)
            kind = found.lastgroup
        position = found.end()
        if kind == "blank":
            continue
        if depths and kind == "sign":
            depths[-1] += {"{": 1, "}": -1}.get(found[0], 0)
        last = (kind, found[0])
        yield kind, found[0], found.start()


def in_order(entry, known):
    """Returns the modules that a module needs, and itself, each after those that it imports."""
    order, open_files = [], []

    def add(file):
        if file in open_files:
            sys.exit("modules import each other: " + ", ".join(one.name for one in [*open_files, file]))
        known.setdefault(file, None)
        known[file] = known[file] or Module(file)
        if known[file] in order:
            return
        open_files.append(file)
        for other in known[file].imports:
            add(other)
        open_files.pop()
        order.append(known[file])

    add(entry.resolve())
    return order


def joined(entry, known, given=()):
    """Returns the script of a page; `known` holds the modules of all pages so far, and `given` names are declared before
    the script."""
    order = in_order(entry, known)
    owners = {}
    for module in order:
        for name in module.top:
            if name in owners:
                module.fail(f"{name} is declared in {owners[name].file.name}, too")
            owners[name] = module
    for module in order:
        imported = set()
        for file, names in module.imports.items():
            imported.update(names)
            for name in names:
                if name not in known[file].exports:
                    module.fail(f"{file.name} does not export {name}")
        for name in sorted(module.used - module.declared - imported - GLOBALS - set(given)):
            module.fail(f"{name} is neither declared nor imported")
    return '"use strict";\n\n' + "\n".join(module.script for module in order)


def check_exports(known):
    """Checks that what the modules of all pages export is imported somewhere."""
    for module in known.values():
        for name in module.exports:
            if not any(name in other.imports.get(module.file.resolve(), []) for other in known.values()):
                module.fail(f"nothing imports {name}")


def check_style(style, page, given=()):
    """Checks that each class and each id of a style is in the text of its page, or is given."""
    rules = re.sub(r"/\*.*?\*/|\[[^\]]*\]", "", style, flags=re.S)
    for selectors in re.findall(r"([^{}]+)\{", rules):
        for name in re.findall(r"[.#]([A-Za-z][\w-]*)", selectors):
            if name not in given and not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", page):
                sys.exit(f"nothing in the page has what the style names: {name}")
