package import MaquetteDocuments
package import MaquetteRPC
import MaquetteDiagnostics
import MaquetteStudio

/// The Model Context Protocol (modelcontextprotocol.io) with tools and resources.
package final class AgentService: RPCService {
  /// The versions of the protocol, the newest first. What the server uses is the same in all of them.
  package static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static let methods = [
    "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read",
  ]
  private let studio: AgentStudio
  private let reference: AgentReference
  private var isInitialized = false
  package let isOver = false

  package init(_ studio: AgentStudio) {
    self.studio = studio
    reference = AgentReference(catalogue: studio.catalogue)
  }

  private static let instructions = """
    Maquette draws mockups of iOS, macOS and watchOS controls from sheets, which are YAML. Read maquette://guide (10 \
    KB) before you write one. Draw drafts with 'render' and its parameter 'text', look at the picture, and read the \
    errors: they name the line and suggest a fix. Use 'describe' for an element's attributes and 'list' for symbols. \
    Check with 'lint' before you finish.
    """

  package func answer(_ call: RPCCall) throws(RPCError) -> JSON {
    switch call.method {
    case "initialize": return initialize(call.parameters)
    case "ping": return .object([JSON.Member]())
    default: break
    }
    guard Self.methods.contains(call.method) else {
      throw RPCError(.methodNotFound, "unknown method '\(Evidence.line(call.method))'")
    }
    guard isInitialized else { throw RPCError(.invalidRequest, "send 'initialize' first") }
    switch call.method {
    case "tools/list": return ["tools": .array(Tool.all.map(\.json))]
    case "tools/call": return try callTool(call).json
    case "resources/list": return reference.list
    case "resources/templates/list": return reference.templates
    default:
      guard let uri = call.parameters["uri"]?.string else {
        throw RPCError(.invalidParameters, "'uri' is missing; it names the resource")
      }
      return try reference.read(uri)
    }
  }

  package func receive(_ call: RPCCall) {}

  private func initialize(_ parameters: JSON) -> JSON {
    isInitialized = true
    let asked = parameters["protocolVersion"]?.string ?? ""
    let version = Self.versions.contains(asked) ? asked : Self.versions[0]
    return [
      "protocolVersion": .text(version),
      "capabilities": [
        "tools": ["listChanged": false], "resources": ["listChanged": false, "subscribe": false],
      ],
      "serverInfo": ["name": "maquette", "title": "Maquette", "version": .text(Version.current)],
      "instructions": .text(Self.instructions),
    ]
  }

  private func callTool(_ call: RPCCall) throws(RPCError) -> ToolResult {
    let name = call.parameters["name"]?.string ?? ""
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name)
      let hint = NearestName.hint(for: name, among: names) ?? "the tools are \(names.joined(separator: ", "))"
      throw RPCError(.invalidParameters, "unknown tool '\(Evidence.line(name))'; \(hint)")
    }
    return try tool.answer(call.parameters["arguments"], studio: studio, cancellation: call.cancellation)
  }
}
