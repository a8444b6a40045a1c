import MaquetteFiles
package import MaquetteSnapshots

/// A gallery as one HTML page that needs no server or network and shows the picture files in their places.
package struct GalleryPage: Sendable {
  package var title: String
  /// The program that made the page, with its version.
  package var generator: String
  /// The pictures, grouped by sheet.
  package var pictures: [GalleryPicture]

  package init(title: String, generator: String, pictures: [GalleryPicture]) {
    self.title = title
    self.generator = generator
    self.pictures = pictures
  }

  /// The page in UTF-8; `address` returns the path of a picture file from the page, with `/` between folders.
  package func html(address: (_ path: String) -> String) throws(ReportError) -> [UInt8] {
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
      return Content.Picture(picture: picture, file: address(picture.path), spec: number)
    }
    let content = Content(title: title, generator: generator, pictures: shown, specs: specs)
    do throws(EncodingError) {
      return try PageTemplate(name: "gallery.html").filled(with: content)
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }

  /// Writes the page as `index.html` to a folder, which is created if necessary, and returns its path.
  ///
  /// The folder and the paths of the pictures are both relative to the current folder, or both absolute.
  package func write(to folder: String) throws(ReportError) -> String {
    let path = FileName.joined(folder, "index.html")
    let page = try html { FileName.path($0, from: folder) ?? $0 }
    try ReportFile.write(page, to: path)
    return path
  }
}

/// The data that the page's scripts read.
private struct Content: Encodable {
  struct Picture: Encodable {
    var picture: GalleryPicture
    var file: String
    var spec: Int?

    enum CodingKeys: CodingKey {
      case file, spec, variant
    }

    func encode(to encoder: any Encoder) throws {
      try picture.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
      try container.encodeIfPresent(spec, forKey: .spec)
      let variant = Dictionary(picture.facets.map { ($0.axis, $0.value) }) { first, _ in first }
      try container.encode(variant, forKey: .variant)
    }
  }

  var title: String
  var generator: String
  var pictures: [Picture]
  var specs: [[GalleryPicture.SpecFile]]
}
