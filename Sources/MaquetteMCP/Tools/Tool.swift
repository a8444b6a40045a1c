import MaquetteDocuments
import MaquetteRPC

/// A tool of the server: its description, and what it does.
struct Tool: Sendable {
  /// A call of a tool.
  struct Call {
    let arguments: ToolArguments
    let studio: AgentStudio
    let cancellation: RPCCancellation

    /// Whether the client no longer wants the result; long work asks it from any thread.
    var isCancelled: @Sendable () -> Bool {
      let cancellation = cancellation
      return { cancellation.isCancelled }
    }

    /// Ends work whose result the client no longer wants.
    func check() throws(ToolFailure) {
      do throws(RPCError) {
        try cancellation.check()
      } catch {
        throw .call(error)
      }
    }
  }

  let name: String
  let title: String
  /// What it does, when to use it, and what comes back.
  let summary: String
  let parameters: [ToolParameter]
  /// Whether it writes files in the server's folder.
  var writes = false
  let run: @Sendable (Call) throws(ToolFailure) -> ToolResult

  /// All tools, in the order in which clients list them.
  static let all: [Tool] = [
    .render, .draw, .list, .describe, .inspect, .explain, .touch, .lint, .check, .compare, .previews,
  ]

  /// The tool as `tools/list` shows it.
  var json: JSON {
    let required = parameters.filter(\.isRequired).map { JSON.text($0.name) }
    return [
      "name": .text(name), "title": .text(title), "description": .text(summary),
      "inputSchema": [
        "type": "object", "properties": .object(parameters.map { JSON.Member($0.name, $0.schema) }),
        "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
      ],
      "annotations": [
        "title": .text(title), "readOnlyHint": .boolean(!writes), "destructiveHint": false,
        "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }

  /// The result of a call, or the protocol's error for a wrong one.
  func answer(
    _ arguments: JSON?, studio: AgentStudio, cancellation: RPCCancellation
  ) throws(RPCError) -> ToolResult {
    let call = Call(
      arguments: try ToolArguments(arguments, of: self), studio: studio, cancellation: cancellation)
    let outcome: Result<ToolResult, ToolFailure>
    do throws(ToolFailure) { outcome = .success(try run(call)) } catch { outcome = .failure(error) }
    // Cancelled work has neither a result nor an error of its own.
    try cancellation.check()
    switch outcome {
    case .success(let result): return result
    case .failure(.call(let error)): throw error
    case .failure(.work(let error)): return ToolResult(studio.folder.relative(error))
    }
  }
}
