import MaquetteGraphics
import MaquetteTypography

extension DisplayList {
  /// The list as text, one command a line, indented within groups; lengths are points. Colours carry their token, and glyphs
  /// the text style that gave them their size.
  public var text: String {
    var lines = ["picture \(size.width.decimalText) x \(size.height.decimalText) on \(background.text)"]
    var depth = 1
    for command in commands {
      if case .pop = command.operation { depth = Swift.max(1, depth - 1) }
      lines.append(
        String(repeating: "  ", count: depth) + "\(command.operation.text)  [node \(command.node.index)]")
      if case .push = command.operation { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayList.Operation {
  /// The operation as text.
  public var text: String {
    switch self {
    case .fill(let shape, let paint): "fill \(shape.text) with \(paint.text)"
    case .stroke(let shape, let style, let paint):
      "stroke \(shape.text), width \(style.width.decimalText), with \(paint.text)"
    case .glyphs(let run, let origin, let color):
      "glyphs \(run.glyphs.map { String($0.id) }.joined(separator: " ")) at \(origin.text),"
        + (run.textStyle.map { " \($0.rawValue)," } ?? "")
        + " em \(run.emSize.decimalText), weight \(run.face.weight),"
        + (run.face.isOblique ? " oblique," : "") + " \(color.text)"
    case .pathGroup(let pathGroup, let origin, let color):
      "symbol of \(pathGroup.parts.count) parts, \(pathGroup.size.text), at \(origin.text), \(color.text)"
    case .shadow(let shape, let shadow):
      "shadow of \(shape.text), sigma \(shadow.sigma.decimalText), offset \(shadow.offset.text),"
        + " \(shadow.color.text)"
    case .image(let drawing): drawing.text
    case .push(let layer):
      "group" + (layer.opacity < 1 ? ", opacity \(layer.opacity.decimalText)" : "")
        + (layer.clip.map { ", clipped to \($0.text)" } ?? "")
        + (layer.transform == .identity ? "" : ", transformed")
        + (layer.sharesBackdrop ? ", backdrops behind all of it" : "")
        + (layer.isolatesBackdrop ? ", backdrops within" : "") + (layer.ink?.text ?? "")
        + (layer.isInked ? ", inked" : "")
        + (layer.backdrop?.text ?? "")
    case .pop: "end of group"
    }
  }
}

extension Shape {
  fileprivate var text: String {
    switch self {
    case .rect(let rect): "rectangle \(rect.text)"
    case .ellipse(let rect): "ellipse \(rect.text)"
    case .path(let path, _): "path of \(path.verbs.count) verbs in \((path.controlBounds ?? .zero).text)"
    case .roundedRectangle(let shape):
      "rounded rectangle \(shape.rect.text), \(shape.style.rawValue) radius \(shape.radii.text)"
    }
  }
}

extension ImageDrawing {
  /// The picture's size in pixels and its fingerprint, then how it is drawn.
  fileprivate var text: String {
    let digits = String(image.digest.0, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    let manner =
      switch resizing {
      case .scale: ""
      case .stretch(let caps): ", stretched between \(caps.text)"
      case .tile(let caps): ", tiled between \(caps.text)"
      }
    return
      "image \(name) of \(image.width) x \(image.height) pixels at \(image.scale.decimalText)x in \(frame.text)"
      + manner + (shape.map { ", within \($0.text)" } ?? "") + (tint.map { ", tinted \($0.text)" } ?? "")
      + (opacity < 1 ? ", opacity \(opacity.decimalText)" : "") + (isMirrored ? ", mirrored" : "")
  }
}

extension Insets {
  fileprivate var text: String {
    "caps " + [top, leading, bottom, trailing].map(\.decimalText).joined(separator: " ")
  }
}

extension Backdrop {
  /// The backdrop as text, appended to its group's.
  fileprivate var text: String {
    ", with a backdrop: sigma \(sigma.decimalText), saturation \(saturation.decimalText)"
      + (tint.alpha > 0 ? ", under \(tint.text)" : "") + (glass?.text ?? "")
  }
}

extension Glass {
  /// The glass as text, appended to its backdrop's.
  fileprivate var text: String {
    ", as glass: \(face.text)" + (darkFace.map { ", or \($0.text) over dark" } ?? "")
      + (brightFace.map { ", or \($0.text) over bright" } ?? "")
      + ", bent by \(refraction.amount.decimalText) within \(refraction.reach.decimalText)"
      + ", rim \(rim.width.decimalText), \(rim.lift.decimalText) lighter"
      + (darkRim.map { ", or \($0.lift.decimalText) over dark" } ?? "")
      + (darkTint == 1 ? "" : ", over dark \(darkTint.decimalText) of the tint")
  }
}

extension Glass.Face {
  fileprivate var text: String {
    "\(lift.decimalText) + \(gain.decimalText) of light and \(chroma.decimalText) of colour"
  }
}

extension Ink {
  /// The ink as text, appended to its group's.
  fileprivate var text: String {
    ", colours after \(area.text)" + (face.map { ": \($0.text)" } ?? "")
      + (darkFace.map { ", or \($0.text) over dark" } ?? "")
      + (shadowOpacity.map { ", shadows up to \($0.decimalText)" } ?? "")
  }
}

extension CornerRadii {
  fileprivate var text: String {
    isUniform
      ? topLeft.decimalText
      : [topLeft, topRight, bottomRight, bottomLeft].map(\.decimalText).joined(separator: " ")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.text
    case .gradient(let gradient): "a gradient of " + gradient.stops.map(\.color.text).joined(separator: " ")
    }
  }
}

extension Color {
  /// The channels, and the token if there is one: `#3C3C4399 (secondary-label)`.
  fileprivate var text: String { hexText + (tokenText.map { " (\($0))" } ?? "") }
}

extension Point {
  fileprivate var text: String { "(\(x.decimalText), \(y.decimalText))" }
}

extension Size {
  fileprivate var text: String { "\(width.decimalText) x \(height.decimalText)" }
}

extension Rect {
  fileprivate var text: String { "\(origin.text) \(size.text)" }
}
