public import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteScene

/// A picture that is touched: it finds the control under a finger, tells it of the touch, draws what it becomes, and
/// logs what happens.
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
/// Time passes only when it is told to (``advance(by:)``), so that the same touches always give the same pictures and
/// the same log.
public final class Session {
  /// The picture.
  public let mockup: Mockup
  /// Its controls, in the order in which they stand in the tree.
  public private(set) var controls: [LiveControl] = []
  /// How much time has passed.
  public private(set) var time = Moment.zero
  /// What has happened.
  public internal(set) var log = EventLog()
  /// The finger on the picture and the control that it came down on; nil for no finger.
  public internal(set) var touch: (touch: Touch, control: LiveControl?)?
  /// The control that the keyboard acts on.
  public internal(set) var focused: LiveControl?

  /// Fingers go through what is less opaque, as the reference of `UIView.hitTest(_:with:)` has it.
  private static let leastOpacity = 0.01

  private var histories: [Int: Changing] = [:]
  private var alarms: [(time: Moment, control: LiveControl)] = []
  private var placed: LayoutNode?
  var lastTap: (end: Moment, place: Point, count: Int)?

  /// Begins to touch a picture.
  public init(_ mockup: Mockup) {
    self.mockup = mockup
    let stage = ControlStage()
    placed = scene.layout(on: stage)
    controls = stage.roles.map(LiveControl.make)
    for control in controls { control.session = self }
    place()
  }

  /// What is drawn now and was drawn before, for pictures of any moment up to now.
  public var scene: SessionScene { SessionScene(mockup: mockup, standIns: histories) }

  /// Every element at its place now, as it is at rest.
  public var layout: LayoutNode {
    if let placed { return placed }
    let layout = scene.layout(on: ControlStage(standIns: histories), at: time + SessionScene.settled)
    placed = layout
    place()
    return layout
  }

  /// The control of an identifier; nil if there is none.
  public func control(_ id: String) -> LiveControl? {
    _ = layout
    return controls.first { $0.id == id }
  }

  /// Puts a control of somebody's own in the place of another one.
  public func replace(_ control: LiveControl, by other: LiveControl) {
    guard let index = controls.firstIndex(where: { $0 === control }) else { return }
    controls[index] = other
    other.session = self
    placed = nil
    _ = layout
  }

  /// Lets time pass; controls that asked for it are told when theirs has come, one after the other.
  public func advance(by length: Moment) {
    let end = time + length
    while let next = alarms.indices.min(by: { alarms[$0].time < alarms[$1].time }), alarms[next].time <= end {
      let alarm = alarms.remove(at: next)
      time = max(time, alarm.time)
      alarm.control.timePassed()
    }
    time = end
  }

  /// Has a control told when so much time has passed; nil for never.
  func wake(_ control: LiveControl, after length: Moment?) {
    alarms.removeAll { $0.control === control }
    if let length { alarms.append((time + length, control)) }
  }

  /// Notes what is drawn for a control from now on.
  func note(_ control: LiveControl) {
    placed = nil
    var history = histories[control.controlNumber] ?? Changing(control.firstElement, stages: [])
    history.stages.removeAll { $0.start >= time }
    history.stages.append(.init(start: time, element: control.element))
    histories[control.controlNumber] = history
  }

  func note(_ events: ControlEvents, of control: LiveControl) {
    log.add(.events(events.names, value: control.valueText), of: control.title, at: time)
  }

  func note(_ action: ControlAction, of control: LiveControl) {
    log.add(.action(action.name), of: control.title, at: time)
  }

  /// Makes a group agree after one of its controls has changed: of radio buttons the others are not chosen any more; a
  /// checkbox above others switches them, and those above it show what they amount to.
  func settle(after control: LiveControl) {
    if let radio = control as? LiveRadio, let group = radio.groups.last {
      for case let other as LiveRadio in controls where other !== radio && other.groups.last == group {
        other.toggleValue = .off
      }
    }
    guard let checkbox = control as? LiveCheckbox else { return }
    let boxes = controls.compactMap { $0 as? LiveCheckbox }
    if checkbox.isGroupParent, let group = checkbox.groups.last {
      for box in boxes where !box.isGroupParent && box.groups.contains(group) && box.isEnabled {
        box.toggleValue = checkbox.toggleValue
      }
    }
    for parent in boxes where parent.isGroupParent {
      guard let group = parent.groups.last else { continue }
      let values = boxes.filter { !$0.isGroupParent && $0.groups.contains(group) }.map(\.toggleValue)
      if let value = ToggleValue(combining: values) { parent.toggleValue = value }
    }
  }

  /// Tells the controls where they are and what they are called.
  private func place() {
    guard let placed else { return }
    placed.forEachControl { node, id, opacity in
      guard controls.indices.contains(node.controlNumber - 1) else { return }
      let control = controls[node.controlNumber - 1]
      control.frame = node.frame
      control.layout = node
      control.id = id
      control.isVisible = opacity >= Self.leastOpacity
      control.label = node.accessibility?.label ?? ""
    }
  }
}

extension LayoutNode {
  /// Calls the body for each control with the identifier that it goes by: its own, or that of the nearest element around
  /// it that holds no other control.
  /// The opacity is that of all layers around it together.
  func forEachControl(_ body: (_ node: LayoutNode, _ id: String?, _ opacity: Double) -> Void) {
    visit(inherited: nil, opacity: 1, body)
  }

  private func visit(inherited: String?, opacity: Double, _ body: (LayoutNode, String?, Double) -> Void) {
    let known = id ?? inherited
    let opacity = opacity * (layer?.opacity ?? 1)
    if controlNumber > 0 { return body(self, known, opacity) }
    let isShared = controlCount > 1
    for child in children { child.visit(inherited: isShared ? nil : known, opacity: opacity, body) }
  }

  /// How many controls there are in the tree.
  var controlCount: Int { controlNumber > 0 ? 1 : children.reduce(0) { $0 + $1.controlCount } }
}
