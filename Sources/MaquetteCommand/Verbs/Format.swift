import ArgumentParser
import MaquetteStudio

struct Format: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Write sheets in one style, with their comments.",
    discussion: """
      Indents by two columns, keeps one blank line at most, and gives a collection in braces a line of each item if it \
      is too long for one line. Comments, anchors, quotes, blocks and the order of keys stay. The result is read again: \
      a sheet never says anything else than before.

      In folders all sheets, parts of sheets and settings are formatted; other YAML is passed over.

      EXAMPLES
        maquette fmt sheet.yaml
        maquette fmt sheets/ --check        changes nothing and names what is not in the style
        maquette fmt - < sheet.yaml         prints it

      The exit code is 1 with --check if a file is in another style.
      """)

  @Argument(help: "Sheets or folders of sheets; - for standard input.", completion: Completion.sheets)
  var sheets: [String]

  @Flag(help: "Change nothing; name the files that are in another style.")
  var check = false

  func run(on console: Console) throws {
    let request = FormatRequest(sheets: sheets, checksOnly: check, stream: console.input)
    let outcome = try request.run(observer: console.observer(listsFiles: false))
    if let text = outcome.streamText, !check { console.write(content: text) }
    for path in outcome.changed where check || path != SheetInput.stream { console.write(line: path) }
    let (changed, count) = (outcome.changed.count, outcome.count)
    if count > 0 && (check || outcome.streamText == nil) {
      let files = "\(changed) of \(count) \(count == 1 ? "file" : "files")"
      console.say(check ? "\(files) in another style than that of 'maquette fmt'" : "\(files) formatted")
    }
    if let failure = outcome.failure { throw ExitStatus(failure.kind) }
    if check && changed > 0 { throw ExitStatus.different }
  }
}
