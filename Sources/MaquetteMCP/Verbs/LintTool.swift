import MaquetteDiagnostics
import MaquetteElements
import MaquetteGraphics
import MaquetteLint
import MaquetteSheets
import MaquetteStudio

extension Tool {
  static let lint = Tool(
    name: "lint", title: "Check the platforms' guidelines",
    summary: """
      Measures every picture of a sheet against the guidelines: small targets, truncated text, low contrast, missing \
      labels and more. Each finding has a line, a column and a remedy. 'describe' explains a rule by its identifier.
      """,
    parameters: OpenSheet.parameters.filter { $0.name != "picture" } + [
      ToolParameter("rule", .text, "Check only this rule, such as L-hit."),
      ToolParameter(
        "marks", .boolean, "Whether to draw the first picture with its findings marked; false by default."),
      SizedPicture.parameter, TextPage.parameter,
    ]
  ) { call throws(ToolFailure) in
    let sheet = try OpenSheet(call)
    var request = LintRequest(sheets: [], theme: try call.studio.theme(), threads: call.studio.threads)
    request.rules = call.arguments.text("rule").map { [$0] } ?? []
    request.configuration = try call.studio.settings().lint
    let linter = try work { () throws(StudioError) in try request.linter() }
    try call.check()
    let reports = linter.reports(
      on: [(sheet.sheet, sheet.sheet.pictures)], threads: call.studio.threads, isCancelled: call.isCancelled)
    try call.check()
    let findings = reports.flatMap(\.findings).map { sheet.placed($0.diagnostic) }
    let text = findings.map { $0.rendered + "\n" }.joined()
    var result = ToolResult([])
    if call.arguments.boolean("marks") == true, let report = reports.first, !report.findings.isEmpty,
      let picture = sheet.sheet.pictures.first
    {
      let drawing = try sheet.attempt { () throws(StudioError) in
        let marked = report.picture(of: picture)
        let size = marked.layout().frame.size
        var small = marked
        small.environment.scale = SizedPicture.scale(
          of: size, own: marked.environment.scale,
          width: call.arguments.whole("width") ?? SizedPicture.defaultWidth)
        return try PictureDrawing(small, name: picture.name, path: sheet.name)
      }
      let bytes = try sheet.attempt { () throws(StudioError) in
        try drawing.encoded(
          options: drawing.options, by: call.studio.renderer, threads: call.studio.threads)
      }
      result.content = [.picture(bytes)]
    }
    result.content.append(
      .text(
        (text.isEmpty
          ? "" : TextPage.text(text, from: call.arguments.whole("from") ?? 1, next: "lint with") + "\n")
          + TextReport.summary(reports)))
    return result
  }
}
