public import MaquetteGraphics
public import MaquetteScene
public import MaquetteVectors

/// A picture with its variants for scales and appearances, like an image set of an asset catalog.
public struct ImageAsset: Hashable, Sendable {
  /// A picture for some settings.
  public struct Variant: Hashable, Sendable {
    /// The picture; the pixels per point of one of pixels are those that it is made for.
    public var picture: Picture
    /// The appearance that it is made for; nil for every one without a variant of its own.
    public var appearance: Appearance?
    /// The contrast that it is made for; nil for every one without a variant of its own.
    public var contrast: Contrast?
    /// The platform that it is made for; nil for every one without a variant of its own.
    public var platform: Platform?
    /// The reading direction that it is made for; nil for every one without a variant of its own.
    public var direction: LayoutDirection?

    /// Creates a variant.
    public init(
      _ picture: Picture, appearance: Appearance? = nil, contrast: Contrast? = nil,
      platform: Platform? = nil, direction: LayoutDirection? = nil
    ) {
      self.picture = picture
      self.appearance = appearance
      self.contrast = contrast
      self.platform = platform
      self.direction = direction
    }

    /// Creates a variant of a picture of pixels.
    public init(
      _ image: RasterImage, appearance: Appearance? = nil, contrast: Contrast? = nil,
      platform: Platform? = nil, direction: LayoutDirection? = nil
    ) {
      self.init(
        .raster(image), appearance: appearance, contrast: contrast, platform: platform, direction: direction)
    }

    /// The number of settings that it is made for; nil if one differs from the environment's.
    fileprivate func match(_ environment: Environment) -> Int? {
      func score<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Int? {
        guard let wanted else { return 0 }
        return wanted == value ? 1 : nil
      }
      guard let appearance = score(appearance, environment.appearance),
        let contrast = score(contrast, environment.contrast),
        let platform = score(platform, environment.platform),
        let direction = score(direction, environment.direction)
      else { return nil }
      return appearance + contrast + platform + direction
    }
  }

  /// A picture of pixels or of paths.
  public enum Picture: Hashable, Sendable {
    /// Pixels.
    case raster(RasterImage)
    /// Paths, which are sharp at every scale.
    case vector(VectorImage)

    /// The size in points.
    public var size: Size {
      switch self {
      case .raster(let image): image.size
      case .vector(let image): image.size
      }
    }

    /// The pixels per point that it is made for; infinite for paths.
    public var scale: Double {
      switch self {
      case .raster(let image): image.scale
      case .vector: .infinity
      }
    }
  }

  /// The variants; of equally good ones the first is drawn.
  public var variants: [Variant]
  /// Whether only the alpha of its pixels counts, and it is drawn in the tint.
  public var isTemplate: Bool
  /// How it fills a frame of another size.
  public var resizing: ImageDrawing.Resizing

  /// Creates an asset of variants.
  public init(
    _ variants: [Variant], isTemplate: Bool = false, resizing: ImageDrawing.Resizing = .scale
  ) {
    self.variants = variants
    self.isTemplate = isTemplate
    self.resizing = resizing
  }

  /// Creates an asset of one picture.
  public init(_ image: RasterImage, isTemplate: Bool = false) {
    self.init([Variant(.raster(image))], isTemplate: isTemplate)
  }

  /// Creates an asset of one picture of paths.
  public init(_ image: VectorImage, isTemplate: Bool = false) {
    self.init([Variant(.vector(image))], isTemplate: isTemplate)
  }

  /// Returns the picture for an environment: made for most of its settings, and of these the one of its scale, or of the
  /// next greater, or the greatest. Nil if there is none.
  public func picture(in environment: Environment) -> Picture? {
    let matches = variants.compactMap { variant in variant.match(environment).map { ($0, variant.picture) } }
    let best = matches.map(\.0).max()
    let images = matches.filter { $0.0 == best }.map(\.1)
    let large = images.filter { $0.scale >= environment.scale }
    return large.min { $0.scale < $1.scale } ?? images.max { $0.scale < $1.scale }
  }
}

/// The pictures that a mockup can use by name; in sheets the names are paths of files.
public struct ImageLibrary: Hashable, Sendable {
  private var assets: [String: ImageAsset] = [:]

  /// Creates an empty library.
  public init() {}

  /// The picture of a name; nil if there is none.
  public subscript(_ name: String) -> ImageAsset? {
    get { assets[name] }
    set { assets[name] = newValue }
  }
}
