/// The meaning of a colour; a theme says what it looks like under each appearance and contrast.
///
/// Raw values are the names that sheets use.
public enum ColorToken: String, Hashable, Sendable, CaseIterable {
  case blue, green, indigo, orange, pink, brown, purple, red, teal, cyan, mint, yellow
  /// The platform's accent colour, which tints controls unless something else is said.
  case accent
  case gray, gray2, gray3, gray4, gray5, gray6
  case label
  case secondaryLabel = "secondary-label"
  case tertiaryLabel = "tertiary-label"
  case quaternaryLabel = "quaternary-label"
  case placeholderText = "placeholder-text"
  case fill
  case secondaryFill = "secondary-fill"
  case tertiaryFill = "tertiary-fill"
  case quaternaryFill = "quaternary-fill"
  case separator
  case opaqueSeparator = "opaque-separator"
  case link
  case background
  case secondaryBackground = "secondary-background"
  case tertiaryBackground = "tertiary-background"
  case groupedBackground = "grouped-background"
  case secondaryGroupedBackground = "secondary-grouped-background"
  /// Text and symbols on a surface filled with the tint.
  case onTint = "on-tint"
  /// What a pressed filled surface is mixed with in dark appearance.
  case pressedMix = "pressed-mix"
  /// The fill of a gray button while it is pressed.
  case pressedFill = "pressed-fill"
  /// What a raised surface throws on what lies under it, before its opacity.
  case shadow
  /// What a switch's thumb moves in while it is off.
  case switchTrack = "switch-track"
  /// The line just inside that, off or on.
  case switchEdge = "switch-edge"
  /// The round part of a switch that moves.
  case switchThumb = "switch-thumb"
  /// What lies under the segments of a segmented control.
  case segmentTrack = "segment-track"
  /// The line around that.
  case segmentEdge = "segment-edge"
  /// The raised surface of the selected segment.
  case segmentThumb = "segment-thumb"
  /// The lines between segments.
  case segmentSeparator = "segment-separator"
  /// What a pressed segment is covered with.
  case segmentPressed = "segment-pressed"
  /// The newest spoke of a spinner.
  case activity
  /// A checkbox or a radio button that is off, at its top.
  case boxFill = "box-fill"
  /// The same at its bottom.
  case boxFillEnd = "box-fill-end"
  /// The light that the upper edge of either catches, on or off.
  case boxHighlight = "box-highlight"
  /// The rim of a checkbox or a radio button that is off.
  case boxRim = "box-rim"
  /// The shadow that its upper rim casts on it.
  case boxInnerShadow = "box-inner-shadow"
  /// The shadow that it casts.
  case boxShadow = "box-shadow"
  /// What darkens the screen behind Control Center.
  case controlPage = "control-page"
  /// What tints the surface of a control that is off, over what lies behind.
  case controlOff = "control-off"
  /// The same of one that is on.
  case controlOn = "control-on"
  /// Symbol and title of a control that is off, and the text of the island.
  case controlLabel = "control-label"
  /// The value of a control that is off.
  case controlSecondaryLabel = "control-secondary-label"
  /// The title of a control that is on.
  case controlOnLabel = "control-on-label"
  /// Its value.
  case controlOnSecondaryLabel = "control-on-secondary-label"
  /// The bars in the place of a title and a value that are hidden.
  case controlHidden = "control-hidden"
  /// The light line just inside a control's edge.
  case controlRim = "control-rim"
  /// The island at the top of the screen.
  case controlIsland = "control-island"
  /// What tints the panel in which one chooses what a control does.
  case controlSheet = "control-sheet"

  /// Whether no source gives the colour in any theme: that of Control Center is this project's own.
  public var isOurChoice: Bool { rawValue.hasPrefix("control-") }
}
