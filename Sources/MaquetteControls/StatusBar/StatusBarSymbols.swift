import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The strength of the reception as bars or dots; without any, bars shrink to weak dots.
struct ReceptionMarks: Element {
  /// The strength, 0 to 1.
  var strength: Double
  var marks: StatusBarMarks.Reception
  var metrics: StatusBarMetrics
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let reached = (strength.part * Double(marks.heights.count)).rounded()
    let color = environment.color(color)
    let isAbsent = reached == 0 && metrics.absentOpacity > 0
    let weak = color.opacity(isAbsent ? metrics.absentOpacity : metrics.weakOpacity)
    let shapes = marks.heights.enumerated().map { index, height -> any Element in
      Surface(
        .rounded(radius: marks.radius, .circular), fill: .color(Double(index) < reached ? color : weak)
      ).frame(width: marks.width, height: isAbsent ? Swift.min(marks.width, height) : height)
    }
    // The dots stand where the bars would.
    var node = HStack(spacing: marks.spacing, alignment: .bottom) { shapes }
      .frame(height: marks.heights.max() ?? 0, alignment: .bottom).node(in: environment)
    node.accessibility = Accessibility(
      label: environment.spoken(.signalStrength), value: environment.percentage(strength), traits: [.image])
    return node
  }
}

/// The waves of a wireless network: a quarter of a disc with two gaps, standing on its corner.
struct WiFiWaves: Element {
  /// The radius of the disc in points.
  var height: Double
  var metrics: StatusBarMetrics
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    // The chord of a quarter turn.
    let width = height * 2.0.squareRoot()
    let (wave, gap) = (height * metrics.wave, height * metrics.waveGap)
    var node = PathShape(size: Size(width: width, height: height), fill: color) { frame in
      let corner = Point(x: frame.center.x, y: frame.maxY)
      var path = Path()
      var outer = height
      for inner in [height - wave, height - 2 * wave - gap, 0] {
        path.addSector(at: corner, outer: outer, inner: inner)
        outer = inner - gap
      }
      return path
    }.node(in: environment)
    node.accessibility = Accessibility(label: "Wi-Fi", traits: [.image])
    return node
  }
}

extension Path {
  /// Adds the part of a ring that lies above its centre, an eighth of a turn to both sides.
  fileprivate mutating func addSector(at center: Point, outer: Double, inner: Double) {
    // The coordinates of a point at an eighth of a turn on the unit circle.
    let side = 0.5.squareRoot()
    func point(_ radius: Double, _ sense: Double) -> Point {
      center.offset(dx: sense * radius * side, dy: -radius * side)
    }
    move(to: point(outer, -1))
    arc(around: center, to: point(outer, 1))
    if inner > 0 {
      line(to: point(inner, 1))
      arc(around: center, to: point(inner, -1), clockwise: false)
    } else {
      line(to: center)
    }
    close()
  }
}

/// A battery that is filled by its charge.
struct BatteryCharge: Element {
  /// The charge, 0 to 1.
  var charge: Double
  /// Whether the charge is written on the battery.
  var showsPercentage = false
  var isCharging: Bool
  var isLowPower: Bool
  var shape: StatusBarMarks.Battery
  var metrics: StatusBarMetrics
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let own = environment.color(color)
    let cap = shape.cap
    let tip = Surface(.capsule, fill: .color(own.opacity(metrics.capOpacity)))
      .frame(width: 2 * cap.width, height: cap.height)
      // The half of the capsule that faces the battery is cut off.
      .frame(width: cap.width, height: cap.height, alignment: .trailing).clipped()
    let body = showsPercentage ? written(in: environment) : outlined(own)
    var node = HStack(spacing: shape.capSpacing) {
      body
      tip
    }.node(in: environment)
    node.accessibility = Accessibility(
      label: environment.spoken(.battery), value: spokenCharge(in: environment), traits: [.image])
    return node
  }

  /// The battery with the number on it, in the colour of the page.
  private func written(in environment: Environment) -> any Element {
    let size = shape.size
    let ground = environment.color(fill)
    let number = Text(environment.number(Int((charge.part * 100).rounded())), weight: .semibold)
      .with(\.size, size.height * Self.numberHeight).color(.token(.background)).lineLimit(1)
    let bolt = SymbolImage("bolt.fill").with(\.size, size.height * Self.boltHeight).color(.token(.background))
    return HStack(spacing: 0) { isCharging ? [number, bolt] : [number] as [any Element] }
      .frame(width: size.width, height: size.height)
      .background(
        Surface(fill: .color(ground)).frame(width: size.width * charge.part, height: size.height)
          .frame(width: size.width, height: size.height, alignment: .leading)
          .background(Surface(fill: .color(ground.opacity(metrics.outlineOpacity))))
          .clipped(radius: shape.radius))
  }

  /// The font size of the number and the size of the bolt, in heights of the battery.
  private static let (numberHeight, boltHeight) = (0.88, 0.6)

  /// The outline of the battery, filled by its charge.
  private func outlined(_ own: Color) -> any Element {
    let room = Size(
      width: shape.size.width - 2 * shape.fillInset, height: shape.size.height - 2 * shape.fillInset)
    let filled = Surface(.rounded(radius: shape.fillRadius, .continuous), fill: fill)
      .frame(width: room.width * charge.part, height: room.height)
      .frame(width: room.width, height: room.height, alignment: .leading)
    var body: any Element = filled.frame(width: shape.size.width, height: shape.size.height)
      .background(
        Surface(
          .rounded(radius: shape.radius, .continuous),
          border: .init(color: .color(own.opacity(metrics.outlineOpacity)), width: shape.line)))
    if isCharging {
      body = body.overlay(SymbolImage("bolt.fill").with(\.size, shape.boltSize).with(\.color, .color(own)))
    }
    return body
  }

  private var fill: ColorReference {
    if isCharging { return .token(.green) }
    if isLowPower { return .token(.yellow) }
    return charge.part <= metrics.lowCharge ? .token(.red) : color
  }

  private func spokenCharge(in environment: Environment) -> String {
    let charge = environment.percentage(charge)
    return isCharging ? "\(charge), \(environment.spoken(.charging))" : charge
  }
}
