import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The values that the views of this module read.
struct OwnValues {
  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var textSize = DynamicTypeSize.large
  var direction = LayoutDirection.leftToRight
  var locale = Locale(identifier: "en_US")
  var isEnabled = true
  var controlSize = ControlSize.regular
  var tint: Color?
  var foreground: AnyShapeStyle?
  /// Whether the foreground is that of a header or a footer rather than one that the app states.
  var isUsualForeground = false
  var background: AnyShapeStyle?
  var font: Font?
  var fontChanges = FontChanges()
  var lineLimit: Int?
  var reservesLines = false
  var lineSpacing: Double = 0
  var multilineAlignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var minimumScale = 1.0
  var textCase: Text.Case?
  var imageScale = Image.Scale.medium
  var symbolVariants = SymbolVariants.none
  var symbolRendering: SymbolRenderingMode?
  var redaction = RedactionReasons()
  var buttonStyle: (any ButtonLook)?
  var buttonShape = ButtonBorderShape.automatic
  var labelStyle: (any LabelStyle)?
  var toggleStyle: (any ToggleStyle)?
  var progressStyle: (any ProgressViewStyle)?
  var hidesLabels = false
  var isPressed = false
  var place = ViewPlace.plain
  var hidesListBackground = false
}

/// The container that a view stands in, on which the looks of controls depend.
enum ViewPlace {
  case plain, row, toolbar, menu
}

extension EnvironmentValues {
  /// Returns the settings of elements for the values, over those of the whole picture.
  func elementSettings(over base: MaquetteElements.Environment) -> MaquetteElements.Environment {
    var settings = base
    apply(to: &settings)
    return settings
  }

  /// Sets what elements know.
  func apply(to settings: inout MaquetteElements.Environment) {
    settings.appearance = own.colorScheme == .dark ? .dark : .light
    settings.contrast = own.contrast == .increased ? .increased : .standard
    settings.textSize = own.textSize.element
    settings.direction = own.direction == .rightToLeft ? .rightToLeft : .leftToRight
    settings.isEnabled = own.isEnabled
    settings.controlSize = own.controlSize.element
    if let tint = own.tint { settings.tint = tint.reference(settings) }
  }

  /// Whether elements know of a difference between these and other values.
  func looksLike(_ other: EnvironmentValues) -> Bool {
    own.colorScheme == other.own.colorScheme && own.contrast == other.own.contrast
      && own.textSize == other.own.textSize && own.direction == other.own.direction
      && own.isEnabled == other.own.isEnabled && own.controlSize == other.own.controlSize
      && own.tint == other.own.tint
  }
}
