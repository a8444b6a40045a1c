public import MaquetteControlKit
public import MaquetteElements

/// What a button shows in a state; what is nil is as in the normal state.
public struct ButtonContent: StateContent {
  /// The title.
  public var title: String?
  /// The symbol's name.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The image behind the content.
  public var backgroundImage: Image?
  /// The colour of the title.
  public var titleColor: ColorReference?

  /// Creates content that is as in the normal state.
  public init() {}

  /// Creates content.
  public init(title: String? = nil, symbol: String? = nil, titleColor: ColorReference? = nil) {
    self.title = title
    self.symbol = symbol
    self.titleColor = titleColor
  }

  public static let ownerName = "a button's content"

  public static let attributes: [Attribute<ButtonContent>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    .image("background-image", \.backgroundImage, help: "An image behind the content."),
    Attribute("title-color", \.titleColor),
  ]
}

/// A button with a title whose content can differ from state to state.
public protocol TitledButton: StatefulControl {
  /// The title.
  var title: String { get set }
  /// The symbol's name.
  var symbol: String? { get set }
  /// The image instead of the symbol.
  var image: Image? { get set }
  /// The image behind the content, in place of the button's surface; nil for the surface.
  var backgroundImage: Image? { get set }
  /// The colour of the title; nil for the button style's.
  var titleColor: ColorReference? { get set }
  /// What differs from the normal state.
  var contents: StateValues<ButtonContent> { get set }
  /// The state that the content depends on.
  var contentState: ControlState { get }
}

extension TitledButton {
  public var contentState: ControlState { state }

  /// Returns the button with content of its own in a set of states.
  public func content(_ content: ButtonContent, for state: ControlState) -> Self {
    var button = self
    button.contents[state] = content
    return button
  }

  /// Returns the button with a title of its own in a set of states, as with UIKit's `setTitle(_:for:)`.
  public func title(_ title: String, for state: ControlState) -> Self {
    state == .normal ? with(\.title, title) : setting(\.title, to: title, for: state)
  }

  /// Returns the button with a symbol of its own in a set of states, as with UIKit's `setImage(_:for:)`.
  public func symbol(_ symbol: String, for state: ControlState) -> Self {
    state == .normal ? with(\.symbol, symbol) : setting(\.symbol, to: symbol, for: state)
  }

  /// Returns the button with an image of its own in a set of states, as with UIKit's `setImage(_:for:)`.
  public func image(_ image: Image, for state: ControlState) -> Self {
    state == .normal ? with(\.image, image) : setting(\.image, to: image, for: state)
  }

  /// Returns the button with an image behind its content in a set of states, as with UIKit's
  /// `setBackgroundImage(_:for:)`.
  public func backgroundImage(_ image: Image, for state: ControlState) -> Self {
    state == .normal ? with(\.backgroundImage, image) : setting(\.backgroundImage, to: image, for: state)
  }

  /// What the button is called for want of a title: after its image or its symbol.
  var figureName: String { image?.spokenName ?? symbol ?? "" }

  /// Returns the button with a colour of its title in a set of states, as with UIKit's `setTitleColor(_:for:)`.
  public func titleColor(_ color: ColorReference, for state: ControlState) -> Self {
    state == .normal ? with(\.titleColor, color) : setting(\.titleColor, to: color, for: state)
  }

  /// Returns the button with the content of its state in place of the normal one.
  func shown(in environment: Environment) -> Self {
    let state = environment.isEnabled ? contentState : contentState.union(.disabled)
    guard let content = contents[state] else { return self }
    var button = self
    if let title = content.title { button.title = title }
    if let symbol = content.symbol {
      button.symbol = symbol
      button.image = nil
    }
    if let image = content.image { button.image = image.with(\.isOfState, true) }
    if let image = content.backgroundImage { button.backgroundImage = image.with(\.isOfState, true) }
    if let color = content.titleColor { button.titleColor = color }
    return button
  }

  private func setting<Part>(
    _ part: WritableKeyPath<ButtonContent, Part?>, to value: Part, for state: ControlState
  ) -> Self {
    var button = self
    var content = contents[state] ?? ButtonContent()
    content[keyPath: part] = value
    button.contents[state] = content
    return button
  }
}
