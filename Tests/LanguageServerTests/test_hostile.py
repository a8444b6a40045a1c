"""Clients that break the protocol: they get its errors, the server never crashes, and no file is written."""
import json
import random

import pytest

import raw

SHEET = "maquette: 1\nbody:\n  vstack:\n    - button: { id: a, title: Play }\n"


@pytest.fixture
def client(tmp_path):
    (tmp_path / "sheet.yaml").write_text(SHEET)
    before = files(tmp_path)
    client = raw.RawClient(tmp_path)
    yield client
    client.process.kill()
    client.process.wait()
    assert files(tmp_path) == before


def files(folder):
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def framed(body, length=None):
    return b"Content-Length: %d\r\n\r\n" % (len(body) if length is None else length) + body


@pytest.mark.parametrize(
    "body, code",
    [
        (b"{", -32700), (b"\xff\xfe", -32700), (b"[]", -32600), (b"3", -32600), (b"{}", -32600), (b"[" * 100_000, -32700),
        (b'{"jsonrpc":"1.0","id":1,"method":"shutdown"}', -32600), (b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"shutdown","params":3}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}', -32002),
    ])
def test_broken_messages_are_answered_and_the_session_goes_on(client, body, code):
    client.write(framed(body))
    assert client.receive(lambda message: "error" in message)["error"]["code"] == code
    client.initialize()
    assert client.open("sheet.yaml", SHEET)[1] == []
    assert client.close() == (0, "")


@pytest.mark.parametrize(
    "data",
    [
        b"Content-Length: x\r\n\r\n", b"Content-Length: -5\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n",
        b"No-Length: 3\r\n\r\nabc", b"no header at all\r\n\r\n", b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"Content-Type: text; charset=latin1\r\nContent-Length: 2\r\n\r\n{}", b"x" * 20_000, b"\r\n\r\n",
    ])
def test_wrong_headers_end_the_session_with_an_error(client, data):
    client.initialize()
    client.write(data)
    assert client.receive(lambda message: "error" in message)["error"]["code"] == -32700
    status, messages = client.end()
    assert 0 < status < 128 and "cannot read the client" in messages


def test_a_length_that_is_too_small_or_too_large(client):
    client.initialize()
    # The rest of the message is taken for the headers of the next one.
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": {}}).encode()
    client.write(framed(body, len(body) - 4))
    assert client.receive(lambda message: "error" in message)["error"]["code"] == -32700
    client.process.stdin.close()
    assert client.process.wait(timeout=30) < 128


def test_a_stream_that_ends_within_a_message(client):
    client.initialize()
    client.write(framed(b"{}", 1000))
    status, _ = client.end()
    assert status < 128


def test_a_huge_message_is_passed_over(client):
    client.initialize()
    client.write(framed(b'{"jsonrpc":"2.0","id":1,"method":"shutdown","params":{"a":"' + b"x" * (40 << 20) + b'"}}'))
    assert "at most" in client.receive(lambda message: "error" in message)["error"]["message"]
    uri, _ = client.open("sheet.yaml", SHEET)
    assert client.at("textDocument/hover", uri, 3, 8)["result"] is not None
    assert client.close() == (0, "")


def test_a_flood_of_edits_and_requests(client):
    client.initialize()
    uri, _ = client.open("sheet.yaml", SHEET)
    last = 0
    for version in range(2, 1000):
        client.change(uri, version, 3, 26, "x")
        last = client.begin("textDocument/completion", textDocument={"uri": uri}, position={"line": 3, "character": 12})
        if version % 3 == 0:
            client.notify("$/cancelRequest", id=last)
    client.receive(lambda message: message.get("id") == last and "method" not in message)
    assert client.close() == (0, "")


def test_texts_that_hang_naive_readers(client):
    client.initialize()
    texts = [
        "maquette: 1\nbody: &a [" + "*a, " * 50 + "]\n", "maquette: 1\nbody: " + "[" * 60_000, "maquette: 1\nbody: " + "{a: " * 20_000,
        "maquette: 1\nbody: { label: \"" + "x" * 3_000_000 + "\" }\n", "maquette: 1\n" + "\u202e" * 1000, "maquette: 1\nbody: \u0000\n",
        "maquette: 1\nbody: !!python/object spacer\n", "maquette: 1\r\rbody: spacer\r", "\ufeffmaquette: 1\nbody: spacer\n",
        "maquette: 1\n" + "a: &a [x]\n" * 5000, "maquette: 1\nbody: { label: '" + "'' " * 100_000 + "' }\n",
        '{"maquette": 1, "body": {"vstack": [' + ",".join('{"label": "%d"}' % row for row in range(15_000)) + "]}}",
    ]
    for number, text in enumerate(texts):
        uri, _ = client.open(f"t{number}.{'json' if text.startswith('{') else 'yaml'}", text)
        lines = text.count("\n")
        for method in ["completion", "hover", "definition", "references"]:
            context = {"context": {"includeDeclaration": True}} if method == "references" else {}
            answer = client.at(f"textDocument/{method}", uri, lines // 2, 10 ** 6, **context)
            assert "result" in answer or "error" in answer
        for method in ["documentSymbol", "documentColor", "documentLink"]:
            assert "result" in client.request(f"textDocument/{method}", textDocument={"uri": uri})
    assert client.close() == (0, "")


def test_addresses_of_other_places(client):
    client.initialize()
    for uri in ["file:///etc/passwd", "file:///dev/zero", "http://example.com/a.yaml", "untitled:1", "", "file:", "x" * 100_000]:
        for method in ["documentSymbol", "documentColor", "formatting"]:
            answer = client.request(f"textDocument/{method}", textDocument={"uri": uri}, options={})
            assert "result" in answer or "error" in answer
            assert "root:" not in json.dumps(answer)
    client.notify("textDocument/didOpen", textDocument={"uri": "untitled:1", "languageId": "yaml", "version": 1, "text": SHEET})
    assert client.at("textDocument/hover", "untitled:1", 3, 8)["result"] is not None
    assert client.close() == (0, "")


@pytest.mark.parametrize("seed", range(4))
def test_random_bytes(client, seed):
    generator = random.Random(seed)
    client.initialize()
    try:
        for _ in range(200):
            message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "textDocument/completion",
                                  "params": {"textDocument": {"uri": "untitled:1"}}}).encode()
            mutated = bytearray(message)
            for _ in range(generator.randrange(4)):
                mutated[generator.randrange(len(mutated))] = generator.randrange(256)
            client.write(framed(bytes(mutated)))
        client.write(bytes(generator.randrange(256) for _ in range(5000)))
    except BrokenPipeError:
        pass
    try:
        client.process.stdin.close()
    except BrokenPipeError:
        pass
    assert client.process.wait(timeout=60) < 128
