import Testing

@testable import MaquetteCommand

/// The calls that the scripts of shells make.
@Suite("Completion in the shell")
struct CompletionTests {
  /// What is offered for the last word of a command line.
  private func offered(
    _ argument: String, _ words: String..., in place: Workplace? = nil
  ) throws -> [String] {
    let verb = words[1] == "list" ? ["list", words[2]] : [words[1]]
    let (index, cursor) = (words.count - 1, words.last?.count ?? 0)
    let outcome = try (place ?? Workplace()).expect(
      ["---completion"] + verb + ["--", argument, "\(index)", "\(cursor)"] + words, 0, message: "")
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test("controls, and elements that hold others where these can be asked for")
  func controls() throws {
    let controls = try offered("positional@0", "maquette", "draw", "")
    #expect(controls.contains("button") && !controls.contains("vstack"))
    let elements = try offered("positional@0", "maquette", "list", "controls", "")
    #expect(elements.contains("button") && elements.contains("vstack"))
  }

  @Test("attributes by their names, and the values of the only one")
  func attributes() throws {
    func offered(_ word: String) throws -> [String] {
      try self.offered("positional@1", "maquette", "draw", "button", word)
    }
    let all = try offered("")
    #expect(all.contains("title=") && all.contains("frame=") && !all.contains("text="))
    #expect(try offered("ti") == ["title=", "tint=", "title-color="])
    #expect(try offered("title-c").contains("title-color=secondary-label"))
    #expect(try offered("styl").contains("style=filled"))
    #expect(try offered("style=f").contains("style=filled"))
    #expect(try offered("symbol=").contains("symbol=play.fill"))
    #expect(try offered("frame.wid") == ["frame.width="])
    #expect(try offered("none=") == [])
    #expect(try self.offered("positional@1", "maquette", "draw", "buton", "") == [])
  }

  @Test("bash takes the equals sign for a word")
  func bash() throws {
    let values = try offered("positional@1", "maquette", "draw", "button", "style", "=", "fi")
    #expect(values.contains("filled") && !values.contains("style=filled"))
    #expect(try offered("positional@1", "maquette", "draw", "button", "style", "=") == values)
  }

  @Test("colours of the theme and of the project's brand")
  func colors() throws {
    let place = try Workplace(files: [
      "maquette.yaml": "tokens: brand.tokens.json\n",
      "brand.tokens.json": ##"{ "brand": { "primary": { "$type": "color", "$value": "#112233" } } }"##,
    ])
    let colors = try offered("--background", "maquette", "draw", "--background", "", in: place)
    #expect(colors.contains("secondary-label") && colors.contains("transparent"))
    let tints = try offered("positional@1", "maquette", "draw", "button", "tint=", in: place)
    #expect(tints.contains("tint={brand.primary}"))
  }

  @Test("the values of options")
  func options() throws {
    #expect(try offered("--platform", "maquette", "draw", "--platform", "") == ["ios", "macos", "watchos"])
    #expect(try offered("--text-size", "maquette", "draw", "--text-size", "").contains("accessibility-3"))
    #expect(try offered("--rule", "maquette", "lint", "--rule", "").contains("L-hit"))
    #expect(try offered("--category", "maquette", "list", "symbols", "--category", "").contains("weather"))
  }

  @Test("scripts ask for names and offer sheets", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    // In a process of its own: the parser keeps the shell of a script, for which it then writes all offers.
    let script = try Workplace().spawn("--generate-completion-script \(shell)").text
    #expect(script.contains("---completion draw -- positional@1"))
    #expect(script.contains("yaml"))
  }
}
