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
  /// A slider's track beyond its thumb, but for the eras that have another.
  case sliderTrack = "slider-track"
  /// A slider's thumb.
  case sliderThumb = "slider-thumb"
  /// The marks along a slider.
  case sliderTick = "slider-tick"
  /// The tracks of sliders and progress bars on iOS 7 to 12.
  case flatTrack = "flat-track"
  /// What a progress bar has not reached yet.
  case progressTrack = "progress-track"
  /// The dots of the pages that are not shown.
  case pageIndicator = "page-indicator"
  /// The dot of the page that is shown.
  case currentPageIndicator = "current-page-indicator"
  /// What lies under the two halves of a stepper.
  case stepperTrack = "stepper-track"
  /// The line around that.
  case stepperEdge = "stepper-edge"
  /// The line between the halves.
  case stepperSeparator = "stepper-separator"
  /// What a pressed half is covered with.
  case stepperPressed = "stepper-pressed"
  /// The surface of a bezel, as pop-up buttons of macOS have it.
  case bezelFill = "bezel-fill"
  /// The line around that.
  case bezelEdge = "bezel-edge"
}
