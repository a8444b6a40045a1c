/// What the process of previews may take, and its time of day.
package struct PreviewLimits: Sendable {
  /// The time limit of a preview, in seconds.
  package var seconds = 10.0
  /// The memory limit of the process, in bytes.
  package var memory = 1 << 30
  /// Whether the process has no network, if the system can cut it off.
  package var isIsolated = true
  /// The time of day in seconds since 1970: 9 January 2024, 9:41.
  package var time: Int64 = 1_704_793_260

  /// The largest file that a preview may write, and the most that it may print, in bytes.
  static let fileSize = 256 << 20

  package init() {}
}
