/// The parts of a symbol that are painted in one colour.
public struct SymbolLayer: Hashable, Sendable {
  /// The silhouette, in the symbol's box.
  public var pathGroup: PathGroup
  /// The importance of the layer: 1 for the most important, 3 for the least.
  public var level: Int
  /// The natural colour of the object; nil for the symbol's colour.
  public var color: ColorToken?
  /// Whether a variable value reaches the layer.
  public var isOn: Bool

  /// The opacity of the layer in hierarchical rendering (a judgement made on contact sheets).
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

/// The settings for dividing a symbol into layers.
package struct SymbolLayering: Hashable {
  var rendering = SymbolRendering.monochrome
  /// The variable value, from 0 to 1: the share of steps that are on; nil for all.
  var value: Double?

  package init(rendering: SymbolRendering = .monochrome, value: Double? = nil) {
    self.rendering = rendering
    self.value = value
  }

  /// Whether the symbol is a single silhouette in one colour.
  var isSingle: Bool { rendering == .monochrome && value == nil }

  func isOn(_ step: Int?, of steps: Int) -> Bool {
    guard let value, let step, steps > 0 else { return true }
    return value * Double(steps) > Double(step - 1)
  }

  /// Returns the parts of a symbol, grouped by colour, in painting order.
  ///
  /// A part cuts out of all layers of its own drawing, independent of their colours.
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

/// The rendering mode of a symbol, for one or several colours.
public enum SymbolRendering: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One colour.
  case monochrome
  /// One colour, with less opacity for less important parts.
  case hierarchical
  /// A colour for each layer.
  case palette
  /// The natural colours of objects, such as a yellow sun; one colour for other parts.
  case multicolor
}
