import BookplayCommands
import Testing

@Suite struct FolderWalkTests {
  @Test(arguments: [(3, 1), (4, 2), (99, 2)])
  func `an incomplete folder walk reports it`(most: Int, count: Int) throws {
    let folder = try TemporaryFolder()
    for file in ["a/1.play", "b/2.play"] { try folder.write("", to: file) }
    let walk = try #require(FolderWalk(folder.path, extensions: [".play"], atMost: most))
    #expect(walk.files.count == count)
    let errors = walk.errors.map(\.message)
    let message = "cannot read `\(folder.path)`: there are more than \(most) files below it, so not all were examined"
    #expect(errors == (count < 2 ? [message] : []))
  }
}
