/// The limits of token files; those of one file's structure are in `DocumentLimits`.
package enum TokenLimits {
  /// Bytes of one file: 4 MiB.
  package static let bytes = 4 << 20

  /// Values of one file, names among them: four for a token that is a number.
  package static let values = 400_000

  /// Tokens of all files together, with extended groups expanded.
  package static let tokens = 100_000

  /// Levels of groups, with extended groups expanded.
  package static let depth = 128

  /// Groups that extend others.
  package static let extensions = 1000

  /// References into values that follow each other before a value is reached.
  package static let detours = 64

  /// Sources of sets and contexts; those of a set count again for each reference to it.
  package static let sources = 10_000

  /// Files that a run reads, including those that resolvers refer to.
  package static let files = 100
}
