/// The size of a control, independent of the text size.
///
/// `medium` is the regular size of macOS. A control without a mini or large size takes its nearest size.
public enum ControlSize: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case mini, small, medium, large
}
