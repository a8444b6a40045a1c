public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// A live control of a text that a finger scrolls.
protocol ScrollingLines: ScrollingControl {
  /// Which part of the text is seen.
  var textScroll: TextScroll { get set }
}

extension ScrollingLines {
  var geometry: (distance: Double, limit: Double, axis: Axis)? { layout?.scrolled(along: .vertical)?.scroll }

  func move(by distance: Double, isMoving: Bool) {
    // The offset without the rounding to pixels adds up small distances.
    let present: Double =
      if case .points(let offset) = textScroll.offset { Swift.min(offset, scrollLimit) } else { scrollOffset }
    let wanted = present + (distance.isFinite ? distance : 0)
    textScroll.offset = .points(Swift.min(Swift.max(0, wanted), scrollLimit))
    textScroll.isMoving = isMoving
  }
}

/// A field of several lines: a tap places the caret, keys fill it, and a finger scrolls it.
open class LiveLines<Value: LinedValue>: LiveField<Value>, ScrollingControl, ScrollingLines {
  var textScroll: TextScroll {
    get { value.textScroll }
    set { value.textScroll = newValue }
  }

  /// The axis along which the text moves.
  public var scrollAxis: Axis { .vertical }
  /// The distance in points that the text has scrolled.
  public var scrollOffset: Double { geometry?.distance ?? 0 }
  /// The distance in points that the text can scroll.
  public var scrollLimit: Double { geometry?.limit ?? 0 }
  public var isTouchedItself: Bool { true }

  open func scroll(by distance: Double, isMoving: Bool) { move(by: distance, isMoving: isMoving) }
  open func scroll(to id: String) -> Bool { false }

  /// Begins a selection with a pointer, which dragging extends.
  open override func beginTracking(_ touch: Touch) -> Bool {
    if environment.platform == .macos, let place = place(at: touch.location) {
      anchor = place
      textScroll.offset = .points(scrollOffset)
      value.selection = .caret(place)
      focus()
    }
    return super.beginTracking(touch)
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    if let anchor, let place = place(at: touch.location) {
      value.selection =
        place == anchor ? .caret(place) : .range(Swift.min(place, anchor)..<Swift.max(place, anchor))
    }
    return super.continueTracking(touch)
  }

  open override func endTracking(_ touch: Touch?) {
    defer { anchor = nil }
    let isSelecting = selectionTouch.fixed != nil || touch?.tapCount == 2
    super.endTracking(touch)
    guard anchor == nil, !isSelecting, let touch, isTouchInside, let place = place(at: touch.location) else {
      return
    }
    // The text stays where it is under the finger.
    textScroll.offset = .points(scrollOffset)
    value.selection = .caret(place)
  }

  /// The text stays where it is when another field takes the keyboard.
  open override func editingEnded() {
    textScroll.offset = .points(scrollOffset)
    super.editingEnded()
  }

  open override func insert(_ character: Character) {
    followCaret()
    super.insert(character)
  }

  open override func deleteBackward() {
    followCaret()
    super.deleteBackward()
  }

  /// The place where a pointer came down; nil without one.
  private var anchor: Int?

  /// Lets the text move from where it is as far as the caret needs.
  private func followCaret() {
    textScroll.origin = scrollOffset
    textScroll.offset = nil
  }

  /// The place in the text nearest to a location in the picture; nil if there is no text.
  private func place(at location: Point) -> Int? { value.text.isEmpty ? nil : index(at: location) }
}
