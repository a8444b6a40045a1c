public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit is.
    public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    /// How long the unit is.
    public var width: UnitWidth
    /// The language and its system of measures.
    public var locale: Locale
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil is two digits, or whole numbers.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style.
    public init(
      width: UnitWidth, locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale ?? Localization.locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isProvided = usage == .asProvided
      let shown = isProvided ? value : value.converted(toSystemOf: locale)
      let style = numberFormatStyle ?? Self.style(of: shown.value, isExact: isProvided)
      let number = shown.value.formatted(style.locale(locale))
      return UnitNames.text(number, isOne: number == "1", unit: shown.unit, width: width.names)
    }

    private static func style(of value: Double, isExact: Bool) -> FloatingPointFormatStyle<Double> {
      if isExact { return .number }
      return value.magnitude < 10
        ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
    }
  }

  /// The measurement as a text, in the units of the language's region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// The measurement in the unit of a region: only the United States' lengths, masses and temperatures differ here.
  fileprivate func converted(toSystemOf locale: Locale) -> Self {
    guard locale.measurementSystem == .us else { return self }
    let target: Dimension? =
      switch unit {
      case UnitLength.meters: value.magnitude < 1000 ? UnitLength.feet : UnitLength.miles
      case UnitLength.kilometers: UnitLength.miles
      case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
      case UnitMass.kilograms: UnitMass.pounds
      case UnitMass.grams: UnitMass.ounces
      case UnitTemperature.celsius: UnitTemperature.fahrenheit
      case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
      default: nil
      }
    return (target as? UnitType).map(converted(to:)) ?? self
  }
}

extension Measurement.FormatStyle.UnitWidth {
  var names: UnitNames.Width {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }
}

/// What a measurement is of, which decides on the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// The unit that people of a region use.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  /// A style of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
