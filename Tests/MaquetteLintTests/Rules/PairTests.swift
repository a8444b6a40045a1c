import MaquetteSheets
import TestRounds
import Testing

@testable import MaquetteElements
@testable import MaquetteLint

/// Every container around every element, in three widths, at three text sizes and in both directions: no text lies on another, none
/// reaches out of what it stands in, none is cut without an ellipsis, and none is broken within a word that has room elsewhere.
@Suite struct PairTests {
  /// A container around an element, whose place is marked by `$`.
  private static let containers = [
    "vstack: [$, label: Next]", "hstack: [$, label: Next]",
    "grid: { columns: 2, children: [$, label: Next] }",
    "group: { title: Title, children: [$, label: Next] }",
    "group-box: { title: Title, children: [$, label: Next] }",
    "card: { title: Title, children: [$, label: Next] }",
    "list: [list-row: { title: Display, children: [$] }]",
    "list: [section: { header: Title, children: [$, label: Next] }]", "form: [section: [$, label: Next]]",
    "scroll: [$, label: Next]", "popover: [$, label: Next]", "sheet: [$, label: Next]",
    "notification: { title: Title, children: [$] }", "alert: { title: Title, children: [$, button: OK] }",
    "window: { title: Title, children: [$, label: Next] }",
    "tab-view: [tab-page: { title: Title, children: [$, label: Next] }]",
    "navigation-bar: { title: Title, children: [$] }", "navigation-bar: { children: [$], trailing: [Done] }",
    "toolbar: [$, bar-button: Done]", "glass: [$, label: Next]", "badge: { text: '3', children: [$] }",
    "page-view: [$, label: Next]", "sidebar: [$, sidebar-item: Next]", "context-menu: [$, menu-item: Next]",
    "button-group: { axis: horizontal, children: [$, button: { title: Done, style: gray }] }",
    "checkbox-group: { title: Title, children: [$, checkbox: Next] }",
    "screen: { device: iphone-se, children: [$, label: Next] }",
  ]

  private static let elements = [
    "label: Text Size of Titles", "button: { title: Text Size, style: filled }",
    "button: { title: Text Size, style: glass, symbol: star }", "push-button: { title: Text Size }",
    "checkbox: Text Size of Titles", "radio: Text Size of Titles", "switch: { value: true }",
    "slider: { value: 0.5 }", "stepper: {}",
    "segmented-control: { segments: [Day, Week, Month], selected: 0 }",
    "picker: { columns: [{ values: [Centimetres per Square Second, Miles], selected: 0 }, { values: [net] }] }",
    "text-field: { text: Text Size }", "search-field: { text: Text Size, cancel: Cancel }",
    "pop-up-button: { title: Text Size, children: [menu-item: A] }",
    "card: { title: Text Size, subtitle: Large }",
    "list: [list-row: { title: Text Size, value: Large }]",
    "list: [list-row: { title: Text Size, switch: true, icon: bell }]",
    "list: [list-row: { title: Text Size, children: [slider: { value: 0.5 }] }]",
    "list: [list-row: { title: Text Size of Titles, children: [segmented-control: { segments: [S, M, L], selected: 0 }] }]",
    "navigation-bar: { title: Text Size of Titles, back: Settings, trailing: [Edit, Done] }",
    "toolbar: [bar-button: Text Size of Titles, spacer: {}, bar-button: Done]",
    "tab-bar: [tab: { title: Notifications, symbol: bell }, tab: { title: Shopping, symbol: cart }, tab: { title: Events, symbol: book }]",
    "menu: [menu-item: { title: Text Size, symbol: star, value: true }, menu-item: Display]",
    "action-sheet: { title: Text Size, children: [button: Larger, button: { title: Cancel, role: cancel }] }",
    "progress-view: { value: 0.5 }", "page-control: { pages: 12 }", "avatar: Ada Lovelace",
    "date-picker: { style: compact, mode: date-and-time, date: 2026-05-14, time: \"09:41\" }",
    "date-picker: { style: inline, date: 2026-05-14 }",
    "date-picker: { style: wheels, mode: date-and-time, date: 2026-05-14, time: \"09:41\" }",
    "date-picker: { style: field, mode: date-and-time, date: 2026-05-14, time: \"09:41\" }",
    "pull-down-button: { title: Text Size of Titles, children: [menu-item: A] }",
    "combo-box: { text: Text Size of Titles }", "keyboard: {}",
    "toggle-button: { symbol: star, value: true }",
    "radio-group: { label: Text Size, children: [radio: Larger Text, radio: Text] }",
    "level-indicator: { value: 0.6 }", "disclosure-triangle: { title: Text Size of Titles }",
    "control-widget: { title: Text Size, symbol: star, size: medium }",
    "image-button: { title: Text Size of Titles, symbol: star }", "help-button: {}",
    "list: [list-row: { title: Text Size, children: [swipe-actions: { reveal: open, children: [swipe-action: Add to the Collection, swipe-action: Delete] }] }]",
    "sidebar: [sidebar-item: { title: Text Size of Titles, symbol: star, badge: '12' }]",
    "map-annotation: { title: Text Size of Titles }",
  ]

  private static let widths = [200, 320, 700]

  /// Where parts are wider than 200 points when they are as narrow as they can be.
  private static func isExempt(_ container: String, _ element: String, width: Int) -> Bool {
    guard width == 200 else { return false }
    // A month of UIKit is 280 points wide at least; here it gives way down to the numbers of seven days.
    if element.contains("style: inline") { return true }
    // Side by side with another part, these leave it no room: the least of each is some 130 points.
    let wide =
      ["search-field:", "radio-group:", "sidebar:", "control-widget:"].contains { element.hasPrefix($0) }
      || element.hasPrefix("list:")
        && ["selected:", "switch:", "swipe-actions:"].contains { element.contains($0) }
    let rows = [
      "hstack:", "grid:", "glass:", "toolbar:", "navigation-bar:", "notification:", "button-group:",
      "checkbox-group:",
    ]
    return wide && rows.contains { container.hasPrefix($0) }
  }

  private static let sheets: [(name: String, sheet: String)] = {
    var sheets: [(String, String)] = []
    for (index, container) in containers.enumerated() {
      for (place, element) in elements.enumerated() {
        let width = widths[(index + place) % widths.count]
        for width in Rounds.factor > 1 ? widths : [width] where !isExempt(container, element, width: width) {
          let body = container.replacing("$", with: "{ \(element) }")
          let ofMacOS = ["window:", "tab-view:", "radio-group:"].contains { body.contains($0) }
          let platform = ofMacOS ? "macos" : "ios"
          let size = body.hasPrefix("screen:") ? "" : "size: { width: \(width) }\n"
          sheets.append(
            (
              "\(width): \(body)",
              """
              maquette: 1
              platform: \(platform)
              scale: 1
              padding: 8
              \(size)body: { \(body) }
              variants:
                era: [classic, glass]
                text-size: [large, xxx-large, accessibility-3]
                direction: [left-to-right, right-to-left]
              """
            ))
        }
      }
    }
    return sheets
  }()

  @Test func noTextIsHiddenOrOutside() throws {
    for (name, text) in Rounds.part(Self.sheets, every: 8) {
      let report = try LintSheet.report(text, rules: [HiddenTextRule.id, OutsideRule.id])
      #expect(report.findings.isEmpty, "\(name)\n\(report.findings.map(\.message))")
    }
  }

  /// In 700 points every word has room, in whatever it stands.
  @Test func noWordIsBrokenThatHasRoom() throws {
    // An alert has a width of its own.
    let sheets = Self.sheets.filter { $0.name.hasPrefix("700") && !$0.name.contains("alert:") }
    for (name, text) in Rounds.part(sheets, every: 4) {
      let report = try LintSheet.report(text, rules: [BrokenWordRule.id])
      #expect(report.findings.isEmpty, "\(name)\n\(report.findings.map(\.message))")
    }
  }

  /// What a text loses to the room that it gets is said by an ellipsis: no clip and no edge of the picture cuts its letters.
  @Test func noTextIsCutWithoutAnEllipsis() throws {
    for (name, text) in Rounds.part(Self.sheets, every: 8) {
      let sheet = try Sheet(Array(text.utf8), path: "sheet.yaml")
      for picture in sheet.pictures.map(LintPicture.init) {
        // What scrolls goes on under the edge.
        for place in picture.textPlaces where place.scroll == nil && !place.isMoved {
          let (frame, seen) = (place.text.frame, place.seen)
          let lost = frame.width - seen.width
          #expect(lost < 4, "\(name)\n\(place.text.element.text) loses \(lost) pt of \(frame.width)")
        }
      }
    }
  }
}
