"""Puts the functions of a WebAssembly module in an order in which it packs well.

What is near takes fewer bits to refer to. So a function is followed by the one that has most in common with those just
before it. `.ci/player` uses this for the engine.
"""

import collections

CALL, CONSTANT, REFERENCE = 0x10, 0x41, 0xD2
TYPES, EXPORTS, START, ELEMENTS, CODE = 3, 7, 8, 9, 10

# The most used functions come first, as WebAssembly writes indices below this in one byte.
kept = 128
# The number of bytes before a function that count.
reach = 5_000
# Functions have in common what sequences of so many bytes they share.
length = 5
# Longer functions share more; this keeps very short ones from seeming similar to everything.
slack = 150
# A sequence that more functions have tells little about them.
limit = 60


def number(data, position):
    """Returns a number in LEB128, the encoding of WebAssembly, and the position after it."""
    value = shift = 0
    while True:
        byte = data[position]
        position += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, position


def written(value):
    """Returns a number in LEB128."""
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(result) + bytes([value])


def section(kind, content):
    """Returns a section of a module as it is written."""
    return bytes([kind]) + written(len(content)) + content


def sections(data):
    """Returns the kind and the contents of each section of the module."""
    position = 8
    while position < len(data):
        kind = data[position]
        length, position = number(data, position + 1)
        yield kind, data[position : position + length]
        position += length


def after_numbers(data, position, count):
    """Returns the position after so many numbers."""
    for _ in range(count):
        _, position = number(data, position)
    return position


def after_operands(code, operation, position):
    """Returns the position after the operands of an instruction that refers to no function."""
    if operation in (0x02, 0x03, 0x04, 0x0C, 0x0D, 0x3F, 0x40, 0x41, 0x42, 0xD0) or 0x20 <= operation <= 0x26:
        return after_numbers(code, position, 1)
    if operation == 0x11 or 0x28 <= operation <= 0x3E:
        return after_numbers(code, position, 2)
    if operation == 0x0E:
        count, position = number(code, position)
        return after_numbers(code, position, count + 1)
    if operation == 0x1C:
        count, position = number(code, position)
        return position + count
    if operation in (0x43, 0x44):
        return position + (4 if operation == 0x43 else 8)
    if operation == 0xFC:
        operation, position = number(code, position)
        return after_numbers(code, position, 0 if operation < 8 else 2 if operation in (8, 10, 12, 14) else 1)
    if operation in (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1) or 0x45 <= operation <= 0xC4:
        return position
    raise ValueError(f"unknown instruction {operation:#x}")


def renumbered(code, place):
    """Returns a function's code with the new index `place[index]` of each function that it refers to."""
    groups, position = number(code, 0)
    for _ in range(groups):
        position = after_numbers(code, position, 1) + 1
    result, start = bytearray(), 0
    while position < len(code):
        operation = code[position]
        position += 1
        if operation in (CALL, REFERENCE):
            result += code[start:position]
            index, start = number(code, position)
            result += written(place[index])
            position = start
        else:
            position = after_operands(code, operation, position)
    return bytes(result + code[start:])


def similar(codes):
    """Returns the indices of functions in an order in which each follows similar ones."""
    found = [{int.from_bytes(code[at : at + length], "big") for at in range(len(code) - length)} for code in codes]
    holders = collections.defaultdict(list)
    for index, sequences in enumerate(found):
        for sequence in sorted(sequences):
            holders[sequence].append(index)
    found = [[sequence for sequence in own if 2 <= len(holders[sequence]) <= limit] for own in found]
    # How many functions within reach have each sequence, and how many sequences each function shares with them.
    holding, shared = collections.Counter(), [0] * len(codes)
    order, within_reach, size = [], collections.deque(), 0
    left = dict.fromkeys(range(len(codes)))

    def count(index, change):
        for sequence in found[index]:
            was_held = holding[sequence] > 0
            holding[sequence] += change
            if was_held != (holding[sequence] > 0):
                for holder in holders[sequence]:
                    shared[holder] += change

    def similarity(index):
        return shared[index] / (len(codes[index]) + slack)

    while left:
        chosen = len(order) if len(order) < kept else max(left, key=similarity)
        del left[chosen]
        order.append(chosen)
        within_reach.append(chosen)
        size += len(codes[chosen])
        count(chosen, 1)
        while size > reach and len(within_reach) > 1:
            first = within_reach.popleft()
            size -= len(codes[first])
            count(first, -1)
    return order


def exports(content, place):
    """Returns the section of exports with new indices of functions."""
    count, position = number(content, 0)
    result = written(count)
    for _ in range(count):
        name_length, kind = number(content, position)
        kind += name_length
        index, end = number(content, kind + 1)
        result += content[position : kind + 1] + written(place[index] if content[kind] == 0 else index)
        position = end
    return result


def elements(content, place):
    """Returns the section of tables with new indices of functions."""
    count, position = number(content, 0)
    result = written(count)
    for _ in range(count):
        if content[position] != 0 or content[position + 1] != CONSTANT:
            raise ValueError("only tables of functions with a fixed start are known")
        _, end = number(content, position + 2)
        # A byte ends the expression of the start.
        functions, end = number(content, end + 1)
        result += content[position:end]
        for _ in range(functions):
            index, end = number(content, end)
            result += written(place[index])
        position = end
    return result


def ordered(data, traits):
    """Returns a module without imports with its functions in the order in which it packs well, by their traits."""
    content = dict(sections(data))
    if START in content:
        raise ValueError("a function that starts the module is unknown")
    count, position = number(content[CODE], 0)
    codes = []
    for _ in range(count):
        size, position = number(content[CODE], position)
        codes.append(content[CODE][position : position + size])
        position += size
    count, position = number(content[TYPES], 0)
    types = []
    for _ in range(count):
        signature, position = number(content[TYPES], position)
        types.append(signature)
    order = similar(traits)
    place = {old: new for new, old in enumerate(order)}
    changed = {TYPES: written(count) + b"".join(written(types[old]) for old in order)}
    renewed = [renumbered(codes[old], place) for old in order]
    changed[CODE] = written(count) + b"".join(written(len(code)) + code for code in renewed)
    changed[EXPORTS] = exports(content[EXPORTS], place)
    if ELEMENTS in content:
        changed[ELEMENTS] = elements(content[ELEMENTS], place)
    return data[:8] + b"".join(section(kind, changed.get(kind, old)) for kind, old in sections(data))
