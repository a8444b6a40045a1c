import Foundation
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScreens

extension ViewContext {
  /// A sheet from the bottom edge over a dimmed screen, as high as its detent.
  func sheet(_ content: any View) -> any Element {
    var inner = child("sheet")
    inner.preferences = PreferenceCollector()
    let body = inner.element(of: content)
    let screen = session.size?.height ?? 844
    let detents = inner.preferences[DetentsKey.self]
    let isLarge = { (detent: PresentationDetent) in
      if case .share(let share) = detent.kind { return share >= 1 }
      return false
    }
    // The lowest of several, as a sheet rests at first.
    let detent = detents.min { $0.order < $1.order } ?? .large
    let most = screen - max(10, session.safeArea.top)
    let height: Double =
      switch detent.kind {
      case .share(let share): share >= 1 ? most : screen * share
      case .points(let points): points
      }
    let fill = FrameLength(nil, nil, .infinity)
    let isGlass = settings.era == .glass
    // A sheet of iOS 26 that is not large stands apart from the edges: `sheet.measures` has the distance and the radius.
    let margin = isGlass && !isLarge(detent) ? 8.0 : 0
    let bottom = max(0, Double(session.safeArea.bottom) - margin)
    let radius = inner.preferences[SheetRadiusKey.self].map { Double($0) } ?? (isGlass ? 38 : 10)
    let ground =
      inner.preferences[SheetGroundKey.self]
      .map { self.ground($0, reaches: false) } ?? Surface(fill: .token(.background))
    var card: any Element = body.environment { $0.isInSheet = true }
      .frame(width: fill, height: fill).padding(Insets(bottom: bottom))
      .frame(width: fill, height: FrameLength(height - margin, height - margin, height - margin))
      .background(ground)
    let grabber = inner.preferences[GrabberKey.self] ?? .automatic
    if grabber == .visible || grabber == .automatic && detents.count > 1 {
      // As in `sheet.measures`: 36 by 5, 5 below the edge.
      let mark = Surface(.capsule, fill: .token(.tertiaryLabel)).frame(width: 36, height: 5)
      card = card.overlay(mark.padding(Insets(top: 5)), alignment: .top)
    }
    // The lower corners of a sheet at the edge lie under those of the screen.
    card =
      margin > 0
      ? card.clipped(radius: radius)
      : card.padding(Insets(bottom: radius)).clipped(radius: radius).padding(Insets(bottom: -radius))
    return MaquetteElements.ZStack(alignment: .bottom) {
      dim
      card.padding(Insets(leading: margin, bottom: margin, trailing: margin))
    }.frame(width: fill, height: fill)
  }

  /// A view over the whole screen.
  func cover(_ content: any View) -> any Element {
    let fill = FrameLength(nil, nil, .infinity)
    return child("cover").element(of: content).padding(session.safeArea.insets)
      .frame(width: fill, height: fill).background(Surface(fill: .token(.background)))
  }

  /// An alert in the middle of a dimmed screen.
  func alert(_ title: Text, _ actions: any View, _ message: any View) -> any Element {
    let words = child("message").parts(of: message).words?.text
    let text = child("title").parts(of: title).words?.text ?? ""
    let buttons = dialogButtons(actions)
    var alert = MaquetteScreens.Alert()
    alert.title = text
    alert.message = words
    alert.children = buttons
    return MaquetteElements.ZStack {
      dim
      alert
    }
  }

  /// A list of choices at the bottom edge.
  func choices(
    _ title: Text, _ visibility: Visibility, _ actions: any View, _ message: any View
  ) -> any Element {
    var sheet = MaquetteScreens.ActionSheet()
    if visibility == .visible { sheet.title = child("title").parts(of: title).words?.text ?? "" }
    sheet.message = child("message").parts(of: message).words?.text
    sheet.children = dialogButtons(actions)
    let fill = FrameLength(nil, nil, .infinity)
    return MaquetteElements.ZStack(alignment: .bottom) {
      dim
      sheet.padding(session.safeArea.insets)
    }.frame(width: fill, height: fill)
  }

  /// The dimming behind what is presented: black at 20 % in light and 48 % in dark appearance, as UIKit's.
  private var dim: any Element {
    let share = environment.colorScheme == .dark ? 0.48 : 0.2
    return Surface(fill: .color(MaquetteGraphics.Color.black.opacity(share)))
  }
}

/// An alert, before iOS 15.
nonisolated public struct Alert {
  /// A button of an alert.
  nonisolated public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: Text("Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action)
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, [dismissButton ?? .default(Text("OK"))])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  func element(in context: ViewContext) -> any Element {
    context.alert(
      title, AlertButtons(buttons: buttons),
      message ?? Text(verbatim: ""))
  }

}

nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].title }
    }
  }
}
