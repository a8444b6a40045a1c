import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteGraphics
import MaquetteImages

extension SheetLibrary {
  /// Reads a picture that a path in another file names, once; returns its name in ``images``, or nil if there is none, which
  /// is reported.
  ///
  /// A path without a scale in its name is that of all files that differ from it in their scale; a path in an asset
  /// catalog, or with the suffix `imageset`, is that of an image set.
  mutating func image(_ text: String, from place: SourceLocation) -> String? {
    var path = Self.path(text, from: self.path(of: place.file))
    if path.contains(".xcassets/"), FileName.suffix(of: path).isEmpty { path += ".imageset" }
    if images[path] != nil { return path }
    if unreadableImages.contains(path) { return nil }
    let asset =
      FileName.suffix(of: path) == "imageset"
      ? imageSet(path, from: place) : imageFiles(path, from: place).map { ImageAsset($0) }
    guard let asset else {
      unreadableImages.insert(path)
      return nil
    }
    images[path] = asset
    return path
  }

  /// The pictures of a file and of the files for other scales beside it.
  private mutating func imageFiles(_ path: String, from place: SourceLocation) -> [ImageAsset.Variant]? {
    let name = ScaledName(path)
    var variants: [ImageAsset.Variant] = []
    var missing: SheetError?
    // A drawing is sharp at every scale.
    let scales = name.scale.map { [$0] } ?? (name.suffix == "svg" ? [1] : [1] + ScaledName.scales)
    for scale in scales {
      let file = name.scale == nil ? name.path(scale: scale) : path
      do throws(SheetError) {
        guard let image = try picture(at: file, scale: scale, from: place) else { return nil }
        variants.append(ImageAsset.Variant(image))
      } catch {
        if case .noSuchFile = error {
          if missing == nil { missing = error }
          absentImages.append(file)
          continue
        }
        report(error, path: file, at: place)
        return nil
      }
    }
    if variants.isEmpty, let missing {
      report(missing, path: path, at: place)
      return nil
    }
    return variants
  }

  /// The picture in a file; nil if its bytes are none, which is reported.
  mutating func picture(
    at path: String, scale: Double, from place: SourceLocation
  ) throws(SheetError) -> ImageAsset.Picture? {
    let bytes = try imageBytes(at: path)
    if Self.isDrawing(bytes, path) { return drawing(bytes, path: path).map(ImageAsset.Picture.vector) }
    do throws(ImageError) {
      return .raster(try ImageStore.shared.image(bytes, scale: scale))
    } catch {
      diagnostics.add(
        .image(path, reason: error.message, hint: error.hint, isLimit: error.isLimit), at: place)
      return nil
    }
  }

  /// Whether a file is read as SVG. Its bytes decide; for a text that is damaged or in UTF-16 its name does.
  private static func isDrawing(_ bytes: [UInt8], _ path: String) -> Bool {
    switch FileKind(bytes) {
    case .svg: true
    case .text, .unknown, .webPage: FileName.suffix(of: path) == "svg"
    default: false
    }
  }

  /// Reports a file that cannot be read; for a missing one, the nearest name in its folder.
  mutating func report(_ error: SheetError, path: String, at place: SourceLocation) {
    var hint: String?
    var reason = error.reason
    switch error {
    case .noSuchFile:
      // Problems that are not shown read no folder.
      let names =
        diagnostics.isFull
        ? []
        : ((try? Folder.names(in: FileName.folder(of: path))) ?? []).filter { name in
          SheetDependency(path: name, bytes: []).isImage
            || ["svg", "imageset"].contains(FileName.suffix(of: name))
        }
      hint =
        NearestName.hint(for: FileName.last(of: path), among: names)
        ?? "paths are relative to the file that names them"
    case .isDirectory:
      reason = "expected a PNG, a JPEG or an SVG, found a folder"
      hint = "name a file in it, or a folder with the suffix 'imageset'"
    case .tooLarge(_, let bytes):
      let isAlone = bytes.map { $0 > SheetLimits.imageBytes } ?? true
      reason =
        isAlone
        ? "the file has more than \(SheetLimits.imageBytes >> 20) MiB"
        : "the pictures of the sheet have more than \(SheetLimits.allImageBytes >> 20) MiB together"
    default: break
    }
    diagnostics.add(
      .image(path, reason: reason, hint: hint, isLimit: error.category == .overLimit), at: place)
  }
}
