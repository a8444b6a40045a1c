public import Foundation
import MaquetteElements
package import MaquetteGraphics

/// A picture of the app or a symbol of the system.
nonisolated public struct Image: Equatable, Sendable {
  /// The size of a symbol beside text.
  nonisolated public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
  /// Whether a picture is drawn in its colours or in the foreground style.
  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }
  /// How a picture fills its room.
  nonisolated public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
  /// How pixels are interpolated.
  nonisolated public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
  /// The way a picture is turned.
  nonisolated public enum Orientation: UInt8, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case asset(AssetName)
    /// A picture as the bytes of its file, with its pixels per point.
    case data(Data, scale: Double)
    /// Pixels that were drawn here.
    case drawn(ImageAsset)
    case missing(String)
  }

  var source: Source
  var isResizable = false
  var capInsets: EdgeInsets?
  var resizing = ResizingMode.stretch
  var rendering: TemplateRenderingMode?
  var symbolRendering: SymbolRenderingMode?
  var font: Font?
  var label: String?
  var isDecorative = false

  init(_ source: Source) { self.source = source }

  /// A picture of pixels.
  package init(pixels: RasterImage) { self.init(.drawn(ImageAsset([ImageAsset.Variant(pixels)]))) }

  /// Creates a picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(AssetName(name, bundle))) }
  /// Creates a picture of the asset catalogue with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label.plain
  }
  /// Creates a picture of the asset catalogue whose value fills a part of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  /// Creates a decorative picture of the asset catalogue.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
  /// Creates a symbol.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }
  /// Creates a symbol that a value fills in part.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }
  /// Creates a picture of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(.asset(AssetName(resource.name, resource.bundle))) }
  /// Creates a picture from the bytes of a PNG or JPEG file.
  package init(data: Data, scale: Double) { self.init(.data(data, scale: scale)) }

  /// The name of the symbol; nil for a picture.
  var symbolName: String? {
    if case .symbol(let name, _) = source { name } else { nil }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var result = self
    change(&result)
    return result
  }

  /// Returns the image filling its room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets == EdgeInsets() ? nil : capInsets
      $0.resizing = resizingMode
    }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.rendering = mode } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRendering = mode }
  }
  public func font(_ font: Font?) -> Image { with { $0.font = font } }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The brightness that a picture may have.
  nonisolated public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }
}

/// A picture of an asset catalogue that code names.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  private let path: String
  var bundle: Bundle? { Bundle(path: path) }

  /// Creates a name.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }
}

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Variants of symbols.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  var words: [String]
  public static let none = SymbolVariants(words: [])
  public static let fill = SymbolVariants(words: ["fill"])
  public static let circle = SymbolVariants(words: ["circle"])
  public static let square = SymbolVariants(words: ["square"])
  public static let rectangle = SymbolVariants(words: ["rectangle"])
  public static let slash = SymbolVariants(words: ["slash"])
  public var fill: SymbolVariants { SymbolVariants(words: words + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(words: words + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(words: words + ["square"]) }
  public var slash: SymbolVariants { SymbolVariants(words: words + ["slash"]) }

  /// Returns a name with the variants that it does not have.
  func applied(to name: String) -> String {
    words.reduce(name) { name, word in
      let parts = name.split(separator: ".")
      if parts.contains(Substring(word)) { return name }
      // A shape goes before the fill.
      if word != "fill", parts.last == "fill" { return name.dropLast(5) + ".\(word).fill" }
      return "\(name).\(word)"
    }
  }
}
