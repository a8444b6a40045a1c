import MaquetteFiles
import MaquetteSwiftSource

/// What `Package.swift` says of targets, read without running it. What is computed there is not known.
struct PackageManifest {
  /// A target.
  struct Target {
    var name: String
    /// The folder of its sources, from that of the package; nil for the usual one.
    var path: String?
    /// The names that are true in `#if`.
    var conditions: [String] = []
    /// Whether code without a statement runs on the main actor.
    var isMainActor = false
    /// The features of the language that are switched on.
    var features: [String] = []
    /// Words in place of names of modules.
    var isTest = false
  }

  private(set) var targets: [Target] = []
  /// The folders of packages beside this one, from its own.
  private(set) var packages: [String] = []

  /// Reads a manifest; none of its targets is an error.
  init(path: String) throws(FileProblem) {
    let bytes = try FileBytes.read(path, limit: 1 << 20)
    let source = Source(String(decoding: bytes, as: UTF8.self))
    let kinds = ["target": false, "executableTarget": false, "testTarget": true]
    for index in source.tokens.indices.dropFirst().dropLast() {
      if source.is(source.tokens[index - 1], "."), source.is(source.tokens[index], "package"),
        source.is(source.tokens[index + 1], "("), let end = source.closing(index + 1)
      {
        var package = Target(name: "")
        package.read(source, index + 2..<end)
        if let path = package.path { packages.append(path) }
      }
      guard source.is(source.tokens[index - 1], "."), let isTest = kinds[source.text(source.tokens[index])],
        source.is(source.tokens[index + 1], "("), let end = source.closing(index + 1)
      else { continue }
      var target = Target(name: "")
      target.isTest = isTest
      target.read(source, index + 2..<end)
      // A dependency on another target has the same form, and nothing but a name.
      if !target.name.isEmpty, !targets.contains(where: { $0.name == target.name }) { targets.append(target) }
    }
  }
}

extension PackageManifest.Target {
  fileprivate mutating func read(_ source: Source, _ range: Range<Int>) {
    var depth = 0
    for index in range {
      let token = source.tokens[index]
      if source.opens(token) { depth += 1 }
      if source.is(token, ")") || source.is(token, "]") || source.is(token, "}") { depth -= 1 }
      guard token.kind == .word, index + 2 < range.upperBound else { continue }
      let word = source.text(token)
      if depth == 0, source.is(source.tokens[index + 1], ":") {
        let value = Self.literal(source, index + 2)
        if word == "name" { name = value ?? "" }
        if word == "path" { path = value }
      }
      guard source.is(source.tokens[index + 1], "(") else { continue }
      switch word {
      case "define": if let value = Self.literal(source, index + 2) { conditions.append(value) }
      case "enableUpcomingFeature", "enableExperimentalFeature":
        if let value = Self.literal(source, index + 2) { features.append(value) }
      case "defaultIsolation": isMainActor = source.is(source.tokens[index + 2], "MainActor")
      default: break
      }
    }
  }

  /// The text of a string without interpolation.
  private static func literal(_ source: Source, _ index: Int) -> String? {
    let token = source.tokens[index]
    let text = source.text(token)
    guard token.kind == .string, text.count >= 2, text.first == "\"", !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
