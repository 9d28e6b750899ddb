/// The book that `new` creates: small, complete, and the same for everyone except for its title.
package enum NewBook {
  /// Returns all files with their paths in the book's folder, at most one folder deep.
  package static func files(title: String) -> [(path: String, bytes: [UInt8])] {
    [("book.plist", NewBookText.book(title: title)), ("book.play", Array(NewBookText.script.utf8))] + media
  }

  /// The pictures and the sound, made once, because the tests create many books.
  private static let media: [(path: String, bytes: [UInt8])] = [
    ("images/moon.png", NewBookPictures.moon.png),
    ("images/star.png", NewBookPictures.star.png),
    ("images/cap.png", NewBookPictures.cap.png),
    ("images/hill.png", NewBookPictures.hill.png),
    ("sounds/chime.wav", ChimeSound.wave),
  ]
}
