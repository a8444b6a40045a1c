import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// The drawing of an avatar.
struct AvatarFace {
  var avatar: Avatar

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[AvatarMetrics.self]
    let side = avatar.side(in: environment)
    var face = content(metrics, side: side, in: environment).frame(width: side, height: side)
    if avatar.image != nil { face = face.clipped(radius: avatar.radius(in: environment), style: style) }
    face = face.background(surface(in: environment))
    guard let color = avatar.presence.color else { return face }
    let diameter = side * metrics.presenceSize
    let gap = Swift.max(metrics.leastGap, side * metrics.presenceGap)
    let outset = diameter / 2 - avatar.cornerInset(in: environment)
    let isRight = environment.direction == .leftToRight
    let cut = face.grouped(name: .cut) { frame in
      // What is behind shows through around the mark, whatever its colour.
      let x = isRight ? frame.maxX + outset - diameter : frame.minX - outset
      let mark = Rect(x: x, y: frame.maxY + outset - diameter, width: diameter, height: diameter)
      return Layer(clip: Bezel.outside(of: .ellipse(mark.inset(by: -gap)), in: frame, reach: 0))
    }
    let mark = Surface(.capsule, fill: .token(color)).frame(width: diameter, height: diameter)
    return cut.overlay(
      mark.offset(x: isRight ? outset : -outset, y: outset), alignment: .bottomTrailing)
  }

  private var style: CornerStyle { avatar.shape == .circle ? .circular : .continuous }

  private func surface(in environment: Environment) -> Surface {
    let radius = avatar.radius(in: environment)
    let outline = Surface.Outline.rounded(radius: radius, style)
    if avatar.image != nil { return Surface(outline, fill: avatar.tint) }
    guard let tint = avatar.tint else {
      return Surface(outline, fill: .token(.avatarTop), bottomFill: .token(.avatarBottom))
    }
    return Surface(outline, fill: tint)
  }

  private func content(
    _ metrics: AvatarMetrics, side: Double, in environment: Environment
  ) -> any Element {
    if let image = avatar.image {
      let ink = environment.color(.onTint)
      return image.figure(ink, in: environment).contentMode(image.contentMode ?? .fill).decorative()
    }
    let initials = avatar.shownInitials
    if let symbol = avatar.symbol ?? (initials.isEmpty ? AvatarMetrics.standIn : nil) {
      return SymbolImage(symbol).with(\.size, side * metrics.symbolSize).color(.token(.onTint))
    }
    // Three or more letters shrink to fit.
    let isInGroup = avatar.diameter == nil && environment.avatarSide != nil
    let size = isInGroup ? metrics.groupInitialsSize : metrics.initialsSize
    let share = size * Swift.min(1, 2.4 / Double(Swift.max(2, initials.count)))
    return Text(initials, weight: metrics.initialsWeight).with(\.size, Swift.max(1, side * share))
      .color(.token(.onTint)).lineLimit(1).with(\.isVerbatim, true)
  }
}

extension Avatar.Presence {
  /// The colour of the mark; nil for no mark.
  fileprivate var color: ColorToken? {
    switch self {
    case .none: nil
    case .available: .green
    case .away: .orange
    case .busy: .red
    }
  }
}

extension NodeName {
  /// An avatar without the part that another covers.
  static let cut = NodeName("cut")
}
