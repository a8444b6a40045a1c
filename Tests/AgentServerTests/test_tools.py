"""Each tool and each kind of resource, with the official client."""
import unittest

import jsonschema
import mcp

import server
from server import connected, pictures, size, texts

TOOLS = ["render", "draw", "list", "describe", "inspect", "explain", "touch", "lint", "check", "compare",
         "previews"]


class ToolTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.workplace = server.Workplace()
        self.addCleanup(self.workplace.close)

    async def test_the_server_introduces_itself(self):
        async with connected(self.workplace) as client:
            self.assertEqual(client.server_info.name, "maquette")
            self.assertEqual(client.protocol_version, "2025-06-18")
            self.assertIn("maquette://guide", client.instructions)
            await client.session.send_ping()

    async def test_tools_have_schemas_of_their_parameters(self):
        async with connected(self.workplace) as client:
            tools = (await client.list_tools()).tools
            self.assertTrue(set(TOOLS) <= {tool.name for tool in tools})
            for tool in tools:
                jsonschema.Draft202012Validator.check_schema(tool.input_schema)
                self.assertFalse(tool.input_schema["additionalProperties"], tool.name)
                self.assertGreater(len(tool.description), 40)
                for name, schema in tool.input_schema["properties"].items():
                    self.assertTrue(schema["description"].endswith("."), f"{tool.name}.{name}")

    async def test_render_draws_a_sheet_and_its_variants(self):
        async with connected(self.workplace) as client:
            result = await client.call_tool("render", {"sheet": "sheets/settings.yaml", "width": 300})
            self.assertFalse(result.is_error)
            self.assertEqual([size(picture)[0] <= 300 for picture in pictures(result)], [True, True])
            self.assertIn('"Wi-Fi", value "on", toggle-button, at (16, ', texts(result))
            one = await client.call_tool("render", {"sheet": "sheets/settings.yaml", "picture": "settings~dark"})
            self.assertEqual(len(pictures(one)), 1)
            self.assertIn("settings~dark: 390 x", texts(one))

    async def test_render_takes_an_element_or_a_list_of_them(self):
        async with connected(self.workplace) as client:
            for text in ["button: Play", "- button: Play\n- label: Text", '{ "button": { "title": "Play" } }', "spacer",
                         "maquette: 1\nbody: { button: Play }\n"]:
                result = await client.call_tool("render", {"text": text})
                self.assertFalse(result.is_error, texts(result))
                self.assertEqual(len(pictures(result)), 1)

    async def test_errors_of_a_text_have_their_place_in_it(self):
        async with connected(self.workplace) as client:
            result = await client.call_tool("render", {"text": "vstack:\n  - button: { titel: Play }"})
            self.assertTrue(result.is_error)
            self.assertIn("text:2:15: error:", texts(result))
            self.assertIn("did you mean 'title'?", texts(result))
            self.assertEqual(pictures(result), [])
            warning = await client.call_tool("render", {"text": "symbol: quetzalcoatlus"})
            self.assertFalse(warning.is_error)
            self.assertIn("text:1:", texts(warning))

    async def test_draw(self):
        async with connected(self.workplace) as client:
            button = {"element": "button", "attributes": {"title": "Play", "style": "filled"}}
            result = await client.call_tool("draw", button | {"appearance": "dark"})
            self.assertEqual(len(pictures(result)), 1, texts(result))
            self.assertIn('"Play", button', texts(result))
            wrong = await client.call_tool("draw", {"element": "buton"})
            self.assertTrue(wrong.is_error)
            self.assertIn("did you mean 'button'?", texts(wrong))

    async def test_list_and_describe(self):
        async with connected(self.workplace) as client:
            guide = texts(await client.call_tool("list", {"what": "guide"}))
            self.assertLessEqual(len(guide.encode()), 10240)
            self.assertIn("trash", texts(await client.call_tool("list", {"what": "symbols", "words": "delete"})))
            self.assertIn("sheets/settings.yaml", texts(await client.call_tool("list", {"what": "files"})))
            self.assertNotIn("secret", texts(await client.call_tool("list", {"what": "files"})))
            for what in ["elements", "colors", "styles", "devices", "rules"]:
                self.assertGreater(len(texts(await client.call_tool("list", {"what": what}))), 50, what)
            self.assertIn("## Attributes", texts(await client.call_tool("describe", {"name": "button"})))
            self.assertIn("L-hit", texts(await client.call_tool("describe", {"name": "L-hit"})))

    async def test_long_answers_are_cut_and_say_how_to_go_on(self):
        async with connected(self.workplace) as client:
            first = texts(await client.call_tool("list", {"what": "symbols"}))
            self.assertRegex(first.split("\n")[-1], r'… \d+ more of \d+ lines: call list with "what": "symbols", "from": 201')
            second = texts(await client.call_tool("list", {"what": "symbols", "from": 201}))
            self.assertNotEqual(first.split("\n")[0], second.split("\n")[0])

    async def test_inspect(self):
        async with connected(self.workplace) as client:
            for stage in ["tree", "layout", "accessibility", "fonts", "display-list"]:
                result = await client.call_tool("inspect", {"sheet": "sheets/buttons.yaml", "stage": stage})
                self.assertIn("Play" if stage in ("accessibility", "fonts") else "button" if stage != "display-list" else "fill", texts(result))

    async def test_explain(self):
        async with connected(self.workplace) as client:
            layout = texts(await client.call_tool("inspect", {"sheet": "sheets/buttons.yaml"}))
            self.assertIn("#play", layout)
            result = texts(await client.call_tool("explain", {"sheet": "sheets/buttons.yaml", "x": 40, "y": 40}))
            self.assertIn("button #play at (", result)
            self.assertIn("line 5, column 7", result)
            self.assertIn('"Play", button', result)
            self.assertRegex(result, r"pixel: #[0-9A-F]{6}")
            outside = await client.call_tool("explain", {"sheet": "sheets/buttons.yaml", "x": 4000, "y": 40})
            self.assertTrue(outside.is_error)

    async def test_touch(self):
        async with connected(self.workplace) as client:
            steps = {"sheet": "sheets/buttons.yaml", "steps": [{"tap": "wifi"}]}
            result = await client.call_tool("touch", steps)
            self.assertEqual(len(pictures(result)), 1, texts(result))
            self.assertIn("valueChanged (on)", texts(result))
            before = await client.call_tool("render", {"sheet": "sheets/buttons.yaml"})
            self.assertEqual(size(pictures(before)[0]), size(pictures(result)[0]))
            self.assertNotEqual(pictures(before), pictures(result))
            every = await client.call_tool("touch", steps | {"show": "steps"})
            self.assertGreater(size(pictures(every)[0])[0], size(pictures(result)[0])[0])
            for wrong in [[{"tapp": "wifi"}], [{"tap": "wify"}], []]:
                self.assertTrue((await client.call_tool("touch", steps | {"steps": wrong})).is_error, wrong)

    async def test_lint(self):
        async with connected(self.workplace) as client:
            result = texts(await client.call_tool("lint", {"text": "button: { symbol: trash, style: filled }"}))
            self.assertIn("text:1:", result)
            marked = await client.call_tool("lint", {"text": "button: { symbol: trash }", "marks": True})
            self.assertEqual(len(pictures(marked)), 1)
            fine = texts(await client.call_tool("lint", {"sheet": "sheets/settings.yaml"}))
            self.assertIn("2 pictures of 1 sheet", fine)

    async def test_check_says_what_changed_and_keeps_the_golden(self):
        async with connected(self.workplace) as client:
            same = await client.call_tool("check", {"goldens": "sheets/buttons.yaml"})
            self.assertIn("1 pictures: 1 equal", texts(same))
            golden = (self.workplace.root / "sheets/buttons.png").read_bytes()
            self.workplace.write("sheets/buttons.yaml", server.BUTTONS.replace("title: Play", "title: Stop"))
            other = await client.call_tool("check", {"goldens": "sheets/buttons.yaml"})
            self.assertIn("1 different", texts(other))
            self.assertIn("Stop", texts(other))
            self.assertEqual(len(pictures(other)), 1)
            self.assertEqual((self.workplace.root / "sheets/buttons.png").read_bytes(), golden)

    async def test_compare(self):
        async with connected(self.workplace) as client:
            same = await client.call_tool("compare", {"actual": "same.png", "expected": "sheets/buttons.png"})
            self.assertEqual((len(pictures(same)), same.is_error), (0, False), texts(same))
            self.workplace.write("sheets/other.yaml", server.BUTTONS.replace("style: filled", "style: gray"))
            other = await client.call_tool("compare", {"actual": "sheets/other.yaml", "expected": "sheets/buttons.png"})
            self.assertEqual(len(pictures(other)), 1)
            self.assertIn("button 'Play' (line 5): fill changed", texts(other))

    async def test_resources(self):
        async with connected(self.workplace) as client:
            listed = (await client.list_resources()).resources
            self.assertGreater(len(listed), 100)
            for uri in ["maquette://guide", "maquette://language", "maquette://names", "maquette://rules",
                        "maquette://elements/button", "maquette://guidelines/L-hit", "maquette://examples/slider"]:
                contents = (await client.read_resource(uri)).contents
                self.assertGreater(len(contents[0].text), 50, uri)
            templates = (await client.list_resource_templates()).resource_templates
            self.assertEqual(len(templates), 3)
            for uri in ["maquette://elements/buton", "file:///etc/passwd", "maquette://"]:
                with self.assertRaises(mcp.MCPError) as caught:
                    await client.read_resource(uri)
                self.assertEqual(caught.exception.error.code, -32002)

    async def test_wrong_calls_are_errors_of_the_protocol(self):
        async with connected(self.workplace) as client:
            for tool, arguments in [
                ("rendr", {}), ("render", {}), ("render", {"sheet": 3}), ("render", {"shet": "a.yaml"}),
                ("render", {"text": "spacer", "platform": "android"}), ("list", {}),
                ("render", {"text": "spacer", "width": 1e9}), ("touch", {"text": "spacer", "steps": "tap"}),
            ]:
                with self.assertRaises(mcp.MCPError) as caught:
                    await client.call_tool(tool, arguments)
                self.assertEqual(caught.exception.error.code, -32602, (tool, arguments))
            with self.assertRaises(mcp.MCPError) as caught:
                await client.call_tool("rendr", {})
            self.assertIn("did you mean 'render'?", caught.exception.error.message)
