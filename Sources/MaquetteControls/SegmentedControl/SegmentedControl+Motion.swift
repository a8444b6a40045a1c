package import MaquetteElements

/// The interpolated values of a segmented control's look.
package struct SegmentedControlLook: Hashable, Sendable {
  /// The place of the thumb: the number of a segment, or between those of two; nil for no thumb.
  var position: Double?
  /// How much of a lens the thumb is, from 0 to 1.
  var lifted = 0.0

  /// The place of a thumb that is not at rest on a segment; nil for one that is.
  var movingPosition: Double? {
    position.flatMap { lifted > 0 || $0.rounded() != $0 ? $0 : nil }
  }

  /// How near the thumb is to the middle between two segments, from 0 to 1.
  var betweenSegments: Double {
    guard let position else { return 0 }
    let part = position - position.rounded(.down)
    return 2 * Swift.min(part, 1 - part)
  }
}

extension SegmentedControl: AnimatedControl {
  package func look(in environment: Environment) -> SegmentedControlLook {
    let lens = lensIndex(in: environment)
    let index = lens ?? raisedIndex
    return SegmentedControlLook(position: index.map(Double.init), lifted: lens == nil ? 0 : 1)
  }

  /// Thumbs move and become lenses where they are of glass; elsewhere the look changes at once.
  package func look(
    after time: Moment, from former: SegmentedControlLook, in environment: Environment
  ) -> SegmentedControlLook {
    let end = look(in: environment)
    guard canHaveLens(in: environment) else { return end }
    let motion = environment.theme[MotionMetrics.self]
    func value(_ start: Double, _ end: Double, _ seconds: Double) -> Double {
      let part = time.part(of: Moment(seconds: seconds))
      return part < 1 ? start + (end - start) * motion.switchCurve.progress(at: part) : end
    }
    return SegmentedControlLook(
      position: end.position.map { value(former.position ?? $0, $0, motion.switchSlide) },
      lifted: value(former.lifted, end.lifted, motion.switchStretch))
  }

  package func settlingTime(from former: SegmentedControl, in environment: Environment) -> Moment {
    guard canHaveLens(in: environment) else { return .zero }
    let motion = environment.theme[MotionMetrics.self]
    let (start, end) = (former.look(in: environment), look(in: environment))
    return max(
      start.position == end.position ? .zero : Moment(seconds: motion.switchSlide),
      start.lifted == end.lifted ? .zero : Moment(seconds: motion.switchStretch))
  }

  /// The pressed segment if its thumb is a lens, which takes the selection along; nil for none.
  func lensIndex(in environment: Environment) -> Int? {
    guard canHaveLens(in: environment), let index = shownPressedIndex(in: environment),
      segments.indices.contains(index), isUsable(index, in: environment)
    else { return nil }
    return index
  }

  /// Whether thumbs are of glass: those of controls with backgrounds of their own keep them.
  private func canHaveLens(in environment: Environment) -> Bool {
    let states: [ControlState] = [.selected, .highlighted, [.selected, .highlighted]]
    let hasOwn =
      backgroundImage != nil
      || states.contains { contents[$0]?.background != nil || contents[$0]?.backgroundImage != nil }
    return environment.theme[LensMetrics.self].isUsed
      && environment.theme[SegmentedControlMetrics.self].lensReach > 0 && !isMomentary
      && springLoading == .inactive && !hasOwn
  }

  /// The lens of a thumb that is on its way or pressed.
  func lens(
    _ look: SegmentedControlLook, _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> LensSurface {
    let rest = -metrics.thumbInset
    let tint = shownTint(in: environment).map {
      environment.color($0).opacity(metrics.lensTintOpacity)
    }
    return LensSurface(
      reach: rest + (metrics.lensReach - rest) * look.lifted,
      stretch: metrics.lensStretch * look.betweenSegments * look.lifted, strength: look.lifted,
      style: metrics.cornerStyle, tint: tint)
  }
}
