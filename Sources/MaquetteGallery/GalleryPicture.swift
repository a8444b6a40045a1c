internal import MaquetteFiles
public import MaquettePNG
internal import MaquetteRaster

/// A picture's file as a gallery and a contact sheet show it: what it is called, what it is among its siblings, and
/// the sheet that it was drawn from, all read from the file itself.
public struct GalleryPicture: Sendable, Equatable {
  /// What varies between the pictures of a sheet, and what it is here.
  public struct Facet: Sendable, Hashable {
    /// The attribute, such as `appearance`.
    public var axis: String
    /// Its value, such as `dark`.
    public var value: String

    /// Creates a facet.
    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// A file of the sheet.
  public struct SpecFile: Sendable, Hashable, Encodable {
    /// Its path from the sheet's folder.
    public var path: String
    /// What it holds; nil if the picture does not carry it.
    public var text: String?
    /// The number of bytes.
    public var count: Int

    /// Creates a file.
    public init(path: String, text: String?, count: Int) {
      self.path = path
      self.text = text
      self.count = count
    }
  }

  /// What a picture's file says of its origin.
  public struct Origin: Sendable, Hashable {
    /// The version of Maquette that drew it.
    public var version: String
    /// What tells the picture from its siblings.
    public var facets: [Facet]
    /// The files that it was drawn from, the sheet first.
    public var files: [SpecFile]

    /// Creates an origin.
    public init(version: String, facets: [Facet] = [], files: [SpecFile] = []) {
      self.version = version
      self.facets = facets
      self.files = files
    }
  }

  /// The path of the file.
  public var path: String
  /// The name without the suffix, with the folders that tell it from others of the same name.
  public var label: String
  /// The sheet's path, or what stands for it.
  public var sheet: String
  /// The sheet's title.
  public var title: String?
  /// What it is among the pictures of its sheet.
  public var facets: [Facet]
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// Pixels a point.
  public var scale: Double
  /// Whether nothing can be seen through it.
  public var isOpaque: Bool
  /// The version of Maquette that drew it.
  public var version: String?
  /// The files that it was drawn from, the sheet first; none if the file does not say.
  public var spec: [SpecFile]

  /// Describes a picture that was read, of a known origin; `folder` holds all pictures, and `path` lies in it.
  public init(_ picture: PNGPicture, origin: Origin? = nil, path: String, in folder: String) {
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
      // Named as its author named it, beside the folder of its pictures.
      sheet = FileName.joined(FileName.folder(of: label), FileName.last(of: file.path))
    }
  }

  /// A name up to what tells variants apart: `matrix~dark@2x` is of `matrix`.
  private static func stem(of name: String) -> String {
    String(name.prefix { $0 != "~" && $0 != "@" })
  }

  /// What a name says of the variant, for files that do not say it themselves: `matrix~dark@2x`.
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
