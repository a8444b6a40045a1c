import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics

extension SelectableText {
  package func live(at place: ControlPlace) -> LiveControl { LiveLabel(place, self) }
}

/// A label of whose text a touch that stays, or a double tap, selects a word, as in a text view of UIKit that cannot be edited.
package final class LiveLabel: LiveValue<SelectableText>, SelectingControl {
  package let selecting = SelectionTouch()

  package override init(_ place: ControlPlace, _ value: SelectableText) {
    super.init(place, value)
    isContextMenuInteractionEnabled = true
  }

  package var editMenu: EditMenuState {
    get { value.text.editMenu }
    set { if newValue != editMenu { value.text.editMenu = newValue } }
  }

  package var commands: [EditCommand] { value.commands(in: environment) }
  package var selectedCharacters: Range<Int>? { value.range(in: environment) }

  package var knobs: (first: Rect, last: Rect)? {
    guard let geometry, let range = selectedCharacters else { return nil }
    let look = environment.selectionLook(tint: environment.resolvedTint(nil))
    return look.knobs(of: geometry.lines(of: range), grid: PixelGrid(scale: environment.scale))
  }

  package func select(_ characters: Range<Int>?) {
    value.text.selection = characters.map(TextSelection.range)
  }
  package func index(at point: Point) -> Int? { geometry?.index(at: point) }
  package func word(at point: Point) -> Range<Int>? { geometry?.word(at: point) }

  /// The events are those of an action, not of a value.
  package override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  package override var keepsTouches: Bool { selecting.fixed != nil }

  package override func beginTracking(_ touch: Touch) -> Bool {
    if !grab(at: touch.location), environment.platform == .macos {
      // A pointer selects from where it is pressed.
      selecting.fixed = index(at: touch.location)
      select(nil)
    }
    return true
  }

  package override func continueTracking(_ touch: Touch) -> Bool {
    drag(to: touch.location)
    return true
  }

  package override func endTracking(_ touch: Touch?) {
    let dragged = selecting.fixed != nil
    selecting.fixed = nil
    guard let touch else { return }
    let isPointer = environment.platform == .macos
    if touch.tapCount > 1 {
      select(word(at: touch.location))
    } else if dragged {
      if isPointer { return }
    } else if let range = selectedCharacters, let index = index(at: touch.location), range.contains(index) {
      // A tap on the selection shows the menu again.
    } else {
      return select(nil)
    }
    if !isPointer { openMenu(at: nil) }
  }

  package override func cancelTracking() { selecting.fixed = nil }

  /// A touch has stayed: the word under it is selected.
  package override func timePassed() {
    guard selecting.fixed == nil else { return }
    host?.cancelTouch()
    openMenu(at: selecting.start)
  }

  /// Opens the menu for the selection, or for the word at a place outside of it.
  package func openMenu(at place: Point?) {
    if let place, let index = index(at: place), !(selectedCharacters?.contains(index) ?? false) {
      select(word(at: place))
    }
    guard hasMenu, !isMenuOpen, selectedCharacters?.isEmpty == false else { return }
    editMenu = .open
  }

  package func touchedBeside(at place: Point) {
    closeMenu()
    if !frame.contains(place), value.text.selection != nil { select(nil) }
  }

  package func perform(_ command: EditCommand) {
    let characters = Array(value.text.shown(in: environment))
    switch command {
    case .copy:
      if let range = selectedCharacters?.clamped(to: 0..<characters.count) {
        host?.copy(String(characters[range]), from: self)
      }
    case .selectAll:
      select(0..<characters.count)
      openMenu(at: nil)
    case .cut, .paste, .select, .lookUp, .custom: break
    }
  }

  /// The places of the characters in the picture.
  private var geometry: TextGeometry? {
    guard let node = layout?.first(where: { $0.name == Text.nodeName }) else { return nil }
    return value.text.geometry(in: node.frame, environment)
  }
}
