/// `maquette render` with nothing but sheets and a place for the pictures.
///
/// It is what is called most, often once a sheet by a build system, and the general parser takes a third of the
/// instructions of such a call to look at the declarations of all options. These few words are understood without it;
/// whatever else is on the command line, a help flag or a mistake, is left to ``Render``, which does the same with them.
struct PlainRender {
  private let request: RenderRequest

  /// Understands the words behind `maquette`; nil unless they are `render`, sheets, and at most one `--out`.
  init?(_ words: ArraySlice<String>) {
    guard words.first == Render.verb else { return nil }
    var sheets: [String] = []
    var out: String?
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "--out" || word == "-o" {
        guard out == nil, let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
        out = value
      } else if word.hasPrefix("-") {
        return nil
      } else {
        sheets.append(word)
      }
    }
    guard !sheets.isEmpty else { return nil }
    request = RenderRequest(sheets: sheets, out: out)
  }

  /// Draws what is not up to date.
  func run() throws(Failure) {
    let console = Console.standard
    Interruption.holdBack()
    let run = try request.run(console: console)
    try run.place.check(on: console)
    try RunReport(run.run(), of: run).say()
  }
}
