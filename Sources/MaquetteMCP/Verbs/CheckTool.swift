import MaquetteFiles
import MaquetteSheets
import MaquetteSnapshots
import MaquetteStudio

extension Tool {
  static let check = Tool(
    name: "check", title: "Compare with golden pictures",
    summary: """
      Draws sheets and compares each picture with the golden PNG beside its sheet. Lists the changes of each element, \
      and shows the differences of the first pictures. Results are written to .build/maquette in the folder; golden \
      pictures are never changed: a person accepts them with 'maquette accept'.
      """,
    parameters: [
      ToolParameter("goldens", .text, "The path of a sheet, or of a folder of sheets.", isRequired: true),
      ToolParameter("filter", .text, "A part of the paths to check; * matches anything, ? one character."),
      TextPage.parameter,
    ], writes: true
  ) { call throws(ToolFailure) in
    let folder = call.studio.folder
    let path = try call.studio.path(of: call.arguments.text("goldens") ?? "")
    let environment = try call.studio.theme()
    let loaded = try work { () throws(StudioError) in try environment.load() }
    try work { () throws(StudioError) in
      // A check reads what its sheets name, so each is read first by the rules of the folder.
      let sheets =
        Folder.kind(of: path) == .folder
        ? try SheetInput.all(in: [path], observer: { _ in }).map(\.path) : [path]
      for sheet in sheets where !call.isCancelled() {
        let bytes = try attempt(StudioError.init) { () throws(SheetError) in try folder.bytes(of: sheet) }
        _ = try call.studio.sheet(bytes, named: folder.relative(sheet), in: loaded.environment)
      }
    }
    try call.check()
    let report = try work { () throws(StudioError) in
      var request = CheckRequest(
        goldens: [path], results: ResultsFolder("\(folder.root)/\(ResultsFolder.standardPath)"),
        threads: call.studio.threads)
      request.filters = call.arguments.text("filter").map { [$0] } ?? []
      request.environment = loaded.environment
      request.isCancelled = call.isCancelled
      return try CheckRun(request, observer: { _ in }).run().report
    }
    let failures = report.cases.filter { !$0.outcome.passes }
    let counts = report.counts.map { "\($0.count) \($0.outcome.rawValue)" }.joined(separator: ", ")
    let words = failures.map { folder.relative(text: $0.text()) + "\n" }.joined()
    var result = ToolResult(
      TextPage.text(
        words + "\(report.cases.count) pictures: \(counts)\n", from: call.arguments.whole("from") ?? 1,
        next: "check with"))
    for item in failures.prefix(2) {
      guard let bytes = try? item.files.difference?.read(), bytes.count <= AgentStudio.largestDifference
      else { continue }
      result.content += [.text("Differences of \(folder.relative(item.path)):"), .picture(bytes)]
    }
    return result
  }
}
