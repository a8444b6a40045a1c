import ArgumentParser
import MaquetteDocuments
import MaquetteElements

struct ListLanguages: Verb {
  static let configuration = CommandConfiguration(
    commandName: "languages", abstract: "List the languages of the controls' words, dates and numbers.")

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    let (words, dates) = (LanguageFile.files(.words), LanguageFile.files(.calendars))
    let tags = Set(words.keys).union(dates.keys).sorted()
    // English is the language of the code.
    func kinds(_ tag: String) -> [String] {
      [words[tag] != nil || tag == "en" ? "words" : nil, dates[tag] != nil ? "dates" : nil].compactMap(\.self)
    }
    options.print(
      Columns.text(tags.map { [$0, kinds($0).joined(separator: ", ")] }),
      json: .array(
        tags.map { .object(["language": .text($0), "has": .array(kinds($0).map { .text($0) })]) }),
      on: console)
  }
}
