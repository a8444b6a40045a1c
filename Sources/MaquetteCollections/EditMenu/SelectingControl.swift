package import MaquetteElements
package import MaquetteGraphics
import MaquetteTypography

/// A live control with a text that a person selects: how labels, fields and text views open an edit menu, follow its commands
/// and drag the handles of a selection.
package protocol SelectingControl: EditMenuPresenter {
  /// What the finger that is down does to the selection.
  var selecting: SelectionTouch { get }
  /// The edit menu as it is drawn.
  var editMenu: EditMenuState { get set }
  /// The commands for what is selected.
  var commands: [EditCommand] { get }
  /// The selected characters; an empty range for a caret, nil for none.
  var selectedCharacters: Range<Int>? { get }
  /// The frames of the knobs of the handles, in points of the picture; nil for none.
  var knobs: (first: Rect, last: Rect)? { get }

  /// Selects characters, or puts the caret in front of one; nil for no selection.
  func select(_ characters: Range<Int>?)
  /// Returns the index of the character whose front edge is nearest to a point; nil without a text in the picture.
  func index(at point: Point) -> Int?
  /// Returns the characters of the word at a point.
  func word(at point: Point) -> Range<Int>?
  /// Does what a command says.
  func perform(_ command: EditCommand)
}

/// What a finger that is down does to a selection.
package final class SelectionTouch {
  /// Where it came down.
  package var start = Point(x: 0, y: 0)
  /// The end of the selection that stays while the finger drags the other one; nil while it drags none.
  package var fixed: Int?
  /// How far the pages of the menu go on when the finger is lifted.
  var step = 0

  package init() {}
}

extension SelectingControl {
  package var isMenuOpen: Bool { editMenu.isOpen }
  package var hasMenu: Bool { isEnabled && contextMenu == nil }

  package func openMenu(at place: Point?) {
    guard hasMenu, !isMenuOpen, !commands.isEmpty else { return }
    editMenu = .open
  }

  package func closeMenu() {
    selecting.fixed = nil
    if isMenuOpen { editMenu = .closed }
  }

  package func takesTouch(at place: Point) -> Bool {
    presented.contains { $0.frame.contains(place) } || otherEnd(grabbedAt: place) != nil
  }

  package func menuTouched(_ touch: Touch, _ phase: MenuTouchPhase) {
    switch phase {
    case .began: menuTouchBegan(at: touch.location)
    case .moved where selecting.fixed != nil: drag(to: touch.location)
    case .moved, .hovered: editMenu.highlighted = item(at: touch.location)
    case .ended: menuTouchEnded(at: touch.location)
    case .cancelled:
      (selecting.step, selecting.fixed) = (0, nil)
      editMenu.highlighted = nil
      editMenu.isOutOfSight = false
    }
  }

  private func menuTouchBegan(at place: Point) {
    selecting.step = pageStep(at: place)
    if let item = item(at: place) {
      editMenu.highlighted = item
    } else if selecting.step == 0, grab(at: place) {
      editMenu.isOutOfSight = true
    }
  }

  private func menuTouchEnded(at place: Point) {
    defer { (selecting.step, selecting.fixed) = (0, nil) }
    if selecting.fixed != nil {
      editMenu = .open
    } else if let item = item(at: place) {
      choose(commands[item])
    } else if selecting.step != 0, pageStep(at: place) == selecting.step {
      editMenu.page += selecting.step
    } else {
      editMenu.highlighted = nil
    }
  }

  package func menuKey(_ key: MenuKey) {
    let forward: MenuKey = environment.direction == .rightToLeft ? .left : .right
    switch key {
    case .escape: closeMenu()
    case .return: if let item = editMenu.highlighted { choose(commands[item]) } else { closeMenu() }
    case .up, .down, .left, .right:
      let isForward = key == .down || key == forward
      let next =
        editMenu.highlighted.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : commands.count - 1)
      editMenu.highlighted = Swift.min(Swift.max(next, 0), commands.count - 1)
    }
  }

  package func menuItemFrame(_ name: String) -> Rect? {
    guard isMenuOpen else { return nil }
    if let item = commands.firstIndex(where: { $0.isNamed(name, in: environment) }) {
      return cells.first { $0.accessibility?.label == label(of: item) }?.frame
    }
    return pageCells.first { $0.accessibility?.label == name }?.frame
  }

  /// Opens the menu for what a touch that stays, or a pointer, has hit.
  package func choose(_ command: EditCommand) {
    closeMenu()
    sendAction(ControlAction(command.actionName), to: nil, for: .primaryActionTriggered)
    perform(command)
  }

  /// Takes hold of the handle at a point. Returns whether there is one.
  package func grab(at place: Point) -> Bool {
    selecting.start = place
    selecting.fixed = otherEnd(grabbedAt: place)
    return selecting.fixed != nil
  }

  /// Moves the end of the selection that the finger holds; one character stays selected.
  package func drag(to place: Point) {
    guard let fixed = selecting.fixed, let index = index(at: place), index != fixed else { return }
    let range = Swift.min(fixed, index)..<Swift.max(fixed, index)
    if range != selectedCharacters { select(range) }
  }

  /// The end of the selection that stays if a finger at a place takes hold of the other one; nil where no handle is near.
  private func otherEnd(grabbedAt place: Point) -> Int? {
    guard let knobs, let range = selectedCharacters, !range.isEmpty else { return nil }
    let reach = Self.leastTarget / 2
    let distances = [knobs.first.center, knobs.last.center].map {
      ($0.x - place.x) * ($0.x - place.x) + ($0.y - place.y) * ($0.y - place.y)
    }
    guard distances.contains(where: { $0 <= reach * reach }) else { return nil }
    return distances[0] <= distances[1] ? range.upperBound : range.lowerBound
  }

  private func label(of item: Int) -> String { environment.spoken(commands[item].title(in: environment)) }

  /// The commands in the picture.
  private var cells: [LayoutNode] {
    presented.flatMap { $0.nodes(named: EditMenuCell.name) + $0.nodes(named: MenuItem.nodeName) }
  }

  /// The arrows to other pages.
  private var pageCells: [LayoutNode] {
    presented.flatMap {
      $0.nodes(named: EditMenuPageCell.backward) + $0.nodes(named: EditMenuPageCell.forward)
    }
  }

  private func item(at place: Point) -> Int? {
    let cell = cells.first { $0.frame.contains(place) }
    return cell.flatMap { cell in commands.indices.first { label(of: $0) == cell.accessibility?.label } }
  }

  private func pageStep(at place: Point) -> Int {
    guard let cell = pageCells.first(where: { $0.frame.contains(place) }) else { return 0 }
    return cell.name == EditMenuPageCell.forward ? 1 : -1
  }
}

extension EditCommand {
  /// The name of the action that responders perform, as UIKit's without its colon; the title of a command of an application.
  var actionName: String {
    switch self {
    case .cut: "cut"
    case .copy: "copy"
    case .paste: "paste"
    case .select: "select"
    case .selectAll: "selectAll"
    case .lookUp: "lookUp"
    case .custom(let title): title
    }
  }
}
