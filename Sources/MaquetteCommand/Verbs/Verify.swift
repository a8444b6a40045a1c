internal import ArgumentParser
internal import MaquetteComparison
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteProvenance
internal import MaquetteRendering
internal import MaquetteSnapshots

/// Draws pictures again from what they carry and compares.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Tell whether pictures would still be drawn the same.",
    discussion: """
      Each picture is drawn again from the sheet and the tokens that it carries, and its pixels are compared, every \
      one. A picture that would differ now was drawn by another version, or was altered since.

      EXAMPLES
        maquette verify button.png
        maquette verify build/
        maquette verify build/ --font Brand.ttf

      The exit code is 1 if a picture differs, 65 if one does not say what it was drawn from, and 66 if one is \
      missing.
      """)

  @Argument(help: "Pictures, folders of pictures, or - for standard input.")
  var pictures: [String]

  @Option(help: FontOption.help)
  var font: [String] = []

  @OptionGroup var threads: ThreadOption

  /// What became of one picture.
  private enum Outcome: Sendable {
    case same
    case differs(String)
    /// A contact sheet, which shows pictures and is none of its own.
    case passedOver
    case failed(Failure)
  }

  func run() throws {
    let console = Console.standard
    let paths = try Self.paths(pictures)
    let outcomes = Parallel.map(paths, threads: threads.count, worker: Renderer.init) {
      [font] renderer, path in
      Self.outcome(of: path, fonts: font, renderer: renderer)
    }
    var status: ExitStatus?
    var counts = (same: 0, differ: 0, failed: 0)
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .same:
        counts.same += 1
        if paths.count == 1 { try console.write("\(path): the same\n") }
      case .passedOver: continue
      case .differs(let how):
        counts.differ += 1
        status = status ?? .different
        try console.write("\(path): differs: \(how)\n")
      case .failed(let failure):
        counts.failed += 1
        status = failure.status
        console.say(failure)
      }
    }
    if paths.count > 1 {
      let unread = counts.failed == 0 ? "" : ", \(counts.failed) could not be verified"
      let total = counts.same + counts.differ + counts.failed
      try console.write("\(total) pictures: \(counts.same) the same, \(counts.differ) differ\(unread)\n")
    }
    if let status { throw Failure(said: status) }
  }

  private static func outcome(of path: String, fonts: [String], renderer: Renderer) -> Outcome {
    do throws(Failure) {
      let file = try PictureFile(path)
      let picture = try file.picture()
      if picture.texts[GalleryOptions.keyword] != nil { return .passedOver }
      let provenance = try file.provenance(of: picture)
      let drawn = try ProvenanceDrawing.picture(
        of: provenance, fonts: fonts, name: file.name, with: renderer)
      if try file.animation() != drawn.animation {
        return .differs("it moves otherwise\(drawnBy(provenance))")
      }
      let comparison = Comparison.compare(drawn.bitmap, picture.bitmap, tolerance: .exact)
      if comparison.outcome == .equal { return .same }
      return .differs("\(comparison)\(drawnBy(provenance))")
    } catch {
      return .failed(error)
    }
  }

  /// Which version drew a picture, if it was another one.
  private static func drawnBy(_ provenance: Provenance) -> String {
    let version = provenance.version
    return version == Version.current ? "" : "; drawn by \(version), and this is \(Version.current)"
  }

  /// The pictures that arguments name, those of a folder in the order of their paths.
  private static func paths(_ arguments: [String]) throws(Failure) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      guard argument != PictureFile.stream, Folder.kind(of: argument) == .folder else {
        paths.append(argument)
        continue
      }
      let files: [String]
      do throws(FileProblem) {
        files = try Folder.files(in: argument)
      } catch {
        throw Failure(error, path: argument)
      }
      let pictures = files.filter { FileName.suffix(of: $0) == "png" }
      if pictures.isEmpty { throw Failure(.noInput, "\(argument): there are no pictures here") }
      paths += pictures
    }
    return paths
  }
}
