import MaquetteDiagnostics
import MaquetteElements
import MaquetteFiles
import MaquetteRPC
import MaquetteSheets
import MaquetteStudio
import MaquetteTypography

/// A sheet that a call names or contains, read and valid.
struct OpenSheet {
  let sheet: Sheet
  /// The name in messages: the path, or `text` for the text of a call.
  let name: String
  /// The text of the call; nil for a file.
  let fragment: Fragment?
  /// Remarks on the token files.
  let remarks: [Diagnostic]
  private let folder: AgentFolder

  /// The parameters of tools that work on a sheet.
  static let parameters = [
    ToolParameter(
      "sheet", .text,
      "The path of a sheet in the folder; for 'render' also of a Swift file. Give this or 'text'."),
    ToolParameter(
      "text", .text,
      "YAML or JSON in place of a file: a whole sheet, an element (`button: Play`) or a list of elements."),
    ToolParameter(
      "picture", .text,
      "The picture to use if the sheet has variants, such as settings~dark; the first one by default."),
    ToolParameter(
      "platform", .choice(Platform.allCases.map(\.rawValue)), "The platform, if the sheet does not set it."),
    ToolParameter(
      "era", .choice(Era.allCases.map(\.rawValue)), "The design era, if the sheet does not set it."),
    ToolParameter(
      "appearance", .choice(Appearance.allCases.map(\.rawValue)),
      "Light or dark, if the sheet does not set it."),
    ToolParameter(
      "text-size", .choice(TextSize.allCases.map(\.rawValue)), "The text size, if the sheet does not set it."),
  ]

  private static let environmentNames = ["platform", "era", "appearance", "text-size"]

  /// Reads the sheet of a call, or a text in its place.
  init(_ call: Tool.Call, text written: String? = nil) throws(ToolFailure) {
    let theme = try call.studio.theme()
    let loaded = try work { () throws(StudioError) in try theme.load() }
    var environment = loaded.environment
    for name in Self.environmentNames {
      guard let text = call.arguments.text(name) else { continue }
      do throws(AttributeError) {
        try environment.set(name, to: .scalar(text, isQuoted: false))
      } catch {
        throw .work(StudioError(.usage, "\(name): \(error.message)"))
      }
    }
    let folder = call.studio.folder
    let bytes: [UInt8]
    switch (call.arguments.text("sheet"), written ?? call.arguments.text("text")) {
    case (let path?, nil):
      _ = try call.studio.path(of: path)
      (name, fragment) = (FileName.normalized(folder.relative(path), foldsParents: true), nil)
      bytes = try Self.reading { [name] () throws(SheetError) in try folder.bytes(of: name) }
    case (nil, let text?):
      let fragment = Fragment(text)
      (name, self.fragment) = (Fragment.name, fragment)
      bytes = Array(fragment.sheet.utf8)
    default:
      throw .call(RPCError(.invalidParameters, "give either 'sheet', the path of a file, or 'text'"))
    }
    remarks = loaded.warnings
    do throws(StudioError) {
      sheet = try call.studio.sheet(bytes, named: name, in: environment)
    } catch {
      throw .work(Self.placed(folder.relative(error), by: fragment))
    }
    self.folder = folder
  }

  private static func reading<Value>(_ body: () throws(SheetError) -> Value) throws(ToolFailure) -> Value {
    do throws(SheetError) {
      return try body()
    } catch {
      throw .work(StudioError(error))
    }
  }

  private static func placed(_ error: StudioError, by fragment: Fragment?) -> StudioError {
    guard let fragment, error.message == nil else { return error }
    return StudioError(error.kind, error.diagnostics.map(fragment.placed))
  }

  /// The picture of a name, or the first one.
  func picture(_ call: Tool.Call) throws(ToolFailure) -> Sheet.Picture {
    let name = call.arguments.text("picture")
    guard let picture = sheet.pictures.first(where: { name == nil || $0.name == name }) else {
      let names = sheet.pictures.map(\.name)
      let list = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
      throw .work(
        StudioError(.usage, "\(self.name) has no picture '\(name ?? "")'; its pictures are \(list)"))
    }
    return picture
  }

  /// Does work on the sheet; errors have their places in the text of the call.
  func attempt<Value>(_ body: () throws(StudioError) -> Value) throws(ToolFailure) -> Value {
    do throws(StudioError) {
      return try body()
    } catch {
      throw .work(Self.placed(folder.relative(error), by: fragment))
    }
  }

  /// A diagnostic as a client sees it: with a path from the folder, or its place in the text of the call.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    let diagnostic = folder.relative(diagnostic)
    return fragment?.placed(diagnostic) ?? diagnostic
  }

  /// The remarks on the sheet and on what cannot be drawn as written, as the command prints them; empty for none.
  func warnings(_ layouts: [LayoutNode]) -> String {
    var diagnostics = remarks + sheet.warnings
    for diagnostic in layouts.flatMap({ sheet.diagnostics(for: $0) }) where !diagnostics.contains(diagnostic)
    {
      diagnostics.append(diagnostic)
    }
    return diagnostics.map { placed($0).rendered + "\n" }.joined()
  }
}
