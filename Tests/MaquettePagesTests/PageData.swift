import Foundation
import Testing

/// The data of a page as a browser reads it.
func pageData(_ html: String) throws -> [String: Any] {
  let start = try #require(html.range(of: #"<script type="application/json" id="page-data">"#))
  let end = try #require(html[start.upperBound...].range(of: "</script>"))
  let json = Data(html[start.upperBound..<end.lowerBound].utf8)
  return try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
}
