internal import MaquetteElements

extension DatePickerContent {
  /// The accessibility of a calendar part with an action.
  func spokenPart(_ label: String, value: String? = nil, isUsable: Bool) -> Accessibility {
    Accessibility(label: label, value: value, traits: isUsable ? [.button] : [.button, .notEnabled])
  }
}

/// A part of a calendar with accessibility of its own, such as a day, or hidden behind that of another part.
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
  /// The accessibility of a hidden element.
  static var hidden: Accessibility {
    var hidden = Accessibility(label: "")
    hidden.isHidden = true
    return hidden
  }
}
