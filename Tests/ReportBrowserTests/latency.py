"""Times of the live page, for .ci/live-latency: no test asserts them, because they depend on the machine."""

import pathlib
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.parse

import test_live
from test_live import COMMAND, SCREEN, LiveTest

FRAGMENT = "maquette: 1\nplatform: ios\nscale: 2\nbody:\n  button: { title: Play 0, style: filled }\n"
LONG = "maquette: 1\nplatform: ios\nscale: 1\nbody:\n  vstack:\n    children:\n" + "".join(
    f"    - label: Line {number}\n" for number in range(1000))
ROUNDS = 25


def median(times):
    return sorted(times)[len(times) // 2]


class Client:
    """Asks the server as the page does, without a browser."""

    def __init__(self, address):
        self.host, self.token = address.removeprefix("http://").rstrip("/").split("/")
        self.page = self.connect("events")
        self.page.recv(1 << 20)

    def connect(self, path):
        name, port = self.host.split(":")
        client = socket.create_connection((name, int(port)))
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        client.sendall(f"GET /{self.token}/{path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        return client

    def wait(self):
        while b"event: sheets" not in self.page.recv(1 << 20):
            pass

    def picture(self, sheet):
        client = self.connect("picture?" + urllib.parse.urlencode({"sheet": sheet, "picture": 0}))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += client.recv(1 << 20)
        head, _, body = answer.partition(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        while len(body) < length:
            body += client.recv(1 << 20)
        client.close()


def without_browser():
    with tempfile.TemporaryDirectory(prefix="maquette-live-") as folder:
        sheets = {"fragment.yaml": FRAGMENT, "long.yaml": LONG, "screen.yaml": SCREEN}
        for name, text in sheets.items():
            pathlib.Path(folder, name).write_text(text)
        server = subprocess.Popen([COMMAND, "serve", "."], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            client = Client(server.stdout.readline().strip())
            time.sleep(1)
            for name, text in sheets.items():
                events, pictures = [], []
                client.picture("./" + name)
                for number in range(1, ROUNDS + 1):
                    began = time.perf_counter()
                    pathlib.Path(folder, name).write_text(text.replace(" 0", f" {number}").replace("Notifications", f"Notifications {number}"))
                    client.wait()
                    events.append((time.perf_counter() - began) * 1000)
                    client.picture("./" + name)
                    pictures.append((time.perf_counter() - began) * 1000)
                    time.sleep(0.05)
                print(f"{name}: save to event {median(events):.1f} ms, save to the picture's bytes {median(pictures):.1f} ms")
        finally:
            server.terminate()
            server.wait()


class Latency(LiveTest):
    """From a save to the picture on the screen."""

    def fill(self):
        self.write("screen.yaml", SCREEN)

    def test_save_to_screen(self):
        self.show("screen.yaml")
        times = []
        for number in range(1, ROUNDS + 1):
            before = self.shown()
            text = SCREEN.replace("Notifications", f"Notifications {number}")
            began = time.time() * 1000
            (self.folder / "sheets" / "screen.yaml").write_text(text)
            self.wait(lambda: self.shown() != before)
            times.append(float(self.find("body").get_attribute("data-shown-at")) - began)
            time.sleep(0.1)
        times = sorted(times[5:])
        print(f"screen.yaml: save to screen, median {median(times):.1f} ms, least {times[0]:.1f} ms, most {times[-1]:.1f} ms")


if __name__ == "__main__":
    without_browser()
    # The other tests of the module that is imported are not run again.
    del test_live
    unittest.main(argv=["latency.py", "Latency"])
