public import MaquetteDiagnostics

extension Element {
  /// Returns the element with padding in points.
  public func padding(_ insets: Insets) -> some Element {
    Modified(name: "padding", layout: PaddingLayout(insets), content: self)
  }

  /// Returns the element with the same padding on every side, in points.
  public func padding(_ distance: Double) -> some Element { padding(Insets(all: distance)) }

  /// Returns the element in a frame with a fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some Element {
    Modified(
      name: "frame", layout: FrameLayout(width: width, height: height, alignment: alignment), content: self)
  }

  /// Returns the element in a frame with bounds, in points.
  public func frame(width: FrameLength, height: FrameLength, alignment: Alignment = .center) -> some Element {
    Modified(
      name: "frame", layout: FrameLayout(width: width, height: height, alignment: alignment), content: self)
  }

  /// Returns the element at its ideal size, independent of the proposal.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some Element {
    Modified(
      name: "fixed-size", layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical), content: self)
  }

  /// Returns the element with a layout priority in a stack: elements with greater ones get room first.
  public func layoutPriority(_ priority: Double) -> some Element {
    Prioritized(priority: priority, content: self)
  }

  /// Returns the element moved by an offset in points, without an effect on its neighbours.
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    Modified(name: "offset", layout: OffsetLayout(Point(x: x, y: y)), content: self)
  }

  /// Returns the element with another in front of it.
  public func overlay(_ other: any Element, alignment: Alignment = .center) -> some Element {
    Layered(alignment: alignment, other: other, isBehind: false, content: self)
  }

  /// Returns the element with another behind it.
  public func background(_ other: any Element, alignment: Alignment = .center) -> some Element {
    Layered(alignment: alignment, other: other, isBehind: true, content: self)
  }

  /// Returns the element with an opacity as a whole, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> some Element {
    Grouped(name: "opacity", layer: { _ in Layer(opacity: opacity) }, content: self)
  }

  /// Returns the element clipped to a rounded frame; the radius is in points.
  public func clipped(radius: Double = 0, style: CornerStyle = .continuous) -> some Element {
    Grouped(
      name: "clip",
      layer: { frame in
        Layer(clip: .roundedRectangle(RoundedRectangle(rect: frame, radius: radius, style: style)))
      }, content: self)
  }

  /// Returns the element under an environment with one value changed.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Environment, Value> & Sendable, _ value: Value
  ) -> some Element {
    EnvironmentOverride(change: { $0[keyPath: keyPath] = value }, content: self)
  }

  /// Returns the element under a changed environment.
  public func environment(_ change: @escaping @Sendable (inout Environment) -> Void) -> some Element {
    EnvironmentOverride(change: change, content: self)
  }

  /// Returns the element with an identifier for reports.
  public func id(_ id: String) -> some Element { Tagged(id: id, source: nil, content: self) }

  /// Returns the element with its place in a sheet.
  public func located(at source: SourceLocation) -> any Element {
    // Not `some Element`: its type would be resolved at run time, for every element of a sheet.
    Tagged(id: nil, source: source, content: self)
  }
}
