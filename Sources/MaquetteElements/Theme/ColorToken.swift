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
  /// The surface of a text field.
  case fieldFill = "field-fill"
  /// The same while the field cannot be used.
  case fieldDisabledFill = "field-disabled-fill"
  /// The line around a text field.
  case fieldBorder = "field-border"
  /// What the lower part of that line takes besides, where it is darker.
  case fieldFoot = "field-foot"
  /// The line of shadow below that.
  case fieldShadow = "field-shadow"
  /// The ring around a field that is edited, where no tint was chosen.
  case fieldFocusRing = "field-focus-ring"
  /// What lies behind selected text, where no tint was chosen.
  case fieldSelection = "field-selection"
  /// The line below a field that has no other.
  case fieldUnderline = "field-underline"
  /// The button that empties a field.
  case fieldClearButton = "field-clear-button"
  /// What is wrong with a field.
  case fieldError = "field-error"
  /// The band behind the chosen row of a picker.
  case pickerBand = "picker-band"
  /// The lines above and below the chosen row, where there is no band.
  case pickerLine = "picker-line"
  /// What the texts of a compact date picker stand on.
  case datePickerPill = "date-picker-pill"
  /// The surface of a small stepper beside a field.
  case fieldStepperFill = "field-stepper-fill"
  /// The line around that.
  case fieldStepperEdge = "field-stepper-edge"
  /// The line between its halves.
  case fieldStepperLine = "field-stepper-line"
  /// What it darkens to beside that line.
  case fieldStepperShade = "field-stepper-shade"
  /// The surface of a search field.
  case searchFill = "search-fill"
  /// The line around that.
  case searchEdge = "search-edge"
  /// The button that empties a search field.
  case searchClearButton = "search-clear-button"
  /// The surface of a bezel, as pop-up buttons of macOS have it.
  case bezelFill = "bezel-fill"
  /// The line around that.
  case bezelEdge = "bezel-edge"
  /// The surface of a gradient button at its top.
  case gradientFill = "gradient-fill"
  /// The same at its bottom.
  case gradientFillEnd = "gradient-fill-end"
  /// The same while the button is on.
  case gradientOn = "gradient-on"
  /// The same while the button is pressed.
  case gradientPressed = "gradient-pressed"
  /// The line around a gradient button, which neighbours share.
  case gradientEdge = "gradient-edge"
  /// The title bar of the active window.
  case titleBar = "title-bar"
  /// The title bar of other windows.
  case inactiveTitleBar = "inactive-title-bar"
  /// The line around a window.
  case windowEdge = "window-edge"
  /// The line below a title bar.
  case windowLine = "window-line"
  /// The round buttons of the active window.
  case windowClose = "window-close"
  case windowMinimize = "window-minimize"
  case windowZoom = "window-zoom"
  /// The round buttons of other windows.
  case windowButtonInactive = "window-button-inactive"
  /// The line around a round button.
  case windowButtonEdge = "window-button-edge"
  /// The surface of a group box.
  case groupBoxFill = "group-box-fill"
  /// The line around that.
  case groupBoxEdge = "group-box-edge"
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

  /// Whether no source gives the colour in any theme: those of Control Center, of gradient buttons and of windows are
  /// this project's own.
  public var isOurChoice: Bool {
    ["control-", "gradient-", "window-", "title-bar", "inactive-title-bar", "group-box-edge"]
      .contains(where: rawValue.hasPrefix)
  }
}
