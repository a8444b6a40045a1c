import MaquetteDocuments
import MaquetteFiles
import MaquettePreviews
import MaquetteSnapshots
import MaquetteStudio

extension Tool {
  static let previews = Tool(
    name: "previews", title: "Draw the previews of SwiftUI code",
    summary: """
      Draws the #Preview and PreviewProvider views of a Swift package or a folder of Swift files. Answers with the \
      first pictures, what they leave out, and why other previews are not drawn. The first call compiles the code, \
      which can take a minute. The code of the previews runs in a separate process with limits on time and memory, and \
      without a network if the system can cut it off. Copies and pictures are written to .build/maquette in the \
      folder.
      """,
    parameters: [
      ToolParameter(
        "path", .text, "The path of a Swift package, or of a folder of Swift files.", isRequired: true),
      ToolParameter("filter", .text, "Draw only previews with this text in their file or name."),
      ToolParameter(
        "appearance", .choice(["light", "dark"]), "The appearance; the preview's own by default."),
      ToolParameter("scale", .number(0.5...3), "Pixels per point; 2 by default."),
      TextPage.parameter,
    ], writes: true
  ) { call throws(ToolFailure) in
    let folder = call.studio.folder
    let path = try call.studio.path(of: call.arguments.text("path") ?? "")
    let results = try call.studio.path(of: FileName.joined(ResultsFolder.standardPath, "previews"))
    var request = PreviewRequest(
      path: path, out: FileName.joined(results, "pictures"), tool: ProgramPath.current,
      variables: ProgramPath.variables.merging(call.studio.variables) { $1 }, threads: call.studio.threads)
    request.scratch = FileName.joined(results, "scratch")
    request.filters = call.arguments.text("filter").map { [$0] } ?? []
    request.cells[0].appearance = call.arguments.text("appearance")
    request.cells[0].scale = call.arguments.number("scale") ?? 2
    try call.check()
    let run = PreviewRun(request)
    let outcome = try work { () throws(StudioError) in try run.run { _ in } }
    let reports = outcome.drawn.flatMap { preview in
      Set(preview.pictures.flatMap(\.reports)).map { report in
        "\(report.place ?? "\(preview.file):\(preview.line)"): \(report.kind): \(report.name)"
      }.sorted()
    }
    let lines = outcome.summary + outcome.remarks + reports
    var result = ToolResult(
      TextPage.text(
        folder.relative(text: lines.joined(separator: "\n") + "\n"),
        from: call.arguments.whole("from") ?? 1, next: "previews with"))
    let pictures = outcome.drawn.flatMap { preview in preview.pictures.map { (preview, $0) } }
    for (preview, picture) in pictures.prefix(Self.pictureLimit) {
      guard let bytes = try? FileBytes.read(picture.path, limit: AgentStudio.largestDifference) else {
        continue
      }
      let name = [picture.name ?? preview.name, "\(preview.file):\(preview.line)"].compactMap { $0 }
      result.content += [.text(name.joined(separator: ", ")), .picture(bytes)]
    }
    if pictures.count > Self.pictureLimit {
      let rest = pictures.dropFirst(Self.pictureLimit).map { "\($0.0.file):\($0.0.name ?? "")" }
      result.content.append(
        .text(
          "\(rest.count) more pictures: call previews with \"filter\": a part of one of "
            + TextPage.text(rest.joined(separator: "\n"), lines: 40, next: "previews with a filter; or")))
    }
    return result
  }
}
