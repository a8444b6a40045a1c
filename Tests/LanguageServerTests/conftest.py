"""The client of the tests: pytest-lsp with the abilities of Visual Studio Code, in a folder of sheets."""
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

MAQUETTE = os.environ["MAQUETTE"]

PARTS = """define:
  setting:
    parameters: [title, { icon: gear }]
    body: { list-row: { title: $title, icon: $icon } }
"""

SHEET = """maquette: 1
include: _parts.yaml
body:
  list:
    - section:
        - use: { setting: Wi-Fi }
        - use: { setting: { title: Bluetooth } }
        - list-row: { title: Sound, id: sound, background: blue }
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[MAQUETTE, "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    folder, second = tmp_path / "sheets", tmp_path / "more"
    folder.mkdir()
    second.mkdir()
    (folder / "_parts.yaml").write_text(PARTS)
    (folder / "sheet.yaml").write_text(SHEET)
    lsp_client.folder, lsp_client.second = folder, second

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_: types.RegistrationParams):
        return None

    parameters = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"),
        client_info=types.ClientInfo(name="Visual Studio Code"),
        workspace_folders=[types.WorkspaceFolder(uri=place.as_uri(), name=place.name) for place in (folder, second)],
    )
    await lsp_client.initialize_session(parameters)
    yield
    await lsp_client.shutdown_session()
