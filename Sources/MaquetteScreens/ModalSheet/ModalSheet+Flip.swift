import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// How a sheet comes and goes.
public enum SheetTransition: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// At once.
  case automatic
  /// The page turns over, and the sheet is on its back, as UIKit's horizontal flip.
  case flip
}

/// The look of a sheet that flips is how far the page has turned: 0 for its front, 1 for the sheet on its back.
extension ModalSheet: AnimatedControl {
  package func look(in environment: Environment) -> Double { isPresented ? 1 : 0 }

  package func look(after time: Moment, from former: Double, in environment: Environment) -> Double {
    let part = time.part(of: flipTime(in: environment))
    let end = look(in: environment)
    guard part < 1 else { return end }
    // Slow at both ends.
    let progress = environment.changeTiming?.curve?.progress(at: part) ?? part * part * (3 - 2 * part)
    return former + (end - former) * progress
  }

  package func settlingTime(from former: ModalSheet, in environment: Environment) -> Moment {
    former.isPresented == isPresented ? .zero : flipTime(in: environment)
  }

  package func body(_ look: Double, in environment: Environment) -> any Element {
    guard look > 0, look < 1, environment.overlayPlace != .tree else {
      return with(\.isPresented, look > 0).body(in: environment)
    }
    var turning = presentation(in: environment)
    let content = turning.content
    turning.content = { anchor in
      content(anchor).grouped(name: .clip) { Self.layer(turned: 1 - look, in: $0) }
    }
    // A page without a screen has no background of its own, and turns on that of the picture.
    let ground: ColorReference? = environment.screenCanvas == nil ? nil : .token(.sheetSurroundings)
    // The page turns as it is, in full colour and under its status bar.
    turning.isModal = false
    turning.recess = Presentation.Recess(surroundings: Surface(fill: ground)) {
      Self.layer(turned: look, in: $0)
    }
    turning.recess?.isBehindStatusBar = false
    return Surface().presenting(turning)
  }

  private func flipTime(in environment: Environment) -> Moment {
    let duration = environment.changeTiming?.duration ?? environment.theme[SheetMetrics.self].flipDuration
    return flips(in: environment) ? Moment(seconds: duration) : .zero
  }

  /// Whether the page turns over; a window does not.
  func flips(in environment: Environment) -> Bool {
    transition == .flip && !environment.theme[SheetMetrics.self].isWindow
  }

  /// Returns the layer of a side of the page that has turned from a person by a part of half a turn: as narrow as it is seen,
  /// and out of sight from a quarter turn on.
  private static func layer(turned part: Double, in frame: Rect) -> Layer {
    guard part < 0.5 else { return Layer(opacity: 0) }
    // The cosine by Bhaskara's formula, which is within 0.0017 of it.
    let width = (1 - 4 * part * part) / (1 + part * part)
    return Layer(
      transform: Transform(a: width, b: 0, c: 0, d: 1, tx: frame.center.x * (1 - width), ty: 0))
  }
}
