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
        "path", .text, "The path of a Swift package, of a folder of Swift files, or of one file.",
        isRequired: true),
      ToolParameter("filter", .text, "Draw only previews with this text in their file or name."),
      ToolParameter(
        "appearance", .choice(["light", "dark"]), "The appearance; the preview's own by default."),
      ToolParameter("scale", .number(0.5...3), "Pixels per point; 2 by default."),
      TextPage.parameter,
    ], writes: true
  ) { call throws(ToolFailure) in
    let path = call.arguments.text("path") ?? ""
    let drawing = try PreviewPictures(call, of: path, filter: call.arguments.text("filter"))
    return try drawing.result(next: "previews with")
  }
}
