/// The index of a sound on its page: an element, its music, or the slot that it has if nothing is read aloud on it.
struct SoundIndex: TypedIndex {
  let rawValue: Int32
}
