internal import MaquetteGraphics
public import MaquetteScene

/// The parts of a symbol that are painted in one colour.
public struct SymbolLayer: Hashable, Sendable {
  /// The silhouette, in the symbol's box.
  public var pathGroup: PathGroup
  /// How important the layer is: 1 most, 3 least.
  public var level: Int
  /// The colour that the thing itself has; nil for the symbol's.
  public var color: ColorToken?
  /// Whether a variable value reaches the layer.
  public var isOn: Bool

  /// The opacity of a layer in a hierarchy (a judgement made on contact sheets).
  var hierarchicalOpacity: Double {
    switch level {
    case 1: 1
    case 2: 0.46
    default: 0.26
    }
  }

  /// The opacity of a layer that a variable value does not reach, relative to one that it reaches.
  static let offOpacity = 0.28
}

/// How a symbol is divided into layers.
package struct SymbolLayering: Hashable {
  /// How many colours there are.
  var rendering = SymbolRendering.monochrome
  /// From 0 to 1, how many of the symbol's steps are on; nil for all.
  var value: Double?

  package init(rendering: SymbolRendering = .monochrome, value: Double? = nil) {
    self.rendering = rendering
    self.value = value
  }

  /// Whether one silhouette in one colour is the whole symbol.
  var isSingle: Bool { rendering == .monochrome && value == nil }

  /// Whether a step of several is on.
  func isOn(_ step: Int?, of steps: Int) -> Bool {
    guard let value, let step, steps > 0 else { return true }
    return value * Double(steps) > Double(step - 1)
  }

  /// The parts of a symbol, those of one colour together, in the order in which they are painted.
  ///
  /// A part cuts out of all layers of its own drawing, whatever their colours.
  func layers(of pieces: [SymbolPiece], steps: Int) -> [(parts: [PathGroup.Part], layer: SymbolLayer)] {
    struct Key: Hashable {
      var group: Int
      var level: Int
      var color: ColorToken?
      var isOn: Bool
    }
    func key(_ piece: SymbolPiece) -> Key {
      let isOn = isOn(piece.tone.step, of: steps)
      return rendering == .monochrome
        ? Key(group: 0, level: 1, isOn: isOn)
        : Key(
          group: piece.group, level: piece.tone.layer,
          color: rendering == .multicolor ? piece.tone.color : nil, isOn: isOn)
    }
    var keys: [Key] = []
    for piece in pieces where piece.part(in: rendering).operation == .union && !keys.contains(key(piece)) {
      keys.append(key(piece))
    }
    return keys.map { own in
      let parts = pieces.filter { piece in
        let other = key(piece)
        return piece.part(in: rendering).operation == .subtract ? other.group == own.group : other == own
      }
      .map { $0.part(in: rendering) }
      return (
        Array(parts.drop { $0.operation == .subtract }),
        SymbolLayer(
          pathGroup: PathGroup(parts: [], size: .zero), level: own.level, color: own.color, isOn: own.isOn)
      )
    }
  }
}
