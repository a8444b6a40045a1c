"""Draws SVG and PDF files with programs of others and compares them with PNG files: FOLDER REASONS [--all | PROGRAM...].

FOLDER has the folders png, svg and pdf. The programs are all but Chromium, unless they are named. A line of REASONS is the path of a
picture without its suffix, a program, and the reason why they differ; both may have the wildcards of a shell. With --all, FOLDER has all
goldens, and a reason that no picture needs is a fault.
"""

import fnmatch, math, os, pathlib, subprocess, sys, tempfile
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor

import numpy
from PIL import Image

Image.MAX_IMAGE_PIXELS = None
folder = pathlib.Path(sys.argv[1])
reasons = {}
for line in pathlib.Path(sys.argv[2]).read_text().splitlines():
    if line and not line.startswith("#"):
        name, program, reason = line.split(None, 2)
        reasons[name, program] = reason
# resvg rounds the size of a file to whole points before it is scaled, so at most a row and a column are left out. Poppler fills every
# pixel that a shape touches a quarter of, which makes letters heavier, MuPDF draws narrow strokes wider, and resvg and Chromium may count
# coverage in coarse steps. They are judged by the mean of a drawing four times as large if they disagree otherwise, and poppler by one
# twice as large at first. Four times as large, poppler still draws an upright stem up to a quarter of a pixel wider, so areas that disagree
# alone are drawn eight times as large.
LARGER = 4
factors = {"poppler": [2, LARGER], "resvg": [1, LARGER], "chromium": [1, LARGER], "mupdf": [1, LARGER]}
# The most areas that are drawn alone.
MOST = 60


def chromium(source, width, height, zoom, out):
    return [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
        f"--force-device-scale-factor={zoom}", f"--window-size={math.ceil(width / zoom)},{math.ceil(height / zoom)}",
        f"--screenshot={out}", pathlib.Path(source).resolve().as_uri(),
    ]


programs = {
    "resvg": ("svg", lambda s, w, h, z, o: [f"{sys.prefix}/bin/resvg", "--zoom", f"{z}", s, o]),
    "rsvg": ("svg", lambda s, w, h, z, o: ["rsvg-convert", "--unlimited", "-w", f"{w}", "-h", f"{h}", s, "-o", o]),
    "chromium": ("svg", chromium),
    "poppler": (
        "pdf",
        lambda s, w, h, z, o: ["pdftoppm", "-singlefile", "-scale-to-x", f"{w}", "-scale-to-y", f"{h}", s, o[:-4]],
    ),
    "mupdf": (
        "pdf",
        lambda s, w, h, z, o: ["mutool", "draw", "-q", "-A", "8", "-w", f"{w}", "-h", f"{h}", "-F", "png", "-o", o, s],
    ),
}
is_whole = "--all" in sys.argv
chosen = [name for name in sys.argv[3:] if name != "--all"] or [name for name in programs if name != "chromium"]


def pixels(path, reduced=1):
    """The channels over white; of a larger picture the means of as many pixels across and down."""
    image = Image.open(path)
    if image.mode != "RGB":
        image = image.convert("RGBA")
        image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")
    return numpy.asarray(image.reduce(reduced) if reduced > 1 else image).astype(numpy.int16)


def means(difference):
    """The mean of each area of 8 x 8 pixels."""
    height, width = difference.shape[:2]
    padded = numpy.zeros(((height + 7) // 8 * 8, (width + 7) // 8 * 8, 3), numpy.int16)
    padded[:height, :width] = difference
    rows = padded.reshape(padded.shape[0] // 8, 8, -1, 3).sum(1, numpy.int32)
    return rows.reshape(rows.shape[0], -1, 8, 3).sum(2) / 64


def drawn(program, name, width, height, zoom, factor, more=()):
    """The pixels that a program draws of a picture, reduced by a factor; a text if it draws nothing."""
    suffix, command = programs[program]
    source = folder / suffix / f"{name}.{suffix}"
    with tempfile.TemporaryDirectory() as scratch:
        out = f"{scratch}/out.png"
        arguments = command(str(source), factor * width, factor * height, factor * zoom, out)
        run = subprocess.run([arguments[0], *more, *arguments[1:]], capture_output=True, text=True)
        # Poppler writes no PNG, which takes longer than its drawing.
        found = next(map(str, pathlib.Path(scratch).iterdir()), None)
        return pixels(found, factor) if found else f"draws nothing: {run.stderr[:200]}"


def verdict(picture, wanted, zoom):
    """Whether pixels agree with those that are wanted, how far they are off, and the areas that disagree if only these do."""
    height, width = wanted.shape[:2]
    if isinstance(picture, str):
        return False, picture, ()
    if abs(picture.shape[0] - height) <= zoom and abs(picture.shape[1] - width) <= zoom:
        common = (min(picture.shape[0], height), min(picture.shape[1], width))
        picture, wanted = picture[: common[0], : common[1]], wanted[: common[0], : common[1]]
    if picture.shape != wanted.shape:
        return False, f"draws {picture.shape[1]} x {picture.shape[0]} pixels", ()
    difference = picture - wanted
    areas = numpy.abs(means(difference)).max(-1)
    row, column = numpy.unravel_index(areas.argmax(), areas.shape)
    mean, most = numpy.abs(difference).mean(), areas.max()
    text = f"{mean:.3f} on average, {most:.1f} in the area at {column * 8}, {row * 8}"
    return mean <= 0.5 and most <= 8, text, numpy.argwhere(areas > 8) if mean <= 0.5 else ()


def agrees_closely(name, wanted, areas):
    """Whether poppler agrees in all of a few areas, each drawn alone and twice as large as before."""
    factor = 2 * LARGER
    for row, column in areas * 8:
        box = ["-x", f"{column * factor}", "-y", f"{row * factor}", "-W", f"{8 * factor}", "-H", f"{8 * factor}"]
        area = wanted[row : row + 8, column : column + 8]
        picture = drawn("poppler", name, wanted.shape[1], wanted.shape[0], 1, factor, box)
        if isinstance(picture, str) or picture.shape != area.shape or numpy.abs((picture - area).mean((0, 1))).max() > 8:
            return False
    return True


def compare(png):
    name = str(png.relative_to(folder / "png").with_suffix(""))
    wanted = pixels(png)
    height, width = wanted.shape[:2]
    zoom = round(Image.open(png).info.get("dpi", (72, 72))[0] / 72, 3)
    lines = []
    for program in chosen:
        for factor in factors.get(program, [1]):
            picture = drawn(program, name, width, height, zoom, factor)
            # Only the programs that take a factor in place of a size may be off by a row or a column.
            agrees, text, areas = verdict(picture, wanted, zoom if program in ("resvg", "chromium") else 0)
            if agrees:
                break
        if program == "poppler" and 0 < len(areas) <= MOST:
            agrees = agrees_closely(name, wanted, areas)
        lines.append((name, program, agrees, text))
    return lines


def whole(path):
    """What is wrong with a file; None for a valid one."""
    if path.suffix == ".svg":
        try:
            xml.etree.ElementTree.parse(path)
        except xml.etree.ElementTree.ParseError as error:
            return str(error)
        return None
    run = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
    return None if run.returncode == 0 else run.stdout + run.stderr


pictures = sorted((folder / "png").rglob("*.png"))
wrong = known = right = 0
needed = set()
with ThreadPoolExecutor(os.cpu_count()) as pool:
    for lines in pool.map(compare, pictures):
        for name, program, agrees, text in lines:
            matching = {key for key in reasons if fnmatch.fnmatch(name, key[0]) and fnmatch.fnmatch(program, key[1])}
            if agrees:
                right += 1
            elif matching:
                known += 1
                needed |= matching
                print(f"{name} by {program}: {text}, as known: {reasons[min(matching)]}")
            else:
                wrong += 1
                print(f"{name} by {program}: {text}")
    for name, program in sorted(reasons.keys() - needed) if is_whole else []:
        wrong += 1
        print(f"no picture needs this reason: {name} {program}")
    for path in sorted(folder.rglob("*.svg")) + sorted(folder.rglob("*.pdf")):
        error = whole(path)
        if error:
            wrong += 1
            print(f"{path.relative_to(folder)}: {error}")
print(f"{len(pictures)} pictures: {right} drawings agree, {known} differ for a known reason, {wrong} are wrong")
sys.exit(1 if wrong or not pictures else 0)
