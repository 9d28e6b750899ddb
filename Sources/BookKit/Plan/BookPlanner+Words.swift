extension BookPlanner {
  /// Adds the readings of a text that follows voices, and links the sounds to them.
  mutating func addWords(of element: Element, at item: ItemIndex, to page: inout PagePlan) {
    guard let content = element.content.text, !content.readAlongs.isEmpty else { return }
    let voices = content.readAlongs.map { readAlong in
      readAlong.audio.flatMap { page.item(named: $0.value) }.flatMap { page.items[$0].sound }
    }
    guard voices.contains(where: { $0 != nil }), let number = page.items[item].text else { return }
    let text = TextWords(content.text.value)
    let bytes = Array(content.text.value.utf8)
    var count = 0
    for (readAlong, voice) in zip(content.readAlongs, voices) {
      if let voice { page.sounds[voice].readAlongs.append(page.readAlongs.count) }
      var result = ReadAlongPlan(item: item, text: number, voice: voice, firstWord: Int32(count))
      for word in text.words(for: readAlong.timing, from: count) {
        if let voice { page.sounds[voice].lastWord = max(page.sounds[voice].lastWord, ticks(word.second)) }
        let range = Int32(word.range.lowerBound)..<Int32(word.range.upperBound)
        result.words.append(
          WordPlan(text: plan.names.intern(bytes[word.range]), time: ticks(word.second), range: range))
      }
      count += result.words.count
      page.readAlongs.append(result)
    }
  }
}
