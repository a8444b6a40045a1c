internal import MaquetteFiles

/// A gallery as one HTML page that needs no server or network and shows the picture files in their places.
package struct GalleryPage: Sendable {
  /// The heading.
  package var title: String
  /// The program that made the page, with its version.
  package var generator: String
  /// The pictures, grouped by sheet.
  package var pictures: [GalleryPicture]

  /// Creates a page.
  package init(title: String, generator: String, pictures: [GalleryPicture]) {
    self.title = title
    self.generator = generator
    self.pictures = pictures
  }

  /// The page in UTF-8; `address` returns the path of a picture file from the page, with `/` between folders.
  package func html(address: (_ path: String) -> String) throws(GalleryError) -> [UInt8] {
    var specs: [[GalleryPicture.SpecFile]] = []
    var numbers: [[GalleryPicture.SpecFile]: Int] = [:]
    let shown = pictures.map { picture in
      var number: Int?
      if !picture.spec.isEmpty {
        // The pictures of a sheet share its text.
        number = numbers[picture.spec] ?? specs.count
        if number == specs.count {
          specs.append(picture.spec)
          numbers[picture.spec] = number
        }
      }
      return Content.Picture(picture, file: address(picture.path), spec: number)
    }
    let content = Content(title: title, generator: generator, pictures: shown, specs: specs)
    do throws(EncodingError) {
      return try PageTemplate(name: "gallery.html").filled(with: content)
    } catch {
      throw .cannotEncode("\(error)")
    }
  }

  /// Writes the page as `index.html` to a folder, which is created if necessary, and returns its path.
  ///
  /// The folder and the paths of the pictures are both relative to the current folder, or both absolute.
  package func write(to folder: String) throws(GalleryError) -> String {
    let path = FileName.joined(folder, "index.html")
    let page = try html { FileName.path($0, from: folder) ?? $0 }
    do throws(FileProblem) {
      try Folder.create(folder)
      try FileBytes.write(page, to: path)
    } catch {
      throw .cannotWrite(path: path, error)
    }
    return path
  }
}

/// The data that the page's scripts read.
private struct Content: Encodable {
  struct Picture: Encodable {
    var file: String
    var label: String
    var sheet: String
    var title: String?
    var variant: [String: String]
    var width: Int
    var height: Int
    var scale: Double
    var isOpaque: Bool
    var version: String?
    var spec: Int?

    init(_ picture: GalleryPicture, file: String, spec: Int?) {
      self.file = file
      self.spec = spec
      label = picture.label
      sheet = picture.sheet
      title = picture.title
      variant = Dictionary(picture.facets.map { ($0.axis, $0.value) }) { first, _ in first }
      width = picture.width
      height = picture.height
      scale = picture.scale
      isOpaque = picture.isOpaque
      version = picture.version
    }
  }

  var title: String
  var generator: String
  var pictures: [Picture]
  var specs: [[GalleryPicture.SpecFile]]
}

/// Why a gallery cannot be written.
package enum GalleryError: Error, Sendable, Hashable {
  /// The page cannot be written; the code is the system's `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The data cannot be encoded.
  case cannotEncode(String)
}

extension GalleryError {
  static func cannotWrite(path: String, _ problem: FileProblem) -> GalleryError {
    switch problem {
    case .cannotRead(let code), .cannotWrite(let code): .cannotWrite(path: path, code: code)
    case .tooLarge: .cannotWrite(path: path, code: 0)
    }
  }
}

extension GalleryError: CustomStringConvertible {
  /// The message.
  package var description: String {
    switch self {
    case .cannotWrite(let path, let code): "\(path): cannot write: \(SystemMessage.text(for: code))"
    case .cannotEncode(let reason): "the gallery could not be written: \(reason)"
    }
  }
}
