import MaquetteDiagnostics
import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteSheets
import MaquetteStudio

/// A picture that fits the context of a client: at most as wide as it wants, and without a motion.
struct SizedPicture {
  /// The parameter with the width.
  static let parameter = ToolParameter(
    "width", .whole(40...4000),
    "The largest width of the picture in pixels; 800 by default. A smaller picture takes less of your context."
  )
  static let defaultWidth = 800
  /// The most pixels of a picture, whatever its width.
  private static let pixelLimit = 4_000_000.0

  let drawing: PictureDrawing
  /// The layout at the picture's own scale, whose points are those of the sheet.
  let layout: LayoutNode
  /// Pixels per point.
  let scale: Double

  /// Lays out a picture at its own scale, or at a smaller one.
  init(_ picture: Sheet.Picture, _ call: Tool.Call, of sheet: OpenSheet) throws(ToolFailure) {
    var picture = picture
    picture.canvas.format = .png
    let own = picture.environment.scale
    let first = try sheet.attempt { () throws(StudioError) in try PictureDrawing(picture, path: sheet.name) }
    layout = first.layout
    let size = layout.frame.size
    let width = call.arguments.whole("width") ?? Self.defaultWidth
    var (drawing, room) = (first, width)
    var scale = Self.scale(of: size, own: own, width: room)
    while scale < own {
      drawing = try sheet.attempt { () throws(StudioError) in
        try PictureDrawing(picture.scaled(to: scale), path: sheet.name)
      }
      // Controls end at pixels of the smaller scale, so together they may be wider than the room.
      guard drawing.layout.frame.size.width * scale > Double(width), room > 1 else { break }
      room -= 1
      scale = Self.scale(of: size, own: own, width: room)
    }
    (self.drawing, self.scale) = (drawing, scale)
  }

  /// The scale at which a picture of a size fits, to three decimals and not above its own.
  static func scale(of size: Size, own: Double, width: Int) -> Double {
    guard size.width > 0, size.height > 0 else { return own }
    let most = min(Double(width) / size.width, (pixelLimit / (size.width * size.height)).squareRoot())
    return most >= own ? own : max((most * 1000).rounded(.down) / 1000, 0.05)
  }

  /// The picture, and its name and size in words.
  func content(_ call: Tool.Call, of sheet: OpenSheet) throws(ToolFailure) -> [ToolResult.Content] {
    let bytes = try sheet.attempt { () throws(StudioError) in
      try drawing.encoded(
        options: drawing.options, by: call.studio.renderer, threads: call.studio.threads)
    }
    return [.text(heading), .picture(bytes)]
  }

  /// The name and the size of the picture.
  var heading: String {
    let size = layout.frame.size
    let points = "\(Evidence.number(size.width)) x \(Evidence.number(size.height)) points"
    return "\(drawing.name): \(points), drawn with \(Evidence.number(scale)) pixels per point"
  }
}
