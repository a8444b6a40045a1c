"""A client that sends any bytes, and takes what the server sends as it comes."""
import json
import os
import queue
import subprocess
import threading
import time


class RawClient:
    def __init__(self, folder):
        self.process = subprocess.Popen([os.environ["MAQUETTE"], "lsp"], cwd=folder, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.uri = folder.as_uri()
        self.messages = queue.Queue()
        self.number = 0
        # What came before something that was waited for.
        self.passed = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        output = self.process.stdout
        while header := output.readline():
            length = int(header.split(b":")[1])
            output.readline()
            self.messages.put(json.loads(output.read(length)))
        self.messages.put(None)

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, **parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def begin(self, method, **parameters):
        """Sends a request, and returns its id."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        return self.number

    def receive(self, wanted, seconds=60):
        """The next message that is wanted; others are passed over."""
        end = time.monotonic() + seconds
        while True:
            message = self.messages.get(timeout=max(0.01, end - time.monotonic()))
            assert message is not None, "the server has ended"
            if wanted(message):
                return message
            self.passed.append(message)

    def request(self, method, **parameters):
        number = self.begin(method, **parameters)
        return self.receive(lambda message: message.get("id") == number and "method" not in message)

    def initialize(self):
        answer = self.request("initialize", processId=None, capabilities={}, initializationOptions={"pictures": True},
                              workspaceFolders=[{"uri": self.uri, "name": "sheets"}])
        self.notify("initialized")
        return answer["result"]

    def open(self, name, text):
        """Opens a text and waits for its problems."""
        uri = f"{self.uri}/{name}"
        self.notify("textDocument/didOpen",
                    textDocument={"uri": uri, "languageId": "yaml", "version": 1, "text": text})
        return uri, self.problems(uri)

    def problems(self, uri):
        message = self.receive(
            lambda message: message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri)
        return message["params"]["diagnostics"]

    def change(self, uri, version, line, character, text):
        place = {"line": line, "character": character}
        self.notify("textDocument/didChange", textDocument={"uri": uri, "version": version},
                    contentChanges=[{"range": {"start": place, "end": place}, "text": text}])

    def at(self, method, uri, line, character, **more):
        return self.request(method, textDocument={"uri": uri}, position={"line": line, "character": character}, **more)

    def close(self):
        """Ends the session as the protocol has it. Returns the status and the messages of the process."""
        self.request("shutdown")
        self.notify("exit")
        return self.end()

    def end(self):
        self.process.stdin.close()
        status = self.process.wait(timeout=60)
        messages = self.process.stderr.read().decode()
        self.process.stderr.close()
        return status, messages
