"""A folder with sheets, and clients of a server for it."""
import base64
import contextlib
import json
import os
import pathlib
import struct
import subprocess
import tempfile

import mcp

MAQUETTE = os.environ["MAQUETTE"]

SETTINGS = """\
maquette: 1
title: Settings
size: { width: 390 }
padding: 0
body:
  list:
    - section:
        header: Network
        children:
          - list-row: { id: wifi, title: Wi-Fi, icon: wifi, icon-color: blue, switch: true }
          - list-row: { title: Sounds, icon: bell.fill, icon-color: red, accessory: chevron }
variants:
  appearance: [light, dark]
"""
BUTTONS = """\
maquette: 1
padding: 24
body:
  vstack:
    - button: { id: play, title: Play, style: filled }
    - switch: { id: wifi, accessibility-label: Wi-Fi }
"""


class Workplace:
    """A folder with sheets and a golden picture, and a file beside it that no client may reach."""

    def __init__(self):
        # A compiler that was ended leaves parts that write to its cache for a moment.
        self.temporary = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        above = pathlib.Path(self.temporary.name).resolve()
        (above / "secret.yaml").write_text("maquette: 1\nbody: { label: Secret }\n")
        self.above, self.root = above, above / "mockups"
        (self.root / "sheets").mkdir(parents=True)
        self.write("sheets/settings.yaml", SETTINGS)
        self.write("sheets/buttons.yaml", BUTTONS)
        (self.root / "link.yaml").symlink_to(above / "secret.yaml")
        (self.root / "folder").symlink_to(above)
        # Where CI is set nothing is recorded.
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        subprocess.run([MAQUETTE, "check", "sheets/buttons.yaml", "--record", "missing"], cwd=self.root, env=environment,
                       check=True, capture_output=True)
        subprocess.run([MAQUETTE, "render", "sheets/buttons.yaml", "-o", "same.png"], cwd=self.root, check=True, capture_output=True)

    def write(self, name, text):
        (self.root / name).write_text(text, encoding="utf-8")

    def files(self):
        """All files in and beside the folder with their contents, but for the results of checks."""
        return {
            str(path.relative_to(self.above)): path.read_bytes()
            for path in sorted(self.above.rglob("*"))
            if path.is_file() and ".build" not in path.parts
        }

    def close(self):
        self.temporary.cleanup()


@contextlib.asynccontextmanager
async def connected(workplace, **variables):
    """The official client, connected to a server for the folder, with further variables."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(workplace.above)} | variables
    parameters = mcp.StdioServerParameters(command=MAQUETTE, args=["mcp", str(workplace.root)], env=environment)
    async with mcp.Client(parameters) as client:
        yield client


def texts(result):
    """The texts of a result."""
    return "\n".join(item.text for item in result.content if item.type == "text")


def pictures(result):
    """The pictures of a result, as bytes."""
    found = [base64.b64decode(item.data, validate=True) for item in result.content if item.type == "image"]
    assert all(item.mime_type == "image/png" for item in result.content if item.type == "image")
    return found


def size(picture):
    """The width and the height of a PNG, by its header."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", picture[16:24])


class RawClient:
    """A client that sends any bytes."""

    def __init__(self, workplace):
        self.process = subprocess.Popen([MAQUETTE, "mcp"], cwd=workplace.root, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode())
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def request(self, id, method, **parameters):
        self.send({"jsonrpc": "2.0", "id": id, "method": method, "params": parameters})

    def initialize(self, version="2025-06-18"):
        self.request("begin", "initialize", protocolVersion=version, capabilities={},
                     clientInfo={"name": "raw", "version": "1"})
        answer = self.receive()
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer["result"]

    def close(self):
        """Ends the input; the server then ends by itself. Returns its status and its messages."""
        self.process.stdin.close()
        status = self.process.wait(timeout=30)
        messages = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        return status, messages
