"""What a warm server takes for a fragment. It is printed, not judged: machines differ."""
import statistics
import sys
import time
import unittest

import server


class FigureTests(unittest.TestCase):
    def test_a_warm_fragment(self):
        workplace = server.Workplace()
        self.addCleanup(workplace.close)
        client = server.RawClient(workplace)
        self.addCleanup(client.process.kill)
        client.initialize()
        times = []
        for number in range(60):
            text = f"- button: {{ title: Play {number}, style: filled }}\n- switch: true\n- slider: 0.4"
            start = time.perf_counter()
            client.request(number, "tools/call", name="render", arguments={"text": text})
            self.assertFalse(client.receive()["result"]["isError"])
            times.append((time.perf_counter() - start) * 1000)
        warm = times[10:]
        print(f"    a fragment of three controls: first {times[0]:.1f} ms, then {statistics.median(warm):.2f} ms (median of "
              f"{len(warm)}, largest {max(warm):.2f} ms)", file=sys.stderr)
        self.assertEqual(client.close()[0], 0)
