import MaquetteFiles
import MaquetteStudio

/// Swift files that are compiled as one module: a target of a package, or a folder of an app.
struct AppModule: Sendable {
  /// The module's name.
  var name: String
  /// The folder of its sources.
  var folder: String
  /// Its Swift files.
  var sources: [String]
  /// Its other files.
  var resources: [String]
  /// The names that are true in `#if`.
  var conditions: [String] = []
  /// Whether code without a statement runs on the main actor.
  var isMainActor = false
  /// Whether it is a target of a package, whose resources `Bundle.module` has.
  var isOfPackage = false

  /// The name of a module for any text.
  static func name(for text: String) -> String {
    let letters = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let name = String(letters)
    return name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }
}

/// Finds the modules at a path: the targets of the package around it, or the folder itself with the packages inside.
struct ModuleFinder {
  private(set) var modules: [AppModule] = []

  init(_ path: String) throws(StudioError) {
    var path = path
    if Folder.kind(of: path) == .file { path = FileName.folder(of: path) }
    if path.isEmpty { path = "." }
    guard Folder.kind(of: path) == .folder else {
      throw StudioError(.noInput, "\(path): the file or folder does not exist")
    }
    do throws(FileProblem) {
      if let package = try Self.package(around: path) {
        try add(package: package)
      } else {
        try add(folder: path)
      }
    } catch {
      throw StudioError(error, path: path)
    }
    // Two modules of a name cannot be in one program.
    var names: Set<String> = []
    modules = modules.filter { names.insert($0.name).inserted }
  }

  /// The folder of the package that a folder is in, if one of its targets has to do with the folder.
  private static func package(around path: String) throws(FileProblem) -> String? {
    let root = FileName.absolute(path)
    var folder = root
    for _ in 0..<8 {
      if Folder.isRegularFile(FileName.joined(folder, "Package.swift")) {
        if folder == root { return try targets(of: folder).isEmpty ? nil : path }
        let inside = try targets(of: folder).contains { module in
          let place = FileName.absolute(module.folder)
          return place == root || place.hasPrefix(root + "/") || root.hasPrefix(place + "/")
        }
        if inside { return shown(folder, as: path) }
      }
      guard folder.contains("/"), folder != "/" else { return nil }
      folder = FileName.folder(of: folder)
      if folder.isEmpty { return nil }
    }
    return nil
  }

  /// A path from the working folder, if the user's was one and it lies there: messages name files as the user would.
  private static func shown(_ folder: String, as path: String) -> String {
    let here = FileName.absolute(".")
    if path.hasPrefix("/") || folder == here { return path.hasPrefix("/") ? folder : "." }
    return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.utf8.count + 1)) : folder
  }

  private mutating func add(package: String) throws(FileProblem) {
    modules += try Self.targets(of: package)
    // Packages beside the targets, which they may depend on by path.
    let whole = try SourceFolder(package)
    for inner in whole.packages { try add(inner: inner) }
    try addNeighbours(of: package)
    addExamples(of: whole, in: package)
    let fetched = FileName.joined(package, ".build/checkouts")
    for name in (try? Folder.names(in: fetched)) ?? [] {
      modules += (try? Self.targets(of: FileName.joined(fetched, name))) ?? []
    }
  }

  /// Adds the packages that a package names by their path, and those that these name.
  private mutating func addNeighbours(of package: String) throws(FileProblem) {
    var rest = [package]
    var seen = Set([FileName.absolute(package)])
    while let next = rest.popLast() {
      guard let manifest = try? PackageManifest(path: FileName.joined(next, "Package.swift")) else {
        continue
      }
      for path in manifest.packages {
        let folder =
          path.hasPrefix("/") ? path : FileName.normalized(FileName.joined(next, path), foldsParents: true)
        guard Folder.isRegularFile(FileName.joined(folder, "Package.swift")),
          seen.insert(FileName.absolute(folder)).inserted
        else { continue }
        modules += try Self.targets(of: folder)
        rest.append(folder)
      }
    }
  }

  /// Adds the folders of a package that belong to no target, such as a sample app: one module for each at the top.
  private mutating func addExamples(of whole: SourceFolder, in package: String) {
    let targets = modules.map { FileName.absolute($0.folder) + "/" }
    let root = FileName.absolute(package) + "/"
    func top(_ path: String) -> String? {
      let path = FileName.absolute(path)
      guard path.hasPrefix(root), !targets.contains(where: path.hasPrefix) else { return nil }
      let parts = path.dropFirst(root.utf8.count).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : nil
    }
    let sources = Dictionary(grouping: whole.sources.filter { top($0) != nil }) { top($0) ?? "" }
    for (name, files) in sources.sorted(by: { $0.key < $1.key }) {
      modules.append(
        AppModule(
          name: AppModule.name(for: name), folder: FileName.joined(package, name), sources: files,
          resources: whole.resources.filter { top($0) == name }))
    }
  }

  /// Adds a package inside; one without targets only hides files from Xcode, and is a folder like others.
  private mutating func add(inner package: String) throws(FileProblem) {
    let targets = try Self.targets(of: package)
    if targets.isEmpty { try add(folder: package) } else { modules += targets }
  }

  private mutating func add(folder: String) throws(FileProblem) {
    let found = try SourceFolder(folder)
    let last = FileName.absolute(folder).split(separator: "/").last.map(String.init) ?? "App"
    modules.append(
      AppModule(
        name: AppModule.name(for: last), folder: folder, sources: found.sources, resources: found.resources))
    for package in found.packages {
      try add(inner: package)
      try addNeighbours(of: package)
    }
  }

  /// The targets of a package that are not tests.
  static func targets(of package: String) throws(FileProblem) -> [AppModule] {
    let manifest = try PackageManifest(path: FileName.joined(package, "Package.swift"))
    var modules: [AppModule] = []
    for target in manifest.targets where !target.isTest {
      let places =
        target.path.map { [$0] }
        ?? ["Sources", "Source", "src", "srcs"].map { FileName.joined($0, target.name) }
        + (manifest.targets.count { !$0.isTest } == 1 ? ["Sources", "Source"] : [])
      let folders = places.map { FileName.normalized(FileName.joined(package, $0)) }
      guard let folder = folders.first(where: { Folder.kind(of: $0) == .folder }) else { continue }
      let found = try SourceFolder(folder)
      if found.sources.isEmpty { continue }
      modules.append(
        AppModule(
          name: AppModule.name(for: target.name), folder: folder, sources: found.sources,
          resources: found.resources, conditions: target.conditions, isMainActor: target.isMainActor,
          isOfPackage: true))
    }
    return modules
  }
}
