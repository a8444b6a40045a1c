import MaquetteFiles
package import MaquetteStudio

/// Draws the previews of a request: finds them, compiles what can be compiled, draws in a separate process,
/// and writes the pictures that have changed.
package struct PreviewRun: Sendable {
  package let request: PreviewRequest

  /// The version of Swift that previews need.
  package static var swiftVersion: String { Toolchain.wanted }

  package init(_ request: PreviewRequest) { self.request = request }

  /// Runs the request. A preview that cannot be drawn is part of the result, with its cause.
  package func run(observer: @escaping StudioObserver) throws(StudioError) -> PreviewOutcome {
    let clock = ContinuousClock()
    let start = clock.now
    let sources = try PreviewSources(request, observer: observer)
    var outcome = PreviewOutcome()
    outcome.fileCount = sources.modules.reduce(0) { $0 + $1.files.count }
    guard !sources.modules.isEmpty else {
      throw StudioError(
        .noInput, "\(request.path): no previews found; write '#Preview { … }' in a Swift file")
    }
    let scratch = request.scratchFolder()
    do throws(FileProblem) { try Folder.create(scratch) } catch { throw StudioError(error, path: scratch) }
    try request.check()
    let toolchain = try Toolchain(variables: request.variables, scratch: scratch)
    let views = try ViewsLibrary(for: request, toolchain: toolchain, scratch: scratch, observer: observer)
    outcome.origin = views.origin
    let build = ProgramBuild(
      request: request, toolchain: toolchain, views: views, scratch: scratch, observer: observer)
    let program = try build.make(sources)
    outcome.previews = program.previews
    outcome.compileSeconds = (clock.now - start) / .seconds(1)
    let chosen = chosen(program.previews)
    let began = clock.now
    try draw(chosen, program, scratch: scratch, into: &outcome, observer: observer)
    outcome.drawSeconds = (clock.now - began) / .seconds(1)
    let numbers = Set(chosen)
    outcome.isPart = numbers.count < outcome.previews.count
    outcome.previews = outcome.previews.filter {
      numbers.contains($0.number) || isWanted($0) && request.shard == nil
    }
    return outcome
  }

  private func isWanted(_ preview: PreviewResult) -> Bool {
    let text = "\(preview.file):\(preview.name ?? "")"
    return request.filters.isEmpty || request.filters.contains { text.contains($0) }
  }

  /// The previews that this run draws.
  private func chosen(_ previews: [PreviewResult]) -> [Int] {
    let wanted = previews.filter(isWanted)
    return (request.shard.map { $0.items(of: wanted) } ?? wanted).map(\.number)
  }

  private func draw(
    _ numbers: [Int], _ program: ProgramBuild.Program, scratch: String, into outcome: inout PreviewOutcome,
    observer: @escaping StudioObserver
  ) throws(StudioError) {
    let wanted = Set(numbers)
    let drawable = outcome.previews.filter { $0.cause == nil && wanted.contains($0.number) }.map(\.number)
    guard let path = program.path, !drawable.isEmpty else { return }
    let folder = FileName.joined(scratch, "drawn")
    do throws(FileProblem) { try Folder.create(folder) } catch { throw StudioError(error, path: folder) }
    observer(.began(count: drawable.count))
    let process = PreviewProcess(
      program: path, folder: folder, limits: request.limits, cells: request.cells, lints: request.lints,
      inspects: request.inspects,
      fonts: (program.fonts + request.fonts).map { FileName.absolute($0) }.sorted(), threads: request.threads,
      isCancelled: request.isCancelled)
    var records = DrawingRecords(
      path: FileName.joined(scratch, "drawn.json"), settings: process.settings)
    let known = request.isForced ? [:] : records.drawings(of: drawable, program.digests, in: folder)
    var drawn = process.draw(drawable.filter { known[$0] == nil }, observer: observer)
    drawn.drawings.merge(known) { first, _ in first }
    observer(.ended)
    try request.check()
    records.save(drawn.drawings, program.digests)
    if let failure = drawn.failure {
      throw StudioError(.badInput, "the previews cannot be drawn: \(failure)")
    }
    if request.limits.isIsolated, !drawn.isIsolated {
      outcome.remarks.append(
        "this system cannot cut off a process from the network, so the previews' code can use it")
    }
    var files = PictureFiles(request: request, folder: folder)
    for index in outcome.previews.indices {
      guard let drawing = drawn.drawings[outcome.previews[index].number] else { continue }
      outcome.previews[index].cause = drawing.cause
      try files.write(drawing, of: &outcome.previews[index], program, observer: observer)
    }
    outcome.changed = files.changed
  }
}
