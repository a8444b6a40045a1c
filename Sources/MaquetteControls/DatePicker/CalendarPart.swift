internal import MaquetteElements

extension DatePickerContent {
  /// What is told of a part of the calendar that does something.
  func spokenPart(_ label: String, value: String? = nil, isUsable: Bool) -> Accessibility {
    Accessibility(label: label, value: value, traits: isUsable ? [.button] : [.button, .notEnabled])
  }
}

/// A part of a calendar that is told by itself, such as a day, or that another part speaks for.
struct CalendarPart: Element {
  var name: String
  var content: any Element
  var accessibility: Accessibility

  func node(in environment: Environment) -> Node {
    var node = Node(name: name, wrapping: content.node(in: environment), direction: environment.direction)
    node.accessibility = accessibility
    return node
  }
}

extension Accessibility {
  /// What is not told.
  static var hidden: Accessibility {
    var hidden = Accessibility(label: "")
    hidden.isHidden = true
    return hidden
  }
}
