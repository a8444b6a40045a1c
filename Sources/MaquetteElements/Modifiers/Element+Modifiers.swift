public import MaquetteDiagnostics

extension Element {
  /// Returns the element with padding in points.
  public func padding(_ insets: Insets) -> any Element {
    Modified(self, .layout(.padding(PaddingLayout(insets))))
  }

  /// Returns the element with the same padding on every side, in points.
  public func padding(_ distance: Double) -> any Element { padding(Insets(all: distance)) }

  /// Returns the element in a frame with a fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> any Element {
    Modified(self, .layout(.frame(FrameLayout(width: width, height: height, alignment: alignment))))
  }

  /// Returns the element in a frame with bounds, in points.
  public func frame(
    width: FrameLength, height: FrameLength, alignment: Alignment = .center
  ) -> any Element {
    Modified(self, .layout(.frame(FrameLayout(width: width, height: height, alignment: alignment))))
  }

  /// Returns the element at its ideal size, independent of the proposal.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> any Element {
    Modified(self, .layout(.fixedSize(FixedSizeLayout(horizontal: horizontal, vertical: vertical))))
  }

  /// Returns the element with a layout priority in a stack: elements with greater ones get room first.
  public func layoutPriority(_ priority: Double) -> any Element {
    Modified(self) { content, environment in
      Node(
        name: .priority, wrapping: content.node(in: environment), direction: environment.direction,
        priority: priority)
    }
  }

  /// Returns the element moved by an offset in points, without an effect on its neighbours.
  public func offset(x: Double = 0, y: Double = 0) -> any Element {
    Modified(self, .layout(.offset(OffsetLayout(Point(x: x, y: y)))))
  }

  /// Returns the element with another in front of it.
  public func overlay(_ other: any Element, alignment: Alignment = .center) -> any Element {
    Modified(self, .layer(other, alignment, isBehind: false))
  }

  /// Returns the element with another behind it.
  public func background(_ other: any Element, alignment: Alignment = .center) -> any Element {
    Modified(self, .layer(other, alignment, isBehind: true))
  }

  /// Returns the element with an opacity as a whole, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> any Element {
    grouped(name: .opacity) { _ in Layer(opacity: opacity) }
  }

  /// Returns the element clipped to a rounded frame; the radius is in points.
  public func clipped(radius: Double = 0, style: CornerStyle = .continuous) -> any Element {
    grouped(name: .clip) { frame in
      Layer(clip: .roundedRectangle(RoundedRectangle(rect: frame, radius: radius, style: style)))
    }
  }

  /// Returns the element under an environment with one value changed.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Environment, Value> & Sendable, _ value: Value
  ) -> any Element {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Returns the element under a changed environment.
  public func environment(_ change: @escaping @Sendable (inout Environment) -> Void) -> any Element {
    Modified(self, .environment(change))
  }

  /// Returns the element with an identifier for reports.
  public func id(_ id: String) -> any Element { changed { node, _ in node.id = id } }

  /// Returns the element with its place in a sheet.
  public func located(at source: SourceLocation) -> any Element {
    changed { node, _ in node.source = source }
  }

  /// Returns the element with a text that a pointer that rests on it shows, and that is exposed to accessibility as help.
  public func toolTip(_ text: String) -> any Element {
    changed { node, environment in
      var accessibility = node.accessibility ?? Accessibility(label: "", isContainer: true)
      accessibility.help = environment.spoken(text)
      node.accessibility = accessibility
      node.toolTip = environment.localized(text)
    }
  }

  /// Returns the element with changes to what it exposes to accessibility.
  public func accessibility(_ attributes: AccessibilityAttributes) -> any Element {
    changed { node, environment in node.accessibility = attributes.applied(to: node, in: environment) }
  }
}
