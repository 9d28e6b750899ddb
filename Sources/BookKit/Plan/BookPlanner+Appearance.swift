extension BookPlanner {
  mutating func addAppearance(of page: Page, to result: inout PagePlan) {
    result.appearance.background = page.background.map { background($0.value) }
    result.appearance.music = page.music?.trackName.map { intern($0.value) }
    result.appearance.elements.reserveCapacity(page.elements.count)
    var text = result.texts.startIndex
    for element in page.elements {
      var look = ElementAppearance()
      look.altText = element.altText.map { intern($0.value) }
      look.file = element.content.fileName.map { intern($0.value) }
      look.back = element.movable?.back.map { background($0.value) }
      look.miniature = element.content.shownPage.flatMap { plan.page($0.value) }
      if let content = element.content.text {
        result.texts[text].text = intern(content.text.value)
        let textStyle = TextStyle(
          fontSize: content.fontSize, color: content.color, fontName: content.fontName.map { intern($0) },
          alignment: content.alignment, verticalAlignment: content.verticalAlignment,
          background: content.background, cornerRadius: content.cornerRadius)
        result.texts[text].textStyle = result.index(of: textStyle)
        text = text.advanced(by: 1)
      }
      if let movie = element.content.movie {
        result.appearance.movies.append(movie.frames.map { frame in frame.name.map { intern($0.value) } })
      }
      result.appearance.elements.append(look)
    }
  }

  /// Returns a background with its file's path interned as a name.
  mutating func background(_ background: Page.Background) -> PageBackground {
    switch background {
    case .color(let color): .color(color)
    case .image(let file): .image(intern(file))
    case .gradient(let gradient): .gradient(gradient)
    }
  }

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
