// Every form that view files use, with strings, comments and braces that mislead a careless reader.
extension EnvironmentValues {
  @Entry var caption: String = "a \("quoted") brace {"
  @Entry var level = 3
  @Entry var note: String?
  @Entry var action: @Sendable (Int) -> Bool = { $0 == 1 }
}

#Preview {
  Text("plain }")
}

#Preview("Named \"twice\", with a comma") { Text(#"raw "quote" }"#) }

#Preview("Traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
  // A comment with a brace }
  Text("traits")
}

#Preview(
  traits: .sizeThatFitsLayout,
  body: {
    Text("body")
  })

#Preview("State") {
  @Previewable @State var count = [1, 2]
    .count
  /* { @Previewable */
  @Previewable @State
  var name = "a" /* ; */; let text = "\(name)\(count)"
  Text(text)
}

@main struct Main {
  static func main() {
    var values = EnvironmentValues()
    values.level += 1
    print(values.caption, values.level, values.note ?? "none", values.action(1), separator: "|")
  }
}
