import Maquette

/// The examples of elements in Swift, which the reference shows beside the sheets.
///
/// `.ci/help-tables` compiles the text of each into the reference.
enum SwiftExamples {
  /// Returns the elements of an example by the name of its element in sheets; nil for none.
  static func named(_ name: String) -> [any Element]? {
    basics(name) ?? charts(name) ?? controls(name) ?? collections(name) ?? screens(name)
  }

  /// The elements of a builder.
  static func elements(@ElementBuilder _ content: () -> [any Element]) -> [any Element] { content() }
}
