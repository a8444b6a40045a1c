import MaquetteFiles
import MaquetteStudio

/// The modules of a request with their files, in an order in which each comes after those that it imports.
struct PreviewSources {
  private(set) var modules: [(module: AppModule, files: [SwiftFile])] = []

  /// Modules of the system: a folder of such a name has extensions of them.
  private static let system: Set = [
    "Swift", "SwiftUI", "SwiftUICore", "Combine", "UIKit", "os", "OSLog", "SFSafeSymbols", "Foundation",
    "Dispatch",
    "Darwin", "Observation", "AppKit", "CoreGraphics", "CoreData", "CoreLocation", "MapKit", "WebKit",
    "AVFoundation", "AVKit", "StoreKit", "SwiftData", "Charts", "WidgetKit", "PhotosUI", "Photos", "CloudKit",
    "GameKit", "SpriteKit", "SceneKit", "RealityKit", "ARKit", "Vision", "CoreML", "Metal", "HealthKit",
    "UserNotifications", "Contacts", "EventKit", "Intents", "AppIntents", "TipKit", "XCTest", "Testing",
  ]

  init(_ request: PreviewRequest, observer: StudioObserver) throws(StudioError) {
    var read: [(module: AppModule, files: [SwiftFile])] = []
    func add(_ module: AppModule) {
      var module = module
      module.sources.removeAll { !request.mayRead($0) }
      module.resources.removeAll { !request.mayRead($0) }
      let files = Parallel.map(module.sources, threads: request.threads) { path in try? SwiftFile(path: path)
      }
      for (path, file) in zip(module.sources, files) where file == nil {
        observer(.passedOver(Folder.PassedOver(path: path, reason: "it cannot be read")))
      }
      read.append((module, files.compactMap { $0 }.filter { !$0.isTest }))
    }
    for module in try ModuleFinder(request.path).modules { add(module) }
    // What they import of the same project, and what that imports.
    let local = LocalModules(around: request.path)
    var names = Set(read.map(\.module.name)).union(Self.system)
    var next = 0
    while next < read.count {
      let wanted = Set(read[next].files.flatMap { $0.imports.map(\.module) }).subtracting(names)
      for name in wanted.sorted() {
        names.insert(name)
        if let module = local.module(named: name) { add(module) }
      }
      next += 1
    }
    names.subtract(Self.system)
    func imports(_ item: (module: AppModule, files: [SwiftFile])) -> Set<String> {
      Set(item.files.flatMap { $0.imports.map(\.module) }).intersection(names).subtracting([item.module.name])
    }
    var order: [Int] = []
    var visited: Set<Int> = []
    func visit(_ index: Int) {
      guard visited.insert(index).inserted else { return }
      let wanted = imports(read[index])
      for other in read.indices where wanted.contains(read[other].module.name) { visit(other) }
      order.append(index)
    }
    for index in read.indices {
      let isAsked = read[index].files.contains { request.covers($0.path) && !$0.previews.isEmpty }
      if isAsked { visit(index) }
    }
    modules = order.map { read[$0] }
  }
}
