/// What a file is to those who write it, for the words of messages.
package struct DocumentKind: Hashable, Sendable {
  /// What messages call it, such as "sheet".
  package var noun: String

  /// How to begin one, said where a file is empty.
  package var beginning: String

  /// What a whole one is, said where something follows its end.
  package var whole: String

  /// Creates a kind.
  package init(noun: String, beginning: String, whole: String) {
    self.noun = noun
    self.beginning = beginning
    self.whole = whole
  }
}
