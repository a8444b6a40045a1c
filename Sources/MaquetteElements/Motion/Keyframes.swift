/// A control whose look changes gradually when its attributes change.
package protocol AnimatedControl: Control {
  /// The part of the drawing that can be interpolated.
  associatedtype Look: Sendable

  /// Returns the look of the control at rest, which does not depend on the environment's moment.
  func look(in environment: Environment) -> Look

  /// Returns the look at a time after the control replaced one with another look.
  func look(after time: Moment, from former: Look, in environment: Environment) -> Look

  /// Returns the time until the control is at rest after it replaced another one.
  func settlingTime(from former: Self, in environment: Environment) -> Moment

  /// Returns the body of the control for a look.
  func body(_ look: Look, in environment: Environment) -> any Element
}

/// An element that others replace over time, from `then` in a sheet.
///
/// The look of one animated control changes gradually; an interrupted change continues from its current look. What all
/// moments have in common is kept from one to the next, so that an animation takes time in proportion to its frames.
public struct Keyframes: Element {
  /// An element and its start time.
  public struct Keyframe: Sendable {
    /// The time at which the element replaces the previous one.
    public var start: Moment
    /// The element.
    public var element: any Element
    /// Whether the element is shown as it is at once, although its look could change gradually.
    package var isSudden = false
    /// How long the element takes to replace the one before, and along which curve; nil for as on the platform.
    package var timing: ChangeTiming?

    /// Creates a keyframe.
    public init(_ element: any Element, at start: Moment) {
      self.start = start
      self.element = element
    }
  }

  /// The element at the beginning.
  public var first: any Element { didSet { history = KeyframeHistory() } }
  /// The elements that replace it, in the order of time.
  public var following: [Keyframe] { didSet { history = KeyframeHistory() } }
  /// What is known of the element in the environments that it was drawn in.
  private var history = KeyframeHistory()

  /// Creates an element that others replace.
  public init(_ first: any Element, then following: [Keyframe]) {
    self.first = first
    self.following = following
  }

  /// Replaces the element from a time on, and forgets what would replace it from then on; what is shown at once at that time
  /// is what the next one begins with.
  package mutating func change(to element: any Element, at time: Moment, suddenly isSudden: Bool = false) {
    let known = history
    let kept = following.prefix { $0.start < time || $0.start == time && $0.isSudden }
    var next = Keyframe(element, at: time)
    next.isSudden = isSudden
    following = kept + [next]
    history = KeyframeHistory(known, until: kept.count)
  }

  /// Returns the node of the element at the environment's moment, with the motions of all replacements.
  public func node(in environment: Environment) -> Node {
    var node = current(in: environment)
    node.subject = node.subject?.adding { [self] }
    node.addMotions { motions(in: environment) }
    return node
  }

  /// Returns the role of the element at the environment's moment.
  public func role(in environment: Environment) -> ElementRole? {
    (lastStarted(at: environment.moment).map { following[$0].element } ?? first).role(in: environment)
  }

  private func current(in environment: Environment) -> Node {
    guard let last = lastStarted(at: environment.moment) else { return first.node(in: environment) }
    guard let control = following[last].element as? any AnimatedControl else {
      return faded(last, in: environment)
    }
    return animated(control, last, in: environment)
  }

  /// The position of the last keyframe that has started; nil before the first one.
  private func lastStarted(at moment: Moment) -> Int? {
    var (low, high) = (0, following.count)
    while low < high {
      let middle = (low + high) / 2
      if following[middle].start <= moment { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func animated<C: AnimatedControl>(
    _ control: C, _ place: Int, in environment: Environment
  ) -> Node {
    guard !following[place].isSudden, let look = look(of: C.self, atStartOf: place, in: environment) else {
      return faded(place, in: environment)
    }
    let (start, timing) = (following[place].start, following[place].timing)
    return environment.node(of: control) { inside in
      let now = control.look(after: inside.moment - start, from: look, in: inside.timed(by: timing))
      return control.node(of: control.body(now, in: inside), in: inside)
    }
  }

  /// Returns the look that a keyframe's control takes over; nil if no control of its type was there before.
  private func look<C: AnimatedControl>(
    of type: C.Type, atStartOf place: Int, in environment: Environment
  ) -> C.Look? {
    var known = history.takeLooks(of: type, in: environment)
    while known.count <= place {
      let next = known.count
      let former = next == 0 ? Keyframe(first, at: .zero) : following[next - 1]
      known.append(
        look(at: following[next].start, after: known.last ?? nil, of: former, type, in: environment))
    }
    let look = known[place]
    history.keep(known, of: type, in: environment)
    return look
  }

  /// Returns the look at the end of a keyframe, from that at its start.
  private func look<C: AnimatedControl>(
    at end: Moment, after start: C.Look?, of frame: Keyframe, _ type: C.Type, in environment: Environment
  ) -> C.Look? {
    guard let control = frame.element as? C else { return start }
    if frame.isSudden { return control.look(in: environment) }
    return start.map {
      control.look(after: end - frame.start, from: $0, in: environment.timed(by: frame.timing))
    } ?? control.look(in: environment)
  }

  /// The element of a keyframe whose look does not change gradually: with a timing it fades in while the former one fades out.
  private func faded(_ place: Int, in environment: Environment) -> Node {
    let frame = following[place]
    let progress = frame.timing?.progress(at: environment.moment - frame.start) ?? 1
    guard progress < 1 else { return frame.element.node(in: environment) }
    var silence = AccessibilityAttributes()
    silence.isHidden = true
    let former = Keyframes(first, then: Array(following[..<place]))
    // Both have the room that they need.
    return ZStack {
      former.opacity(1 - progress).accessibility(silence)
      frame.element.opacity(progress)
    }.node(in: environment)
  }

  /// The changes, and the motions of the elements that follow.
  private func motions(in environment: Environment) -> Motions {
    if let known = history.motions(in: environment) { return known }
    var motions = Motions()
    var former = first
    var interrupted = Moment.zero
    for (index, frame) in following.enumerated() {
      var duration = Moment(seconds: frame.timing?.duration ?? 0)
      if !frame.isSudden, let control = frame.element as? any AnimatedControl {
        let time = Self.settlingTime(of: control, from: former, in: environment.timed(by: frame.timing))
        duration = max(time ?? duration, interrupted)
      }
      // The next change continues an unfinished one.
      let room = index + 1 < following.count ? following[index + 1].start - frame.start : duration
      interrupted = duration > room ? duration : .zero
      motions.formUnion(Motions(changes: [.init(at: frame.start, lasting: min(duration, room))]))
      motions.formUnion(frame.element.node(in: environment).motions)
      former = frame.element
    }
    history.keep(motions, in: environment)
    return motions
  }

  private static func settlingTime<C: AnimatedControl>(
    of control: C, from former: any Element, in environment: Environment
  ) -> Moment? {
    (former as? C).map { control.settlingTime(from: $0, in: environment) }
  }
}
