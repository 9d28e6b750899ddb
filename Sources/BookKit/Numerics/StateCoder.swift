/// A visitor of all parts of a state, which hashes, counts or changes their values.
///
/// Each type of the state names its stored properties once, in ``StatePart/code(with:)``, for all coders. What is the
/// same for all states of a book is left out. The text of a saved state isn't written by a coder, as it speaks of the
/// names in a book; nor is the hash of equivalent moments, as it leaves out what doesn't matter.
protocol StateCoder {
  /// Visits a part, by default by visiting what it consists of.
  mutating func code(_ part: inout some StatePart)
  mutating func code(list: inout [some StatePart])
  /// Visits the memory of a part.
  mutating func code(plain part: inout some PlainPart)
  /// Visits the number of an enumeration's case, before what the case holds.
  mutating func code(case number: Int)
}

protocol StatePart {
  /// Hands all stored properties to a coder, which may change them.
  mutating func code(with coder: inout some StateCoder)
}

/// A part of a state that is nothing but bytes: its memory has no gaps, and refers to no other memory.
///
/// So no list of its properties is needed. There are no gaps if the large properties come before the small ones, and
/// none of them is an optional or an enumeration with associated values.
protocol PlainPart: StatePart {}

extension PlainPart {
  mutating func code(with coder: inout some StateCoder) { coder.code(plain: &self) }
}

extension StateCoder {
  mutating func code(_ part: inout some StatePart) { part.code(with: &self) }

  mutating func code(_ first: inout some StatePart, _ second: inout some StatePart) {
    code(&first)
    code(&second)
  }

  mutating func code(_ first: inout some StatePart, _ second: inout some StatePart, _ third: inout some StatePart) {
    code(&first, &second)
    code(&third)
  }

  mutating func code(
    _ first: inout some StatePart, _ second: inout some StatePart, _ third: inout some StatePart,
    _ fourth: inout some StatePart
  ) {
    code(&first, &second)
    code(&third, &fourth)
  }

  /// Visits what a case of an enumeration holds, and returns it.
  mutating func coded<Part: StatePart>(_ part: Part, case number: Int) -> Part {
    var part = part
    code(case: number)
    code(&part)
    return part
  }
}

extension Array: StatePart where Element: StatePart {
  mutating func code(with coder: inout some StateCoder) { coder.code(list: &self) }
}

extension Optional: StatePart where Wrapped: StatePart {
  mutating func code(with coder: inout some StateCoder) {
    if let part = self { self = coder.coded(part, case: 1) } else { coder.code(case: 0) }
  }
}

extension Int: PlainPart {}
extension Int64: PlainPart {}
extension Int32: PlainPart {}
extension Int16: PlainPart {}
extension UInt64: PlainPart {}
extension UInt32: PlainPart {}
extension UInt8: PlainPart {}
extension Double: PlainPart {}
extension Bool: PlainPart {}
