extension SheetGuide {
  /// The elements that screens are made of, with the attributes that sheets set most. The others are named after these.
  static let families: [[(name: String, attributes: String)]] = [
    // Text, pictures, shapes.
    [
      ("label", "text style size weight color alignment lines running italic underline markdown"),
      ("symbol", "name style size weight color"),
      ("image", "source fit radius"), ("wallpaper", "design"), ("divider", ""), ("spacer", ""),
      ("avatar", "initials"), ("badge", "text"), ("rectangle", "fill"), ("circle", "fill"),
      ("capsule", "fill"),
    ],
    // Containers.
    [
      ("vstack", "spacing alignment"), ("hstack", "spacing alignment equal-heights"),
      ("zstack", "alignment"), ("grid", "columns column-spacing row-spacing alignment"),
      ("flow", "spacing line-spacing"), ("matrix", "rows columns cell headers"),
      ("scroll", "axis spacing alignment scroll-offset begins-under-bars"), ("page-view", "axis current"),
      ("card", "title subtitle style content-alignment spacing button"),
      ("group-box", "title width"), ("glass", "kind corner-radius content-insets"),
      ("glass-group", "spacing"), ("button-group", "axis spacing"),
    ],
    // Buttons.
    [
      (
        "button",
        "title symbol subtitle style size role height corner-radius corner-style content-insets symbol-size busy busy-title"
      ),
      ("toggle-button", "symbol title value"), ("info-button", ""), ("close-button", ""),
      ("detail-disclosure", ""), ("contact-add", ""),
      ("pop-up-button", "title style size items"),
      ("pull-down-button", "title symbol style size arrow items"),
      ("push-button", "title symbol role size"), ("help-button", ""),
      ("image-button", "symbol title behavior value"), ("gradient-button", "symbol behavior"),
      ("gradient-bar", ""),
    ],
    // Choices and values.
    [
      ("switch", "value"), ("checkbox", "title value size"), ("radio", "title value size"),
      ("radio-group", "options selected label"),
      ("segmented-control", "segments selected pressed size"),
      (
        "slider",
        "value minimum maximum minimum-symbol maximum-symbol minimum-track-tint ticks size"
      ),
      ("stepper", "value pressed"), ("date-picker", "mode style date time"),
      ("color-well", "color"), ("combo-box", "text"), ("disclosure-triangle", "title value"),
      ("level-indicator", "value style warning"), ("progress-view", "value progress-tint"),
      ("activity-indicator", "size"),
      (
        "gauge",
        "value minimum maximum label current-value-label minimum-value-label maximum-value-label style"
      ),
      ("ring", "rings diameter"), ("page-control", "pages current"), ("refresh-control", "title phase"),
    ],
    // Text entry.
    [
      ("text-field", "text placeholder style secure clear-button"),
      ("text-view", "text placeholder style"), ("search-field", "text placeholder"), ("keyboard", ""),
    ],
    // Lists.
    [
      ("list", "style"), ("form", ""), ("section", "header footer"),
      (
        "list-row",
        "title subtitle value icon icon-color icon-size icon-radius accessory switch title-style title-color title-alignment"
      ),
      ("swipe-actions", "edge reveal"), ("swipe-action", "title symbol role"), ("sidebar", ""),
      ("sidebar-item", "title symbol badge"),
    ],
    // Screens and windows.
    [
      ("screen", "device orientation status-bar safe-area corner-radius"),
      ("status-bar", "time style battery carrier network-activity"),
      ("navigation-bar", "title subtitle large-title back leading trailing bar-background"),
      ("bar-button", "title symbol style placement badge"), ("tab-bar", "selected"),
      ("tab", "title symbol badge role"), ("toolbar", "style display"),
      ("toolbar-item", "title symbol behavior value"),
      ("window", "title style width height spacing alignment"), ("split-view", "visibility"),
      ("alert", "title message"), ("action-sheet", "title message"), ("sheet", "detent"),
      ("menu", ""), ("menu-item", "title symbol role"),
      ("screen-flow", ""), ("flow-arrow", "from to label tint"),
      ("callout", "at text"),
    ],
    // Charts.
    [
      ("chart", "x-axis y-axis x-domain y-domain legend colors"),
      ("bar-mark", "x y series color gradient width corner-radius"),
      ("line-mark", "x y series color interpolation line-width dash"),
      ("area-mark", "x y series gradient interpolation"), ("point-mark", "x y series color"),
      ("rule-mark", "x y color dash label"),
    ],
    // Control Center.
    [
      ("control-center", ""),
      (
        "control-widget",
        "title status off-status symbol off-symbol kind value size place redacted authentication placeholder"
      ),
      ("control-island", "symbol status"),
      ("control-options", "title prompt symbol options selection"),
    ],
  ]

  /// Symbols that screens often show.
  static let commonSymbols = """
    arrow.clockwise arrow.down arrow.up bell calendar checkmark chevron.down chevron.left chevron.right ellipsis \
    gearshape heart house lock magnifyingglass pencil person person.2 photo play plus speaker.wave.2 square.and.arrow.up \
    square.and.pencil trash wifi xmark
    """.split(separator: " ").map(String.init)
}
