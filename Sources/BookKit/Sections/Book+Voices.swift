extension Book {
  /// Whether the author gave any sound a role, in any language.
  package var hasSoundRoles: Bool {
    (pages + sections).contains { page in
      if page.music?.hasOwnRole == true { return true }
      return page.elements.contains { element in
        element.hasOwnSoundRole || element.overlays.contains { $0.hasOwnSoundRole }
      }
    }
  }

  /// Returns whether readers can record a page as a whole because none of its sounds reads it aloud.
  ///
  /// Rules refer to that recording as `voice`. If the sounds of a book have no roles, any sound that starts with its
  /// page counts as reading the page aloud.
  package func hasOwnVoice(_ page: Page, hasRoles: Bool) -> Bool {
    !page.elements.contains { element in
      guard let sound = element.content.audio else { return false }
      return hasRoles ? sound.role == .narration : element.appearsAutomatically
    }
  }
}

extension Element {
  fileprivate var hasOwnSoundRole: Bool { type == .audio && content.audio?.hasOwnRole == true }
}
