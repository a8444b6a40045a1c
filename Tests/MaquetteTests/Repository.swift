/// The checkout that the tests run in.
enum Repository {
  /// The path of the folder that holds `Package.swift`.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}
