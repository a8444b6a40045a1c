/// The name of a system symbol, which the compiler checks.
nonisolated public struct SFSymbol: RawRepresentable, Hashable, Sendable, Codable {
  /// The name, such as `square.and.arrow.up`.
  public let rawValue: String

  /// A symbol by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
