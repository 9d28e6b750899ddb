extension Discovery {
  /// Returns the script that shows what was found, for the book that was explored.
  public func script(for names: ScriptNames) -> [UInt8] { ScriptText(names).lines(of: commands) }
}
