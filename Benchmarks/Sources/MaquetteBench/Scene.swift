#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A scene in the format `displaylist/1`: drawing operations in device pixels, which other engines run too.
struct Scene: Decodable {
  var format: String
  var name: String
  var width: Int
  var height: Int
  /// Red, green, blue, alpha, 0 to 255, not premultiplied; so are all colours.
  var background: [UInt8]
  /// The font files by the names that operations use.
  var fonts: [String: String]
  /// The files of pictures, PNG or JPEG, by the names that operations use.
  var images: [String: String]?
  var ops: [Operation]

  /// One operation; its name determines its fields.
  struct Operation: Decodable {
    var op: String
    var x: Double?
    var y: Double?
    var w: Double?
    var h: Double?
    var r: Double?
    /// The centre of a circle or of an angular gradient, which begins at the right and runs clockwise.
    var cx: Double?
    var cy: Double?
    /// The width of a stroke.
    var sw: Double?
    /// The ends of a gradient.
    var x0: Double?
    var y0: Double?
    var x1: Double?
    var y1: Double?
    /// Offset, red, green, blue, alpha.
    var stops: [[Double]]?
    /// The offset of a shadow.
    var dx: Double?
    var dy: Double?
    var sigma: Double?
    /// Path data; for a text, its outlines.
    var d: String?
    var rule: String?
    var cap: String?
    var join: String?
    var c: [UInt8]?
    var font: String?
    var size: Double?
    /// Glyph number, x and y of the origin.
    var glyphs: [[Double]]?
    /// The name of a picture.
    var image: String?
    /// The blend mode of a group, by its name in sheets.
    var mode: String?
    /// Whether a backdrop is of glass, which bends and lights it, rather than blurred alone.
    var glass: Bool?
  }

  init(json: Data) throws {
    self = try JSONDecoder().decode(Scene.self, from: json)
    guard format == "displaylist/1" else { throw SceneError.unknownFormat(format) }
  }
}

enum SceneError: Error, CustomStringConvertible {
  case unknownFormat(String)
  case unknownOperation(String)
  case missingField(operation: String)
  case unknownFont(String)
  case unknownImage(String)

  var description: String {
    switch self {
    case .unknownFormat(let format): "the scene's format is \"\(format)\", not \"displaylist/1\""
    case .unknownOperation(let name): "the scene has an operation \"\(name)\", which is unknown"
    case .missingField(let name): "an operation \"\(name)\" lacks a field or has an invalid one"
    case .unknownFont(let name): "a text asks for the font \"\(name)\", which the scene does not list"
    case .unknownImage(let name): "an image is of \"\(name)\", which the scene does not list"
    }
  }
}
