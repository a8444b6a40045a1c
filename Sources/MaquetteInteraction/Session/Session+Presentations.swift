import MaquetteCollections
public import MaquetteElements

// Alerts, sheets and popovers of a session: their buttons dismiss them, and so does a touch beside those that let it. What is
// behind a modal one cannot be touched.
extension Session {
  /// The frontmost control that stands in front of the picture; nil for none.
  public var presenter: (any OverlayPresenter)? {
    _ = layout
    return presenters.last { $0.isPresented && !$0.presented.isEmpty }
  }

  private var presenters: some BidirectionalCollection<any OverlayPresenter> {
    controls.lazy.compactMap { $0 as? any OverlayPresenter }
  }

  /// The frontmost presenter, if it follows a touch at a place, such as one beside it.
  func presenter(at place: Point) -> LiveControl? {
    presenter.flatMap { $0.takesTouch(at: place) ? $0 : nil }
  }

  /// Takes the frontmost presenter away if it lets a person do that.
  func dismiss() {
    if let presenter, presenter.isDismissedFromOutside { presenter.dismiss() }
  }

  /// Dismisses what a control in it has answered, and presents what a control presents.
  func followAction(of control: LiveControl) {
    let around = presenters.last { $0.isPresented && control.place.path.isInside($0.place.path) }
    let next = presenters.filter { !$0.isPresented && $0.isPresented(by: control) }
    if let around, around.isDismissed(by: control) { around.dismiss() }
    for presenter in next { presenter.present() }
    enterChoice(of: control)
  }

  /// Adds the title of a row to the field that it names; the row is not selected when its list comes again.
  private func enterChoice(of control: LiveControl) {
    guard let row = control as? LiveRow, let id = row.value.enteredField else { return }
    row.isSelected = false
    let field = controls.first { $0.id == id && $0.takesKeyboard } as? any EditableControl
    field?.enter(row.value.title)
  }
}
