import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteRPC

/// The arguments of a call, which fit the tool's parameters.
struct ToolArguments: Sendable {
  private let values: JSON

  /// Checks arguments. Throws an error that names the nearest parameter for an unknown one.
  init(_ json: JSON?, of tool: Tool) throws(RPCError) {
    values = json ?? .object([JSON.Member]())
    guard let members = values.members else {
      throw RPCError(.invalidParameters, "the arguments of '\(tool.name)' must be an object")
    }
    let names = tool.parameters.map(\.name)
    for member in members {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        let hint =
          NearestName.hint(for: member.name, among: names) ?? "it takes \(names.joined(separator: ", "))"
        throw RPCError(
          .invalidParameters, "unknown parameter '\(Evidence.line(member.name))' of '\(tool.name)'; \(hint)")
      }
      if member.value != .null { try parameter.check(member.value) }
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw RPCError(.invalidParameters, "'\(tool.name)' needs the parameter '\(parameter.name)'")
    }
  }

  subscript(name: String) -> JSON? { values[name] }

  func text(_ name: String) -> String? { values[name]?.string }
  func whole(_ name: String) -> Int? { values[name]?.int }
  func number(_ name: String) -> Double? { values[name]?.double }
  func boolean(_ name: String) -> Bool? { values[name]?.bool }
}
