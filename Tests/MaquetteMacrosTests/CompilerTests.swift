import Foundation
import Testing

/// The protocol between compiler and plug-in is no promise, so the real compiler expands all macros of a fixture here.
@Suite struct CompilerTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // Other tests change the folder of the process, and delete it.
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The plug-in that was built with this test; macros are built for the host, under a name of their own.
  private static func plugin() throws -> String {
    let built =
      Bundle.main.bundleURL.path.hasSuffix(".xctest")
      ? Bundle.main.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
    let names = ["MaquetteUIMacros-tool", "MaquetteUIMacros"].map { built.appending(path: $0).path }
    return try #require(
      names.first(where: FileManager.default.isExecutableFile), "no plug-in in \(built.path)")
  }

  @Test func theCompilerExpandsAllThreeMacros() throws {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "maquette-macros-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: program) }
    let sources = ["Declarations.swift", "Uses.swift"].map {
      Self.folder.appending(path: "Fixture/\($0)").path
    }
    let toolchain = try Self.run(["swiftc", "--version"]).output
    for mode in ["5", "6"] {
      let compiled = try Self.run(
        [
          "swiftc", "-Onone", "-swift-version", mode, "-parse-as-library", "-module-name", "Fixture",
          "-load-plugin-executable",
          "\(Self.plugin())#MaquetteUIMacros", "-o", program.path,
        ] + sources)
      #expect(compiled.status == 0, "Swift \(mode) with \(toolchain): \(compiled.output)")
      #expect(!compiled.output.contains("warning"), "Swift \(mode) with \(toolchain): \(compiled.output)")
      let ran = try Self.run([program.path])
      #expect(ran.output == "a quoted brace {|4|none|true\n", "Swift \(mode) with \(toolchain)")
    }
  }
}
