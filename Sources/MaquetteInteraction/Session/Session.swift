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
  /// The control that has the keyboard.
  public internal(set) var focused: LiveControl?
  /// The control whose menu opens if the finger stays; nil for none.
  var pressed: (any MenuPresenter)?

  /// Fingers go through what is less opaque, as in the reference of `UIView.hitTest(_:with:)`.
  private static let leastOpacity = 0.01

  private var histories: [ControlPath: Keyframes] = [:]
  private var alarms: [(time: Moment, control: LiveControl)] = []
  private var placed: LayoutNode?
  var responders: [ResponderPlace: WeakResponder] = [:]
  var lastTap: (end: Moment, place: Point, count: Int)?

  /// Starts a session with a picture.
  public init(_ mockup: Mockup) {
    self.mockup = mockup
    let layout = scene.layout(at: .zero)
    controls = layout.controlPlaces.map { $0.element.live(at: $0) }
    for control in controls { control.host = self }
    place(layout)
    // A field that a sheet shows as being edited has the keyboard, since before the session: it has begun already.
    focused = controls.first { $0.isFocused && $0.isEnabled && $0.takesKeyboard }
  }

  /// The picture with all changes so far, for any moment up to now.
  public var scene: SessionScene { SessionScene(mockup: mockup, substitutes: histories) }

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
    while true {
      let next = alarms.indices.min { alarms[$0].time < alarms[$1].time }
      if let due = drag?.due, due <= end, next.map({ due <= alarms[$0].time }) ?? true {
        time = max(time, due)
        advanceSpring()
        continue
      }
      guard let next, alarms[next].time <= end else { break }
      let alarm = alarms.remove(at: next)
      time = max(time, alarm.time)
      alarm.control.timePassed()
    }
    time = end
  }

  /// Gives the controls their frames, parts, identifiers and labels.
  private func place(_ layout: LayoutNode) {
    placed = layout
    let byPath = Dictionary(controls.map { ($0.place.path, $0) }, uniquingKeysWith: { first, _ in first })
    layout.forEachControl { node, id, opacity in
      guard let control = node.controlPath.flatMap({ byPath[$0] }) else { return }
      control.frame = node.frame
      control.layout = node
      control.id = id
      control.isVisible = opacity >= Self.leastOpacity
      control.label = node.accessibility?.label ?? ""
    }
    let presented = layout.presentedByControl
    for control in controls { control.presented = presented[control.place.path] ?? [] }
  }
}

extension Session: LiveControlHost {
  package func draw(_ control: LiveControl) {
    placed = nil
    let path = control.place.path
    var history = histories[path] ?? Keyframes(control.place.element, then: [])
    history.following.removeAll { $0.start >= time }
    history.following.append(.init(control.element, at: time))
    histories[path] = history
  }

  package func log(_ events: ControlEvents, of control: LiveControl) {
    log.add(.events(events.names, value: control.valueText), of: control.title, at: time)
  }

  package func log(_ action: ControlAction, of control: LiveControl) {
    log.add(.action(action.name), of: control.title, at: time)
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

extension LayoutNode {
  /// Calls the body for each control with its identifier and the product of the opacities around it. The identifier is the
  /// control's own, or that of the nearest element around it that holds no other control.
  fileprivate func forEachControl(_ body: (_ node: LayoutNode, _ id: String?, _ opacity: Double) -> Void) {
    visit(inherited: nil, opacity: 1, body)
  }

  private func visit(inherited: String?, opacity: Double, _ body: (LayoutNode, String?, Double) -> Void) {
    let known = id ?? inherited
    let opacity = opacity * (layer?.opacity ?? 1)
    if controlPath != nil { body(self, known, opacity) }
    // The identifier of a row is the row's own, and not that of a control inside.
    let isShared = controlPath != nil || controlCount > 1
    for child in children { child.visit(inherited: isShared ? nil : known, opacity: opacity, body) }
  }

  private var controlCount: Int {
    controlPath != nil ? 1 : children.reduce(0) { $0 + $1.controlCount }
  }
}
