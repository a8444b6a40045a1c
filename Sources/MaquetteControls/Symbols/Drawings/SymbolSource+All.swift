extension SymbolSource {
  /// All base drawings; one that is derived comes after the one it is derived from.
  static let all: [SymbolSource] =
    media + signs + letters + chevrons + arrows + shares + shapes + gears + bells + trash + tools + commerce
    + people + locks + alerts + documents + homes + weather + lists + sounds + pictures + networks
}
