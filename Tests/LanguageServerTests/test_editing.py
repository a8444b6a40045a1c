"""What an editor does with a sheet, by a client that knows the protocol and nothing of Maquette."""
import asyncio
import base64
import statistics
import time

import pytest
from lsprotocol import types


async def opened(client, text, name="sheet.yaml"):
    uri = (client.folder / name).as_uri()
    client.diagnostics.pop(uri, None)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)))
    await until(lambda: uri in client.diagnostics)
    return uri


async def until(condition):
    """Waits for what the server tells."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "the server does not tell"
        await asyncio.sleep(0.01)


def errors(client, uri):
    return [problem for problem in client.diagnostics[uri] if problem.severity == types.DiagnosticSeverity.Error]


def identifier(uri):
    return types.TextDocumentIdentifier(uri)


def place(text, mark="|"):
    """The text without its mark, and the position of the mark."""
    before = text[: text.index(mark)]
    return text.replace(mark, "", 1), types.Position(before.count("\n"), len(before) - before.rfind("\n") - 1)


async def completed(client, marked, name="sheet.yaml"):
    text, position = place(marked)
    uri = await opened(client, text, name)
    result = await client.text_document_completion_async(
        types.CompletionParams(text_document=identifier(uri), position=position))
    return [item.label for item in result.items]


TOKENS = """maquette: 1
tokens:
  space: { $type: dimension, md: { $value: 16px } }
  brand: { $type: color, $value: "#336699" }
"""


@pytest.mark.parametrize(
    "marked, wanted, unwanted",
    [
        ("|", ["maquette", "body", "platform"], []),
        ("maquette: 1\nbo|", ["body"], ["maquette"]),
        ("maquette: 1\nplatform: |", ["ios", "macos", "watchos"], []),
        ("maquette: 1\nbody:\n  |", ["button", "vstack", "use"], ["title"]),
        ("maquette: 1\nbody:\n  button:\n    |", ["title", "style", "id"], ["vstack"]),
        ("maquette: 1\nbody:\n  button: { title: Play, st| }", ["style"], ["title"]),
        ("maquette: 1\nbody:\n  button: { title: Play, style: |", ["filled", "plain"], ["title"]),
        ("maquette: 1\nbody:\n  button: { symbol: play.|", ["play.fill"], []),
        ("maquette: 1\nbody:\n  vstack:\n    - but|", ["button"], ["spacing"]),
        ("maquette: 1\nbody:\n  vstack:\n    - button:\n        tint: |", ["blue"], []),
        ("maquette: 1\nbody:\n  switch: { id: wifi }\ninteraction:\n  - tap: |", ["wifi"], []),
        ("maquette: 1\ninclude: |\nbody: divider\n", ["_parts.yaml"], ["sheet.yaml"]),
        ("maquette: 1\ninclude: _parts.yaml\nbody:\n  use: |", ["setting"], ["button"]),
        ("maquette: 1\ninclude: _parts.yaml\nbody:\n  use: { setting: { |", ["title", "icon"], ["setting"]),
        ("define:\n  row:\n    parameters: [title]\n    body: { label: $| }\n", ["$title"], []),
        (TOKENS + "body:\n  vstack:\n    padding: \"{|\"\n", ["{space.md}"], ["{brand}"]),
        (TOKENS + "body:\n  vstack: { padding: { top: '{sp|' } }\n", ["{space.md}"], ["{brand}"]),
        (TOKENS + "body:\n  label: { text: x, color: \"{|", ["{brand}"], ["{space.md}"]),
        ('{ "maquette": 1, "body": { "button": { "|" } } }', ["title"], ["vstack"]),
    ])
async def test_completion(client, marked, wanted, unwanted):
    found = await completed(client, marked)
    assert set(wanted) <= set(found), found[:20]
    assert not set(unwanted) & set(found)


async def test_problems_with_a_fix(client):
    text = "maquette: 1\nbody:\n  button: { titel: Play }\n"
    uri = await opened(client, text)
    problem, = client.diagnostics[uri]
    assert problem.severity == types.DiagnosticSeverity.Error and "did you mean 'title'?" in problem.message
    assert problem.range == types.Range(types.Position(2, 12), types.Position(2, 17))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            identifier(uri), problem.range, types.CodeActionContext(diagnostics=[problem])))
    edit, = actions[0].edit.changes[uri]
    assert (edit.range, edit.new_text) == (problem.range, "title")
    change(client, uri, 2, edit)
    await until(lambda: not errors(client, uri))


def change(client, uri, version, edit):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version, uri),
            [types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text)]))


async def test_rules_follow_when_typing_rests(client):
    uri = await opened(client, "maquette: 1\nbody:\n  button:\n    frame: { width: 10, height: 10 }\n    title: x\n")
    await until(lambda: "L-hit" in {problem.code for problem in client.diagnostics[uri]})
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            identifier(uri), types.Range(types.Position(2, 2), types.Position(2, 8)),
            types.CodeActionContext(diagnostics=[])))
    ignored = next(action for action in actions if action.title == "Ignore L-hit here")
    edit, = ignored.edit.changes[uri]
    assert edit.new_text.startswith("    lint-ignore: { rule: L-hit")


async def test_unsaved_parts_count(client):
    sheet = await opened(client, (client.folder / "sheet.yaml").read_text())
    assert not errors(client, sheet)
    await opened(client, "define: { other: divider }\n", "_parts.yaml")
    await until(lambda: errors(client, sheet))
    assert "unknown definition 'setting'" in errors(client, sheet)[0].message


async def test_hover_with_a_picture(client):
    uri = await opened(client, "maquette: 1\nbody:\n  vstack:\n    - button: { title: Play }\n    - bla: [\n")
    at = types.HoverParams(identifier(uri), types.Position(3, 8))
    hover = await client.text_document_hover_async(at)
    assert hover.contents.value.startswith("A") and "```yaml" in hover.contents.value
    uri = await opened(client, "maquette: 1\nbody:\n  vstack:\n    - button: { title: Play }\n", "other.yaml")
    hover = await client.text_document_hover_async(types.HoverParams(identifier(uri), types.Position(3, 8)))
    start = "![button](data:image/png;base64,"
    assert hover.contents.value.startswith(start)
    png = base64.b64decode(hover.contents.value[len(start):].split(")")[0])
    assert png.startswith(b"\x89PNG\r\n")
    hover = await client.text_document_hover_async(types.HoverParams(identifier(uri), types.Position(3, 18)))
    assert "Takes text" in hover.contents.value


async def test_definition_references_and_rename_through_includes(client):
    uri = await opened(client, (client.folder / "sheet.yaml").read_text())
    parts = (client.folder / "_parts.yaml").as_uri()
    at = types.Position(5, 20)
    found = await client.text_document_definition_async(types.DefinitionParams(identifier(uri), at))
    assert (found[0].uri, found[0].range.start) == (parts, types.Position(1, 2))
    found = await client.text_document_references_async(
        types.ReferenceParams(
            text_document=identifier(uri), position=at, context=types.ReferenceContext(include_declaration=True)))
    assert [(place.uri, place.range.start.line) for place in found] == [(parts, 1), (uri, 5), (uri, 6)]
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=identifier(uri), position=at, new_name="preference"))
    assert {address: len(edits) for address, edits in edit.changes.items()} == {parts: 1, uri: 2}
    found = await client.text_document_definition_async(
        types.DefinitionParams(identifier(uri), types.Position(1, 12)))
    assert found[0].uri == parts


async def test_folders_are_renamed_together(client):
    text = (client.folder / "sheet.yaml").read_text()
    (client.second / "sheet.yaml").write_text(text.replace("_parts.yaml", "../sheets/_parts.yaml"))
    uri = await opened(client, text)
    second = (client.second / "sheet.yaml").as_uri()
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=identifier(uri), position=types.Position(5, 20), new_name="preference"))
    parts = (client.folder / "_parts.yaml").as_uri()
    assert {address: len(edits) for address, edits in edit.changes.items()} == {parts: 1, uri: 2, second: 2}


async def test_rename_in_texts_that_are_not_saved(client):
    parts = await opened(client, "# A new line.\n" + (client.folder / "_parts.yaml").read_text(), "_parts.yaml")
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=identifier(parts), position=types.Position(2, 4), new_name="preference"))
    sheet = (client.folder / "sheet.yaml").as_uri()
    assert [change.range.start for change in edit.changes[parts]] == [types.Position(2, 2)]
    assert [change.range.start.line for change in edit.changes[sheet]] == [5, 6]
    # A text without a file.
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
        uri="untitled:1", language_id="yaml", version=1,
        text="maquette: 1\ndefine: { row: { label: x } }\nbody:\n  vstack: [use: row, use: row]\n")))
    edit = await client.text_document_rename_async(types.RenameParams(
        text_document=identifier("untitled:1"), position=types.Position(1, 12), new_name="line"))
    assert {address: len(edits) for address, edits in edit.changes.items()} == {"untitled:1": 3}


async def test_rename_of_a_parameter(client):
    uri = await opened(client, (client.folder / "sheet.yaml").read_text())
    parts = (client.folder / "_parts.yaml").as_uri()
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=identifier(uri), position=types.Position(6, 28), new_name="name"))
    assert {address: len(edits) for address, edits in edit.changes.items()} == {parts: 2, uri: 1}


async def test_outline_colours_and_formatting(client):
    text = "maquette: 1\nbody:\n    vstack:\n      - label: { text: A, color: blue }\n      - label: B\n"
    uri = await opened(client, text)
    outline = await client.text_document_document_symbol_async(types.DocumentSymbolParams(identifier(uri)))
    stack = outline[0].children[0]
    assert outline[0].name == "body" and stack.name == "vstack"
    assert [(item.name, item.detail) for item in stack.children] == [("label", "A"), ("label", "B")]
    colors = await client.text_document_document_color_async(types.DocumentColorParams(identifier(uri)))
    assert colors[0].range.start == types.Position(3, 33) and colors[0].color.blue == 1.0
    shown = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=identifier(uri), color=types.Color(1.0, 0.5, 0.0, 1.0), range=colors[0].range))
    assert shown[0].text_edit.new_text == '"#FF8000"'
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=identifier(uri), options=types.FormattingOptions(tab_size=2, insert_spaces=True)))
    assert "  vstack:" in edits[0].new_text and "    vstack:" not in edits[0].new_text


async def test_positions_are_utf16(client):
    uri = await opened(client, "maquette: 1\nbody:\n  button: { title: 😀é, titel: x }\n")
    problem, = client.diagnostics[uri]
    assert problem.range.start == types.Position(2, 24)


async def test_an_edit_in_a_sheet_of_a_thousand_lines(client):
    """Prints the median time from an edit to its problems; the machine decides on the number, so nothing is asserted."""
    rows = "".join(f"    - button: {{ title: Number {number}, style: filled }}\n" for number in range(997))
    uri = await opened(client, "maquette: 1\nbody:\n  vstack:\n" + rows)
    times = []
    for version in range(2, 42):
        position = types.Position(500, 25)
        answered = asyncio.ensure_future(client.wait_for_notification("textDocument/publishDiagnostics"))
        began = time.perf_counter()
        change(client, uri, version, types.TextEdit(types.Range(position, position), "x"))
        await answered
        times.append(1000 * (time.perf_counter() - began))
    print(f"\n    edit in 1,000 lines: {statistics.median(times):.1f} ms (median of {len(times)})")
