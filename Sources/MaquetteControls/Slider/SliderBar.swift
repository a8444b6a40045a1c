import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The track of a slider, its marks and its thumb, across the available width.
struct SliderBar: Element {
  /// The position of the thumb, from 0 at the leading end to 1.
  var value: Double
  var ticks: Int
  var state: ControlState
  /// How much of a lens the thumb is, from 0 to 1; nil for a thumb that becomes none.
  var lifted: Double?
  var tint: ColorReference
  var trackColor: ColorReference
  var thumbColor: ColorReference
  var thumbSymbol: String?
  var images = SliderImages()
  /// Whether the track stands upright, with the leading end at the bottom.
  var isVertical = false
  var measures: SliderMetrics.Measures
  var metrics: SliderMetrics

  /// The colours and shapes in the environment.
  private struct Look {
    /// The environment, for images.
    var environment: Environment
    var fill: Color
    var track: Color
    var thumb: Color
    var tick: Color
    var shadow: Color
    var ring: FocusRing?
    var symbol: SymbolDrawing?
    /// Returns the lens that a pressed thumb becomes in a frame; nil for none.
    var lens: ((Rect) -> Lens)?
  }

  func node(in environment: Environment) -> Node {
    let hasTicks = ticks > 1
    let ownSize = images.thumb?.ownSize(in: environment)
    let thumbSize = ownSize ?? (hasTicks ? measures.tickedThumb : measures.thumb)
    let lowest = measures.height / 2 + metrics.thumbRise + measures.tickDrop + measures.tick.height / 2
    // The thumb's middle is the slider's middle, with and without marks.
    let least = Swift.max(measures.height, ownSize?.height ?? 0)
    let height = hasTicks ? Swift.max(least, 2 * lowest) : least
    let ideal = metrics.idealWidth
    let isVertical = isVertical
    let item = LayoutItem { proposal in
      let length = Swift.max((isVertical ? proposal.height : proposal.width) ?? ideal, thumbSize.width)
      return isVertical
        ? Measurement(width: height, height: length) : Measurement(width: length, height: height)
    }
    let look = look(in: environment)
    let isMirrored = environment.direction == .rightToLeft && !isVertical
    return Node(name: .sliderBar, item: item) { drawing in
      operations(look, thumbSize, in: drawing.frame, grid: drawing.grid, isMirrored: isMirrored)
    }
  }

  private func look(in environment: Environment) -> Look {
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    let shadow = environment.color(.shadow)
    var thumb = environment.color(thumbColor)
    if isPressed { thumb = thumb.mixed(with: shadow, fraction: metrics.pressedThumbMix) }
    var look = Look(
      environment: environment, fill: environment.color(tint), track: environment.color(trackColor),
      thumb: thumb,
      tick: environment.color(.sliderTick), shadow: shadow)
    if state.contains(.focused), environment.isWindowActive {
      look.ring = FocusRing(around: .capsule, in: environment)
    }
    if let lifted, lifted > 0 {
      look.lens = {
        Lens($0, environment.theme[LensMetrics.self], Lens.Look(in: environment), strength: lifted)
      }
    }
    if let thumbSymbol {
      let size = measures.thumb.height * metrics.thumbSymbolSize
      look.symbol =
        environment.symbols.drawing(
          named: thumbSymbol, pointSize: size, weight: .regular, scale: .medium,
          direction: environment.direction, isAmongArabicLetters: environment.hasArabicLetters,
          layering: SymbolLayering(rendering: .monochrome, value: nil),
          pixelScale: environment.scale)
        ?? .placeholder(pointSize: size, weight: .regular, scale: .medium)
      look.thumb = environment.color(thumbColor == .token(.sliderThumb) ? tint : thumbColor)
    }
    return look
  }

  private func operations(
    _ look: Look, _ thumbSize: Size, in whole: Rect, grid: PixelGrid, isMirrored: Bool
  ) -> [DisplayList.Operation] {
    // An upright slider is computed lying down, with its leading end at the left.
    let frame =
      isVertical ? Rect(x: 0, y: whole.minX, width: whole.height, height: whole.width) : whole
    // All positions are computed from the leading end in whole pixels, so that right to left is an exact mirror image.
    func place(_ rect: Rect) -> Rect {
      if isVertical {
        return Rect(x: rect.minY, y: whole.maxY - rect.maxX, width: rect.height, height: rect.width)
      }
      let x = isMirrored ? frame.maxX - rect.maxX : frame.minX + rect.minX
      return Rect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }
    let thumb = Rect(
      x: offset(value, thumbSize, in: frame, grid: grid),
      y: grid.snap(frame.center.y - thumbSize.height / 2), width: thumbSize.width,
      height: thumbSize.height)
    let trackHeight = Swift.max(grid.snap(measures.trackHeight), 1 / grid.scale)
    let track = Rect(
      x: metrics.trackInset, y: grid.snap(frame.center.y + metrics.thumbRise - trackHeight / 2),
      width: Swift.max(0, frame.width - 2 * metrics.trackInset), height: trackHeight)
    let join = grid.snap(thumb.center.x)
    var marks: [DisplayList.Operation] = []
    if ticks > 1 {
      let y = grid.snap(track.center.y + measures.tickDrop - measures.tick.height / 2)
      let radius = Swift.min(measures.tick.width, measures.tick.height) / 2
      for index in 0..<ticks {
        let along = Double(index) / Double(ticks - 1)
        var x = offset(along, thumbSize, in: frame, grid: grid) + (thumbSize.width - measures.tick.width) / 2
        // On a bare track the first and the last mark stand at its very ends.
        if !metrics.fillsTickedTrack {
          if index == 0 { x = track.minX }
          if index == ticks - 1 { x = track.maxX - measures.tick.width }
        }
        let mark = place(
          Rect(x: grid.snap(x), y: y, width: measures.tick.width, height: measures.tick.height))
        marks.append(
          .fill(.roundedRectangle(RoundedRectangle(rect: mark, radius: radius)), .color(look.tick)))
      }
    }
    let knob = enlarged(place(thumb))
    guard let lens = look.lens?(knob) else {
      let behind = bar(track, from: join, look, place, isMirrored, grid) + marks
      return
        (look.thumb.alpha < 255
        ? [.push(Layer(clip: outside(of: knob, in: whole)))] + behind + [.pop] : behind)
        + thumbOperations(look, in: knob, grid: grid)
    }
    let sides = bar(track, from: join, look, place, isMirrored, grid)
    let seen = images.hasTrack ? sides : through(track, to: seenEnd(of: track, thumb), look, place)
    var shadows: [DisplayList.Operation] = []
    if lens.strength < 1 {
      let shadow = look.shadow.opacity(1 - lens.strength)
      shadows = metrics.thumbShadows.map { $0.shadow(shadow) }.cast(by: look.thumb)
        .map { .shadow(lens.shape, $0) }
    }
    return lens.around(sides + marks + shadows, in: whole)
      + lens.seen(seen + marks, thickness: track.height)
      + lens.glass(pixel: 1 / grid.scale, thumb: look.thumb)
      + ring(look, around: knob)
  }

  /// The end of the filled part that is seen through a lens: the middle of the thumb, and near the ends of the track as much
  /// farther as leaves nothing over there.
  private func seenEnd(of track: Rect, _ thumb: Rect) -> Double {
    let away = Swift.min(1, Swift.min(value, 1 - value) * track.width / Swift.max(thumb.width, 1))
    let all = track.minX + value * track.width
    return all + (thumb.center.x - all) * away
  }

  /// The track as it is seen through a lens, filled up to a round end.
  private func through(
    _ track: Rect, to end: Double, _ look: Look, _ place: (Rect) -> Rect
  ) -> [DisplayList.Operation] {
    let filled = Rect(
      minX: Swift.min(track.minX, end - track.height), minY: track.minY, maxX: end, maxY: track.maxY)
    let outline = Shape.roundedRectangle(RoundedRectangle(rect: place(track), radius: track.height / 2))
    return [
      .fill(outline, .color(look.track)), .push(Layer(clip: outline)),
      half(place(filled), isLeft: nil, look.fill), .pop,
    ]
  }

  /// The two sides of the track, which meet behind the thumb.
  private func bar(
    _ track: Rect, from join: Double, _ look: Look, _ place: (Rect) -> Rect, _ isMirrored: Bool,
    _ grid: PixelGrid
  ) -> [DisplayList.Operation] {
    // Beside marks a track without a filled part begins at its end.
    let join = ticks > 1 && !metrics.fillsTickedTrack ? track.minX : join
    let near = place(Rect(minX: track.minX, minY: track.minY, maxX: join, maxY: track.maxY))
    let far = place(Rect(minX: join, minY: track.minY, maxX: track.maxX, maxY: track.maxY))
    func image(_ image: Image?, _ part: Rect) -> [DisplayList.Operation]? {
      image.map { SliderImages.track($0, in: part, grid: grid, environment: look.environment) }
    }
    let isWhole = join == track.minX
    let first = image(images.minimumTrack, near) ?? [half(near, isLeft: !isMirrored, look.fill)]
    let sides =
      (isWhole ? [] : first)
      + (image(images.maximumTrack, far) ?? [half(far, isLeft: isWhole ? nil : isMirrored, look.track)])
    return images.hasTrack ? sides : sides + rims(around: place(track), color: look.shadow)
  }

  /// The frame of a thumb, which grows while it is pressed in some eras.
  private func enlarged(_ rect: Rect) -> Rect {
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled) && images.thumb == nil
    let growth = (lifted ?? (isPressed ? 1 : 0)) * (metrics.pressedScale - 1) / 2
    return rect.inset(dx: -rect.width * growth, dy: -rect.height * growth)
  }

  private func ring(_ look: Look, around thumb: Rect) -> [DisplayList.Operation] {
    look.ring?.operations(around: thumb, environment: look.environment) ?? []
  }

  /// The area around a thumb. Neither the track nor shadows show through a translucent one.
  private func outside(of thumb: Rect, in frame: Rect) -> Shape {
    let shape = Shape.roundedRectangle(
      RoundedRectangle(rect: thumb, radius: Swift.min(thumb.width, thumb.height) / 2))
    return Bezel.outside(of: shape, in: frame)
  }

  /// The distance of the thumb's leading edge from the frame's, rounded like UIKit's: to whole pixels towards the leading end, since
  /// iOS 26 to the nearest whole point.
  private func offset(_ value: Double, _ thumb: Size, in frame: Rect, grid: PixelGrid) -> Double {
    let own = ticks > 1 ? metrics.tickedThumbInset : metrics.thumbInset
    let inset = images.thumb == nil ? own : 0
    let travel = SliderMetrics.travel(of: thumb, inset: inset, in: frame.width)
    let place = inset + value * travel
    if metrics.hasWholeSteps, images.thumb == nil { return (place + 0.5).rounded(.down) }
    return grid.snap(place - 0.5 / grid.scale)
  }

  private func thumbOperations(
    _ look: Look, in rect: Rect, grid: PixelGrid
  ) -> [DisplayList.Operation] {
    if let thumb = images.thumb {
      return thumb.operations(in: rect, environment: look.environment) + ring(look, around: rect)
    }
    if let symbol = look.symbol {
      let corner = Point(x: rect.center.x - symbol.size.width / 2, y: rect.center.y - symbol.size.height / 2)
      return [
        .pathGroup(symbol.pathGroup, origin: symbol.origin(at: corner, scale: grid.scale), color: look.thumb)
      ]
    }
    let radius = Swift.min(rect.width, rect.height) / 2
    let shape = Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: radius))
    var shadows = metrics.thumbShadows.map { $0.shadow(look.shadow) }.cast(by: look.thumb.opaque)
      .map { DisplayList.Operation.shadow(shape, $0) }
    if look.thumb.alpha < 255 {
      shadows = [.push(Layer(clip: outside(of: rect, in: rect)))] + shadows + [.pop]
    }
    return shadows + [.fill(shape, .color(look.thumb))] + ring(look, around: rect)
  }

  /// One side of the track, with a round outer end; without a side, a part with two round ends.
  private func half(_ rect: Rect, isLeft: Bool?, _ color: Color) -> DisplayList.Operation {
    let radius = (isVertical ? rect.width : rect.height) / 2
    let (left, right) = (isLeft == false ? 0 : radius, isLeft == true ? 0 : radius)
    let radii =
      isVertical
      ? CornerRadii(topLeft: right, topRight: right, bottomRight: left, bottomLeft: left)
      : CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
    return .fill(.roundedRectangle(RoundedRectangle(rect: rect, radii: radii)), .color(color))
  }

  private func rims(around track: Rect, color: Color) -> [DisplayList.Operation] {
    metrics.rims.enumerated().filter { $0.element > 0 }.map { index, opacity in
      let line = track.inset(by: Double(index) * 0.5 + 0.25)
      return .stroke(
        .roundedRectangle(RoundedRectangle(rect: line, radius: Swift.min(line.width, line.height) / 2)),
        StrokeStyle(width: 0.5),
        .color(color.opacity(opacity)))
    }
  }
}

extension NodeName {
  static let sliderBar = NodeName("slider-bar")
}
