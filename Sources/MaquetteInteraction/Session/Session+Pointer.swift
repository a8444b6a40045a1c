import MaquetteControls
public import MaquetteElements

/// A pointer over the picture, without a button.
struct Hover {
  /// What has a tool tip under the pointer.
  struct Subject {
    /// The tool tip, as it is drawn.
    var text: String
    /// The frame of what has it.
    var frame: Rect
    /// The environment of what has it.
    var environment: Environment

    func isSame(as other: Subject?) -> Bool { text == other?.text && frame == other?.frame }
  }

  /// How far the tool tip is.
  enum Phase: Hashable {
    /// It is shown at a time, if the pointer rests until then.
    case waiting(Moment)
    /// It is shown up to a time.
    case shown(Moment)
    /// It was shown for long enough, or the person did something else; it does not come back before the pointer has left.
    case over
  }

  /// Where the pointer is, in points.
  var place: Point
  /// What has a tool tip there; nil for nothing.
  var subject: Subject?
  var phase = Phase.over

  /// When the tool tip comes or goes by itself; nil for never.
  var due: Moment? {
    switch phase {
    case .waiting(let time), .shown(let time): time
    case .over: nil
    }
  }
}

extension Session {
  /// Where the pointer is, in points; nil before it has been moved.
  public var pointer: Point? { hover?.place }

  /// The tool tip that is shown; nil for none.
  public var shownToolTip: String? {
    if case .shown = hover?.phase { hover?.subject?.text } else { nil }
  }

  /// Moves a pointer to a place without pressing its button.
  ///
  /// An open menu highlights the item there, and a menu of macOS opens the submenu of it. On macOS, the tool tip of what the
  /// pointer rests on is shown after a while; it goes away when the pointer leaves, when a person presses or types something,
  /// or by itself. With a finger down, the finger moves; a place that is not finite is ignored.
  public func pointerMoved(to place: Point) {
    guard place.x.isFinite && place.y.isFinite else { return }
    if touch != nil { return touchMove(to: place) }
    let control = hitTest(place)
    log.add(.pointer(place), of: control?.title, at: time)
    if let openMenu {
      dismissToolTip()
      hover = Hover(place: place)
      return openMenu.menuTouched(Touch(at: place, tapCount: 0, time: time), .hovered)
    }
    let subject = toolTipSubject(at: place, over: control)
    let former = hover
    if let former, let subject, subject.isSame(as: former.subject) {
      hover?.place = place
      // A pointer that moves does not rest.
      if case .waiting = former.phase { hover?.phase = .waiting(time + toolTipDelay(of: subject)) }
      return
    }
    dismissToolTip()
    hover = Hover(place: place, subject: subject)
    guard let subject else { return }
    hover?.phase = .waiting(time + toolTipDelay(of: subject))
    if hover?.due == time { advanceToolTip() }
  }

  /// Shows the tool tip of what the pointer rests on, or takes it away after its time.
  func advanceToolTip() {
    guard let hover, let subject = hover.subject else { return }
    if case .shown = hover.phase { return dismissToolTip() }
    self.hover?.phase = .shown(time + ToolTip.times(in: subject.environment).stay)
    show(
      SessionScene.ShownToolTip(text: subject.text, pointer: hover.place, environment: subject.environment))
    log.add(.toolTip(subject.text), of: nil, at: time)
  }

  /// Takes the tool tip away, until the pointer has left what it belongs to.
  func dismissToolTip() {
    if case .shown = hover?.phase {
      show(nil)
      lastToolTip = time
    }
    hover?.phase = .over
  }

  private func show(_ tip: SessionScene.ShownToolTip?) {
    toolTips.removeAll { $0.start >= time }
    toolTips.append(.init(start: time, tip: tip))
    layoutChanged()
  }

  /// The time for which the pointer must rest: none soon after another tool tip.
  private func toolTipDelay(of subject: Hover.Subject) -> Moment {
    let times = ToolTip.times(in: subject.environment)
    guard let lastToolTip, time - lastToolTip <= times.memory else { return times.delay }
    return .zero
  }

  /// What has a tool tip at a place, which a control's own precedes; nothing where the platform has none.
  private func toolTipSubject(at place: Point, over control: LiveControl?) -> Hover.Subject? {
    let subject: Hover.Subject?
    if let control, let own = control.ownToolTip {
      subject = own.map { .init(text: $0, frame: control.frame, environment: control.environment) }
    } else {
      subject = layout.nodeWithToolTip(at: place).flatMap { node in
        node.toolTip.map {
          .init(text: $0, frame: node.frame, environment: node.subject?.environment ?? mockup.environment)
        }
      }
    }
    guard let subject, !subject.text.isEmpty, subject.environment.platform == .macos else { return nil }
    return subject
  }
}

extension LayoutNode {
  /// The frontmost and innermost node with a tool tip at a place; nil for none.
  fileprivate func nodeWithToolTip(at place: Point) -> LayoutNode? {
    for child in children.reversed() {
      if let found = child.nodeWithToolTip(at: place) { return found }
    }
    return self.toolTip != nil && frame.contains(place) ? self : nil
  }
}
