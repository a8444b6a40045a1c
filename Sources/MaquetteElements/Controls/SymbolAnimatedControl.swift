/// A control whose symbol moves: one that makes room for another, or one that shows with a loop that something is going on.
public protocol SymbolAnimatedControl: StatefulControl {
  /// Whether the symbol moves; without, one replaces another at once, and stands still.
  var isSymbolAnimationEnabled: Bool { get set }
}
