import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteRPC
import MaquetteSheets
import MaquetteStudio

extension Tool {
  /// The most pictures of an answer.
  static let pictureLimit = 4

  static let render = Tool(
    name: "render", title: "Draw a sheet",
    summary: """
      Draws a sheet, the text of a sheet, an element or a list of elements, or the previews of a SwiftUI file. Answers \
      with the pictures, what accessibility exposes, and warnings with line and column. Errors in the text come with \
      their place and a suggestion. For a Swift file it runs the code and writes to .build/maquette, as 'previews' does; \
      otherwise it writes nothing. Read the resource maquette://guide before you write your first sheet.
      """,
    parameters: OpenSheet.parameters + [
      SizedPicture.parameter,
      ToolParameter(
        "accessibility", .boolean, "Whether to list what accessibility exposes; true by default."),
    ], writes: true
  ) { call throws(ToolFailure) in
    if let path = call.arguments.text("sheet"), FileName.suffix(of: path) == "swift",
      call.arguments.text("text") == nil
    {
      for name in ["platform", "era"] where call.arguments[name] != nil {
        throw .call(RPCError(.invalidParameters, "'\(name)' cannot be set for a Swift file; remove it"))
      }
      return try PreviewPictures(call, of: path, filter: call.arguments.text("picture"))
        .result(next: "previews with \"path\": \"\(path)\",")
    }
    let sheet = try OpenSheet(call)
    let isChosen = call.arguments.text("picture") != nil
    let chosen = isChosen ? [try sheet.picture(call)] : Array(sheet.sheet.pictures.prefix(Self.pictureLimit))
    var result = ToolResult([])
    var layouts: [LayoutNode] = []
    for picture in chosen {
      try call.check()
      let sized = try SizedPicture(picture, call, of: sheet)
      result.content += try sized.content(call, of: sheet)
      layouts.append(sized.layout)
    }
    let rest = sheet.sheet.pictures.dropFirst(chosen.count).map(\.name)
    if !isChosen, !rest.isEmpty {
      let names = rest.prefix(40).joined(separator: ", ") + (rest.count > 40 ? ", …" : "")
      result.content.append(
        .text("\(rest.count) more pictures: call render with \"picture\": NAME for one of \(names)"))
    }
    if call.arguments.boolean("accessibility") ?? true, let layout = layouts.first,
      !layout.accessibilityElements.isEmpty
    {
      let text = TextPage.text(
        layout.accessibilityText, lines: 80, next: "inspect with \"stage\": \"accessibility\",")
      let name = layouts.count > 1 ? " of \(chosen[0].name)" : ""
      result.content.append(.text("Accessibility\(name), in points:\n\(text)"))
    }
    let warnings = sheet.warnings(layouts)
    if !warnings.isEmpty { result.content.append(.text(TextPage.text(warnings, next: "lint with"))) }
    return result
  }

  static let draw = Tool(
    name: "draw", title: "Draw one control",
    summary: """
      Draws one element by its name and attributes, without a sheet: {"element": "button", "attributes": {"title": \
      "Play", "style": "filled"}}. 'describe' lists the attributes of an element.
      """,
    parameters: [
      ToolParameter("element", .text, "The name of the element, such as button.", isRequired: true),
      ToolParameter("attributes", .object, "Its attributes, as in a sheet."),
    ] + OpenSheet.parameters.filter { !["sheet", "text", "picture"].contains($0.name) } + [
      SizedPicture.parameter
    ]
  ) { call throws(ToolFailure) in
    let name = call.arguments.text("element") ?? ""
    guard call.studio.catalogue.entry(named: name) != nil else {
      throw .work(
        StudioError(
          unknown: "element", name,
          nearest: ElementSynonyms.nearest(to: name, among: call.studio.catalogue.names), list: "list"))
    }
    let attributes = call.arguments["attributes"] ?? .object([JSON.Member]())
    let text = JSON.object([JSON.Member(name, attributes)]).line
    let sheet = try OpenSheet(call, text: text)
    let sized = try SizedPicture(sheet.picture(call), call, of: sheet)
    var result = ToolResult(try sized.content(call, of: sheet))
    result.content.append(.text("In a sheet: \(text)"))
    let accessibility = sized.layout.accessibilityText
    if !accessibility.isEmpty { result.content.append(.text("Accessibility, in points:\n\(accessibility)")) }
    let warnings = sheet.warnings([sized.layout])
    if !warnings.isEmpty { result.content.append(.text(warnings)) }
    return result
  }
}
