#!/usr/bin/env python3
"""Draws masks, blend modes, blurred groups and angular gradients with Maquette, Skia and Blend2D, in turn and on one core.

    swift build -c release --package-path Benchmarks --scratch-path .build --product maquette-bench
    python3 -m venv .build/race
    .build/race/bin/pip install -r Benchmarks/race-requirements.txt
    .build/race/bin/python Benchmarks/race-effects.py .build/release/maquette-bench [SCENE ...]

A picture has 1600 x 1200 pixels; twenty groups of 300 x 220 lie on a gradient. Each group is two shapes, so that every engine needs
pixels of its own for it: Skia saves a layer of the group's bounds, Blend2D, which has no layers, draws into an image that it keeps and
copies. Skia draws one recorded picture; Blend2D is called in C, from Python, some microseconds a group. It has neither blur nor modes of hue.
Skia is that of the wheel and, if Chromium is installed, the one in it, which is several times faster. Times are milliseconds: the
median of seven rounds' fastest frames; in brackets the multiple of Maquette's.
"""
import base64, ctypes, importlib.util, json, os, re, shutil, statistics, struct, subprocess, sys, tempfile, time

import numpy as np
import skia

WIDTH, HEIGHT, GROUP = 1600, 1200, (300, 220)
PLACES = [(20 + column * 315, 15 + row * 295) for row in range(4) for column in range(5)]
SEPARABLE = ["multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
             "difference", "exclusion", "plus-lighter"]
SKIA_MODES = {"multiply": "kMultiply", "screen": "kScreen", "overlay": "kOverlay", "darken": "kDarken", "lighten": "kLighten",
              "color-dodge": "kColorDodge", "color-burn": "kColorBurn", "soft-light": "kSoftLight", "hard-light": "kHardLight",
              "difference": "kDifference", "exclusion": "kExclusion", "plus-lighter": "kPlus", "hue": "kHue",
              "saturation": "kSaturation", "color": "kColor", "luminosity": "kLuminosity", "destination-in": "kDstIn"}
# The numbers of `BLCompOp`.
BLEND2D_MODES = {"multiply": 15, "screen": 16, "overlay": 17, "darken": 18, "lighten": 19, "color-dodge": 20, "color-burn": 21,
                 "soft-light": 26, "hard-light": 25, "difference": 27, "exclusion": 28, "plus-lighter": 12, "destination-in": 7}



def hue(index):
    return [(index * 67 + 40) % 256, (index * 131 + 90) % 256, (index * 29 + 160) % 256]


def ground():
    """A gradient from corner to corner, opaque."""
    return {"op": "gradRRect", "x": 0, "y": 0, "w": WIDTH, "h": HEIGHT, "r": 0, "x0": 0, "y0": 0, "x1": WIDTH, "y1": HEIGHT,
            "stops": [[0, 120, 60, 220, 255], [0.5, 240, 170, 40, 255], [1, 10, 120, 255, 255]]}


def shapes(x, y, index):
    """A gradient with round corners and a translucent disc over it."""
    w, h = GROUP
    return [{"op": "gradRRect", "x": x, "y": y, "w": w, "h": h, "r": 30, "x0": x, "y0": y, "x1": x + w, "y1": y + h,
             "stops": [[0, *hue(index), 255], [1, *hue(index + 7), 160]]},
            {"op": "fillCircle", "cx": x + w / 2, "cy": y + h / 2, "r": 80, "c": [*hue(index + 3), 200]}]


def group(x, y, content, **fields):
    return [{"op": "pushGroup", "x": x, "y": y, "w": GROUP[0], "h": GROUP[1], "r": 0, **fields}, *content, {"op": "popGroup"}]


def blended(modes):
    return [ground()] + [op for index, (x, y) in enumerate(PLACES)
                         for op in group(x, y, shapes(x, y, index), mode=modes[index % len(modes)])]


def masked():
    """Each group as far as a disc and a fading stripe over it are opaque."""
    operations = [ground()]
    for index, (x, y) in enumerate(PLACES):
        mask = [{"op": "fillCircle", "cx": x + 110, "cy": y + 110, "r": 100, "c": [0, 0, 0, 255]},
                {"op": "gradRRect", "x": x + 60, "y": y + 60, "w": 220, "h": 120, "r": 24, "x0": x + 60, "y0": y, "x1": x + 280,
                 "y1": y, "stops": [[0, 0, 0, 0, 255], [1, 0, 0, 0, 0]]}]
        operations += group(x, y, shapes(x, y, index) + group(x, y, mask, mode="destination-in"))
    return operations


def blurred(sigma):
    # Room around the shapes for what spreads.
    operations = [ground()]
    for index, (x, y) in enumerate(PLACES):
        w, h = GROUP
        content = [{"op": "fillRRect", "x": x + 60, "y": y + 50, "w": w - 120, "h": h - 100, "r": 30, "c": [*hue(index), 255]},
                   {"op": "fillCircle", "cx": x + w / 2, "cy": y + h / 2, "r": 40, "c": [*hue(index + 3), 255]}]
        operations += group(x, y, content, sigma=sigma)
    return operations


def angular(alpha):
    operations = [ground()]
    for index, (x, y) in enumerate(PLACES):
        w, h = GROUP
        stops = [[place, *hue(index + step), alpha] for step, place in enumerate((0, 0.3, 0.6, 1))]
        operations.append({"op": "conicRRect", "x": x, "y": y, "w": w, "h": h, "r": 30, "cx": x + w / 2, "cy": y + h / 2,
                           "stops": stops})
    return operations


SCENES = {"masks": masked(), "blend modes": blended(SEPARABLE),
          "modes of hue": blended(["hue", "saturation", "color", "luminosity"]),
          "blur of 4 pixels": blurred(4), "blur of 12 pixels": blurred(12), "blur of 40 pixels": blurred(40),
          "angular gradients, opaque": angular(255), "angular gradients, translucent": angular(180)}


class Skia:
    """The scene recorded as one picture, so that no Python runs between its operations."""
    def __init__(self, operations):
        recorder = skia.PictureRecorder()
        self.canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        # The record only points at its parts, which must outlive it.
        self.kept = []
        for op in operations:
            getattr(self, op["op"])(op)
        self.picture = recorder.finishRecordingAsPicture()
        self.pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
        self.surface = skia.Surface.MakeRasterDirect(
            skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT), self.pixels, WIDTH * 4)

    def frame(self):
        self.surface.getCanvas().drawPicture(self.picture)

    def rounded(self, op, **paint):
        frame = skia.Rect.MakeXYWH(*(op[key] for key in "xywh"))
        self.canvas.drawRoundRect(frame, op["r"], op["r"], skia.Paint(AntiAlias=True, **paint))

    def fillRRect(self, op):
        self.rounded(op, Color=skia.Color(*op["c"]))

    def fillCircle(self, op):
        self.canvas.drawCircle(op["cx"], op["cy"], op["r"], skia.Paint(AntiAlias=True, Color=skia.Color(*op["c"])))

    def gradRRect(self, op):
        self.rounded(op, Shader=skia.GradientShader.MakeLinear(
            points=[(op["x0"], op["y0"]), (op["x1"], op["y1"])], colors=[skia.Color(*stop[1:]) for stop in op["stops"]],
            positions=[stop[0] for stop in op["stops"]]))

    def conicRRect(self, op):
        self.rounded(op, Shader=skia.GradientShader.MakeSweep(
            op["cx"], op["cy"], [skia.Color(*stop[1:]) for stop in op["stops"]], [stop[0] for stop in op["stops"]]))

    def pushGroup(self, op):
        frame, paint = skia.Rect.MakeXYWH(*(op[key] for key in "xywh")), skia.Paint()
        if "mode" in op:
            paint.setBlendMode(getattr(skia.BlendMode, SKIA_MODES[op["mode"]]))
        if "sigma" in op:
            paint.setImageFilter(skia.ImageFilters.Blur(op["sigma"], op["sigma"]))
        self.kept += [frame, paint]
        self.canvas.save()
        self.canvas.clipRect(frame)
        self.canvas.saveLayer(frame, paint)

    def popGroup(self, op):
        self.canvas.restore()
        self.canvas.restore()


class Blend2D:
    """The scene as calls whose arguments are made once; a group is an image that is cleared, drawn and copied."""
    RECT, CIRCLE, ROUND = 4, 5, 7
    library = None

    # The functions with the numbers of their arguments, which are all words.
    FUNCTIONS = {"blImageInitAs": 4, "blImageGetData": 2, "blContextInitAs": 3, "blContextClearAll": 1, "blContextFlush": 2,
                 "blContextSetCompOp": 2, "blContextBlitImageD": 4, "blContextFillGeometryExt": 4,
                 "blContextFillGeometryRgba32": 4, "blGradientInitAs": 7}

    @classmethod
    def load(cls, folder):
        """Makes a library of the static one in the wheel, so that its functions in C are called without the Python around them."""
        archive = os.path.join(os.path.dirname(importlib.util.find_spec("blend2d").origin), "libblend2d.a")
        shared, source = os.path.join(folder, "race.so"), os.path.join(folder, "race.c")
        with open(source, "w") as file:
            for name, count in cls.FUNCTIONS.items():
                names = [f"a{index}" for index in range(count)]
                types = ", ".join("long" for _ in names)
                file.write(f"unsigned {name}({types});\nunsigned race_{name}({', '.join('long ' + word for word in names)}) "
                           f"{{ return {name}({', '.join(names)}); }}\n")
        subprocess.run(["g++", "-O2", "-shared", "-fPIC", "-o", shared, "-x", "c", source, "-x", "none", archive, "-lpthread",
                        "-lrt", "-ldl"], check=True)
        cls.library = ctypes.CDLL(shared)

    def __init__(self, operations):
        # Each open image with its context and the place of its corner, the innermost last.
        self.calls, self.kept, self.open = [], [], []
        self.image, self.context = self.surface(WIDTH, HEIGHT)
        self.open.append((self.context, 0, 0))
        for op in operations:
            getattr(self, op["op"])(op)

    def frame(self):
        for function, arguments in self.calls:
            function(*arguments)

    def pixels(self):
        data = (ctypes.c_uint64 * 8)()
        self.library.race_blImageGetData(self.image, data)
        rows = ctypes.cast(data[0], ctypes.POINTER(ctypes.c_uint8 * (data[1] * HEIGHT))).contents
        return np.frombuffer(rows, np.uint8).reshape(HEIGHT, data[1] // 4, 4)[:, :WIDTH]

    def keep(self, value):
        self.kept.append(value)
        return value

    def object(self):
        """Room for any object of the library, aligned as it wants."""
        return self.keep((ctypes.c_uint64 * 16)())

    def numbers(self, *values):
        return self.keep((ctypes.c_double * len(values))(*values))

    def call(self, name, *arguments):
        self.calls.append((getattr(self.library, "race_" + name), arguments))

    def surface(self, width, height):
        image, context = self.object(), self.object()
        assert self.library.race_blImageInitAs(image, width, height, 1) == 0
        assert self.library.race_blContextInitAs(context, image, None) == 0
        return image, context

    def fill(self, kind, geometry, color=None, gradient=None):
        context = self.open[-1][0]
        if gradient is not None:
            self.call("blContextFillGeometryExt", context, kind, geometry, gradient)
        else:
            red, green, blue, alpha = color
            self.call("blContextFillGeometryRgba32", context, kind, geometry,
                      ctypes.c_uint32(alpha << 24 | red << 16 | green << 8 | blue))

    def rounded(self, op, **paint):
        _, left, top = self.open[-1][:3]
        frame = (op["x"] - left, op["y"] - top, op["w"], op["h"])
        if op["r"] == 0:
            self.fill(self.RECT, self.numbers(*frame), **paint)
        else:
            self.fill(self.ROUND, self.numbers(*frame, op["r"], op["r"]), **paint)

    def gradient(self, kind, values, stops):
        # An offset and 16 bits a channel: blue, green, red, alpha.
        packed = b"".join(struct.pack("<d4H", offset, blue * 257, green * 257, red * 257, alpha * 257)
                          for offset, red, green, blue, alpha in stops)
        result = self.object()
        assert self.library.race_blGradientInitAs(
            result, kind, values, 0, self.keep(ctypes.create_string_buffer(packed)), ctypes.c_size_t(len(stops)), None) == 0
        return result

    def fillRRect(self, op):
        self.rounded(op, color=op["c"])

    def fillCircle(self, op):
        _, left, top = self.open[-1][:3]
        self.fill(self.CIRCLE, self.numbers(op["cx"] - left, op["cy"] - top, op["r"]), color=op["c"])

    def gradRRect(self, op):
        _, left, top = self.open[-1][:3]
        ends = self.numbers(op["x0"] - left, op["y0"] - top, op["x1"] - left, op["y1"] - top)
        self.rounded(op, gradient=self.gradient(0, ends, op["stops"]))

    def conicRRect(self, op):
        _, left, top = self.open[-1][:3]
        values = self.numbers(op["cx"] - left, op["cy"] - top, 0, 1)
        self.rounded(op, gradient=self.gradient(2, values, op["stops"]))

    def pushGroup(self, op):
        image, context = self.surface(op["w"], op["h"])
        self.open.append((context, op["x"], op["y"], image, op))
        self.call("blContextClearAll", context)

    def popGroup(self, _):
        inner, x, y, image, op = self.open.pop()
        context, left, top = self.open[-1][:3]
        place = self.numbers(x - left, y - top)
        self.call("blContextFlush", inner, 0x80000000)
        self.call("blContextSetCompOp", context, BLEND2D_MODES.get(op.get("mode"), 0))
        self.call("blContextBlitImageD", context, place, image, None)
        self.call("blContextSetCompOp", context, 0)


def least(frame, budget):
    """Milliseconds of the fastest frame of a while."""
    result, end = [], time.perf_counter() + budget / 1000
    while len(result) < 3 or time.perf_counter() < end:
        begin = time.perf_counter()
        frame()
        result.append((time.perf_counter() - begin) * 1000)
    return min(result)


CHROMIUM_PAGE = """<!doctype html><pre id=o></pre><script>
const scenes = %s, least = {}
for (const name in scenes) {
  const times = []
  for (let sum = 0; times.length < 3 || sum < %d && times.length < 60; ) {
    const timing = chrome.skiaBenchmarking.getOpTimings({ skp64: scenes[name] })
    times.push(timing.total_time)
    sum += timing.total_time
  }
  least[name] = Math.min(...times)
}
o.textContent = "RESULT" + JSON.stringify(least) + "END"
</script>"""


def chromium(operations, folder, budget):
    """Milliseconds of the fastest frame in Chromium's Skia, which Clang has built; nil without Chromium.

    Each playback reads the picture anew, so that the time of one frame is a third of what four frames take more than one.
    """
    program = shutil.which("chromium")
    if program is None:
        return None
    scenes = {count: base64.b64encode(bytes(Skia(operations * count).picture.serialize())).decode() for count in (1, 4)}
    page = os.path.join(folder, "race.html")
    with open(page, "w") as file:
        file.write(CHROMIUM_PAGE % (json.dumps(scenes), budget))
    text = subprocess.run([program, "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-skia-benchmarking",
                           "--user-data-dir=" + os.path.join(folder, "profile"), "--dump-dom", "file://" + page],
                          capture_output=True, text=True, timeout=300).stdout
    found = re.search("RESULT({.*})END", text)
    if found is None:
        return None
    result = json.loads(found.group(1))
    return (result["4"] - result["1"]) / 3


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    bench, names, rounds, budget = sys.argv[1], sys.argv[2:] or list(SCENES), 7, 250
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    columns = ("Maquette", "Blend2D", "Skia, Chromium's", "Skia, the wheel's")
    print(f"{'scene':32}{columns[0]:>10}" + "".join(f"{column:>20}" for column in columns[1:]))
    with tempfile.TemporaryDirectory() as folder:
        Blend2D.load(folder)
        for name in names:
            operations = SCENES[name]
            path = os.path.join(folder, "scene.json")
            with open(path, "w") as file:
                json.dump({"format": "displaylist/1", "name": name, "width": WIDTH, "height": HEIGHT,
                           "background": [255, 255, 255, 255], "fonts": {}, "ops": operations}, file)
            command = [bench, "scene", path, "--budget", str(budget)]
            wheel = Skia(operations)
            blend2d = None if "hue" in name or "blur" in name else Blend2D(operations)
            times = {column: [] for column in columns}
            # In turn, so that a disturbance meets all.
            for _ in range(rounds):
                out = subprocess.run(command, check=True, capture_output=True).stdout
                times[columns[0]].append(json.loads(out)["warm_min"])
                times[columns[1]].append(least(blend2d.frame, budget) if blend2d else None)
                times[columns[2]].append(chromium(operations, folder, budget))
                times[columns[3]].append(least(wheel.frame, budget))
            medians = {column: statistics.median(values) for column, values in times.items() if None not in values}
            own = medians[columns[0]]
            print(f"{name:32}{own:10.2f}" + "".join(
                f"{medians[column]:11.2f} ({medians[column] / own:6.2f})" if column in medians else " " * 20
                for column in columns[1:]), flush=True)
            if os.environ.get("RACE_PICTURES"):
                dump(command, {"Skia": wheel, "Blend2D": blend2d}, name, os.environ["RACE_PICTURES"])


def dump(command, peers, name, folder):
    """Writes the pictures of all engines as raw RGBA, premultiplied, to see that they draw the same."""
    stem = os.path.join(folder, name.replace(" ", "-").replace(",", ""))
    subprocess.run(command + ["--dump", stem + "-maquette.raw"], check=True, capture_output=True)
    bgra = [2, 1, 0, 3]
    peers["Skia"].frame()
    peers["Skia"].pixels[..., bgra].tofile(stem + "-skia.raw")
    if peers["Blend2D"]:
        peers["Blend2D"].frame()
        peers["Blend2D"].pixels()[..., bgra].tofile(stem + "-blend2d.raw")


if __name__ == "__main__":
    main()
