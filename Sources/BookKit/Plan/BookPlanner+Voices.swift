extension BookPlanner {
  /// Finds the sounds that readers can record on a page, and adds a slot for a voice if there are none.
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
  /// Returns whether a sound belongs to an element that is the first one with its name.
  fileprivate func isNamed(sound: SoundIndex) -> Bool {
    sounds[sound].item.map { item(named: sounds[sound].name) == $0 } ?? false
  }
}

extension BookPlan {
  /// Returns a recording's reference to a page: its name or, if it has no unique name, its number.
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

  /// Returns the index of the voice slot with a name, or of the page's first slot if `name` is `nil`.
  func slot(_ name: [UInt8]?, of page: PagePlan) -> SoundIndex? {
    guard let name else { return page.voiceSlots.first }
    return page.voiceSlots.first { names.utf8(of: page.sounds[$0].name) == name[...] }
  }

  func place(ofSlot slot: Name, of page: PageIndex, language: Int, voice: [UInt8]) -> VoiceRecordings.Place {
    VoiceRecordings.Place(
      voice: voice, language: Array(names.utf8(of: languages[language])), page: recordedPage(page),
      slot: Array(names.utf8(of: slot)))
  }

  /// Returns a hash of the texts that follow a slot's sound or, if there are none, of all texts of the page.
  func wordsHash(ofSlot slot: SoundIndex, of page: PagePlan) -> UInt64 {
    var texts = page.texts.indices.filter { text in
      page.readAlongs(ofText: text).contains { page.readAlongs[$0].voice == slot }
    }
    if texts.isEmpty { texts = Array(page.texts.indices) }
    return VoiceRecordings.hash(ofTexts: texts.map { names.utf8(of: page.texts[$0].text) })
  }
}
