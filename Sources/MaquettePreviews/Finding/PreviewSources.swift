import MaquetteFiles
import MaquetteStudio

/// The modules of a request with their files, in an order in which each comes after those that it imports.
struct PreviewSources {
  private(set) var modules: [(module: AppModule, files: [SwiftFile])] = []

  init(_ request: PreviewRequest, observer: StudioObserver) throws(StudioError) {
    let found = try ModuleFinder(request.path).modules
    var read: [(module: AppModule, files: [SwiftFile])] = []
    for var module in found {
      module.sources.removeAll { !request.mayRead($0) }
      module.resources.removeAll { !request.mayRead($0) }
      let files = Parallel.map(module.sources, threads: request.threads) { path in try? SwiftFile(path: path)
      }
      for (path, file) in zip(module.sources, files) where file == nil {
        observer(.passedOver(Folder.PassedOver(path: path, reason: "it cannot be read")))
      }
      read.append((module, files.compactMap { $0 }.filter { !$0.isTest }))
    }
    let names = Set(found.map(\.name))
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
