import MaquetteFiles

/// The modules beside an app's folder that its files import by name: the frameworks and packages of the same project.
struct LocalModules {
  /// The targets of packages in the project, and its folders, by the names that imports can have.
  private var targets: [String: AppModule] = [:]
  private let ancestors: [String]

  /// Looks around a folder: in the folders above it, up to that of the project.
  init(around path: String) {
    ancestors = Self.ancestors(of: path)
    for folder in ancestors {
      for first in Self.folders(in: folder) {
        add(package: first)
        // `Packages/Core` and the like.
        for second in Self.folders(in: first) where !FileName.last(of: first).hasSuffix(".xcodeproj") {
          add(package: second)
        }
      }
    }
  }

  /// The module that an import names; nil if the project has none of this name.
  func module(named name: String) -> AppModule? {
    if let target = targets[name] { return target }
    for folder in ancestors {
      let place = FileName.joined(folder, name)
      guard Folder.kind(of: place) == .folder, let found = try? SourceFolder(place), !found.sources.isEmpty
      else { continue }
      return AppModule(name: name, folder: place, sources: found.sources, resources: found.resources)
    }
    return nil
  }

  private mutating func add(package folder: String) {
    guard Folder.isRegularFile(FileName.joined(folder, "Package.swift")),
      let found = try? ModuleFinder.targets(of: folder)
    else { return }
    for module in found where targets[module.name] == nil { targets[module.name] = module }
  }

  private static func folders(in folder: String) -> [String] {
    ((try? Folder.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { FileName.joined(folder, $0) }
      .filter { Folder.kind(of: $0) == .folder }
  }

  /// The folders above a path that belong to its project: up to the one under version control, or with a project file. Without either it
  /// is the next folder alone.
  private static func ancestors(of path: String) -> [String] {
    var folder = FileName.absolute(path)
    var found: [String] = []
    var end = 1
    for _ in 0..<5 {
      let parent = FileName.folder(of: folder)
      if parent.isEmpty || parent == "/" || parent == folder { break }
      folder = parent
      found.append(folder)
      let names = (try? Folder.names(in: folder)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        end = found.count
      }
      if names.contains(".git") {
        end = found.count
        break
      }
    }
    return Array(found.prefix(end))
  }
}
