public import Foundation
import MaquetteRaster
public import MaquetteUICore

/// A controller of a view: it keeps what it is told, and is not drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var ownView: UIView?

  open var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let ownView { return ownView }
      let view = UIView()
      view.controller = self
      ownView = view
      viewDidLoad()
      return view
    }
    set {
      ownView = newValue
      newValue?.controller = self
    }
  }
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var traitCollection: UITraitCollection { .current }
  open var presentedViewController: UIViewController? { nil }

  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }

  open func loadView() {}
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Shows another controller; without effect.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Closes the controller; without effect.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// How a controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// A controller that shows others in a stack.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  open var topViewController: UIViewController? { viewControllers.last }
}

/// The sheet that offers actions for items.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An action for items.
@MainActor @preconcurrency open class UIActivity: NSObject {
  public nonisolated override init() { super.init() }
}

/// A controller that shows a view of SwiftUI: tests draw its `rootView`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostsView {
  /// The view.
  open var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  package var hostedView: any View { rootView }

  /// The size that the view chooses in a room; 0 is any room.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    var configuration = ViewConfiguration()
    configuration.width = size.width > 0 && size.width.isFinite ? size.width : nil
    guard let drawing = try? ViewRenderer(configuration).draw(rootView) else { return .zero }
    return CGSize(
      width: CGFloat(drawing.bitmap.width) / configuration.scale,
      height: CGFloat(drawing.bitmap.height) / configuration.scale)
  }
}

/// A controller that shows a view of SwiftUI.
@MainActor package protocol HostsView: AnyObject {
  /// The view.
  var hostedView: any View { get }
}
