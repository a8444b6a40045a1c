public import Foundation

/// A text.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var font = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
}

/// What can be touched.
@MainActor @preconcurrency open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}

/// A button.
@MainActor @preconcurrency open class UIButton: UIControl {
  open var titleLabel: UILabel? = UILabel()
}

/// A field for a line of text.
@MainActor @preconcurrency open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var isSecureTextEntry = false
  open weak var delegate: (any UITextFieldDelegate)?
}

/// A field for text of any length.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
}

/// The delegate of a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A picture.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A wheel that turns.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  open var style = Style.medium
  open var color: UIColor?
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// What scrolls.
@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var bounces = true
}

/// An effect on the content behind a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  public nonisolated override init() { super.init() }
}

/// A blur.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }
  public nonisolated init(style: Style) { super.init() }
}

/// A view with an effect.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
