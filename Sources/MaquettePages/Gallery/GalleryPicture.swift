import MaquetteFiles
package import MaquettePNG
import MaquetteRaster

/// A picture in a gallery and a contact sheet: its name, its variant, and the sheet that it was drawn from, all read
/// from its file.
package struct GalleryPicture: Sendable, Equatable, Encodable {
  /// An attribute of the variant of a picture, and its value.
  package struct Facet: Sendable, Hashable {
    /// The attribute, such as `appearance`.
    package var axis: String
    /// Its value, such as `dark`.
    package var value: String

    package init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// A file of the sheet.
  package struct SpecFile: Sendable, Hashable, Encodable {
    /// Its path from the sheet's folder.
    package var path: String
    /// The text; nil if it is not shown.
    package var text: String?
    /// The number of bytes.
    package var count: Int

    package init(path: String, text: String?, count: Int) {
      self.path = path
      self.text = text
      self.count = count
    }
  }

  /// The origin that a picture's file records.
  package struct Origin: Sendable, Hashable {
    package var version: String
    /// The attributes that distinguish the picture from the others of its sheet.
    package var facets: [Facet]
    /// The files that it was drawn from, the sheet first.
    package var files: [SpecFile]

    package init(version: String, facets: [Facet] = [], files: [SpecFile] = []) {
      self.version = version
      self.facets = facets
      self.files = files
    }
  }

  package var path: String
  /// The path from the folder of all pictures, without the suffix.
  package var label: String
  /// The path of the sheet, or a name derived from that of the picture.
  package var sheet: String
  package var title: String?
  package var facets: [Facet]
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  package var isOpaque: Bool
  package var version: String?
  /// The files that it was drawn from, the sheet first; empty if they are not known.
  package var spec: [SpecFile]

  /// The properties that a page shows for every picture.
  enum CodingKeys: CodingKey {
    case label, sheet, title, width, height, scale, isOpaque, version
  }

  /// Describes a picture that was read, with its origin if known; `path` is in `folder`, which holds all pictures.
  package init(_ picture: PNGPicture, origin: Origin? = nil, path: String, in folder: String) {
    self.path = path
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let within = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    label = FileName.withoutSuffix(within)
    title = picture.texts["Title"]
    width = picture.bitmap.width
    height = picture.bitmap.height
    scale = picture.scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 1
    isOpaque = picture.bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    version = origin?.version
    spec = origin?.files ?? []
    let name = FileName.last(of: label)
    let stem = Self.stem(of: name)
    sheet = FileName.joined(FileName.folder(of: label), stem)
    facets = origin?.facets ?? []
    if facets.isEmpty { facets = Self.facets(of: name) }
    if let file = spec.first {
      // The sheet's own name, in the folder of its pictures.
      sheet = FileName.joined(FileName.folder(of: label), FileName.last(of: file.path))
    }
  }

  /// The part of a name before the variant: `matrix` in `matrix~dark@2x`.
  private static func stem(of name: String) -> String {
    String(name.prefix { $0 != "~" && $0 != "@" })
  }

  /// The variant according to a name, for files without an origin: `matrix~dark@2x`.
  private static func facets(of name: String) -> [Facet] {
    let rest = name.dropFirst(stem(of: name).count)
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    let labels = (parts.first ?? "").split(separator: "~")
    var facets: [Facet] = []
    for (place, label) in labels.enumerated() {
      facets.append(Facet(axis: place == 0 ? "variant" : "variant \(place + 1)", value: String(label)))
    }
    if parts.count == 2, parts[1].hasSuffix("x"), let scale = Double(parts[1].dropLast()), scale > 0 {
      facets.append(Facet(axis: "scale", value: String(parts[1].dropLast())))
    }
    return facets
  }
}
