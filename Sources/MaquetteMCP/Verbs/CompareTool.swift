import MaquetteComparison
import MaquetteDiagnostics
import MaquetteFiles
import MaquetteSheets
import MaquetteSnapshots
import MaquetteStudio

extension Tool {
  static let compare = Tool(
    name: "compare", title: "Compare two pictures",
    summary: """
      Compares two pictures pixel by pixel. Each is a PNG file, or a sheet to draw. Answers in words, element by \
      element if both pictures know their elements, and with a picture of the differences: failing pixels in magenta, \
      tolerated ones in yellow.
      """,
    parameters: [
      ToolParameter("actual", .text, "The path of the new picture, or of a sheet.", isRequired: true),
      ToolParameter("expected", .text, "The path of the expected picture, or of a sheet.", isRequired: true),
      ToolParameter(
        "tolerance", .choice(Tolerance.Metric.allCases.map(\.rawValue)), "The metric; exact by default."),
    ]
  ) { call throws(ToolFailure) in
    let actual = try call.studio.compared(call.arguments.text("actual") ?? "")
    let expected = try call.studio.compared(call.arguments.text("expected") ?? "")
    try call.check()
    let metric = call.arguments.text("tolerance").flatMap(Tolerance.Metric.init) ?? .exact
    let comparison = PictureComparison(actual, expected, tolerance: Tolerance(metric))
    if case .invalid(let reason) = comparison.pixels.outcome {
      throw .work(StudioError(.badInput, "nothing was compared: \(reason)"))
    }
    let words = "\(comparison)\n" + comparison.changes.map { "  \($0)\n" }.joined()
    var result = ToolResult(TextPage.text(words, next: "compare with a tolerance,"))
    if let difference = comparison.differencePNG(masks: [], scale: nil) {
      if difference.count <= AgentStudio.largestDifference {
        result.content.append(.picture(difference))
      } else {
        result.content.append(.text("the difference picture is too large to show"))
      }
    }
    return result
  }
}

extension AgentStudio {
  /// The most bytes of a picture of differences in an answer.
  static let largestDifference = 2 << 20

  /// A picture of a file, or drawn from a sheet.
  fileprivate func compared(_ name: String) throws(ToolFailure) -> ComparedPicture {
    let path = try path(of: name)
    guard ["yaml", "yml", "json"].contains(FileName.suffix(of: name)) else {
      return try work { () throws(StudioError) in try PictureFile(path, stream: -1).compared() }
    }
    let environment = try theme()
    return try work { () throws(StudioError) in
      let bytes = try attempt(StudioError.init) { () throws(SheetError) in try folder.bytes(of: name) }
      let sheet = try self.sheet(bytes, named: folder.relative(path), in: environment.load().environment)
      guard let picture = sheet.pictures.first else {
        throw StudioError(.badInput, "\(name): the sheet has no picture")
      }
      return ComparedPicture(try PictureDrawing(picture, path: name).picture(by: renderer))
    }
  }
}
