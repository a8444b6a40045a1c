import MaquetteStudio

extension Tool {
  static let inspect = Tool(
    name: "inspect", title: "Print a stage of a sheet",
    summary: """
      Prints what a picture consists of: 'tree' has the elements with their places in the sheet, 'layout' their frames \
      in points, 'accessibility' what assistive technology exposes, 'fonts' the font of each letter, 'display-list' \
      the drawing operations.
      """,
    parameters: OpenSheet.parameters + [
      ToolParameter("stage", .choice(SheetStage.allCases.map(\.rawValue)), "The stage; layout by default."),
      TextPage.parameter,
    ]
  ) { call throws(ToolFailure) in
    let sheet = try OpenSheet(call)
    let picture = try sheet.picture(call)
    let stage = call.arguments.text("stage").flatMap(SheetStage.init) ?? .layout
    let text = try sheet.attempt { () throws(StudioError) in try picture.text(of: stage, path: sheet.name) }
    return ToolResult(
      TextPage.text(
        text, from: call.arguments.whole("from") ?? 1,
        next: "inspect with \"stage\": \"\(stage.rawValue)\","))
  }
}
