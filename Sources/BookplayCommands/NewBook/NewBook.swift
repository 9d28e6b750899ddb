/// The book with which an author begins: complete, small, and the same for everyone but its title.
package enum NewBook {
  /// All files with their paths in the book's folder, folders of one level only.
  package static func files(title: String) -> [(path: String, bytes: [UInt8])] {
    [
      ("book.plist", NewBookText.book(title: title)),
      ("book.play", Array(NewBookText.script.utf8)),
      ("images/moon.png", NewBookPictures.moon.png),
      ("images/star.png", NewBookPictures.star.png),
      ("images/cap.png", NewBookPictures.cap.png),
      ("images/hill.png", NewBookPictures.hill.png),
      ("sounds/chime.wav", ChimeSound.wave),
    ]
  }
}
