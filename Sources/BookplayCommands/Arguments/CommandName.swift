/// The commands, by the word that calls them.
package enum CommandName: String, Sendable, CaseIterable {
  case validate
  case explain
  case convert
  case format
}
