#!/usr/bin/env python3
"""Draws a screen with six panes of glass, the same with panes that only blur, and the blur alone with Skia, in turn and on one core.

    swift build -c release --package-path Benchmarks --scratch-path .build --product maquette-bench
    python3 -m venv .build/race && .build/race/bin/pip install skia-python==144.0.post2 numpy
    .build/race/bin/python Benchmarks/race-glass.py .build/release/maquette-bench

The screen is that of a phone, 402 x 874 points at 3x. Skia draws each pane as a layer with a blurred backdrop
(`SkImageFilters::Blur`) in the pane's shape. "glass / plain" is how much dearer glass is than the translucent panes; "Skia / glass"
is above 1 where glass is drawn faster than Skia blurs.
"""
import json, os, subprocess, sys, tempfile, time

import numpy as np
import skia

WIDTH, HEIGHT = 1206, 2622
SIGMAS = {"blurred as menus are": 14.7, "blurred as bars are": 3.0}
# x, y, width, height, radius: two buttons, a group, a tab bar, its search and a menu.
PANES = [(48, 186, 132, 132, 66), (1026, 186, 132, 132, 66), (390, 2060, 426, 132, 66), (63, 2373, 868, 186, 93),
         (957, 2373, 186, 186, 93), (228, 620, 750, 900, 78)]


def content():
    """Hills, discs and cards in many colours."""
    operations = [{"op": "gradRRect", "x": 0, "y": 0, "w": WIDTH, "h": HEIGHT, "r": 0, "x0": 0, "y0": 0, "x1": WIDTH,
                   "y1": HEIGHT, "stops": [[0, 120, 60, 220, 255], [0.5, 240, 170, 40, 255], [1, 10, 120, 255, 255]]}]
    for index in range(60):
        color = [(index * 67) % 256, (index * 131) % 256, (index * 29) % 256, 255]
        operations.append({"op": "fillCircle", "cx": (index * 211) % WIDTH, "cy": (index * 397) % HEIGHT,
                           "r": 30 + index % 7 * 14, "c": color})
    for index in range(24):
        operations.append({"op": "fillRRect", "x": 48 + index % 3 * 380, "y": 340 + index // 3 * 250, "w": 340, "h": 210,
                           "r": 36, "c": [255, 255, 255, 60 + index * 6]})
    return operations


def panes(sigma, glass):
    tint = [255, 255, 255, 0] if glass else [255, 255, 255, 153]
    return [{"op": "backdrop", "x": x, "y": y, "w": w, "h": h, "r": r, "sigma": sigma, "c": tint, "glass": glass}
            for x, y, w, h, r in PANES]


def scene(operations):
    return {"format": "displaylist/1", "name": "glass@3x", "width": WIDTH, "height": HEIGHT,
            "background": [255, 255, 255, 255], "fonts": {}, "ops": operations}


class Skia:
    """The screen recorded as one picture, so that no Python runs between its operations."""
    def __init__(self, sigma):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        paint = skia.Paint(AntiAlias=True)
        for op in content():
            if op["op"] == "gradRRect":
                shader = skia.GradientShader.MakeLinear(
                    points=[(op["x0"], op["y0"]), (op["x1"], op["y1"])],
                    colors=[skia.Color(*stop[1:]) for stop in op["stops"]], positions=[stop[0] for stop in op["stops"]])
                canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), skia.Paint(Shader=shader))
                continue
            paint.setColor(skia.Color(*op["c"]))
            if op["op"] == "fillCircle":
                canvas.drawCircle(op["cx"], op["cy"], op["r"], paint)
            else:
                canvas.drawRoundRect(skia.Rect.MakeXYWH(*(op[key] for key in "xywh")), op["r"], op["r"], paint)
        for x, y, w, h, r in PANES if sigma else []:
            frame = skia.Rect.MakeXYWH(x, y, w, h)
            canvas.save()
            canvas.clipRRect(skia.RRect.MakeRectXY(frame, r, r), doAntiAlias=True)
            # The record only points at its parts, which must outlive the call.
            blur, layer = skia.ImageFilters.Blur(sigma, sigma, skia.TileMode.kClamp), skia.Paint()
            canvas.saveLayer(skia.Canvas.SaveLayerRec(frame, layer, blur, 0))
            canvas.restore()
            canvas.restore()
        self.picture = recorder.finishRecordingAsPicture()
        self.pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
        self.surface = skia.Surface.MakeRasterDirect(
            skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT), self.pixels, WIDTH * 4)

    def time(self, budget):
        """Milliseconds of the fastest frame."""
        canvas, times, end = self.surface.getCanvas(), [], time.perf_counter() + budget / 1000
        while len(times) < 3 or time.perf_counter() < end:
            begin = time.perf_counter()
            canvas.drawPicture(self.picture)
            times.append((time.perf_counter() - begin) * 1000)
        return min(times)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    bench, rounds, budget = sys.argv[1], 5, 300
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{'panes':24}{'content':>9}{'plain':>9}{'glass':>9}{'Skia':>9}{'glass / plain':>15}{'Skia / glass':>14}"
          f"{'panes alone: Skia / glass':>28}")
    with tempfile.TemporaryDirectory() as folder:
        def ours(name, operations):
            path = os.path.join(folder, name + ".json")
            with open(path, "w") as file:
                json.dump(scene(operations), file)
            command = [bench, "scene", path, "--budget", str(budget)]
            return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["warm_min"]

        bare = Skia(None)
        for name, sigma in SIGMAS.items():
            peer, times = Skia(sigma), []
            # In turn, so that a disturbance meets all; of each the least time counts.
            for _ in range(rounds):
                times.append((ours("content", content()), ours("plain", content() + panes(sigma, False)),
                              ours("glass", content() + panes(sigma, True)), peer.time(budget), bare.time(budget)))
            empty, plain, glass, theirs, theirs_empty = (min(column) for column in zip(*times))
            alone = (theirs - theirs_empty) / (glass - empty)
            print(f"{name:24}{empty:9.2f}{plain:9.2f}{glass:9.2f}{theirs:9.2f}{glass / plain:15.2f}{theirs / glass:14.2f}"
                  f"{alone:28.2f}", flush=True)


if __name__ == "__main__":
    main()
