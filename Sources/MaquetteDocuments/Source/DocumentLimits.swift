/// What any document may hold at most, so that hostile input meets a message and never a full memory.
package enum DocumentLimits {
  /// Bytes of a file: 4 MiB, checked before any of it is parsed.
  package static let bytes = 4 << 20

  /// Levels of lists and mappings inside each other, aliases expanded.
  package static let depth = 64

  /// Scalars, keys, lists and mappings together, aliases expanded.
  package static let nodes = 100_000

  /// Characters of one text: more than a screen of small print.
  package static let textLength = 4096

  /// Lines that begin with `%`: libyaml compares every directive with every other before its first event.
  package static let directives = 16
}
