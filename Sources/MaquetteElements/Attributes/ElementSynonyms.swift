import MaquetteDiagnostics

/// The names of elements in other systems. People write the name that they know, and no spelling correction leads from
/// it to ours.
public enum ElementSynonyms {
  /// The element that a name most likely means: first by the names of other systems, then by spelling.
  ///
  /// - Parameter candidates: The names that can be suggested.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let meant = table[key] ?? table[withoutPrefix(key)], candidates.contains(meant) { return meant }
    // NSSplitView and the like differ from ours in case and dashes only.
    let same = candidates.first { candidate in
      let letters = candidate.filter { $0 != "-" }
      return letters == key || letters == withoutPrefix(key)
    }
    return same ?? NearestName.nearest(to: name, among: candidates)
  }

  /// The name of a class without the prefix of its framework: `uibutton` is `button`.
  private static func withoutPrefix(_ key: String) -> String {
    key.hasPrefix("ui") || key.hasPrefix("ns") ? String(key.dropFirst(2)) : key
  }

  /// Names of UIKit, SwiftUI, AppKit and HTML in lower case without dashes, each with the name of the element here.
  public static let table: [String: String] = [
    "activityindicatorview": "activity-indicator", "spinner": "activity-indicator",
    "throbber": "activity-indicator", "loader": "activity-indicator",
    "actionbutton": "button", "submit": "button", "link": "button",
    "box": "group-box", "fieldset": "group-box",
    "calendar": "date-picker", "datefield": "date-picker", "timepicker": "date-picker",
    "check": "checkbox", "checkmark": "checkbox", "tickbox": "checkbox",
    "choice": "radio", "option": "radio", "radiobutton": "radio", "radiobuttons": "radio-group",
    "close": "close-button",
    "colorpicker": "color-well", "colourwell": "color-well",
    "column": "vstack", "div": "vstack", "stack": "vstack", "stackview": "vstack", "vbox": "vstack",
    "lazyvstack": "vstack",
    "row": "hstack", "hbox": "hstack", "lazyhstack": "hstack",
    "overlay": "zstack", "layers": "zstack",
    "disclosure": "disclosure-triangle", "disclosuregroup": "disclosure-triangle",
    "dots": "page-control", "pager": "page-control", "pagination": "page-control",
    "dropdown": "pop-up-button", "popup": "pop-up-button", "select": "pop-up-button",
    "combobutton": "pull-down-button", "pulldown": "pull-down-button",
    "cell": "list-row", "listitem": "list-row", "tableviewcell": "list-row", "tablerow": "list-row",
    "li": "list-row",
    "table": "list", "tableview": "list", "collectionview": "list", "ul": "list",
    "gauge": "level-indicator", "meter": "level-indicator", "rating": "level-indicator",
    "help": "help-button",
    "icon": "symbol", "glyph": "symbol",
    "imageview": "image", "img": "image", "photo": "image", "picture": "image",
    "incrementer": "stepper",
    "info": "info-button",
    "input": "text-field", "securefield": "text-field", "textarea": "text-field", "texteditor": "text-field",
    "textview": "text-field", "textbox": "text-field", "passwordfield": "text-field",
    "lazyvgrid": "grid", "gridview": "grid",
    "p": "label", "span": "label", "statictext": "label", "string": "label", "text": "label",
    "heading": "label",
    "pickerview": "picker", "wheel": "picker", "wheelpicker": "picker",
    "progress": "progress-view", "progressbar": "progress-view", "progressindicator": "progress-view",
    "range": "slider", "trackbar": "slider",
    "refresh": "refresh-control",
    "search": "search-field", "searchbar": "search-field",
    "segment": "segmented-control", "segmented": "segmented-control", "segments": "segmented-control",
    "segmentedpicker": "segmented-control",
    "background": "wallpaper",
    "scrollview": "scroll", "scroller": "scroll", "scrollable": "scroll", "scrollviewer": "scroll",
    "carrier": "status-bar", "systembar": "status-bar", "statusline": "status-bar",
    "separator": "divider", "hr": "divider",
    "device": "screen", "phone": "screen", "page": "screen", "view": "screen", "viewcontroller": "screen",
    "dialog": "alert", "alertcontroller": "alert", "alertview": "alert", "messagebox": "alert",
    "confirm": "action-sheet", "confirmationdialog": "action-sheet", "actionsheetcontroller": "action-sheet",
    "modal": "sheet", "bottomsheet": "sheet", "drawer": "sheet", "formsheet": "sheet", "pagesheet": "sheet",
    "presentationcontroller": "sheet", "sheetpresentationcontroller": "sheet", "fullscreencover": "sheet",
    "popovercontroller": "popover", "popoverpresentationcontroller": "popover", "balloon": "popover",
    "banner": "notification", "toast": "notification", "snackbar": "notification",
    "usernotification": "notification", "pushnotification": "notification",
    "panel": "window",
    "monogram": "avatar", "profilepicture": "avatar", "profileimage": "avatar", "contactphoto": "avatar",
    "persona": "avatar", "avatarview": "avatar",
    "facepile": "avatar-group", "avatars": "avatar-group", "avatarstack": "avatar-group",
    "badgeview": "badge", "notificationbadge": "badge", "unreadcount": "badge", "counterbadge": "badge",
    "cardview": "card", "tile": "card", "platter": "card",
    "pageviewcontroller": "page-view", "carousel": "page-view", "viewpager": "page-view",
    "pagetabview": "page-view", "pages": "page-view",
    "sectionindextitles": "section-index", "indexbar": "section-index", "alphabetindex": "section-index",
    "swipeable": "swipe-actions", "slidable": "swipe-actions", "swipeactionsconfiguration": "swipe-actions",
    "contextualaction": "swipe-action", "rowaction": "swipe-action", "tableviewrowaction": "swipe-action",
    "toggle": "switch", "onoff": "switch",
    "navbar": "navigation-bar", "navigation": "navigation-bar", "navigationview": "navigation-bar",
    "navigationstack": "navigation-bar", "navigationcontroller": "navigation-bar", "appbar": "navigation-bar",
    "titlebar": "navigation-bar", "header": "navigation-bar", "topbar": "navigation-bar",
    "navigationitem": "navigation-bar", "largetitle": "navigation-bar",
    "barbuttonitem": "bar-button", "baritem": "bar-button", "barbutton": "bar-button",
    "backbutton": "bar-button", "navbutton": "bar-button",
    "tabbarcontroller": "tab-bar", "tabs": "tab-bar", "bottomnavigation": "tab-bar",
    "bottomtabs": "tab-bar", "navigationrail": "tab-bar",
    "tabbaritem": "tab", "tabitem": "tab",
    "tabcontrol": "tab-view", "notebook": "tab-view", "tabviewcontroller": "tab-view",
    "tabviewitem": "tab-page", "tabpanel": "tab-page",
    "sourcelist": "sidebar", "outlineview": "sidebar", "outline": "sidebar", "sidenav": "sidebar",
    "navigationpane": "sidebar", "sidebarview": "sidebar",
    "sidebarrow": "sidebar-item", "sidebarlabel": "sidebar-item", "outlinerow": "sidebar-item",
    "navigationsplitview": "split-view", "splitviewcontroller": "split-view", "hsplitview": "split-view",
    "splitpane": "split-view", "columns": "split-view",
    "mainmenu": "menu-bar", "applicationmenu": "menu-bar", "statusitem": "menu-bar-item",
    "menubarextra": "menu-bar-item", "menuextra": "menu-bar-item", "trayicon": "menu-bar-item",
    "bottombar": "toolbar", "actionbar": "toolbar",
  ]
}
