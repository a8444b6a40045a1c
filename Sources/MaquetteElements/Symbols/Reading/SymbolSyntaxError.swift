/// Why a text is not the drawing of a symbol.
public struct SymbolSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line that could not be read, counted from 1.
  public var line: Int
  /// What stands there; empty if the text as a whole lacks something.
  public var text: String

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// One sentence for people.
  public var description: String {
    text.isEmpty
      ? "a drawing needs either parts or one known symbol that it comes from"
      : "line \(line) is neither a property nor a part of a drawing: \(text)"
  }
}
