import MaquetteControlKit
public import MaquetteElements
public import MaquetteTypography

/// The live control of an editable text view.
public typealias LiveTextView = LiveLines<TextView>

extension TextView: LinedValue {
  public var hidesText: Bool { false }
  public var clearButton: ClearButtonMode { .never }
  public func textStyle(in environment: Environment) -> TextStyle { font }
  public func returnBeginsLine(in environment: Environment) -> Bool { true }

  /// The keyboard for the text; the first letter of a sentence is a capital.
  public var keyboard: Keyboard? {
    var keyboard = Keyboard(keyboardType, returnKey: returnKey)
    keyboard.accessory = keyboardAccessory
    keyboard.shift =
      keyboardType.capitalizesSentences && text.isBeforeSentence ? .uppercase : .lowercase
    return keyboard
  }

  /// Replaces the text; what is added looks like the text before it.
  public mutating func edit(_ text: String) {
    content = content.runs.isEmpty ? TextContent(text) : TextContent(runs: content.runs.edited(to: text))
  }

  public func edited(like other: TextView) -> TextView {
    with(\.content, other.content).with(\.selection, other.selection).with(\.textScroll, other.textScroll)
  }

  /// Returns a view that a tap focuses, or one that only scrolls if its text is read.
  public func live(at place: ControlPlace) -> LiveControl {
    isEditable ? LiveTextView(place, self) : LiveReadText(place, self)
  }
}

extension [TextRun] {
  /// Returns the runs of a text that an edit has made of theirs: what begins and ends alike keeps its look, and what is new
  /// looks like what is before it.
  func edited(to text: String) -> [TextRun] {
    let former = reduce(into: "") { $0 += $1.text }
    let (old, new) = (Array<Character>(former), Array<Character>(text))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let removed = head..<old.count - tail
    let added = String(new[head..<new.count - tail])
    var result: [TextRun] = []
    var start = 0
    var isAdded = false
    for run in self {
      let characters = Array<Character>(run.text)
      let range = start..<start + characters.count
      start = range.upperBound
      var kept = run
      let before = characters.prefix(Swift.max(0, removed.lowerBound - range.lowerBound))
      let after = characters.suffix(Swift.max(0, range.upperBound - removed.upperBound))
      kept.text = String(before)
      if !isAdded, removed.lowerBound <= range.upperBound {
        kept.text += added
        isAdded = true
      }
      kept.text += String(after)
      if !kept.text.isEmpty { result.append(kept) }
    }
    return result
  }
}

/// A text that is only read: a finger scrolls it, and a tap does nothing.
private final class LiveReadText: LiveValue<TextView>, ScrollingLines {
  var textScroll: TextScroll {
    get { value.textScroll }
    set { value.textScroll = newValue }
  }
  var scrollAxis: Axis { .vertical }
  var scrollOffset: Double { geometry?.distance ?? 0 }
  var scrollLimit: Double { geometry?.limit ?? 0 }
  var isTouchedItself: Bool { true }

  func scroll(by distance: Double, isMoving: Bool) { move(by: distance, isMoving: isMoving) }
  func scroll(to id: String) -> Bool { false }

  override func taking(_ next: TextView, insteadOf former: TextView) -> TextView {
    next.textScroll == former.textScroll ? next.with(\.textScroll, value.textScroll) : next
  }
}
