/// The commands, by the word that calls them.
package enum CommandName: String, Sendable, CaseIterable {
  case validate
  case tree
  case play
  case test
  case explain
  case convert
  case format
  case new
}
