import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets
import MaquetteStudio

extension Tool {
  static let touch = Tool(
    name: "touch", title: "Touch a picture",
    summary: """
      Runs a person's steps on a picture. Shows the picture afterwards and the events that its controls sent. Write \
      steps as in a sheet's 'interaction': ["release", {"tap": "play"}, {"drag": "volume", "by": [40, 0]}, {"type": \
      "Ada"}, {"wait": 1}]. Name elements by 'id'. Without 'steps', the sheet's own steps run.
      """,
    parameters: OpenSheet.parameters + [
      ToolParameter("steps", .list, "The steps, each a name or an object, as in a sheet's 'interaction'."),
      ToolParameter(
        "show", .choice(["end", "steps"]), "The pictures to draw: the end, or every step; end by default."),
      SizedPicture.parameter,
    ]
  ) { call throws(ToolFailure) in
    let sheet = try OpenSheet(call)
    var picture = try sheet.picture(call)
    if let steps = call.arguments["steps"] {
      do throws(AttributeError) {
        picture.canvas.interaction.steps = try Script(attribute: AttributeValue(steps)).steps
      } catch {
        throw .work(StudioError(.badInput, error.report))
      }
    }
    guard !picture.canvas.interaction.steps.isEmpty else {
      throw .work(
        StudioError(.usage, "give 'steps', such as [{\"tap\": \"play\"}]; the sheet has no interaction"))
    }
    let ids = Set(picture.layout().identifiers)
    if let unknown = picture.canvas.interaction.ids.first(where: { !ids.contains($0) }) {
      let hint =
        NearestName.hint(for: unknown, among: ids.sorted())
        ?? (ids.isEmpty ? "no element has an id" : "the ids are \(ids.sorted().joined(separator: ", "))")
      // What is in the picture only after a step, such as an alert's button, is not known yet.
      if !picture.presentsElements {
        throw .work(
          StudioError(.badInput, "no element has the id '\(Evidence.line(unknown))'; \(hint)"))
      }
    }
    try call.check()
    let board = picture.storyboard()
    let events = board.log.description
    if call.arguments.text("show") == "steps" {
      picture.canvas.isStoryboard = true
    } else {
      picture = picture.after(board)
    }
    let sized = try SizedPicture(picture, call, of: sheet)
    var result = ToolResult(try sized.content(call, of: sheet))
    result.content.append(
      .text(events.isEmpty ? "no events" : TextPage.text(events, next: "touch with fewer steps,")))
    if call.arguments.text("show") != "steps" {
      let text = TextPage.text(sized.layout.accessibilityText, lines: 80, next: "touch with")
      result.content.append(.text("Accessibility afterwards, in points:\n\(text)"))
    }
    return result
  }
}

extension AttributeError {
  /// The message with the way to it and the hint, in one line.
  fileprivate var report: String {
    let way = path.map { step in
      switch step {
      case .value(let name), .name(let name): name
      case .item(let index): "step \(index + 1)"
      }
    }
    return (way + [message]).joined(separator: ": ") + (hint.map { "; \($0)" } ?? "")
  }
}

extension Sheet.Picture {
  /// The picture at the end of a storyboard.
  fileprivate func after(_ board: Storyboard) -> Sheet.Picture {
    var picture = self
    picture.body = board.run.session.scene.at(board.run.session.time + Moment(seconds: 1))
    // The scene has the background, the padding and the screen already.
    picture.canvas.device = nil
    picture.canvas.padding = .zero
    picture.canvas.size = CanvasSize()
    picture.canvas.background = nil
    picture.canvas.redlines.kinds = []
    picture.canvas.interaction = Script()
    return picture
  }

  /// Whether an element presents another one, whose parts are known only then.
  fileprivate var presentsElements: Bool {
    var found = false
    layout().forEach { node, _ in if node.presentation != nil { found = true } }
    return found
  }
}

extension LayoutNode {
  /// The identifiers of all elements.
  fileprivate var identifiers: [String] {
    var ids: [String] = []
    forEach { node, _ in if let id = node.id { ids.append(id) } }
    return ids
  }
}

extension AttributeValue {
  /// A value of JSON as a sheet has it.
  init(_ json: JSON) {
    self =
      switch json {
      case .null: .scalar("~", isQuoted: false)
      case .text(let text): .scalar(text, isQuoted: true)
      case .number(let number): .scalar(JSON.text(of: number), isQuoted: false)
      case .boolean(let value): .scalar(value ? "true" : "false", isQuoted: false)
      case .array(let items): .list(items.map(AttributeValue.init))
      case .object(let members):
        .mapping(members.map { Entry(name: $0.name, value: AttributeValue($0.value)) })
      }
  }
}
