/// The sentence that a rule comes from, in this project's words, and the page that says it.
public struct LintSource: Hashable, Sendable {
  /// The page: its publisher and its title.
  public var page: String
  /// The sentence, which may be shorter than on the page.
  public var sentence: String

  /// Creates a source from a page and the sentence in other words.
  public init(page: String, sentence: String) {
    self.page = page
    self.sentence = sentence
  }

  /// The source in one sentence.
  package var text: String { "\(page): \(sentence)" }
}

extension LintSource {
  /// A page that several rules come from.
  enum Page: String {
    case accessibility = "Human Interface Guidelines, Accessibility"
    case actionSheets = "Human Interface Guidelines, Action sheets"
    case alerts = "Human Interface Guidelines, Alerts"
    case buttons = "Human Interface Guidelines, Buttons"
    case color = "Human Interface Guidelines, Color"
    case controls = "Human Interface Guidelines, Controls"
    case layout = "Human Interface Guidelines, Layout"
    case lists = "Human Interface Guidelines, Lists and tables"
    case menuBar = "Human Interface Guidelines, The menu bar"
    case modality = "Human Interface Guidelines, Modality"
    case popovers = "Human Interface Guidelines, Popovers"
    case scrollViews = "Human Interface Guidelines, Scroll views"
    case sidebars = "Human Interface Guidelines, Sidebars"
    case splitViews = "Human Interface Guidelines, Split views"
    case tabBars = "Human Interface Guidelines, Tab bars"
    case tabViews = "Human Interface Guidelines, Tab views"
    case toggles = "Human Interface Guidelines, Toggles"
    case toolbars = "Human Interface Guidelines, Toolbars"
    case ios7Controls = "iOS 7 Human Interface Guidelines, Controls"
    case contrast = "WCAG 2.2, success criteria 1.4.3 and 1.4.11"
    case useOfColor = "WCAG 2.2, success criterion 1.4.1"
    case project = "This project"
  }

  /// Creates a source from one of the pages.
  init(_ page: Page, _ sentence: String) { self.init(page: page.rawValue, sentence: sentence) }
}
