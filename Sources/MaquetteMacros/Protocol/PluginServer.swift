package import Foundation

/// Answers the compiler's requests for macros: one message in, one message out.
///
/// A message is eight bytes with its length, little-endian, and then JSON. The compiler waits for each answer, so every request is
/// answered, also one that cannot be read.
package struct PluginServer {
  /// The version of the protocol that these messages follow.
  package static let protocolVersion = 7
  /// Longer messages are refused: a source file of this length is not written by hand.
  package static let limit = 256 << 20

  /// A server without state.
  package init() {}

  /// The answer to a message, both as JSON.
  package func answer(_ message: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(response(to: message))) ?? Data("{}".utf8)
  }

  private func response(to message: Data) -> Response {
    guard let request = try? JSONDecoder().decode(Request.self, from: message) else {
      return failure("the compiler sent a message that Maquette's macros cannot read", at: nil)
    }
    if request.getCapability != nil {
      return Response(
        getCapabilityResult: .init(capability: .init(protocolVersion: Self.protocolVersion, features: [])))
    }
    if let use = request.expandFreestandingMacro { return expand(use, use.syntax) }
    if let use = request.expandAttachedMacro { return expand(use, use.declSyntax) }
    if request.loadPluginLibrary != nil {
      return Response(loadPluginLibraryResult: .init(loaded: false, diagnostics: []))
    }
    return failure("the compiler asked for something that Maquette's macros do not know", at: nil)
  }

  private func expand(_ use: Request.Use, _ syntax: Request.Syntax?) -> Response {
    let location = syntax?.location ?? use.attributeSyntax?.location
    let context = (use.lexicalContext ?? []) + [use.parentDeclSyntax].compactMap(\.self)
    let macro = MacroUse(
      source: syntax?.source ?? "", discriminator: use.discriminator ?? "", fileID: location?.fileID ?? "",
      line: location?.line ?? 1, role: use.macroRole ?? "", context: context.compactMap(\.source))
    switch macro.expanded(as: use.macro?.typeName ?? "") {
    case .source(let source):
      return Response(expandMacroResult: .init(expandedSource: source, diagnostics: []))
    case .problem(let message): return failure(message, at: use.attributeSyntax?.location ?? location)
    }
  }

  private func failure(_ message: String, at location: Request.Location?) -> Response {
    let position = Response.Diagnostic.Position(
      fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
    return Response(
      expandMacroResult: .init(
        expandedSource: "", diagnostics: [Response.Diagnostic(message: message, position: position)]))
  }
}

extension PluginServer {
  /// Reads requests and writes answers until the input ends.
  package func run(input: FileHandle, output: FileHandle) {
    while let header = read(8, from: input) {
      let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard length <= UInt64(Self.limit), let message = read(Int(length), from: input) else { return }
      let answer = answer(message)
      var size = UInt64(answer.count)
      var bytes = Data()
      for _ in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: size))
        size >>= 8
      }
      // The compiler is gone if this fails, so nobody waits any more.
      guard (try? output.write(contentsOf: bytes + answer)) != nil else { return }
    }
  }

  private func read(_ count: Int, from input: FileHandle) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data.append(part)
    }
    return data
  }
}
