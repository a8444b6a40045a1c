import ArgumentParser
import MaquetteDocuments
import MaquetteStudio

struct Plan: Verb {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Print the pictures of sheets as JSON lines.",
    discussion: """
      Prints a line for every picture with its path and its sheet, without drawing. With --out the line also \
      says whether the picture in that folder is up to date. 'render' with the same sheets, options and --shard \
      draws the same pictures.

      EXAMPLES
        maquette plan sheets/                     all pictures
        maquette plan sheets/ --shard 2/8         those that 'render --shard 2/8' draws
        maquette plan sheets/ --out build/ | jq -r 'select(.state != "unchanged").sheet' | uniq
      """)

  @OptionGroup var source: RenderOptions

  func run(on console: Console) throws {
    let run = try RenderRun(source.request(on: console), observer: console.observer())
    let foreseen = try run.foreseen()
    let planned = foreseen.planned
    var states: [Int: String] = [:]
    for stale in planned.stale { states[stale.cell] = stale.reason.rawValue }
    for cell in foreseen.failed { states[cell] = "failed" }
    var text = ""
    for (index, cell) in planned.plan.cells.enumerated() {
      let cellJSON = JSON.object([
        "picture": .text(cell.path), "sheet": .text(planned.plan.sheets[cell.sheet].input.path),
        "state": run.isIncremental ? .text(states[index] ?? "unchanged") : nil,
      ])
      text += cellJSON.line + "\n"
    }
    console.write(text)
    if let failure = foreseen.failure { throw ExitStatus(failure) }
  }
}
