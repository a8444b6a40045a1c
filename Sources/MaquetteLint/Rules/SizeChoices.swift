import MaquetteControls
import MaquetteElements

/// The buttons of a stack, grouped by what the rule about their sizes compares.
///
/// The rule names the first button from which a later one differs in size alone. Of equal buttons the first two with different
/// titles stand for all, so each button is compared with a few groups instead of with all buttons before it.
struct SizeChoices {
  /// The first of equal buttons, and the first one with another title.
  private struct Firsts {
    var first: (index: Int, title: String)
    var second: Int?

    /// The first button with another title; the first of all for a button without one.
    func index(besides title: String) -> Int? {
      title.isEmpty || title != first.title ? first.index : second
    }

    mutating func add(_ index: Int, title: String) {
      if second == nil, title != first.title { second = index }
    }
  }

  private struct Kind: Hashable {
    var look: String
    var size: ControlSize
  }

  private struct Heights: Hashable {
    /// The height in points.
    var drawn: Double
    /// The height that the content needs, in points.
    var natural: Double
    /// Whether the sheet sets the height.
    var isSet: Bool
  }

  private let buttons: [LintElement<any ChoiceButton>]
  /// The kinds of buttons that can have a height of their own.
  private let kindsWithHeights: Set<Kind>
  private var sizes: [String: [ControlSize: Firsts]] = [:]
  private var heights: [Kind: [Heights: Firsts]] = [:]

  init(_ buttons: [LintElement<any ChoiceButton>]) {
    self.buttons = buttons
    kindsWithHeights = Set(buttons.lazy.filter { $0.element.height != nil }.map(Self.kind))
  }

  private static func kind(_ button: LintElement<any ChoiceButton>) -> Kind {
    Kind(look: button.element.look, size: button.element.size)
  }

  /// Returns the first button that the next one differs from in size alone; nil for none.
  mutating func nextDiffers(from index: Int) -> Int? {
    let button = buttons[index]
    guard SizeChoiceRule.isChoice(button) else { return nil }
    let (kind, title) = (Self.kind(button), button.element.title)
    var found = sizes[kind.look, default: [:]].compactMap { size, firsts in
      size == kind.size ? nil : firsts.index(besides: title)
    }
    Self.add(index, title, to: &sizes[kind.look, default: [:]][kind.size])
    // Symbols alone, such as those of a player, may differ.
    guard !title.isEmpty, kindsWithHeights.contains(kind) else { return found.min() }
    let own = Heights(
      drawn: button.frame.height, natural: SizeChoiceRule.naturalHeight(of: button),
      isSet: button.element.height != nil)
    let slack = SizeChoiceRule.slack
    found += heights[kind, default: [:]].compactMap { other, firsts in
      guard own.isSet || other.isSet, abs(own.drawn - other.drawn) > slack,
        abs(own.natural - other.natural) <= slack
      else { return nil }
      return firsts.index(besides: title)
    }
    Self.add(index, title, to: &heights[kind, default: [:]][own])
    return found.min()
  }

  private static func add(_ index: Int, _ title: String, to firsts: inout Firsts?) {
    if firsts == nil { firsts = Firsts(first: (index, title)) } else { firsts?.add(index, title: title) }
  }
}
