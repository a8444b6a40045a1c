import MaquetteGraphics

extension SVGPaint {
  /// The paint as it draws a channel.
  func `in`(_ channel: SVGDrawing.Channel) -> SVGPaint {
    if channel == .colors { return self }
    func mapped(_ color: Color) -> Color {
      Color.white.opacity(Double(color.alpha) / 255 * (channel == .light ? color.lightness : 1))
    }
    switch self {
    case .color(let color): return .color(mapped(color))
    case .gradient(var gradient):
      gradient.stops = (channel == .light ? gradient.stops.subdivided : gradient.stops).map {
        Gradient.Stop(offset: $0.offset, color: mapped($0.color))
      }
      return .gradient(gradient)
    }
  }

  /// Whether it is white everywhere.
  fileprivate var isWhite: Bool {
    switch self {
    case .color(let color): color.opaque == .white
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opaque == .white }
    }
  }

  fileprivate func faded(_ opacity: Double) -> SVGPaint {
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(opacity)
      }
      return .gradient(gradient)
    }
  }
}

extension [Gradient.Stop] {
  /// The stops with some between, where colour and opacity both change: their product is no line.
  fileprivate var subdivided: [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    for (from, to) in zip(self, dropFirst()) {
      result.append(from)
      guard from.color.alpha != to.color.alpha, from.color.opaque != to.color.opaque, from.offset < to.offset
      else { continue }
      for step in 1..<32 {
        let part = Double(step) / 32
        result.append(
          Gradient.Stop(
            offset: from.offset + (to.offset - from.offset) * part,
            color: from.color.mixed(with: to.color, fraction: part)))
      }
    }
    return result + suffix(1)
  }
}

extension Color {
  /// The luminance of the encoded channels, 0 to 1 (SVG 1.1, 14.4).
  fileprivate var lightness: Double {
    (0.2125 * Double(red) + 0.7154 * Double(green) + 0.0721 * Double(blue)) / 255
  }
}

extension SVGShape {
  /// The shape with its only paint fainter; nil if it has two.
  func faded(_ opacity: Double) -> SVGShape? {
    var result = self
    switch (fill, stroke) {
    case (let fill?, nil): result.fill = fill.faded(opacity)
    case (nil, let stroke?): result.stroke?.paint = stroke.paint.faded(opacity)
    default: return nil
    }
    return result
  }
}

extension SVGItem {
  /// Whether all of it is white, so that its light is its opacity.
  var isWhite: Bool {
    switch self {
    case .shape(let shape): (shape.fill?.isWhite ?? true) && (shape.stroke?.paint.isWhite ?? true)
    case .group(let group): group.items.allSatisfy(\.isWhite)
    }
  }

  /// Whether something in it is mixed with what is below it.
  fileprivate var hasModes: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode != .normal || group.hasModesWithin
  }
}

extension SVGGroup {
  /// Whether something within is mixed with what is below it.
  var hasModesWithin: Bool { items.contains(where: \.hasModes) }
}

extension SVGClip {
  /// The shape that a clip is; nil if it is none alone.
  var shape: Shape? {
    guard clips.isEmpty, parts.count == 1, parts[0].clips.isEmpty else { return nil }
    return .path(parts[0].path, parts[0].rule)
  }
}
