import ArgumentParser
import MaquetteStudio

struct Format: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format sheets in one style; comments are kept.",
    discussion: """
      Indents by two columns, keeps at most one blank line, and splits a collection in braces into one item per line \
      if it is too long. Comments, anchors, quotes, blocks and the order of keys stay. The result is read again \
      before it is written, so the meaning never changes.

      In folders, sheets, their parts and settings are formatted; other YAML files are skipped.

      EXAMPLES
        maquette fmt sheet.yaml
        maquette fmt sheets/ --check        changes nothing, lists unformatted files
        maquette fmt - < sheet.yaml         prints it

      With --check the exit code is 1 if a file is not formatted.
      """)

  @Argument(help: "Sheets or folders of sheets; - for standard input.", completion: Completion.sheets)
  var sheets: [String]

  @Flag(help: "Change nothing; list the files that need formatting.")
  var check = false

  func run(on console: Console) throws {
    let request = FormatRequest(sheets: sheets, checksOnly: check, stream: console.input)
    let outcome = try request.run(observer: console.observer(listsFiles: false))
    if let text = outcome.streamText, !check { console.write(content: text) }
    for path in outcome.changed where check || path != SheetInput.stream { console.write(line: path) }
    let (changed, count) = (outcome.changed.count, outcome.count)
    if count > 0 && (check || outcome.streamText == nil) {
      let files = "\(changed) of \(count) \(count == 1 ? "file" : "files")"
      console.say(check ? "\(files) not formatted; run 'maquette fmt'" : "\(files) formatted")
    }
    if let failure = outcome.failure { throw ExitStatus(failure.kind) }
    if check && changed > 0 { throw ExitStatus.different }
  }
}
