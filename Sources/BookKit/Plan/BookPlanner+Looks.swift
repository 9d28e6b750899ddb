extension BookPlanner {
  /// Adds what a renderer needs to know about a page.
  mutating func addLooks(of page: Page, to made: inout PagePlan) {
    switch page.background?.value {
    case .color(let color): made.looks.background = .color(color)
    case .image(let file): made.looks.background = .image(intern(file))
    case nil: break
    }
    made.looks.music = page.music?.trackName.map { intern($0.value) }
    made.looks.elements.reserveCapacity(page.elements.count)
    var text = 0
    for element in page.elements {
      var look = ElementLook()
      look.altText = element.altText.map { intern($0.value) }
      switch element.content {
      case .image(let image): look.file = image.fileName.map { intern($0.value) }
      case .audio(let audio): look.file = audio?.trackName.map { intern($0.value) }
      case .text(let content):
        made.texts[text].text = intern(content.text.value)
        let lettering = Lettering(
          fontSize: content.fontSize, color: content.color, fontName: content.fontName.map { intern($0) },
          alignment: content.alignment)
        made.texts[text].lettering = made.place(of: lettering)
        text += 1
      case .movie(let movie):
        made.looks.movies.append(movie.frames.map { frame in frame.name.map { intern($0.value) } })
      case .activeArea, .group: break
      }
      made.looks.elements.append(look)
    }
  }

  /// Plans the pages as the table of contents shows them.
  mutating func planContents() {
    for (index, page) in book.pages.enumerated() {
      plan.pageTitles += translations(of: page.localizedTitle, owner: index)
      plan.contents.append(
        ContentsEntry(
          page: index + 1, name: page.name?.value, title: page.title.map { intern($0) },
          thumbnail: page.thumbnail.map { intern($0.value) }))
    }
  }
}
