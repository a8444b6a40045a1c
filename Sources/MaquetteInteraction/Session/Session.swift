public import MaquetteElements

/// A picture that is touched: it finds the control under a finger, hands it the touch, draws the result, and logs events.
///
/// ```swift
/// let session = Session(mockup)
/// session.control("wifi")?.addTarget(nil, action: ControlAction("setWiFi"), for: .valueChanged)
/// session.touchDown(at: Point(x: 41, y: 31))
/// session.advance(by: Moment(seconds: 0.1))
/// session.touchUp()
/// print(session.log)
/// ```
///
/// Time passes only by ``advance(by:)``, so that the same touches always give the same pictures and the same log.
public final class Session {
  /// The picture.
  public let mockup: Mockup
  /// Its controls, in the order of the tree.
  public private(set) var controls: [LiveControl] = []
  /// The time since the session began.
  public private(set) var time = Moment.zero
  /// What has happened.
  public internal(set) var log = EventLog()
  /// The finger on the picture and the control that it came down on; nil for no finger.
  public internal(set) var touch: (touch: Touch, control: LiveControl?)?
  /// What is dragged over the picture; nil for nothing.
  var drag: SpringDrag?
  /// The pointer over the picture without a button; nil for none.
  var hover: Hover?
  /// When the last tool tip went away; nil if there was none.
  var lastToolTip: Moment?
  /// The tool tips over time.
  var toolTips: [SessionScene.ToolTipChange] = []
  /// The view that the finger scrolls; nil for none.
  var scroller: (any ScrollingControl)?
  /// The control that has the keyboard.
  public internal(set) var focused: LiveControl?
  /// The text on the pasteboard, which copying and cutting put there and pasting inserts; nil for none.
  public var pasteboard: String?
  /// The control whose menu opens if the finger stays; nil for none.
  var pressed: (any MenuPresenter)?

  /// Fingers go through what is less opaque, as in the reference of `UIView.hitTest(_:with:)`.
  private static let leastOpacity = 0.01

  private var histories: [ControlPath: Keyframes] = [:]
  private var alarms: [(time: Moment, control: LiveControl)] = []
  private var placed: LayoutNode?
  /// The values of controls over time that elements depend on; empty if none does.
  private var values: [SessionScene.ValueChange] = []
  /// The conditions that held when a control got its element.
  private var heldConditions: [ControlPath: [[Int]]] = [:]
  private var isSettling = false
  /// The areas that react to touch, by their controls, of the picture as it is laid out; nil before they are asked for.
  var touchTargets: [ControlPath: Rect]?
  /// The controls in the picture.
  private var present: [LiveControl] = []
  var responders: [ResponderPlace: WeakResponder] = [:]
  var lastTap: (end: Moment, place: Point, count: Int)?

  /// Starts a session with a picture.
  public init(_ mockup: Mockup) {
    self.mockup = mockup
    values = mockup.controlValues().map { [.init(start: .zero, values: $0)] } ?? []
    let layout = mockup.layoutOfEverything() ?? scene.layout(at: .zero)
    controls = layout.controlPlaces.map { $0.element.live(at: $0) }
    for control in controls {
      control.host = self
      heldConditions[control.place.path] = control.place.environment.heldConditions
    }
    linkContextMenus(of: controls)
    place(layout)
    settle()
    // A field drawn as focused already has the keyboard when the session starts, so no "begin" event is sent.
    focused = controls.first { $0.isFocused && $0.isEnabled && $0.takesKeyboard }
  }

  /// The picture with all changes so far, for any moment up to now.
  public var scene: SessionScene {
    var scene = SessionScene(mockup: mockup, substitutes: histories, values: values, toolTips: toolTips)
    for control in controls where !control.ownAccessibility.isEmpty {
      scene.accessibility[control.place.path] = control.ownAccessibility
    }
    return scene
  }

  /// Every element at its place, with all changes completed.
  public var layout: LayoutNode {
    if let placed { return placed }
    let layout = scene.layout(at: time + SessionScene.settled)
    place(layout)
    return layout
  }

  /// The control of an identifier; nil if there is none.
  public func control(_ id: String) -> LiveControl? {
    _ = layout
    return controls.first { $0.id == id }
  }

  /// Replaces a control by one of a class of your own.
  public func replace(_ control: LiveControl, by other: LiveControl) {
    guard let index = controls.firstIndex(where: { $0 === control }) else { return }
    controls[index] = other
    other.host = self
    placed = nil
    _ = layout
  }

  /// Lets time pass; controls that asked to be woken, or that something is held over, are woken at their times, in order.
  public func advance(by length: Moment) {
    let end = time + length
    while let next = nextAlarm, next.time <= end {
      time = max(time, next.time)
      next.ring()
    }
    time = end
  }

  /// Lets time pass until no control goes on by itself after a touch.
  func advanceToRest() {
    while let next = alarms.filter({ $0.control.isDecelerating }).map(\.time).min() {
      advance(by: next - time)
    }
  }

  /// What happens next by itself; of several things at the same time, a spring is before a tool tip and that before a control.
  private var nextAlarm: (time: Moment, ring: () -> Void)? {
    var all: [(time: Moment, ring: () -> Void)] = []
    if let due = drag?.due { all.append((due, advanceSpring)) }
    if let due = hover?.due { all.append((due, advanceToolTip)) }
    if let index = alarms.indices.min(by: { alarms[$0].time < alarms[$1].time }) {
      all.append((alarms[index].time, { [self] in alarms.remove(at: index).control.timePassed() }))
    }
    // The first of equals, for `min` does not say which one it returns.
    return all.reduce(nil) { first, next in first.map { next.time < $0.time ? next : $0 } ?? next }
  }

  /// Gives the controls their frames, parts, identifiers and labels.
  private func place(_ layout: LayoutNode) {
    placed = layout
    touchTargets = nil
    adopt(layout.controlPlaces)
    var absent = Set(controls.map(\.place.path))
    let byPath = Dictionary(controls.map { ($0.place.path, $0) }, uniquingKeysWith: { first, _ in first })
    layout.forEachControl { node, id, opacity in
      guard let path = node.controlPath, let control = byPath[path] else { return }
      absent.remove(path)
      control.frame = node.frame
      control.layout = node
      control.id = id
      control.isVisible = opacity >= Self.leastOpacity
      control.label = node.accessibility?.label ?? ""
      control.declaredToolTip = node.toolTip
      guard !values.isEmpty, let subject = node.subject else { return }
      control.isEnabledAround = subject.environment.isEnabled
      if heldConditions[path] != subject.environment.heldConditions {
        heldConditions[path] = subject.environment.heldConditions
        control.redeclared(as: subject.element)
      }
    }
    // What a condition keeps out of the picture cannot be touched, and has no value.
    for control in controls where absent.contains(control.place.path) {
      control.isVisible = false
      if control === focused { resign(control) }
    }
    present = controls.filter { !absent.contains($0.place.path) }
    let presented = layout.presentedByControl
    for control in controls { control.presented = presented[control.place.path] ?? [] }
  }
}

extension Session {
  /// Makes live controls for those that have come into the picture, such as the keyboard of a field.
  private func adopt(_ places: [ControlPlace]) {
    let known = Set(controls.map(\.place.path))
    let new = places.filter { !known.contains($0.path) }
    for place in new {
      let control = place.element.live(at: place)
      control.host = self
      heldConditions[place.path] = place.environment.heldConditions
      controls.append(control)
    }
    linkContextMenus(of: controls.filter { !known.contains($0.place.path) })
  }

  /// The number of passes after which values that keep changing each other are left as they are.
  private static let passLimit = 16

  /// Shows, hides and changes what depends on the values of controls, until the values stay the same.
  private func settle() {
    guard !values.isEmpty, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.passLimit {
      place(scene.layout(at: time + SessionScene.settled))
      let next = LiveControl.values(of: present)
      if next == values.last?.values { break }
      values.removeAll { $0.start >= time }
      values.append(.init(start: time, values: next))
    }
    placed = nil
  }
}

extension Session {
  /// Lays everything out again when it is asked for, because something has changed that is no control.
  func layoutChanged() { placed = nil }
}

extension Session: LiveControlHost {
  package func draw(_ control: LiveControl) {
    placed = nil
    let path = control.place.path
    var history = histories[path] ?? Keyframes(control.place.element, then: [])
    history.change(to: control.element, at: time, suddenly: control.isSudden)
    histories[path] = history
    settle()
  }

  package func exposureChanged() { placed = nil }

  package func log(_ events: ControlEvents, of control: LiveControl) {
    log.add(.events(events.names, value: control.valueText), of: control.title, at: time)
    if events.contains(.primaryActionTriggered) { followAction(of: control) }
  }

  package func log(_ action: ControlAction, of control: LiveControl) {
    log.add(.action(action.name), of: control.title, at: time)
  }

  package func copy(_ text: String, from control: LiveControl) {
    pasteboard = text
    log.add(.copy(text), of: control.title, at: time)
  }

  package func requestAuthentication(for control: LiveControl) {
    log.add(.authentication(.requested), of: control.title, at: time)
  }

  package func wake(_ control: LiveControl, after length: Moment?) {
    alarms.removeAll { $0.control === control }
    if let length { alarms.append((time + length, control)) }
  }

  /// Gives a control the keyboard, which the control that had it loses first.
  package func focus(_ control: LiveControl) {
    guard focused !== control else { return }
    if let focused { resign(focused) }
    focused = control
    control.isFocused = true
    control.sendActions(for: .editingDidBegin)
  }

  package func resign(_ control: LiveControl) {
    guard focused === control else { return }
    focused = nil
    control.isFocused = false
    control.editingEnded()
    control.sendActions(for: .editingDidEnd)
  }
}
