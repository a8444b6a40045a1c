internal import MaquetteFiles
internal import MaquettePages

/// A gallery as one HTML page that asks nothing of any network: it opens from disk and shows the pictures' files where
/// they are.
public struct GalleryPage: Sendable {
  /// The heading.
  public var title: String
  /// Who made the page.
  public var generator: String
  /// The pictures, those of one sheet one after the other.
  public var pictures: [GalleryPicture]

  /// A page of pictures.
  public init(title: String, generator: String, pictures: [GalleryPicture]) {
    self.title = title
    self.generator = generator
    self.pictures = pictures
  }

  /// The page in UTF-8, for a place from which `address` says where a picture's file is, with `/` between folders.
  public func html(address: (_ path: String) -> String) throws(GalleryError) -> [UInt8] {
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
      let data = PageScript.element(
        id: "gallery-data", type: "application/json", try PageScript.json(content))
      return PageTemplate.gallery.filled(with: data)
    } catch {
      throw .cannotEncode("\(error)")
    }
  }

  /// Writes the page as `index.html` to a folder, which is made if there is none, and returns its path.
  ///
  /// The folder and the pictures' paths are both from the current folder, or both from the root.
  public func write(to folder: String) throws(GalleryError) -> String {
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

/// What the page's scripts read.
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
