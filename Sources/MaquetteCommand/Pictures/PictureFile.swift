internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteRaster

/// A PNG that is named on the command line; `-` is standard input.
struct PictureFile {
  static let stream = "-"

  let path: String
  let bytes: [UInt8]

  /// Reads the file.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(FileProblem) {
      bytes =
        path == Self.stream
        ? try FileBytes.read(0, limit: PNGFile.largestFile)
        : try FileBytes.read(path, limit: PNGFile.largestFile)
    } catch {
      throw Failure(error, path: Self.name(of: path))
    }
  }

  /// What messages call it.
  var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String { path == stream ? "standard input" : path }

  /// Decodes the pixels.
  func bitmap() throws(Failure) -> Bitmap {
    do throws(PNGError) {
      return try PNG.decode(bytes)
    } catch {
      let status: ExitStatus =
        switch error {
        case .tooLarge, .outOfMemory: .overLimit
        default: .badInput
        }
      throw Failure(status, "\(name): \(error)")
    }
  }
}
