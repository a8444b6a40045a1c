package import MaquetteGraphics
package import MaquetteRaster
package import MaquetteScene

/// A picture whose ink (glyphs, symbols and template images) can be drawn in other colours, for measures of contrast.
///
/// All drawings share their commands. What lies behind a translucent panel has its own colours in each.
package struct InkDrawings: Sendable {
  /// The picture as it is.
  package let whole: RowDrawing
  /// The picture without its ink.
  package let bare: RowDrawing
  /// The picture with white ink.
  package let white: RowDrawing
  /// The picture with black ink.
  package let black: RowDrawing

  /// Parts of pictures are drawn, at most as many rows at a time.
  private static let bandHeight = 64

  /// The colours of the ink.
  private enum Look { case whole, bare, white, black }

  init(_ list: DisplayList, bounds: PixelRect, builder: inout PictureBuilder, buffers: DrawingBuffers) {
    var inks: [(whole: Range<Int>, white: [PixelCommand], black: [PixelCommand])] = []
    for command in list.commands {
      let first = builder.count
      let white = command.operation.inked(.white).map { builder.commands(of: $0) }
      let black = command.operation.inked(.black).map { builder.commands(of: $0) }
      builder.add(command.operation)
      if let white, let black { inks.append((first..<builder.count, white, black)) }
    }
    // The commands of groups are complete only now.
    let plain = builder.finish()
    var commands: [PixelCommand] = []
    // The look that draws a command; nil for all.
    var looks: [Look?] = []
    func add(_ part: ArraySlice<PixelCommand>, for look: Look?) {
      commands += part
      looks += repeatElement(look, count: part.count)
    }
    var next = 0
    for ink in inks {
      add(plain[next..<ink.whole.lowerBound], for: nil)
      add(plain[ink.whole], for: .whole)
      add(ink.white[...], for: .white)
      add(ink.black[...], for: .black)
      next = ink.whole.upperBound
    }
    add(plain[next...], for: nil)
    let index = CommandIndex(commands, for: bounds)
    func drawing(_ look: Look) -> RowDrawing {
      RowDrawing(
        width: bounds.width, height: bounds.height, background: list.background,
        bandHeight: Self.bandHeight, workers: 1, buffers: buffers
      ) { [commands, looks] canvas in
        index.draw(commands, on: &canvas) { looks[$0] == nil || looks[$0] == look }
      }
    }
    (whole, bare, white, black) = (drawing(.whole), drawing(.bare), drawing(.white), drawing(.black))
  }
}

extension DisplayList.Operation {
  /// The colour of glyphs, of a symbol or of a template image; nil for any other operation.
  package var inkColor: Color? {
    switch self {
    case .glyphs(_, _, let color), .pathGroup(_, _, let color): color
    case .image(let drawing): drawing.tint
    default: nil
    }
  }

  /// The operation with its ink in another colour; nil for one without ink.
  fileprivate func inked(_ color: Color) -> DisplayList.Operation? {
    switch self {
    case .glyphs(let run, let origin, _): return .glyphs(run, origin: origin, color: color)
    case .pathGroup(let pathGroup, let origin, _): return .pathGroup(pathGroup, origin: origin, color: color)
    case .image(var drawing) where drawing.tint != nil:
      drawing.tint = color
      return .image(drawing)
    default: return nil
    }
  }
}
