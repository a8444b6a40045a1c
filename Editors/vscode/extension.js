// Starts `maquette lsp` for YAML and JSON.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = vscode.workspace.getConfiguration("maquette").get("path");
  const documentSelector = ["yaml", "json"].map((language) => ({ language }));
  client = new LanguageClient(
    "maquette", "Maquette", { command, args: ["lsp"] },
    { documentSelector, initializationOptions: { pictures: true } });
  return client.start();
};

exports.deactivate = () => client?.stop();
