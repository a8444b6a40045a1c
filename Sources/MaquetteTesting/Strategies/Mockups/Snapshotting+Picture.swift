public import MaquetteElements
public import MaquetteGraphics
public import MaquetteTypography
public import MaquetteComparison

extension Snapshotting where Format == SnapshotPicture {
  fileprivate static func picture(
    of mockups: @escaping @Sendable (Value) throws -> [SnapshotPart<Mockup>], changes: MockupChanges,
    tolerance: Tolerance?, masks: [SnapshotMask]
  ) -> Self {
    .mockups(of: mockups, changes: changes, fileExtension: "png", diffing: .picture(tolerance: tolerance)) {
      try SnapshotPicture(drawing: $0, masks: masks)
    }
  }
}

extension Snapshotting where Value: MockupConvertible, Format == SnapshotPicture {
  /// The pixels of a mockup, of a sheet, or of each variant of a sheet.
  public static var picture: Self { .picture() }

  /// The pixels of a mockup, of a sheet, or of each variant of a sheet.
  ///
  /// - Parameters:
  ///   - theme: The platform's look; nil for the mockup's own, as for all parameters.
  ///   - scale: Pixels per point.
  ///   - appearance: Light or dark.
  ///   - contrast: Standard or increased.
  ///   - textSize: The Dynamic Type size.
  ///   - direction: The layout direction.
  ///   - tolerance: How much pixels may differ from the golden ones; nil for the configuration's.
  ///   - masks: The parts that are not compared.
  public static func picture(
    theme: Theme? = nil, scale: Double? = nil, appearance: Appearance? = nil, contrast: Contrast? = nil,
    textSize: TextSize? = nil, direction: LayoutDirection? = nil, tolerance: Tolerance? = nil,
    masks: [SnapshotMask] = []
  ) -> Self {
    let changes = MockupChanges(
      theme: theme, scale: scale, appearance: appearance, contrast: contrast, textSize: textSize,
      direction: direction)
    return picture(of: { try $0.mockups() }, changes: changes, tolerance: tolerance, masks: masks)
  }
}

extension Snapshotting where Value: Element, Format == SnapshotPicture {
  /// The pixels of an element: on iOS, in light appearance, at two pixels per point.
  public static var picture: Self { .picture() }

  /// The pixels of an element; `frame` is the picture around it, and the other parameters are those of a mockup.
  public static func picture(
    theme: Theme = .ios, scale: Double = 2, appearance: Appearance = .light, contrast: Contrast = .standard,
    textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
    frame: MockupFrame = MockupFrame(),
    tolerance: Tolerance? = nil, masks: [SnapshotMask] = []
  ) -> Self {
    let changes = MockupChanges(
      theme: theme, scale: scale, appearance: appearance, contrast: contrast, textSize: textSize,
      direction: direction)
    return picture(
      of: { [SnapshotPart(frame.mockup(of: $0))] }, changes: changes, tolerance: tolerance, masks: masks)
  }
}

extension Snapshotting where Value == any Element, Format == SnapshotPicture {
  /// The pixels of an element: on iOS, in light appearance, at two pixels per point.
  public static var picture: Self { .picture() }

  /// The pixels of an element, as with an element of a known type.
  public static func picture(
    theme: Theme = .ios, scale: Double = 2, appearance: Appearance = .light, contrast: Contrast = .standard,
    textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
    frame: MockupFrame = MockupFrame(),
    tolerance: Tolerance? = nil, masks: [SnapshotMask] = []
  ) -> Self {
    let changes = MockupChanges(
      theme: theme, scale: scale, appearance: appearance, contrast: contrast, textSize: textSize,
      direction: direction)
    return picture(
      of: { [SnapshotPart(frame.mockup(of: $0))] }, changes: changes, tolerance: tolerance, masks: masks)
  }
}
