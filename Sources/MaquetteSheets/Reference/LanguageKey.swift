/// A key of the language that is no attribute of an element, with its text in the reference.
///
/// Keys are checked against tables of these, so that the reference is complete.
struct LanguageKey: Sendable {
  var name: String
  /// The values it takes, as the end of "takes …".
  var takes: String
  /// Its purpose, in one sentence or two.
  var help: String

  init(_ name: String, takes: String, help: String) {
    self.name = name
    self.takes = takes
    self.help = help
  }
}
