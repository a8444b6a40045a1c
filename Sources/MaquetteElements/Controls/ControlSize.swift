/// How large a control is, beyond what the text size does to it.
///
/// `medium` is what macOS calls regular. A control without a mini or large size takes its nearest.
public enum ControlSize: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case mini, small, medium, large
}
