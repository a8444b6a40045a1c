import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteRPC

/// A parameter of a tool. Its schema, its check and its help come from this one description.
struct ToolParameter: Sendable {
  /// The values that a parameter takes.
  enum Kind: Sendable, Hashable {
    case text
    case boolean
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case choice([String])
    /// Any object.
    case object
    /// A list of any values.
    case list
  }

  let name: String
  let kind: Kind
  /// The purpose, in one sentence or two.
  let help: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isRequired = isRequired
  }

  /// The parameter as a property of a JSON Schema.
  var schema: JSON {
    var members: [JSON.Member] =
      switch kind {
      case .text: [.init("type", "string")]
      case .boolean: [.init("type", "boolean")]
      case .whole(let range):
        [
          .init("type", "integer"), .init("minimum", .whole(range.lowerBound)),
          .init("maximum", .whole(range.upperBound)),
        ]
      case .number(let range):
        [
          .init("type", "number"), .init("minimum", .number(range.lowerBound)),
          .init("maximum", .number(range.upperBound)),
        ]
      case .choice(let names): [.init("type", "string"), .init("enum", .array(names.map(JSON.text)))]
      case .object: [.init("type", "object")]
      case .list: [.init("type", "array")]
      }
    members.append(.init("description", .text(help)))
    return .object(members)
  }

  /// Throws an error for a value of another kind.
  func check(_ value: JSON) throws(RPCError) {
    let fits =
      switch kind {
      case .text: value.string != nil
      case .boolean: value.bool != nil
      case .whole(let range): value.int.map(range.contains) ?? false
      case .number(let range): value.double.map(range.contains) ?? false
      case .choice(let names): value.string.map(names.contains) ?? false
      case .object: value.members != nil
      case .list: value.items != nil
      }
    guard !fits else { return }
    var hint = ""
    if case .choice(let names) = kind, let text = value.string,
      let meant = NearestName.hint(for: text, among: names)
    {
      hint = "; \(meant)"
    }
    throw RPCError(.invalidParameters, "'\(name)' takes \(expectation)\(hint)")
  }

  private var expectation: String {
    switch kind {
    case .text: "a text"
    case .boolean: "true or false"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(JSON.text(of: range.lowerBound)) to \(JSON.text(of: range.upperBound))"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .object: "an object"
    case .list: "a list"
    }
  }
}
