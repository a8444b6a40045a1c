import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteGraphics
import MaquetteImages
import MaquetteScene

extension SheetLibrary {
  /// Reads a folder of an asset catalog; nil if it has no picture, which is reported.
  ///
  /// Its keys are those of the "Asset Catalog Format Reference", as ``ImageSet`` writes them. Entries for other idioms than
  /// those of phones, tablets, desktops and watches are left out.
  mutating func imageSet(_ path: String, from place: SourceLocation) -> ImageAsset? {
    let contents = FileName.joined(path, "Contents.json")
    guard let root = imageSetContents(contents, from: place) else { return nil }
    guard let images = root.entries?.value(of: "images")?.items else {
      diagnostics.add(
        .image(contents, reason: "it has no list of images", hint: nil, isLimit: false), at: place)
      return nil
    }
    var asset = ImageAsset([])
    let properties = root.entries?.value(of: "properties")?.entries ?? []
    asset.isTemplate = properties.value(of: "template-rendering-intent")?.scalar?.text == "template"
    for image in images {
      guard let entries = image.entries, let file = entries.value(of: "filename")?.scalar,
        let platform = Self.platform(of: entries.value(of: "idiom")?.scalar?.text ?? "universal")
      else { continue }
      let scale = ScaledName.scale(ofCatalog: entries.value(of: "scale")?.scalar?.text)
      guard let picture = imageFile(FileName.joined(path, file.text), scale: scale, from: place) else {
        return nil
      }
      var variant = ImageAsset.Variant(picture, platform: platform.value)
      Self.read(entries, into: &variant)
      asset.variants.append(variant)
      if asset.resizing == .scale, let resizing = entries.value(of: "resizing")?.entries {
        asset.resizing = Self.resizing(resizing, scale: scale)
      }
    }
    if asset.variants.isEmpty {
      diagnostics.add(
        .image(contents, reason: "it has no picture for any platform", hint: nil, isLimit: false), at: place)
      return nil
    }
    return asset
  }

  private mutating func imageFile(_ path: String, scale: Double, from place: SourceLocation) -> ImageAsset
    .Picture?
  {
    do throws(SheetError) {
      return try picture(at: path, scale: scale, from: place)
    } catch {
      report(error, path: path, at: place)
      return nil
    }
  }

  private static func platform(of idiom: String) -> (value: Platform?, Void)? {
    switch idiom {
    case "universal": (nil, ())
    case "iphone", "ipad": (.ios, ())
    case "mac": (.macos, ())
    case "watch": (.watchos, ())
    default: nil
    }
  }

  private static func read(_ entries: [SheetNode.Entry], into variant: inout ImageAsset.Variant) {
    switch entries.value(of: "language-direction")?.scalar?.text {
    case "right-to-left": variant.direction = .rightToLeft
    case "left-to-right": variant.direction = .leftToRight
    default: break
    }
    for appearance in entries.value(of: "appearances")?.items ?? [] {
      let value = appearance.entries?.value(of: "value")?.scalar?.text
      switch appearance.entries?.value(of: "appearance")?.scalar?.text {
      case "luminosity": variant.appearance = value == "dark" ? .dark : .light
      case "contrast": variant.contrast = value == "high" ? .increased : .standard
      default: break
      }
    }
  }

  /// The caps, which catalogs count in pixels of the file.
  private static func resizing(_ entries: [SheetNode.Entry], scale: Double) -> ImageDrawing.Resizing {
    let caps = entries.value(of: "cap-insets")?.entries ?? []
    func points(_ edge: String) -> Double {
      let pixels = caps.value(of: edge)?.scalar.flatMap { Double($0.text) } ?? 0
      return pixels.isFinite ? Swift.max(0, Swift.min(pixels, Double(RasterImage.sideLimit))) / scale : 0
    }
    let insets = Insets(
      top: points("top"), leading: points("left"), bottom: points("bottom"), trailing: points("right"))
    let mode = entries.value(of: "center")?.entries?.value(of: "mode")?.scalar?.text
    return mode == "tile" ? .tile(caps: insets) : .stretch(caps: insets)
  }
}
