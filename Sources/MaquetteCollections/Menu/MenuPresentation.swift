import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics

/// How an open menu stands to what it belongs to.
package enum MenuPlace: Hashable, Sendable {
  /// Below a control, or above it if there is more room.
  case below
  /// Over a control: the chosen item's title covers the control's, which begins at an inset.
  case over(item: MenuItemPath, titleInset: Double)
  /// Right below an item of a menu bar, from the leading edge of its highlight, which reaches over the item by a distance.
  case bar(reach: Double)
  /// Beside or over the item that it is the submenu of.
  case submenu
  /// At the element of a context menu; on macOS at the pointer, in parts of the element's size.
  case context(x: Double, y: Double)
}

extension Presentation {
  /// The menu of a control or an element.
  package static func menu(
    _ children: [any Element], title: String? = nil, at place: MenuPlace, in environment: Environment
  )
    -> Presentation
  {
    let metrics = environment.theme[MenuMetrics.self]
    if metrics.isSheet {
      return .actionSheet(title: title, children: children, in: environment)
    }
    let placing = MenuPlacing(place: place, children: children, metrics: metrics, environment: environment)
    var inside = environment
    inside.isEnabled = true
    var presentation = Presentation(
      in: inside,
      content: { MenuPanel(title: title, children: children, minimumWidth: placing.minimumWidth($0)) },
      place: { placing.frame($0, $1, $2) })
    if case .context = place, !metrics.hasTintedHighlight {
      presentation.backdrop = Surface(
        material: Material(sigma: metrics.backdropBlur, saturation: 1, tint: .token(.menuBackdrop)))
      presentation.liftsAnchor = true
    }
    return presentation
  }

  /// The open submenu of an item.
  static func submenu(of item: MenuItem, in environment: Environment) -> Presentation {
    let metrics = environment.theme[MenuMetrics.self]
    if metrics.isSheet {
      return .actionSheet(title: item.title, children: item.children, in: environment)
    }
    let placing = MenuPlacing(
      place: .submenu, children: item.children, metrics: metrics, environment: environment)
    var inside = environment
    inside.isEnabled = true
    inside.menuColumns = nil
    let header = metrics.hasSubmenusBeside ? nil : item
    return Presentation(
      in: inside, content: { _ in MenuPanel(header: header, children: item.children) },
      place: { placing.frame($0, $1, $2) })
  }
}

/// Places menus, as the platforms do: at their anchor, and within the screen.
private struct MenuPlacing: Sendable {
  var place: MenuPlace
  var children: [any Element]
  var metrics: MenuMetrics
  var environment: Environment

  func frame(_ size: Size, _ anchor: Rect, _ bounds: Presentation.Bounds) -> Rect {
    let isMirrored = environment.direction == .rightToLeft
    // The bar at the top of a Mac has its menus right below it, notch or not.
    let bounds = environment.platform == .macos ? bounds : bounds.inset(by: environment.safeAreaInsets)
    let size = bounds.fitted(size, margin: metrics.margin)
    var frame = Rect(origin: anchor.origin, size: size)
    switch place {
    case .below:
      frame = vertically(frame, beside: anchor, gap: metrics.anchorGap, bounds)
      frame.origin.x = aligned(size.width, to: anchor, in: bounds)
      if metrics.coversAnchor {
        let covers = frame.minY >= anchor.minY ? anchor.minY : anchor.maxY - size.height
        frame.origin.y = covers
      }
    case .over(let item, let titleInset):
      let inset = titleStart - titleInset
      frame.origin.x = isMirrored ? anchor.maxX + inset - frame.width : anchor.minX - inset
      frame.origin.y = anchor.center.y - middle(of: item, width: frame.width)
    case .bar(let reach):
      frame.origin.x = isMirrored ? anchor.maxX + reach - size.width : anchor.minX - reach
      frame.origin.y = anchor.maxY
    case .submenu:
      guard metrics.hasSubmenusBeside else {
        frame.origin.y = anchor.minY - metrics.verticalPadding
        break
      }
      let after = anchor.maxX - metrics.submenuOverlap
      let before = anchor.minX - size.width + metrics.submenuOverlap
      let fitsAfter = bounds.growsInWidth || after + size.width <= bounds.frame.maxX - metrics.margin
      let fitsBefore = bounds.growsInWidth || before >= bounds.frame.minX + metrics.margin
      frame.origin.x = isMirrored ? (fitsBefore ? before : after) : (fitsAfter ? after : before)
      frame.origin.y = anchor.minY - metrics.verticalPadding
    case .context(let x, let y):
      if metrics.hasTintedHighlight {
        let left = anchor.minX + anchor.width * (isMirrored ? 1 - x : x)
        frame.origin.x = isMirrored ? left - size.width : left
        frame.origin.y = anchor.minY + anchor.height * y
      } else {
        frame = vertically(frame, beside: anchor, gap: metrics.previewGap, bounds)
        frame.origin.x = aligned(size.width, to: anchor, in: bounds)
      }
    }
    return bounds.holding(frame, margin: metrics.margin, direction: environment.direction)
  }

  /// The least width of a menu over a control: its rows reach to the end of the control.
  func minimumWidth(_ anchor: Rect) -> Double {
    guard case .over(_, let titleInset) = place else { return 0 }
    return anchor.width + titleStart - titleInset
  }

  /// Returns the frame below the anchor, or above it if only there is room, or more of it.
  private func vertically(
    _ frame: Rect, beside anchor: Rect, gap: Double, _ bounds: Presentation.Bounds
  ) -> Rect {
    var frame = frame
    let below = bounds.frame.maxY - metrics.margin - anchor.maxY - gap
    let above = anchor.minY - gap - bounds.frame.minY - metrics.margin
    let isBelow = bounds.growsInHeight || frame.height <= below || below >= above
    frame.origin.y = isBelow ? anchor.maxY + gap : anchor.minY - gap - frame.height
    return frame
  }

  /// The left edge of a menu that begins where its anchor begins, or ends where one in the trailing half ends.
  private func aligned(_ width: Double, to anchor: Rect, in bounds: Presentation.Bounds) -> Double {
    let isMirrored = environment.direction == .rightToLeft
    guard !bounds.growsInWidth else { return isMirrored ? anchor.maxX - width : anchor.minX }
    let middle = bounds.frame.center.x
    let isLeft = isMirrored ? anchor.center.x < middle : anchor.center.x <= middle
    return isLeft ? anchor.minX : anchor.maxX - width
  }

  /// Where the titles of the menu begin.
  private var titleStart: Double {
    let columns = MenuColumns(children)
    return
      (columns.hasMarks ? metrics.markInset + metrics.markColumn + metrics.markSpacing : metrics.titleInset)
      + (columns.hasSymbols && metrics.hasLeadingSymbols ? metrics.symbolColumn + metrics.symbolSpacing : 0)
  }

  /// The distance of the middle of an item from the top of the menu.
  private func middle(of item: MenuItemPath, width: Double) -> Double {
    func height(_ elements: [any Element]) -> Double {
      let column = MenuColumn(children: elements).node(in: environment)
      return column.item.measure(Proposal(width: width, height: nil)).size.height
    }
    guard let shown = MenuItemList(children).children(through: item),
      let last = MenuItemList(shown).items.last
    else {
      return metrics.verticalPadding + metrics.rowHeight / 2
    }
    return metrics.verticalPadding + height(shown) - height([last.item]) / 2
  }
}
