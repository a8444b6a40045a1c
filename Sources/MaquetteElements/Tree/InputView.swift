/// What a screen shows at its bottom while an element is edited, as `inputView` of `UIResponder`.
package struct InputView: Hashable, Sendable {
  var element: any Element

  /// Creates an input view that shows an element.
  package init(_ element: any Element) { self.element = element }

  /// Always true: what a screen shows is part of its tree and compared there.
  package static func == (first: InputView, second: InputView) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// The element that is edited in a screen.
package struct EditedElement: Sendable {
  /// What the screen shows at its bottom for it.
  package var inputView: any Element
  /// The number of interactive controls before it, by which input views of different elements are told apart.
  package var number: Int
  /// Whether it stands in front of the screen, as the field of an alert.
  package var isPresented = false

  /// Creates an edited element from what a screen shows for it.
  package init(inputView: any Element, number: Int) {
    (self.inputView, self.number) = (inputView, number)
  }
}

extension Element {
  /// Returns the element with what a screen shows at its bottom while the element is edited; nil for nothing.
  package func inputView(_ view: (any Element)?) -> any Element {
    guard let view else { return self }
    return changed { node, _ in node.inputView = InputView(view) }
  }

  /// Returns the element as one of several that take the same place at different times: each has a path of its own in an
  /// interaction.
  package func alternative(_ index: Int) -> any Element {
    environment { $0.interaction = $0.interaction?.child(index) }
  }
}

extension Node {
  /// The first element inside that is edited, in preorder; nil for none, and for those of screens inside.
  package var edited: EditedElement? {
    var count = 0
    return edited(after: &count)
  }

  /// Whether something like this is presented in it, and not in a host inside.
  package func presents(where isWanted: (Presentation) -> Bool) -> Bool {
    self.presentation.map(isWanted) == true
      || children.contains { $0.presentationHost == nil && $0.presents(where: isWanted) }
  }

  private func edited(after count: inout Int) -> EditedElement? {
    if let inputView = self.inputView { return EditedElement(inputView: inputView.element, number: count) }
    if isControl { count += 1 }
    for child in children where child.presentationHost == nil {
      if let found = child.edited(after: &count) { return found }
    }
    guard let presentation = self.presentation, presentation.isModal else { return nil }
    // What it looks like depends on its anchor, but not what is in it.
    var environment = presentation.environment
    environment.isDraft = true
    var found = presentation.content(.zero).node(in: environment).edited(after: &count)
    found?.isPresented = true
    return found
  }
}

extension LayoutNode {
  /// The frame of the first element inside that is edited, in preorder; nil for none.
  package var editedFrame: Rect? { first { $0.inputView != nil }?.frame }
}
