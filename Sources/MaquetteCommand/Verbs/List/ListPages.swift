internal import ArgumentParser
internal import MaquetteLint
internal import MaquetteSheets

/// Prints the reference of the language.
struct ListReference: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print the reference of sheets as Markdown.")

  func run(on console: Console) throws { console.write(SheetReference.markdown) }
}

/// Prints what the themes measure.
struct ListMeasures: Verb {
  static let configuration = CommandConfiguration(
    commandName: "measures",
    abstract: "Print the measures of the built-in themes as Markdown, and which of them no source gives.")

  func run(on console: Console) throws { console.write(MeasureReference.markdown) }
}

/// Prints the rules of `lint` as a page.
struct ListRules: Verb {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Print the rules of 'lint' as a page in Markdown.")

  func run(on console: Console) throws { console.write(RuleReference.text) }
}
