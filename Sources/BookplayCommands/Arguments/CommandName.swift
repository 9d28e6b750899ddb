/// The commands, by the word that calls them.
package enum CommandName: String, Sendable, CaseIterable {
  case validate
  case tree
  case play
  case test
  case report
  case explore
  case explain
  case snapshot
  case convert
  case format
  case export
  case new
}
