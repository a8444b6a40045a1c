/// A key of the language that is no attribute of an element, with what the reference says of it.
///
/// The tables of these are what keys are checked against, so that the reference cannot forget one.
struct LanguageKey: Sendable {
  var name: String
  /// What it takes, as the end of "takes …".
  var takes: String
  /// What it is for, in one sentence or two.
  var help: String

  init(_ name: String, takes: String, help: String) {
    self.name = name
    self.takes = takes
    self.help = help
  }
}
