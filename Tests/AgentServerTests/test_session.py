"""The session on the page about agents, with the official client: its answers and its pictures are those of today."""
import json
import pathlib
import re
import shutil
import unittest

import server
from server import connected, pictures, texts

ROOT = pathlib.Path(__file__).parents[2]
PAGE = (ROOT / "Documentation/Agents.md").read_text(encoding="utf-8").split("\n## A session\n")[1]


def arguments(text):
    """The arguments of a call as the page writes them: two spaces between them, texts without quotes."""
    found = {}
    for part in filter(None, text.split("  ")):
        name, value = part.split(": ", 1)
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def calls():
    """Each call with the lines of its answer."""
    for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL):
        for call in filter(str.strip, re.split(r"(?m)^(?=> )", block)):
            head, *lines = call.strip("\n").split("\n")
            match = re.fullmatch(r"> (\w+)  (.*)", head)
            if match:
                yield match[1], arguments(match[2]), lines
            else:
                yield None, {}, [head, *lines]


class SessionTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.workplace = server.Workplace()
        self.addCleanup(self.workplace.close)

    def lines(self, expected, answer):
        """Checks that lines stand in an answer, in their order; … stands for anything."""
        place = 0
        for line in filter(str.strip, expected):
            pattern = ".*".join(map(re.escape, line.rstrip().split("…")))
            match = re.compile(f"^{pattern}$", re.MULTILINE).search(answer, place)
            self.assertTrue(match, f"{line}\n--- is not in ---\n{answer}")
            place = match.end()

    async def equal(self, client, picture, golden):
        (self.workplace.root / "answer.png").write_bytes(picture)
        shutil.copy(ROOT / golden, self.workplace.root / "golden.png")
        result = await client.call_tool("compare", {"actual": "answer.png", "expected": "golden.png"})
        self.assertEqual((result.is_error, pictures(result)), (False, []), texts(result))

    async def test_the_session_on_the_page(self):
        draft, fixed = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
        wrong = draft.replace("title: Sign In", "titel: Sign In")
        self.workplace.write("agent.yaml", draft)
        written = iter([wrong, fixed])
        asked = 0
        async with connected(self.workplace) as client:
            for tool, values, expected in calls():
                if tool is None:
                    # The answer to the corrected text.
                    result = await client.call_tool("render", {"text": draft})
                    await self.equal(client, pictures(result)[0], "Golden/Guide/agent.png")
                else:
                    if "text" in values:
                        values["text"] = next(written)
                    result = await client.call_tool(tool, values)
                self.lines(expected, texts(result))
                asked += 1
            result = await client.call_tool("render", {"text": fixed})
            await self.equal(client, pictures(result)[0], "Golden/Guide/agent-fixed.png")
        self.assertEqual(asked, 6)
