import BookTestSupport
import Foundation
import PropertyList
import Testing

/// Tests that Python's plistlib reads what we write, and that both read every intact file the same way.
///
/// They run only if Python is installed.
@Suite(.enabled(if: Python.isInstalled)) struct PlistlibTests {
  @Test(arguments: [PropertyList.Format.xml, .binary])
  func `plistlib reads what we write`(format: PropertyList.Format) throws {
    var sources: [PropertyList.Source] = []
    for seed in UInt64(0)..<300 {
      let list = RandomList.make(seed: seed)
      sources.append(PropertyList.Source(try #require(list.written(as: format).bytes), name: "seed \(seed)"))
    }
    try compare(sources)
  }

  @Test(arguments: [IntactFiles.xml, IntactFiles.binary])
  func `both read the conformance tables alike`(sources: [PropertyList.Source]) throws {
    // Python's XML parser turns all line ends into line feeds, but Apple keeps them.
    try compare(sources.filter { $0.name != "line ends are kept" })
  }

  private func compare(_ sources: [PropertyList.Source]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plistlib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, source) in sources.enumerated() {
      try Data(source.bytes).write(to: folder.appendingPathComponent("\(index).plist"))
    }
    let outlines = try Python.outlines(of: sources.count, in: folder)
    try #require(outlines.count == sources.count)
    for (source, outline) in zip(sources, outlines) where outline != "refused" {
      #expect(SortedOutline.of(try PropertyList(reading: source)) == outline, "\(source.name)")
    }
    #expect(outlines.filter { $0 == "refused" }.count < sources.count / 3, "Python must not refuse most files")
  }
}

enum Python {
  static let isInstalled = (try? run(["-c", "import plistlib"])) != nil

  /// Returns the outlines that plistlib reads from `0.plist`, `1.plist`, …, with `refused` where it fails.
  static func outlines(of count: Int, in folder: URL) throws -> [String] {
    let script = folder.appendingPathComponent("outline.py")
    try program.write(to: script, atomically: true, encoding: .utf8)
    return try run([script.path, folder.path, "\(count)"]).split(separator: "\n").map(String.init)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }

  private static let program = """
    import datetime, plistlib, struct, sys

    def real(value):
        return 'rnan' if value != value else 'r%x' % struct.unpack('>Q', struct.pack('>d', value))[0]

    def text(value):
        return "'" + ' '.join('%x' % ord(c) for c in value) + "'"

    def describe(value):
        if isinstance(value, bool): return 'true' if value else 'false'
        if isinstance(value, dict):
            items = sorted((text(k), describe(v)) for k, v in value.items())
            return '{' + ','.join(k + ':' + v for k, v in items) + '}'
        if isinstance(value, list): return '[' + ','.join(map(describe, value)) + ']'
        if isinstance(value, str): return text(value)
        if isinstance(value, int): return 'i%d' % value
        if isinstance(value, float): return real(value)
        if isinstance(value, bytes): return '<' + ' '.join('%x' % b for b in value) + '>'
        if isinstance(value, plistlib.UID): return 'u%d' % value.data
        if isinstance(value, datetime.datetime):
            return 'd' + real((value - datetime.datetime(2001, 1, 1)).total_seconds())
        return str(type(value))

    for index in range(int(sys.argv[2])):
        try:
            with open('%s/%d.plist' % (sys.argv[1], index), 'rb') as file:
                print(describe(plistlib.load(file)))
        except Exception:
            print('refused')
    """
}
