import MaquetteDiagnostics
public import MaquetteElements
import MaquetteGraphics

extension ImageAsset {
  /// Reads a picture as a sheet in the working folder does: a PNG or a JPEG with the files for other scales beside it
  /// (`photo@2x.png`, `photo@3x.png`), an SVG, or the folder of an image set.
  ///
  /// - Throws: ``SheetError/invalid(_:)`` with what is wrong with which file.
  public init(path: String) throws(SheetError) {
    var library = SheetLibrary(forPicture: path)
    let name = library.image(path, from: .start)
    guard let name, let asset = library.images[name] else { throw .invalid(library.diagnostics.sorted) }
    self = asset
  }

  /// Reads the picture in one file, PNG, JPEG or SVG, whatever its name says.
  ///
  /// - Parameter scale: the pixels per point that it is made for, positive; an SVG has the same size at every scale.
  /// - Throws: ``SheetError/invalid(_:)`` with what is wrong with the file or the scale.
  public init(path: String, scale: Double) throws(SheetError) {
    var library = SheetLibrary(forPicture: path)
    if scale > 0, scale.isFinite {
      do throws(SheetError) {
        if let image = try library.picture(at: path, scale: scale, from: .start) {
          self.init([Variant(image)])
          return
        }
      } catch {
        library.report(error, path: path, at: .start)
      }
    } else {
      let reason = "its scale is \(scale); the scale must be a positive number of pixels per point"
      library.diagnostics.add(.image(path, reason: reason, hint: nil, isLimit: false), at: .start)
    }
    throw .invalid(library.diagnostics.sorted)
  }
}

extension Image {
  /// Creates an image of the picture in a file, as ``ImageAsset/init(path:)`` reads it.
  ///
  /// ```swift
  /// let image = try Image(contentsOfFile: "photo.png").resizable().clipShape(.circle)
  /// ```
  public init(contentsOfFile path: String) throws(SheetError) {
    self.init(try ImageAsset(path: path))
  }
}

extension SheetLibrary {
  /// A library for a picture that no sheet names.
  fileprivate init(forPicture path: String) {
    self.init(diagnostics: DiagnosticList(name: path), files: SheetFile.bytes)
  }
}
