/// The place of one picture among the variants of its sheet: a value of everything that varies.
public struct SheetVariant: Hashable, Sendable {
  /// The value of one attribute.
  public struct Value: Hashable, Sendable {
    /// The attribute that varies, as the sheet writes it: `appearance`.
    public var attribute: String

    /// The label that the value adds to a picture's name; only letters, digits, `-` and `.`: `dark`.
    public var label: String

    /// Creates a value.
    public init(attribute: String, label: String) {
      self.attribute = attribute
      self.label = label
    }
  }

  /// The values in the order of the sheet's attributes; none for a sheet without variants.
  public var values: [Value]

  /// Creates a variant.
  public init(_ values: [Value] = []) { self.values = values }

  /// The labels of everything but the scale, with hyphens between them; `default` if nothing else varies.
  public var name: String {
    let labels = values.filter { $0.attribute != "scale" }.map(\.label)
    return labels.isEmpty ? "default" : labels.joined(separator: "-")
  }
}
