package import MaquetteControlKit
package import MaquetteElements

extension SegmentedControl: AnimatedControl {
  package func look(in environment: Environment) -> SelectionLook {
    let lens = lensIndex(in: environment)
    let index = lens ?? raisedIndex
    return SelectionLook(position: index.map(Double.init), lifted: lens == nil ? 0 : 1)
  }

  /// Thumbs move and become lenses where they are of glass; elsewhere the look changes at once.
  package func look(
    after time: Moment, from former: SelectionLook, in environment: Environment
  ) -> SelectionLook {
    let end = look(in: environment)
    return canHaveLens(in: environment)
      ? end.moved(from: former, after: time, rises: false, in: environment) : end
  }

  package func settlingTime(from former: SegmentedControl, in environment: Environment) -> Moment {
    guard canHaveLens(in: environment) else { return .zero }
    return look(in: environment).settlingTime(from: former.look(in: environment), in: environment)
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
    guard environment.theme[LensMetrics.self].isUsed,
      environment.theme[SegmentedControlMetrics.self].lensReach > 0, !isMomentary,
      springLoading == .inactive, backgroundImage == nil
    else { return false }
    let states: [ControlState] = [.selected, .highlighted, [.selected, .highlighted]]
    return states.allSatisfy { contents[$0]?.background == nil && contents[$0]?.backgroundImage == nil }
  }

  /// The lens of a thumb that is on its way or pressed.
  func lens(
    _ look: SelectionLook, _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> LensSurface {
    let rest = -metrics.thumbInset
    let tint = shownTint(in: environment).map {
      environment.color($0).opacity(metrics.lensTintOpacity)
    }
    return LensSurface(
      reach: rest + (metrics.lensReach - rest) * look.lifted,
      stretch: metrics.lensStretch * look.betweenElements * look.lifted, strength: look.lifted,
      style: metrics.cornerStyle, tint: tint)
  }
}
