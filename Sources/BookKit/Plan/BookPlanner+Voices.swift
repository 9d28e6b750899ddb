extension BookPlanner {
  /// Finds what readers can record on each page, and adds a slot to every page on which nothing is read aloud.
  mutating func planVoiceSlots() {
    // The option has the name already.
    plan.engineNames.voice = plan.names.intern(word: BuiltInOption.voice.keyword)
    plan.hasRoles = plan.plans.contains { page in page.sounds.contains { $0.hasOwnRole } }
    for index in plan.plans.indices {
      guard let page = plan.plans[index].page, page.position < plan.pageCount else { continue }
      let slots = plan.plans[index].narrations(hasRoles: plan.hasRoles).filter { plan.plans[index].isNamed(sound: $0) }
      plan.plans[index].voiceSlots = slots
      guard slots.isEmpty else { continue }
      let voice = plan.plans[index].sounds.append(
        SoundPlan(
          name: plan.engineNames.voice, item: nil, offset: .zero, start: 0, duration: .zero, loops: false,
          role: .narration, volume: 1))
      plan.plans[index].voice = voice
      plan.plans[index].voiceSlots = [voice]
    }
  }
}

extension PagePlan {
  /// Returns whether an element plays a sound and is found by its name, which means the first element so called.
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

  /// Returns the page to which recordings refer, or `nil` if the book has it no more.
  func page(_ page: VoiceRecordings.Page) -> PageIndex? {
    let pages = pageNames.indices.map { PageIndex($0) }
    return pages.first { recordedPage($0) == page }
  }

  /// Returns the index of a slot of a page in a language by its name, or that of its first slot.
  func slot(_ name: [UInt8]?, of page: PageIndex, language: Int) -> SoundIndex? {
    let made = plans[plan(ofPage: page, language: language)]
    guard let name else { return made.voiceSlots.first }
    return made.voiceSlots.first { names.utf8(of: made.sounds[$0].name) == name[...] }
  }

  /// Returns where a recording of a slot belongs.
  func place(ofSlot slot: Name, of page: PageIndex, language: Int, voice: [UInt8]) -> VoiceRecordings.Place {
    VoiceRecordings.Place(
      voice: voice, language: Array(names.utf8(of: languages[language])), page: recordedPage(page),
      slot: Array(names.utf8(of: slot)))
  }

  /// Returns a hash of the words that are read in a slot: those of the texts that follow it, or else of all texts.
  func wordsHash(ofSlot slot: SoundIndex, of page: PageIndex, language: Int) -> UInt64 {
    let made = plans[plan(ofPage: page, language: language)]
    var texts = made.texts.indices.filter { text in
      made.readAlongs(ofText: text).contains { made.readAlongs[$0].voice == slot }
    }
    if texts.isEmpty { texts = Array(made.texts.indices) }
    return VoiceRecordings.hash(ofTexts: texts.map { names.utf8(of: made.texts[$0].text) })
  }
}
