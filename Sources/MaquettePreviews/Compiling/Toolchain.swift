#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles
import MaquetteStudio

/// The Swift compiler.
struct Toolchain: Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The version as the compiler prints it, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String
  /// The modules that come with it.
  let modules: Set<String>

  private struct Info: Decodable {
    struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
    var compilerVersion: String
    var paths: Paths
  }

  /// Finds the compiler on the path of the variables.
  init(variables: [String: String], scratch: String) throws(StudioError) {
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let compiler = folders.map({ FileName.joined($0, "swiftc") }).first(where: Folder.isRegularFile)
    else {
      throw StudioError(
        .usage,
        "previews need Swift \(Self.wanted), and 'swiftc' is not on the PATH; see https://swift.org/install"
      )
    }
    let output = FileName.joined(scratch, "toolchain.json")
    var process = ChildProcess([compiler, "-print-target-info"], in: scratch)
    process.output = output
    process.errors = FileName.joined(scratch, "toolchain.txt")
    process.seconds = 60
    let result = process.run()
    guard result.code == 0,
      let info = try? JSONDecoder().decode(Info.self, from: Data(contentsOf: URL(filePath: output)))
    else {
      throw StudioError(
        .usage,
        "\(compiler): cannot run it (\(process.reason(of: result))); previews need Swift \(Self.wanted)")
    }
    self.compiler = compiler
    version = info.compilerVersion
    if let number = Self.number(in: version), number < Self.least {
      throw StudioError(
        .usage,
        "\(compiler) is Swift \(number.major).\(number.minor); previews need Swift \(Self.wanted) or later (https://swift.org/install)"
      )
    }
    var modules: Set<String> = ["Swift", "Observation", "Builtin"]
    for folder in info.paths.runtimeLibraryImportPaths {
      for name in (try? Folder.names(in: folder)) ?? [] where name.hasSuffix(".swiftmodule") {
        modules.insert(FileName.withoutSuffix(name))
      }
    }
    self.modules = modules
  }

  /// The version that Maquette is built with.
  static var wanted: String { "\(least.major).\(least.minor)" }
  private static let least = (major: 6, minor: 3)

  /// The version in what the compiler prints, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil for other words.
  static func number(in text: String) -> (major: Int, minor: Int)? {
    guard let mark = text.firstRange(of: "Swift version ") else { return nil }
    let parts = text[mark.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    guard parts.count >= 2, let major = Int(parts[0]), let minor = Int(parts[1]) else { return nil }
    return (major, minor)
  }
}
