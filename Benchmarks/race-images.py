#!/usr/bin/env python3
"""Draws pictures with maquette-bench and with Skia, in turn and on one core, and prints the ratios of their times.

    swift build -c release --package-path Benchmarks --scratch-path .build --product maquette-bench
    python3 -m venv .build/race && .build/race/bin/pip install skia-python==144.0.post2 numpy pillow
    .build/race/bin/python Benchmarks/race-images.py .build/release/maquette-bench

A frame is a cleared canvas and all pictures of a scene. Scaled pictures are measured twice: as they are drawn from one frame to the
next, when Maquette has kept the result, and scaled anew in every frame, as Skia does. Skia's filter is the nearest of its own: mipmaps
down, and the cubic of Catmull and Rom up. 1.00 means as fast as Skia, more is faster. The mean difference of the two drawings, of 255,
shows that both draw the same.
"""
import json, os, random, subprocess, sys, tempfile, time

import numpy as np
import skia
from PIL import Image

WIDTH, HEIGHT = 1600, 1200


def photo(side, alpha, seed):
    """Smooth colours with noise; translucent pictures are clear at the edges and solid in the middle."""
    generator = np.random.default_rng(seed)
    y, x = np.mgrid[0:side, 0:side] / side
    channels = [x * 255, y * 255, (1 - x * y) * 255]
    pixels = np.stack([c + generator.integers(-12, 13, (side, side)) for c in channels], axis=2)
    if alpha == "soft":
        pixels = np.dstack([pixels, 380 - 520 * np.hypot(x - 0.5, y - 0.5)])
    elif alpha == "disc":
        pixels = np.dstack([pixels, 255 * np.clip((0.48 - np.hypot(x - 0.5, y - 0.5)) * side + 0.5, 0, 1)])
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def scenes(folder):
    """Yields a scene, and whether its pictures are scaled."""
    def scene(name, alpha, sides, count, factor=1, radius=0):
        images, operations = {}, []
        place = random.Random(name)
        for side in sides:
            path = os.path.join(folder, f"{name}-{side}.png")
            photo(side, alpha, side).save(path)
            images[str(side)] = path
        for index in range(count):
            side = sides[index % len(sides)]
            extent = round(side * factor)
            operations.append({
                "op": "image", "image": str(side), "x": place.randint(-20, WIDTH - extent + 20),
                "y": place.randint(-20, HEIGHT - extent + 20), "w": extent, "h": extent, "r": radius})
        return {"format": "displaylist/1", "name": name, "width": WIDTH, "height": HEIGHT,
                "background": [240, 240, 245, 255], "fonts": {}, "images": images, "ops": operations}, factor != 1

    yield scene("opaque", None, [320, 240, 180], 60)
    yield scene("alpha", "soft", [320, 240, 180], 60)
    yield scene("icons opaque", None, [40, 57, 24], 600)
    yield scene("icons alpha", "disc", [40, 57, 24], 600)
    yield scene("rounded", None, [320, 240, 180], 60, radius=22)
    yield scene("down 3", None, [600, 450], 30, factor=1 / 3)
    yield scene("down 3 alpha", "soft", [600, 450], 30, factor=1 / 3)
    yield scene("up 1.5", None, [200, 160], 30, factor=1.5)
    yield scene("up 1.5 alpha", "soft", [200, 160], 30, factor=1.5)


class Skia:
    """A scene recorded as one picture, so that no Python runs between its operations."""
    def __init__(self, scene):
        images = {name: skia.Image.open(path).makeRasterImage() for name, path in scene["images"].items()}
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        canvas.clear(skia.Color(*scene["background"]))
        for operation in scene["ops"]:
            image = images[operation["image"]]
            frame = skia.Rect.MakeXYWH(*(operation[key] for key in "xywh"))
            sampling = skia.SamplingOptions()
            if operation["w"] < image.width():
                sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
            elif operation["w"] > image.width():
                sampling = skia.SamplingOptions(skia.CubicResampler.CatmullRom())
            if operation["r"]:
                canvas.save()
                canvas.clipRRect(skia.RRect.MakeRectXY(frame, operation["r"], operation["r"]), doAntiAlias=True)
            canvas.drawImageRect(image, frame, sampling, None)
            if operation["r"]:
                canvas.restore()
        self.picture = recorder.finishRecordingAsPicture()
        self.pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
        # The order of channels that its pictures have, too: with another one none of its fast paths would apply.
        info = skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT)
        self.is_swapped = info.colorType() == skia.kBGRA_8888_ColorType
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels, WIDTH * 4)

    def rgba(self):
        return self.pixels[:, :, [2, 1, 0, 3]] if self.is_swapped else self.pixels

    def times(self, budget):
        """Milliseconds of frames, sorted."""
        canvas, times, end = self.surface.getCanvas(), [], time.perf_counter() + budget / 1000
        while len(times) < 3 or time.perf_counter() < end:
            begin = time.perf_counter()
            canvas.drawPicture(self.picture)
            times.append((time.perf_counter() - begin) * 1000)
        return sorted(times)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    bench, rounds, budget = sys.argv[1], 5, 200
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{'scene':16}{'Skia ms':>10}{'ours ms':>10}{'ratio':>8}{'anew':>8}{'difference':>12}")
    with tempfile.TemporaryDirectory() as folder:
        for scene, is_scaled in scenes(folder):
            path, dump = os.path.join(folder, "scene.json"), os.path.join(folder, "frame.rgba")
            with open(path, "w") as file:
                json.dump(scene, file)

            def ours(*options):
                command = [bench, "scene", path, "--budget", str(budget), "--dump", dump, *options]
                return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["warm_min"]

            peer, theirs, kept, anew = Skia(scene), [], [], []
            # In turn, so that a disturbance meets all; of each the least time counts.
            for _ in range(rounds):
                theirs.append(peer.times(budget)[0])
                kept.append(ours())
                if is_scaled:
                    anew.append(ours("--cold-images"))
            pixels = np.fromfile(dump, np.uint8).reshape(HEIGHT, WIDTH, 4)
            difference = np.abs(pixels.astype(int) - peer.rgba()).mean()
            skia_time = min(theirs)
            again = f"{skia_time / min(anew):8.2f}" if anew else f"{'':8}"
            print(f"{scene['name']:16}{skia_time:10.3f}{min(kept):10.3f}{skia_time / min(kept):8.2f}{again}{difference:12.3f}",
                  flush=True)


if __name__ == "__main__":
    main()
