"""Clients that break the rules: they get errors of the protocol, and nothing is written or revealed."""
import sys
import time
import unittest

import anyio
import mcp

import server
from server import connected, texts

SECRET = "Secret"


class HostileTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.workplace = server.Workplace()
        self.addCleanup(self.workplace.close)
        self.files = self.workplace.files()

    def tearDown(self):
        self.assertEqual(self.workplace.files(), self.files)

    def raw(self):
        client = server.RawClient(self.workplace)
        self.addCleanup(client.process.kill)
        return client

    async def test_paths_out_of_the_folder(self):
        async with connected(self.workplace) as client:
            for path in ["../secret.yaml", "sheets/../../secret.yaml", str(self.workplace.above / "secret.yaml"),
                         "link.yaml", "folder/secret.yaml", "folder/new.yaml", "/etc/passwd", "a\u0000b", "\u202e.yaml", ".." ]:
                for tool, arguments in [
                    ("render", {"sheet": path}), ("inspect", {"sheet": path}), ("lint", {"sheet": path}),
                    ("check", {"goldens": path}), ("compare", {"actual": path, "expected": "same.png"}),
                    ("explain", {"sheet": path, "x": 1, "y": 1}), ("touch", {"sheet": path}),
                ]:
                    with self.assertRaises(mcp.MCPError, msg=f"{tool} {path}") as caught:
                        await client.call_tool(tool, arguments)
                    self.assertEqual(caught.exception.error.code, -32602)

    async def test_files_that_a_sheet_names_are_in_the_folder(self):
        async with connected(self.workplace) as client:
            above = self.workplace.above
            for text in [
                "maquette: 1\nbody: { include: ../secret.yaml }", "maquette: 1\ninclude: link.yaml\nbody: spacer",
                f"maquette: 1\nbody: {{ include: {above}/secret.yaml }}", "maquette: 1\ntokens: ../secret.yaml\nbody: spacer",
                "maquette: 1\nbody: { image: { source: folder/x.png } }", "maquette: 1\nbody: { image: /etc/passwd.png }",
                "maquette: 1\nsymbols: { a.b: ../secret.svg }\nbody: { symbol: a.b }",
                "maquette: 1\nbody: { vstack: [ for-each: { in: ../secret.yaml, do: { label: $item } } ] }",
            ]:
                for tool in ["render", "lint", "inspect"]:
                    result = await client.call_tool(tool, {"text": text})
                    self.assertTrue(result.is_error, text)
                    self.assertIn("outside of the folder", texts(result))
                    self.assertNotIn(SECRET, texts(result))

    async def test_a_check_reads_and_writes_in_the_folder_only(self):
        self.workplace.write("sheets/thief.yaml", "maquette: 1\nbody: { include: ../../secret.yaml }\n")
        build = self.workplace.root / ".build"
        for path in sorted(build.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        build.rmdir()
        build.symlink_to(self.workplace.above)
        self.files = self.workplace.files()
        async with connected(self.workplace) as client:
            result = await client.call_tool("check", {"goldens": "sheets/thief.yaml"})
            self.assertTrue(result.is_error)
            self.assertNotIn(SECRET, texts(result))
            self.assertTrue((await client.call_tool("check", {"goldens": "sheets/buttons.yaml"})).is_error)

    def test_broken_messages(self):
        client = self.raw()
        for line, code in [
            (b"{", -32700), (b"\xff\xfe", -32700), (b"[]", -32600), (b"3", -32600), (b"{}", -32600),
            (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
            (b"[" * 100_000, -32700), (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":3}', -32600),
        ]:
            client.send(line)
            self.assertEqual(client.receive()["error"]["code"], code, line[:40])
        client.request(1, "tools/list")
        self.assertIn("error", client.receive(), "nothing is answered before the server is initialized")
        self.assertEqual(client.initialize()["protocolVersion"], "2025-06-18")
        client.request(2, "no/such")
        self.assertEqual(client.receive()["error"]["code"], -32601)
        client.request(3, "ping")
        self.assertEqual(client.receive(), {"jsonrpc": "2.0", "id": 3, "result": {}})
        self.assertEqual(client.close(), (0, ""))

    def test_a_huge_message_is_passed_over(self):
        client = self.raw()
        client.initialize()
        client.send(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"' + b"x" * (40 << 20) + b'"}}')
        self.assertIn("error", client.receive())
        client.request(2, "tools/call", name="render", arguments={"text": "button: Play"})
        self.assertFalse(client.receive()["result"]["isError"])
        self.assertEqual(client.close()[0], 0)

    def test_hostile_sheets(self):
        client = self.raw()
        client.initialize()
        for number, text in enumerate([
            "x: &a [" + "*a, " * 50 + "]", "&a [&b [*a, *b]]", "{" * 5000, "label: " + "x" * 3_000_000, "\u0000", "", "---", "- - - -",
            "spacer: { frame: { width: 1e300, height: 1e300 } }", "label: { text: A, size: .nan }",
            "maquette: 1\nscale: 8\nsize: { width: 9000, height: 9000 }\nbody: spacer",
            "vstack:\n" + "  - spacer\n" * 200_000,
        ]):
            client.request(number, "tools/call", name="render", arguments={"text": text})
            answer = client.receive()
            self.assertEqual(answer["id"], number)
            self.assertTrue("error" in answer or "content" in answer["result"], text[:40])
        self.assertEqual(client.close()[0], 0)

    def test_older_protocols_are_negotiated(self):
        for asked, answered in [("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
                                ("2099-01-01", "2025-06-18")]:
            client = self.raw()
            self.assertEqual(client.initialize(asked)["protocolVersion"], answered)
            self.assertEqual(client.close()[0], 0)

    def test_a_cancelled_request_has_no_answer(self):
        client = self.raw()
        client.initialize()
        rows = "\n".join(f"    - list-row: Row {row}" for row in range(400))
        slow = f"maquette: 1\nbody:\n  list:\n{rows}\nvariants:\n  appearance: [light, dark]\n  text-size: [large, x-large]\n"
        client.request(1, "tools/call", name="lint", arguments={"text": slow})
        client.request(2, "tools/call", name="render", arguments={"text": slow})
        client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}})
        client.request(3, "ping")
        answered = [client.receive()["id"], client.receive()["id"]]
        self.assertEqual(answered, [1, 3])
        self.assertEqual(client.close()[0], 0)

    def test_a_running_request_ends_when_it_is_cancelled(self):
        """Each takes long enough that its cancellation comes while it runs; nothing is answered, and nothing is kept."""
        rows = "\n".join(f"    - button: {{ title: Row {row}, style: filled }}" for row in range(3000))
        slow = f"maquette: 1\nbody:\n  vstack:\n{rows}\nvariants:\n  text-size: [large, x-large, xx-large, small]\n"
        self.workplace.write("sheets/slow.yaml", slow)
        self.files = self.workplace.files()
        for tool, arguments in [("lint", {"text": slow}), ("render", {"sheet": "sheets/slow.yaml", "width": 400}),
                                ("check", {"goldens": "sheets"})]:
            client = self.raw()
            client.initialize()
            started = time.monotonic()
            client.request(1, "tools/call", name=tool, arguments=arguments)
            time.sleep(0.05)
            client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
            client.request(2, "ping")
            self.assertEqual(client.receive()["id"], 2, tool)
            print(f"    {tool} of 12,000 controls, cancelled after 50 ms: ended after {1000 * (time.monotonic() - started):.0f} ms",
                  file=sys.stderr)
            client.request(3, "tools/call", name="render", arguments={"text": "button: Play"})
            self.assertFalse(client.receive()["result"]["isError"])
            self.assertEqual(client.close()[0], 0)

    async def test_the_official_client_can_give_up(self):
        rows = "\n".join(f"  - list-row: Row {row}" for row in range(400))
        async with connected(self.workplace) as client:
            with anyio.move_on_after(0.02):
                await client.call_tool("lint", {"text": f"list:\n{rows}"})
            self.assertFalse((await client.call_tool("render", {"text": "button: Play"})).is_error)

    def test_a_client_that_leaves_ends_the_server(self):
        client = self.raw()
        client.initialize()
        client.request(1, "tools/call", name="render", arguments={"text": "button: Play"})
        client.process.stdout.close()
        client.process.stdin.close()
        self.assertLess(client.process.wait(timeout=30), 128)
        client.process.stderr.close()
