import Foundation
import PackagePlugin

/// `swift package maquette <verb> ...`: runs the command in the folder of the package that depends on it, so that its users need
/// not install it. The tool is that of a release, which is named like the command, or the target that is built from the sources.
@main struct MaquettePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    let released = try? context.tool(named: "maquette")
    process.executableURL = try (released ?? context.tool(named: "MaquetteMain")).url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // `previews` compiles Maquette's views for the toolchain, once, if the tool has none beside it.
    if let sources = Self.sources(of: context.package) {
      process.environment = ProcessInfo.processInfo.environment.merging(["MAQUETTE_SOURCES": sources]) {
        own, _ in own
      }
    }
    // SwiftPM talks to a plugin over its standard input and passes its output on line by line; a review asks on the terminal.
    if arguments.first == "review", let terminal = FileHandle(forUpdatingAtPath: "/dev/tty") {
      process.standardInput = terminal
      process.standardOutput = terminal
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The folder of Maquette's package, among a package and those that it depends on.
  private static func sources(of package: Package) -> String? {
    if package.displayName == "maquette" { return package.directoryURL.path }
    return package.dependencies.lazy.compactMap { sources(of: $0.package) }.first
  }
}
