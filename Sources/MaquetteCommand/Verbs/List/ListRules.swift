internal import ArgumentParser
internal import MaquetteLint

/// Prints the rules of `lint` as a page.
struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Print the rules of 'lint' as a page in Markdown.")

  func run() throws { try Console.standard.write(RuleReference.text()) }
}
