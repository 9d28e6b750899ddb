"""Separates the code of a WebAssembly module by kind, so that it packs well.

Operations are most like other operations, and a local variable is most often one that was used just before. Together
they hide that from LZMA: separated, the engine takes a fifth less. `.ci/player` uses this, and
`Sources/bookweb/Page/join.js` puts the parts together again.
"""

import collections
import struct

from ordering import CALL, CODE, TYPES as FUNCTIONS, number, section, sections, written

# The parts in their order. The first and the last are what comes before and after the code.
(BEFORE, READ_LOCALS, WRITTEN_LOCALS, PASSED_LOCALS, BRANCHES, TABLES, TYPES, ADDENDS, FACTORS, TERMS, CONSTANTS,
 LONG_CONSTANTS, OFFSETS, CALLS, GLOBALS, OTHERS, REALS, FRAMES, SHORTHANDS, OPERATIONS, AFTER) = range(21)
SIGNATURES = 1
READ, WRITE, PASS = 0x20, 0x21, 0x22

# The numbers below this stand for a local variable that wasn't used before: the next one of a group.
unused = 4
# The operations whose operands are part of the operation where they are the most common ones, and the number of those.
# Others pack better by themselves.
shortened = {0x02: 1, CALL: 3, 0x28: 4, 0x29: 1, 0x2B: 1, 0x2D: 1, 0x36: 4, 0x37: 1, 0x3A: 1, 0x41: 10, 0x42: 2}
# The same of the most recent local variables.
recent = {READ: 3, WRITE: 1, PASS: 1}
# WebAssembly has no operation from this on, but for the one that begins those of two bytes.
first_shorthand, long_operation = 0xC5, 0xFC


def separated(module):
    """Returns the lengths of the parts, each in four bytes, and the parts."""
    found = list(sections(module))
    split = [kind for kind, _ in found].index(CODE)
    parts = [bytearray() for _ in range(AFTER + 1)]
    parts[BEFORE] += module[:8] + b"".join(section(*each) for each in found[:split])
    parts[AFTER] += b"".join(section(*each) for each in found[split + 1 :])
    codes = functions(module)
    parts[FRAMES] += written(len(codes))
    common = shorthands(codes)
    parts[SHORTHANDS] += b"".join(bytes([operation]) + operands for operation, operands in common)
    for function in codes:
        separate(function, common, parts)
    return struct.pack(f"<{len(parts)}I", *map(len, parts)) + b"".join(parts)


def traits(module):
    """Returns for each function of a module in what it can be like others: its parts."""
    codes = functions(module)
    common = shorthands(codes)
    found = []
    for function in codes:
        parts = [bytearray() for _ in range(AFTER + 1)]
        separate(function, common, parts)
        found.append(b"".join(parts))
    return found


def separate(function, common, parts):
    """Appends a function to the parts."""
    frame, instructions = function
    parts[FRAMES] += frame
    for operation, kind, operands in instructions:
        shorthand = common.get((operation, operands))
        parts[OPERATIONS].append(operation if shorthand is None else shorthand)
        if shorthand is None:
            parts[kind] += operands


def shorthands(codes):
    """Returns the operations that stand for others with their operands."""
    counts = collections.defaultdict(collections.Counter)
    for _, instructions in codes:
        for operation, _, operands in instructions:
            counts[operation][operands] += 1
    common = [(operation, bytes([unused + place])) for operation, size in recent.items() for place in range(size)]
    for operation, size in shortened.items():
        common += [(operation, operands) for operands, _ in counts[operation].most_common(size)]
    if first_shorthand + len(common) > long_operation:
        raise ValueError("there are more shorthands than operations are left")
    return {each: first_shorthand + index for index, each in enumerate(common)}


def functions(module):
    """Returns each function's frame and instructions, with an operation, the part of its operands, and those."""
    content = dict(sections(module))
    signatures = []
    count, position = number(content[SIGNATURES], 0)
    for _ in range(count):
        # A byte comes before the parameters, and their types before those of the results.
        parameter_count, position = number(content[SIGNATURES], position + 1)
        result_count, position = number(content[SIGNATURES], position + parameter_count)
        position += result_count
        signatures.append(parameter_count)
    count, place = number(content[FUNCTIONS], 0)
    position = number(content[CODE], 0)[1]
    found = []
    for _ in range(count):
        signature, place = number(content[FUNCTIONS], place)
        size, position = number(content[CODE], position)
        found.append(function(content[CODE][position : position + size], signatures[signature]))
        position += size
    return found


class Locals:
    """Renumbers a function's local variables by how recently they were used.

    Variables of a group that weren't used yet get the group's number. So the joined function has them in the order of
    their first use, which doesn't change what it does.
    """

    def __init__(self, ends, parameter_count):
        self.ends = ends
        self.recent = list(range(parameter_count))

    def renumbered(self, local):
        if local in self.recent:
            result = self.recent.index(local) + unused
            self.recent.remove(local)
        else:
            result = sum(end <= local for end in self.ends)
        self.recent.insert(0, local)
        return result


def function(code, parameter_count):
    """Returns a function's frame, which has the number of its parameters, too, and its instructions."""
    groups, position = number(code, 0)
    ends, end = [], parameter_count
    # A group of local variables is their number and their type.
    for _ in range(groups):
        size, position = number(code, position)
        position += 1
        end += size
        ends.append(end)
    if groups > unused:
        raise ValueError("a function has more groups of local variables than there are types")
    local_numbers = Locals(ends, parameter_count)
    frame, instructions = written(parameter_count) + code[:position], []
    while position < len(code):
        operation = code[position]
        position += 1
        # How memory is aligned is only a hint, which makes nothing faster.
        if 0x28 <= operation <= 0x3E:
            position = number(code, position)[1]
        kind, numbers, length = kind_of_operands(operation, code, position)
        end = position + length
        for _ in range(numbers):
            end = number(code, end)[1]
        operands = code[position:end]
        if READ <= operation <= PASS:
            operands = written(local_numbers.renumbered(number(code, position)[0]))
        if operation == 0x41:
            kind = kind_of_constant(code[end])
        instructions.append((operation, kind, operands))
        position = end
    return frame, instructions


def kind_of_constant(next_operation):
    """Returns the part of a number by what is done to it next."""
    if next_operation in (0x6A, 0x6C):
        return ADDENDS if next_operation == 0x6A else FACTORS
    return TERMS if 0x45 <= next_operation <= 0xC4 else CONSTANTS


def kind_of_operands(operation, code, position):
    """Returns the part of an operation's operands, how many numbers they are, and how many other bytes."""
    if 0x02 <= operation <= 0x04:
        return TYPES, 1, 0
    if operation in (0x0C, 0x0D):
        return BRANCHES, 1, 0
    if operation == 0x0E:
        return TABLES, number(code, position)[0] + 2, 0
    if operation == CALL:
        return CALLS, 1, 0
    if operation == 0x11:
        return OTHERS, 2, 0
    if READ <= operation <= PASS:
        return READ_LOCALS + operation - READ, 1, 0
    if operation in (0x23, 0x24):
        return GLOBALS, 1, 0
    if 0x28 <= operation <= 0x3E:
        return OFFSETS, 1, 0
    if operation in (0x3F, 0x40):
        return OTHERS, 1, 0
    if operation in (0x41, 0x42):
        return LONG_CONSTANTS, 1, 0
    if operation in (0x43, 0x44):
        return REALS, 0, 4 if operation == 0x43 else 8
    if operation == long_operation:
        # Conversions have no operands, and copying and filling memory two and one.
        kind = number(code, position)[0]
        if kind in (10, 11) or kind < 8:
            return OTHERS, {10: 3, 11: 2}.get(kind, 1), 0
    elif operation in (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B) or 0x45 <= operation < first_shorthand:
        return OTHERS, 0, 0
    raise ValueError(f"an instruction that join.js doesn't know: {operation:#x}")
