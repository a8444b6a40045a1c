/// One metric with its name.
package struct MetricToken: Sendable {
  /// The name without that of the table.
  package private(set) var name: String
  /// Whether light and dark have values of their own.
  package internal(set) var variesByAppearance = false
  let coding: AnyMetricCoding
  private(set) var place: MetricPlace

  /// What kind of value the token has.
  package var kind: ThemeToken.Kind { coding.kind }

  init(name: String, coding: AnyMetricCoding, place: MetricPlace) {
    self.name = name
    self.coding = coding
    self.place = place
  }

  /// The same token in a table that has its own at a place. A token without a name has that of the group; a group without a name
  /// adds none.
  func nested(in group: String, at place: MetricPlace) -> MetricToken {
    var token = self
    if !group.isEmpty { token.name = name.isEmpty ? group : "\(group).\(name)" }
    token.place = place.then(self.place)
    return token
  }
}
