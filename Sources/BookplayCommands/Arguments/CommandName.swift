/// The commands, by their names on the command line.
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
  case serve
  case words
  case edit
  case lsp
  case new
}
