import BookTestSupport
import PropertyList

/// The files of the conformance tables that cause no errors or warnings, which all readers should read the same way.
enum IntactFiles {
  static var xml: [PropertyList.Source] {
    let tables = [
      XMLStructureTests.frames, XMLStructureTests.elements, XMLStructureTests.tags, XMLTextTests.references,
      XMLTextTests.sections, XMLTextTests.characters, XMLScalarTests.integers, XMLScalarTests.reals,
      XMLScalarTests.dates, XMLScalarTests.bytes,
    ]
    return tables.flatMap { $0 }.filter { $0.findings.isEmpty }.map {
      PropertyList.Source($0.text.bytes, name: $0.name)
    }
  }

  static var binary: [PropertyList.Source] {
    let tables = [BinaryConformanceTests.frame, BinaryConformanceTests.widths, BinaryConformanceTests.structure]
    let rows = tables.flatMap { $0 }.filter { $0.findings.isEmpty && $0.list != nil }
    return rows.map { PropertyList.Source($0.bytes, name: $0.meaning) }
  }

  static var ascii: [PropertyList.Source] {
    let tables = [ASCIIReadingTests.structure, ASCIIReadingTests.strings, ASCIIReadingTests.data]
    return tables.flatMap { $0 }.filter { $0.warnings.isEmpty }.map {
      PropertyList.Source(text: $0.text, name: $0.meaning)
    }
  }
}
