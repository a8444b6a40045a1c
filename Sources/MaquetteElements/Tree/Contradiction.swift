/// Attributes of an element that exclude each other; it is drawn with the nearest values that do not.
public enum Contradiction: Hashable, Sendable {
  /// An attribute with its value, as a sheet writes it.
  public struct Part: Hashable, Sendable {
    /// The name in sheets.
    public let name: String
    /// The value.
    public let value: String

    init(_ name: String, _ value: some AttributeText) {
      self.name = name
      self.value = value.attributeText
    }
  }

  /// The lower bound is greater than the upper one.
  case bounds(Part, Part)
  /// A value is under the lower bound, or over the upper one.
  case outside(Part, bound: Part)
  /// A step is not greater than 0, or greater than what there is between the bounds.
  case step(Part, range: String)
}

/// A value that bounds compare, and that messages show as sheets write it.
public protocol AttributeText: Sendable {
  /// The value as a sheet writes it.
  var attributeText: String { get }
}

extension Double: AttributeText {
  public var attributeText: String { shortText }
}

extension Int: AttributeText {
  public var attributeText: String { "\(self)" }
}

extension Contradiction {
  /// A name with a value that may be absent.
  package typealias Named<Value> = (name: String, value: Value?)

  /// What is wrong with two bounds and a value that should lie between them.
  package static func between<Value: Comparable & AttributeText>(
    _ lower: Named<Value>, _ upper: Named<Value>, value: Named<Value>
  ) -> [Contradiction] {
    if let least = lower.value, let greatest = upper.value, least > greatest {
      return [.bounds(Part(lower.name, least), Part(upper.name, greatest))]
    }
    guard let number = value.value else { return [] }
    if let least = lower.value, number < least {
      return [.outside(Part(value.name, number), bound: Part(lower.name, least))]
    }
    if let greatest = upper.value, number > greatest {
      return [.outside(Part(value.name, number), bound: Part(upper.name, greatest))]
    }
    return []
  }

  /// What is wrong with a step between two bounds.
  package static func step(_ step: Named<Double>, from least: Double, to greatest: Double) -> [Contradiction]
  {
    guard let size = step.value, least <= greatest, size <= 0 || size > greatest - least else { return [] }
    return [.step(Part(step.name, size), range: (greatest - least).shortText)]
  }
}

extension [Contradiction] {
  /// Returns the warnings about an element with these contradictions.
  package func warnings(of element: String) -> [ElementWarning] {
    map { .contradiction(element: element, $0) }
  }
}
