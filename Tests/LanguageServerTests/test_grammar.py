"""The grammar of Visual Studio Code: its patterns are compiled and tried by Oniguruma, the engine that the editor uses."""
import json
import pathlib

import onigurumacffi
import pytest

EXTENSION = pathlib.Path(__file__).parents[2] / "Editors" / "vscode"
PACKAGE = json.loads((EXTENSION / "package.json").read_text())
GRAMMAR = json.loads((EXTENSION / PACKAGE["contributes"]["grammars"][0]["path"]).read_text())


def found(line):
    """The scopes and texts that the patterns find in a line: at each place the first pattern that fits, as the editor has it."""
    patterns = [(onigurumacffi.compile(pattern["match"]), pattern["name"]) for pattern in GRAMMAR["patterns"]]
    start, scopes = 0, []
    while True:
        matches = [(match.start(), number, match, name)
                   for number, (pattern, name) in enumerate(patterns) if (match := pattern.search(line, start))]
        if not matches:
            return scopes
        _, _, match, name = min(matches, key=lambda item: item[:2])
        scopes.append((name.removesuffix(".maquette"), match.group()))
        start = match.end()


@pytest.mark.parametrize(
    "line, scopes",
    [
        ("maquette: 1", [("keyword.control", "maquette")]),
        ("body:", [("keyword.control", "body")]),
        ("  body: { label: $title }", [("variable.parameter", "$title")]),
        ("bodyguard: x", []),
        ("    - use: { setting: Wi-Fi }", [("keyword.control", "use")]),
        ("    - { for-each: { in: [a], do: { label: \"${item}. One\" } } }",
         [("keyword.control", "for-each"), ("variable.parameter", "${item}")]),
        ("    reuse: x", []),
        ("    padding: \"{space.md}\"", [("variable.other.constant", "{space.md}")]),
        ("    padding: '{space.md}'", [("variable.other.constant", "{space.md}")]),
        ("    padding: { top: 8 }", []),
        ("    color: \"#FF9500\"", [("constant.other.color", "#FF9500")]),
        ("    color: '#FF950080'", [("constant.other.color", "#FF950080")]),
        ("    color: \"#FF95\"", []),
        ("    price: $20", []),
        ("    label: $$title costs $$5", [("constant.character.escape", "$$"), ("constant.character.escape", "$$")]),
        ("    label: \"$item.name, $item. Größe\"",
         [("variable.parameter", "$item.name"), ("variable.parameter", "$item")]),
    ])
def test_patterns_mark_what_is_special(line, scopes):
    assert found(line) == scopes


def test_the_extension_is_whole():
    assert (EXTENSION / PACKAGE["main"]).is_file()
    grammar, = PACKAGE["contributes"]["grammars"]
    assert grammar["scopeName"] == GRAMMAR["scopeName"] and grammar["injectTo"] == ["source.yaml"]
    assert GRAMMAR["injectionSelector"].startswith("L:source.yaml")
    for pattern in GRAMMAR["patterns"]:
        assert set(pattern) == {"comment", "match", "name"} and pattern["name"].endswith(".maquette")
    json.loads((EXTENSION / "settings.json").read_text())
