"""Large sheets: every request is answered while rules are checked, and what no one waits for any more ends."""
import statistics
import time

import pytest

import raw

LIMIT = 4 << 20


@pytest.fixture
def client(tmp_path):
    client = raw.RawClient(tmp_path)
    client.initialize()
    yield client
    client.process.kill()
    client.process.wait()


def buttons(count, size=0):
    """A sheet with a button in each line, filled up to a size by comments."""
    rows = "".join(f"    - button: {{ title: Number {row}, style: filled }}\n" for row in range(count))
    text = "maquette: 1\nbody:\n  vstack:\n" + rows
    line = "# " + "x" * 97 + "\n"
    return text + line * max(0, (size - len(text)) // len(line))


def seconds(body):
    began = time.perf_counter()
    body()
    return time.perf_counter() - began


def test_requests_are_answered_while_rules_are_checked(client):
    uri, _ = client.open("sheet.yaml", buttons(4000))
    # The pause before the check, and some of the check, which takes seconds.
    time.sleep(0.6)
    times = [seconds(lambda: client.at("textDocument/completion", uri, 2000, 20)) for _ in range(10)]
    print(f"\n    completion while the rules of 4,000 controls are checked: {1000 * statistics.median(times):.1f} ms")
    assert not any(message["params"]["diagnostics"] for message in client.passed if "params" in message)
    # An edit ends the check; the next one ends with the findings, of which the worst are shown.
    client.change(uri, 2, 2000, 25, "x")
    while not (problems := client.problems(uri)):
        pass
    assert len(problems) == 1000 and {problem["severity"] for problem in problems} == {2}


def test_a_sheet_of_four_megabytes(client):
    text = buttons(10_000, LIMIT - 200)
    assert LIMIT - 400 < len(text.encode()) <= LIMIT
    figures = {}

    def measure(name, body):
        figures[name] = seconds(body)

    uri = None

    def first():
        nonlocal uri
        uri, problems = client.open("sheet.yaml", text)
        assert not problems, problems[:1]

    measure("open", first)
    client.change(uri, 2, 5000, 25, "x")
    measure("edit", lambda: client.problems(uri))
    measure("completion", lambda: client.at("textDocument/completion", uri, 5000, 20))
    measure("help", lambda: client.at("textDocument/hover", uri, 5000, 8))
    measure("help of all", lambda: client.at("textDocument/hover", uri, 2, 4))
    measure("outline", lambda: client.request("textDocument/documentSymbol", textDocument={"uri": uri}))
    measure("colours", lambda: client.request("textDocument/documentColor", textDocument={"uri": uri}))
    measure("style", lambda: client.request("textDocument/formatting", textDocument={"uri": uri}, options={}))
    print("\n    a sheet of 4 MiB: " + ", ".join(f"{name} {1000 * time:.0f} ms" for name, time in figures.items()))
    # A text over the limit is a problem, and the session goes on.
    client.change(uri, 3, 0, 0, "# " + "x" * 500 + "\n")
    assert "4194304" in client.problems(uri)[0]["message"]
    assert client.close() == (0, "")


def test_cancelled_requests_are_answered_with_the_protocols_error(client):
    uri, _ = client.open("sheet.yaml", buttons(10_000, LIMIT - 200))
    parameters = {"textDocument": {"uri": uri}, "options": {"tabSize": 2, "insertSpaces": True}}
    numbers = [client.begin("textDocument/formatting", **parameters) for _ in range(20)]
    for number in numbers:
        client.notify("$/cancelRequest", id=number)
    answers = [client.receive(lambda message: message.get("id") == number) for number in numbers]
    codes = [answer.get("error", {}).get("code") for answer in answers]
    # The first one may be done before its cancellation arrives.
    assert codes[1:] == [-32800] * 19, codes
    assert client.close() == (0, "")
