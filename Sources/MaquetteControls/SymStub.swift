public import MaquetteGraphics
public import MaquetteScene
public import MaquetteTypography
public enum SymbolScale: String, Hashable, Sendable, CaseIterable { case small, medium, large }
public struct SymbolDrawing: Sendable { public var compound: Compound; public var size: Size; public var baseline: Double
  public static func placeholder(pointSize: Double, weight: FontWeight, scale: SymbolScale) -> SymbolDrawing { fatalError() } }
public struct Symbol: Sendable { public func drawing(pointSize: Double, weight: FontWeight, scale: SymbolScale, direction: LayoutDirection) -> SymbolDrawing { fatalError() } }
public enum Symbols { public static func symbol(named: String) -> Symbol? { nil }
 public static func nearestName(to: String) -> String? { nil } }
