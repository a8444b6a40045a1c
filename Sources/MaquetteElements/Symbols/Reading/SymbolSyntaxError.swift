/// An error in the text of a symbol's drawing.
public struct SymbolSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line with the error, counted from 1.
  public var line: Int
  /// The text of the line; empty if the whole text lacks something.
  public var text: String

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// The message, in one sentence.
  public var description: String {
    text.isEmpty
      ? "a drawing needs either parts or one known symbol that it comes from"
      : "line \(line) is neither a property nor a part of a drawing: \(text)"
  }
}
