import MaquetteFiles

/// The files below a folder that belong to code: no hidden folders, no builds, no tests.
struct SourceFolder {
  /// The paths of Swift files.
  private(set) var sources: [String] = []
  /// The paths of all other files.
  private(set) var resources: [String] = []
  /// The folders of packages inside, which are modules of their own.
  private(set) var packages: [String] = []

  /// Folders that hold what is built, fetched or tested.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "vendor", "__Snapshots__",
    "Snapshots", "fastlane", "UITests", "Tests",
  ]

  /// The most folders inside each other; links that lead in circles end here.
  static let depthLimit = 24

  init(_ folder: String) throws(FileProblem) { try walk(folder, depth: 0) }

  private mutating func walk(_ folder: String, depth: Int) throws(FileProblem) {
    let names = try Folder.names(in: folder)
    if depth > 0, names.contains("Package.swift") {
      packages.append(folder)
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "." ? name : FileName.joined(folder, name)
      if Folder.kind(of: path) == .folder {
        guard !Self.isSkipped(name), depth < Self.depthLimit else { continue }
        try walk(path, depth: depth + 1)
      } else if name.hasSuffix(".swift") {
        if name != "Package.swift" && !name.hasPrefix("Package@swift") { sources.append(path) }
      } else {
        resources.append(path)
      }
    }
  }

  private static func isSkipped(_ name: String) -> Bool {
    if skipped.contains(name) { return true }
    let ends = [
      "Tests", "Test", ".xcodeproj", ".xcworkspace", ".playground", ".docc", ".xcframework", ".app",
    ]
    return ends.contains { name.hasSuffix($0) }
  }
}
