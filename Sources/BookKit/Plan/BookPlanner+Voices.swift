extension BookPlanner {
  /// Finds what readers can record on a page, and adds a slot if nothing is read aloud on it.
  func addVoiceSlots(to page: inout PagePlan) {
    page.voiceSlots = page.narrations(hasRoles: plan.features.hasRoles).filter { page.isNamed(sound: $0) }
    guard page.voiceSlots.isEmpty else { return }
    let voice = page.sounds.append(
      SoundPlan(
        name: plan.engineNames.voice, item: nil, offset: .zero, start: 0, duration: .zero, loops: false,
        role: .narration, volume: 1))
    page.voice = voice
    page.voiceSlots = [voice]
  }
}

extension PagePlan {
  /// Returns whether a sound is played by an element, and by the first one with that name.
  fileprivate func isNamed(sound: SoundIndex) -> Bool {
    sounds[sound].item.map { item(named: sounds[sound].name) == $0 } ?? false
  }
}

extension BookPlan {
  /// Returns a page as recordings refer to it: by its name or, if it has none of its own, by its number.
  func recordedPage(_ page: PageIndex) -> VoiceRecordings.Page {
    guard let name = pageNames[page.position], self.page(.name(name)) == page else {
      return .number(page.position + 1)
    }
    return .named(Array(names.utf8(of: name)))
  }

  /// Returns the page to which recordings refer, or `nil` if the book no longer has it.
  func page(_ page: VoiceRecordings.Page) -> PageIndex? {
    let pages = pageNames.indices.map { PageIndex($0) }
    return pages.first { recordedPage($0) == page }
  }

  /// Returns the index of a slot of a page by its name, or that of its first slot.
  func slot(_ name: [UInt8]?, of page: PagePlan) -> SoundIndex? {
    guard let name else { return page.voiceSlots.first }
    return page.voiceSlots.first { names.utf8(of: page.sounds[$0].name) == name[...] }
  }

  func place(ofSlot slot: Name, of page: PageIndex, language: Int, voice: [UInt8]) -> VoiceRecordings.Place {
    VoiceRecordings.Place(
      voice: voice, language: Array(names.utf8(of: languages[language])), page: recordedPage(page),
      slot: Array(names.utf8(of: slot)))
  }

  /// Returns a hash of the words that are read in a slot: those of the texts that follow it, or else of all texts.
  func wordsHash(ofSlot slot: SoundIndex, of page: PagePlan) -> UInt64 {
    var texts = page.texts.indices.filter { text in
      page.readAlongs(ofText: text).contains { page.readAlongs[$0].voice == slot }
    }
    if texts.isEmpty { texts = Array(page.texts.indices) }
    return VoiceRecordings.hash(ofTexts: texts.map { names.utf8(of: page.texts[$0].text) })
  }
}
