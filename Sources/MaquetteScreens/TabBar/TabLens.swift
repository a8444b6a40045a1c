import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The lens over a row of tabs: beside it the tabs are plain, in it they have the look of the selected one.
///
/// The row is drawn twice, once around the lens and once in it, so that a symbol under the edge is plain on one side and
/// tinted, larger and bent on the other.
struct TabLens {
  /// The place of the lens: the number of a tab, or between those of two.
  var position: Double
  /// The lens effect's strength, 0 to 1.
  var lifted: Double
  /// The layout of the row, with the widths of its tabs.
  var layout: TabRowLayout
  /// How far a whole lens reaches beyond the tab above and below, and on its sides, in points.
  var reach, sideReach: Double

  /// Returns a row with the lens over it.
  func element(
    over plain: any Element, seeing inside: any Element, in environment: Environment
  ) -> any Element {
    let surface = surface(in: environment)
    var hidden = AccessibilityAttributes()
    hidden.isHidden = true
    let beside = plain.grouped(name: .clip) { row in
      let lens = surface.lens(in: row, environment)
      return Layer(clip: lens.outside(in: row.union(lens.frame)))
    }
    let seen = inside.accessibility(hidden).grouped(name: .clip) { row in
      Layer(clip: surface.lens(in: row, environment).shape)
    }
    return beside.background(TabPill(surface: surface, opacity: 1 - lifted)).overlay(seen).overlay(surface)
  }

  private func surface(in environment: Environment) -> LensSurface {
    let (layout, position) = (layout, position)
    let (direction, grid) = (environment.direction, PixelGrid(scale: environment.scale))
    return LensSurface(
      reach: reach * lifted, stretch: 2 * (sideReach - reach) * lifted, strength: lifted, style: .continuous
    ) { row in
      let tabs = layout.frames(of: layout.widths(in: row.width), in: row, direction)
      return grid.snap(tabs.place(position) ?? row)
    }
  }
}

/// What lies behind a selected tab, where its lens is.
private struct TabPill: Element {
  var surface: LensSurface
  var opacity: Double

  func node(in environment: Environment) -> Node {
    let color = environment.color(.tabSelection).opacity(opacity)
    let saturation = environment.theme[TabBarMetrics.self].selectionSaturation
    let backdrop =
      saturation != 1 && environment.transparency == .standard
      ? Backdrop(sigma: 0, saturation: 1 + (saturation - 1) * opacity, tint: color) : nil
    return Node(name: NodeName("tab-selection"), item: .filling) { drawing in
      guard opacity > 0 else { return [] }
      let shape = surface.lens(in: drawing.frame, environment).shape
      if let backdrop { return [.push(Layer(clip: shape, backdrop: backdrop)), .pop] }
      return [.fill(shape, .color(color))]
    }
  }
}
