/// A word that a control draws or exposes to accessibility although no sheet contains it: values, kinds, default names and
/// titles. The raw value is the English word, and the key of its translations in `Sources/CWords/Words`.
public enum SpokenWord: String, Hashable, Sendable, CaseIterable {
  case on, off, checked, unchecked, mixed, expanded, collapsed
  case inProgress = "In progress"
  // Kinds of elements.
  case button, image, heading, link, adjustable, selected, dimmed
  case `switch` = "switch"
  case textField = "text field"
  case tab
  case tabBar = "tab bar"
  // Names of controls without a text.
  case page
  case close = "Close"
  case addContact = "Add contact"
  case moreInfo = "More info"
  case progress = "Progress"
  case networkInProgress = "Network connection in progress"
  case help = "Help"
  case color = "Color"
  case level = "Level"
  case details = "Details"
  case statusBar = "Status bar"
  case signalStrength = "Signal strength"
  case battery = "Battery"
  case charging
  case keyboard = "Keyboard"
  case back = "Back"
  case search = "Search"
  case clearText = "Clear text"
  case bookmarks = "Bookmarks"
  case more = "More"
  case increment = "Increment"
  case decrement = "Decrement"
  // Whether a person can be reached.
  case available, away, busy
  // What people do to the rows of a list.
  case delete = "Delete"
  case insert = "Insert"
  case reorder = "Reorder"
  case refresh = "Refresh"
  // What people do to a text.
  case cut = "Cut"
  case copy = "Copy"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  case lookUp = "Look Up"
  // The order of a table's rows.
  case ascending, descending
  // Parts of a calendar.
  case previousMonth = "Previous Month"
  case nextMonth = "Next Month"
  case today = "Today"
  case time = "Time"
  // The labels of wheels.
  case month = "Month"
  case day = "Day"
  case year = "Year"
  case hour = "Hour"
  case minute = "Minute"
  case date = "Date"
  case hours = "Hours"
  case minutes = "Minutes"
  // Answers, and steps from field to field.
  case cancel = "Cancel"
  case ok = "OK"
  case done = "Done"
  case previous = "Previous"
  case next = "Next"
  /// An index, counted from 1, and a count; the names in braces stand for numbers.
  case place = "{number} of {count}"
  // The keys of a keyboard.
  case spaceKey = "space"
  case returnKey = "return"
  case goKey = "go"
  case joinKey = "join"
  case nextKey = "next"
  case routeKey = "route"
  case searchKey = "search"
  case sendKey = "send"
  case doneKey = "done"
  case emergencyCallKey = "emergency call"
  case continueKey = "continue"
  case pauseKey = "pause"
  case waitKey = "wait"
  case shiftKey = "shift"
  case deleteKey = "delete"
  case dictationKey = "dictation"
  case globeKey = "globe"

  /// The tags of the languages that have every word, in alphabetical order; regions have words of their own besides.
  public static var languages: [String] {
    let whole = LanguageFile.files(.words).values.filter { $0.lines.count >= allCases.count }
    return (whole.map(\.tag) + ["en"]).sorted()
  }

  /// The word in a language; nil for English, and for a language without words.
  package func text(in language: LanguageTag) -> String? {
    // No file of English is read.
    language.subtags == ["en"] ? nil : LanguageTable.table(.words, for: language)[rawValue]
  }
}
