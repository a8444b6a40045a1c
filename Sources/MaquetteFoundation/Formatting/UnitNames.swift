import Foundation

/// The English names of units, and how a number stands beside a symbol.
enum UnitNames {
  enum Width { case wide, abbreviated, narrow }

  static func text(_ number: String, isOne: Bool, unit: Dimension, width: Width) -> String {
    if unit is UnitTemperature {
      if width == .wide, let name = wide[unit.symbol] { return "\(number) \(isOne ? name.one : name.many)" }
      return "\(number)\(width == .narrow ? "°" : unit.symbol)"
    }
    switch width {
    case .wide: return "\(number) \(wide[unit.symbol].map { isOne ? $0.one : $0.many } ?? unit.symbol)"
    case .abbreviated: return "\(number) \(unit.symbol)"
    case .narrow: return "\(number)\(unit.symbol)"
    }
  }

  private static let wide: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "kCal": ("kilocalorie", "kilocalories"),
    "kcal": ("kilocalorie", "kilocalories"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    "%": ("percent", "percent"),
  ]
}
