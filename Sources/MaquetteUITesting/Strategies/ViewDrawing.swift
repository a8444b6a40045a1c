import Dispatch
import Foundation
import MaquetteTesting
import MaquetteUICore
import MaquetteUIKit

/// Draws views for assertions.
struct ViewDrawing: Sendable {
  /// The system whose look views have.
  @TaskLocal static var system = ViewConfiguration.System.iOS26

  let config: ViewImageConfig
  /// Whether the view is said to be drawn in the window of the app.
  var inKeyWindow = false

  /// The picture of a view, or one that carries why there is none.
  func image<Content: View>(of view: Unchecked<Content>) -> UIImage {
    Self.onMain { self.drawn(view.value) }
  }

  /// The picture of a hosting controller's view.
  func image(of controller: UIViewController) -> UIImage {
    let controller = Unchecked(controller)
    return Self.onMain {
      guard let host = controller.value as? any HostsView else {
        return UIImage(problem: NotHosted(name: "\(type(of: controller.value))"))
      }
      return self.drawn(host.hostedView)
    }
  }

  /// The picture of a hosting controller's view.
  func image(of view: UIView) -> UIImage {
    let view = Unchecked(view)
    return Self.onMain {
      guard let host = view.value.controller as? any HostsView else {
        return UIImage(problem: NotHosted(name: "\(type(of: view.value))"))
      }
      return self.drawn(host.hostedView)
    }
  }

  @MainActor private func drawn(_ view: any View) -> UIImage {
    let configuration = config.configuration(system: Self.system, inKeyWindow: inKeyWindow)
    do {
      let drawing = try UITraitCollection.withCurrent(config.traits) {
        try ViewRenderer(configuration).picture(of: view)
      }
      return UIImage(picture: try SnapshotPicture(drawing: drawing.mockup, masks: []), scale: config.scale)
    } catch {
      return UIImage(problem: error)
    }
  }

  /// Runs a body on the main actor, where views are.
  private static func onMain<Result>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread {
      return MainActor.assumeIsolated { Unchecked(body()) }.value
    }
    if MainQueue.isCurrent { return MainActor.assumeIsolated { Unchecked(body()) }.value }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Unchecked(body()) } }.value
  }
}

/// Whether code runs on the main queue. On Linux another thread may serve that queue, once the main thread has ended.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Why there is no picture, in place of one: the assertion fails with it.
struct DrawingProblem: Sendable {
  let error: any Error
}

extension UIImage: FailedSnapshot {
  var problem: (any Error)? { (attachment as? DrawingProblem)?.error }

  /// An image in place of one that could not be drawn.
  convenience init(problem: any Error) { self.init(attachment: DrawingProblem(error: problem)) }
}

/// A view or a controller of UIKit, which is not drawn.
struct NotHosted: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "cannot draw \(name): Maquette draws SwiftUI views only; host the view in a UIHostingController"
  }
}
