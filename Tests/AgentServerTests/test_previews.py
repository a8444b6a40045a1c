"""SwiftUI code by the official client, with the compiler and the views of the debug build."""
import pathlib
import time
import unittest

import anyio
import mcp

import server
from server import connected, pictures, size, texts

VIEWS = pathlib.Path(__file__).parents[2] / ".build/debug"
CARD = """\
import SwiftUI
struct Card: View { var body: some View { VStack { Text("Hello"); Button("Play") {} }.padding() } }
#Preview("Card", traits: .sizeThatFitsLayout) { Card() }
"""
OTHER = """\
import SwiftUI
#Preview("Other", traits: .sizeThatFitsLayout) { Text("Other") }
#Preview("Wrong") { Text("").nothing() }
"""


@unittest.skipUnless((VIEWS / "libMaquettePreviewHost.so").is_file(), "the views are not compiled")
class PreviewTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.workplace = server.Workplace()
        self.addCleanup(self.workplace.close)
        (self.workplace.root / "app").mkdir()
        self.workplace.write("app/Card.swift", CARD)
        self.workplace.write("app/Other.swift", OTHER)
        (self.workplace.above / "Secret.swift").write_text("import SwiftUI\n#Preview(\"Secret\") { Text(\"Secret\") }\n")
        (self.workplace.root / "app/Link.swift").symlink_to(self.workplace.above / "Secret.swift")

    async def test_a_file_and_a_folder(self):
        files = self.workplace.files()
        async with connected(self.workplace, MAQUETTE_VIEWS=str(VIEWS)) as client:
            one = await client.call_tool("render", {"sheet": "app/Card.swift", "width": 100})
            self.assertFalse(one.is_error, texts(one))
            picture, = pictures(one)
            self.assertLessEqual(size(picture)[0], 100)
            self.assertIn("Card, app/Card.swift:3: ", texts(one))
            self.assertIn('"Play", button, at (', texts(one))
            self.assertNotIn("Other", texts(one))
            every = await client.call_tool("previews", {"path": "app"})
            self.assertEqual(len(pictures(every)), 2, texts(every))
            self.assertIn("app/Other.swift:3: unknown name 'nothing' (1 preview)", texts(every))
            self.assertNotIn("Secret", texts(every))
            for path in ["app/Link.swift", "../Secret.swift"]:
                with self.assertRaises(mcp.MCPError):
                    await client.call_tool("render", {"sheet": path})
            none = await client.call_tool("render", {"sheet": "app/None.swift"})
            self.assertTrue(none.is_error)
        self.assertEqual(self.workplace.files(), files)

    async def test_a_call_that_is_given_up_ends(self):
        self.workplace.write("app/Hang.swift", 'import SwiftUI\n#Preview("Hang") {\n  let _ = { while true {} }()\n  Text("")\n}\n')
        async with connected(self.workplace, MAQUETTE_VIEWS=str(VIEWS)) as client:
            with anyio.move_on_after(1):
                await client.call_tool("previews", {"path": "app"})
            began = time.monotonic()
            self.assertFalse((await client.call_tool("render", {"text": "button: Play"})).is_error)
            print(f"    compiling previews, cancelled: the next answer after {time.monotonic() - began:.2f} s")
