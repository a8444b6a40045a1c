import MaquetteDiagnostics
import MaquetteFiles
import MaquettePreviews
import MaquetteSnapshots
import MaquetteStudio

/// The pictures of the previews of SwiftUI code, drawn by the studio's own run under its limits.
struct PreviewPictures {
  /// Pixels per point unless a call says otherwise.
  private static let scale = 2.0
  /// The least pixels per point that previews are drawn with.
  private static let leastScale = 0.5

  private let call: Tool.Call
  private let outcome: PreviewOutcome
  private let scale: Double

  /// Draws the previews of a package, a folder, or a Swift file in the folder of the server.
  init(_ call: Tool.Call, of name: String, filter: String?) throws(ToolFailure) {
    self.call = call
    let path = try call.studio.path(of: name)
    let folder = call.studio.folder
    let results = try call.studio.path(of: FileName.joined(ResultsFolder.standardPath, "previews"))
    var request = PreviewRequest(
      path: path, out: FileName.joined(results, "pictures"), tool: ProgramPath.current,
      variables: ProgramPath.variables.merging(call.studio.variables) { $1 }, threads: call.studio.threads)
    request.scratch = FileName.joined(results, "scratch")
    request.filters = filter.map { [$0] } ?? []
    request.cells[0].appearance = call.arguments.text("appearance")
    request.cells[0].textSize = call.arguments.text("text-size")
    request.isCancelled = call.isCancelled
    request.mayRead = { path in (try? folder.path(of: path)) != nil }
    var scale = call.arguments.number("scale") ?? Self.scale
    request.cells[0].scale = scale
    try call.check()
    var outcome = try Self.run(request)
    let widest = outcome.drawn.flatMap(\.pictures).map(\.width).max() ?? 0
    if let width = call.arguments.whole("width"), widest > width {
      // The width is known once they are drawn; only drawing is repeated. A pixel is left for edges that round up.
      let fitting = (scale * Double(width - 1) / Double(widest) * 1000).rounded(.down) / 1000
      scale = max(fitting, Self.leastScale)
      request.cells[0].scale = scale
      outcome = try Self.run(request)
    }
    (self.outcome, self.scale) = (outcome, scale)
  }

  private static func run(_ request: PreviewRequest) throws(ToolFailure) -> PreviewOutcome {
    try work { () throws(StudioError) in try PreviewRun(request).run { _ in } }
  }

  /// The summary, the remarks, what accessibility exposes, and the first pictures.
  ///
  /// - Parameter next: The call for more.
  func result(next: String) throws(ToolFailure) -> ToolResult {
    let folder = call.studio.folder
    let reports = outcome.drawn.flatMap { preview in
      Set(preview.pictures.flatMap(\.reports)).map { report in
        "\(report.place ?? "\(preview.file):\(preview.line)"): \(report.kind): \(report.name)"
      }.sorted()
    }
    let isExposed = call.arguments.boolean("accessibility") ?? true
    let exposed = outcome.drawn.flatMap { preview in
      preview.pictures.compactMap { picture -> String? in
        guard isExposed, let text = picture.accessibility, !text.isEmpty else { return nil }
        return "Accessibility of \(picture.name ?? preview.name ?? preview.file), in points:\n\(text)"
      }
    }
    let lines = outcome.summary + outcome.remarks + reports + exposed
    var result = ToolResult(
      TextPage.text(
        folder.relative(text: lines.joined(separator: "\n") + "\n"), from: call.arguments.whole("from") ?? 1,
        next: next))
    let pictures = outcome.drawn.flatMap { preview in preview.pictures.map { (preview, $0) } }
    for (preview, picture) in pictures.prefix(Tool.pictureLimit) {
      guard let bytes = try? FileBytes.read(picture.path, limit: AgentStudio.largestDifference) else {
        continue
      }
      let place = folder.relative(text: "\(preview.file):\(preview.line)")
      let name = [picture.name ?? preview.name, place].compactMap { $0 }.joined(separator: ", ")
      result.content += [
        .text("\(name): \(picture.width) x \(picture.height) pixels, \(Evidence.number(scale)) per point"),
        .picture(bytes),
      ]
    }
    if pictures.count > Tool.pictureLimit {
      let rest = pictures.dropFirst(Tool.pictureLimit).map {
        folder.relative(text: "\($0.0.file):\($0.0.name ?? "")")
      }
      result.content.append(
        .text(
          "\(rest.count) more pictures: call previews with \"filter\": a part of one of "
            + rest.prefix(40).joined(separator: ", ") + (rest.count > 40 ? ", …" : "")))
    }
    return result
  }
}
