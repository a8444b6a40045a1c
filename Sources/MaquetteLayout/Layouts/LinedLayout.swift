public import MaquetteGraphics

/// A stack, layers, an overlay or a background whose items meet on lines that may be declared elsewhere.
///
/// It is the layout with the alignment at the top leading corner, of items that state there where their lines are.
public struct LinedLayout: Layout {
  private let base: any Layout
  private let lines: AlignmentLines

  /// Creates a row or a column whose items meet on a line across its axis; the distance between them is in points, or the one that
  /// they ask for.
  public init(stackAlong axis: Axis, spacing: Double?, line: AlignmentLine) {
    base = StackLayout(axis: axis, spacing: spacing, alignment: .topLeading)
    lines =
      axis == .horizontal
      ? AlignmentLines(horizontal: .horizontal(.leading), vertical: line)
      : AlignmentLines(horizontal: line, vertical: .vertical(.top))
  }

  /// Creates layers that meet on lines.
  public init(layersOn lines: AlignmentLines) {
    base = ZStackLayout(alignment: .topLeading)
    self.lines = lines
  }

  /// Creates an overlay or a background whose items meet on lines.
  public init(overlayOn lines: AlignmentLines) {
    base = OverlayLayout(alignment: .topLeading)
    self.lines = lines
  }

  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    base.measure(stating(items), proposal: proposal)
  }

  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    base.place(stating(items), in: rect, proposal: proposal, direction: direction)
  }

  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    base.spacing(of: items, at: edge)
  }

  public func stated(_ line: AlignmentLine, of items: [LayoutItem], proposal: Proposal) -> Double? {
    // What is in front of the first item of an overlay has no part in it.
    base is OverlayLayout
      ? items.first?.stated(line, for: proposal) : meanOfStated(line, of: items, proposal: proposal)
  }

  /// Returns the items with their edges where their lines are; spacers have none.
  private func stating(_ items: [LayoutItem]) -> [LayoutItem] {
    let (horizontal, vertical) = (lines.horizontal, lines.vertical)
    return items.map { item in
      if item.spacerLength != nil { return item }
      var result = item
      if horizontal != .horizontal(.leading) {
        result = LayoutItem(
          priority: item.priority, stating: .horizontal(.leading), of: result
        ) { $0[horizontal] }
      }
      if vertical != .vertical(.top) {
        result = LayoutItem(
          priority: item.priority, stating: .vertical(.top), of: result
        ) { $0[vertical] }
      }
      return result
    }
  }
}
