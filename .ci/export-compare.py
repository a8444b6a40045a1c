"""Draws SVG and PDF files with programs of others and compares them with PNG files: FOLDER REASONS.

FOLDER has the folders png, svg and pdf. A line of REASONS is the path of a picture without its suffix, a program, and the reason why
they differ; both may have the wildcards of a shell.
"""

import fnmatch, pathlib, subprocess, sys, tempfile
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
# pixel that a shape touches a quarter of, which makes letters heavier; it draws four times as large, and the mean is taken.
OVERSAMPLED = 4
programs = {
    "resvg": ("svg", lambda s, w, h, z, o: [f"{sys.prefix}/bin/resvg", "--zoom", f"{z}", s, o]),
    "rsvg": ("svg", lambda s, w, h, z, o: ["rsvg-convert", "--unlimited", "-w", f"{w}", "-h", f"{h}", s, "-o", o]),
    "poppler": (
        "pdf",
        lambda s, w, h, z, o: [
            "pdftoppm", "-png", "-singlefile", "-scale-to-x", f"{OVERSAMPLED * w}", "-scale-to-y", f"{OVERSAMPLED * h}", s, o[:-4],
        ],
    ),
    "mupdf": (
        "pdf",
        lambda s, w, h, z, o: ["mutool", "draw", "-q", "-A", "8", "-w", f"{w}", "-h", f"{h}", "-F", "png", "-o", o, s],
    ),
}


def pixels(path):
    """The channels over white."""
    image = numpy.asarray(Image.open(path).convert("RGBA")).astype(numpy.float32)
    alpha = image[..., 3:] / 255
    return image[..., :3] * alpha + 255 * (1 - alpha)


def means(difference):
    """The mean of each area of 8 x 8 pixels."""
    height, width = difference.shape[:2]
    padded = numpy.zeros(((height + 7) // 8 * 8, (width + 7) // 8 * 8, 3), numpy.float32)
    padded[:height, :width] = difference
    return padded.reshape(padded.shape[0] // 8, 8, -1, 8, 3).mean((1, 3))


def compare(png):
    name = str(png.relative_to(folder / "png").with_suffix(""))
    wanted = pixels(png)
    height, width = wanted.shape[:2]
    zoom = round(Image.open(png).info.get("dpi", (72, 72))[0] / 72, 3)
    lines = []
    for program, (suffix, command) in programs.items():
        source = folder / suffix / f"{name}.{suffix}"
        with tempfile.TemporaryDirectory() as scratch:
            out = f"{scratch}/out.png"
            run = subprocess.run(command(str(source), width, height, zoom, out), capture_output=True, text=True)
            if not pathlib.Path(out).exists():
                lines.append((name, program, False, f"draws nothing: {run.stderr[:200]}"))
                continue
            drawn = pixels(out)
        expected = wanted
        if program == "poppler":
            drawn = drawn.reshape(height, OVERSAMPLED, width, OVERSAMPLED, 3).mean((1, 3))
        elif program == "resvg" and abs(drawn.shape[0] - height) <= zoom and abs(drawn.shape[1] - width) <= zoom:
            common = (min(drawn.shape[0], height), min(drawn.shape[1], width))
            drawn, expected = drawn[: common[0], : common[1]], wanted[: common[0], : common[1]]
        if drawn.shape != expected.shape:
            lines.append((name, program, False, f"draws {drawn.shape[1]} x {drawn.shape[0]} pixels"))
            continue
        difference = drawn - expected
        areas = numpy.abs(means(difference)).max(-1)
        row, column = numpy.unravel_index(areas.argmax(), areas.shape)
        mean, most = numpy.abs(difference).mean(), areas.max()
        text = f"{mean:.3f} on average, {most:.1f} in the area at {column * 8}, {row * 8}"
        lines.append((name, program, mean <= 0.5 and most <= 8, text))
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
with ThreadPoolExecutor() as pool:
    for lines in pool.map(compare, pictures):
        for name, program, agrees, text in lines:
            reason = any(fnmatch.fnmatch(name, n) and fnmatch.fnmatch(program, p) for n, p in reasons)
            if agrees:
                right += 1
            elif reason:
                known += 1
            else:
                wrong += 1
                print(f"{name} by {program}: {text}")
    for path in sorted(folder.rglob("*.svg")) + sorted(folder.rglob("*.pdf")):
        error = whole(path)
        if error:
            wrong += 1
            print(f"{path.relative_to(folder)}: {error}")
print(f"{len(pictures)} pictures: {right} drawings agree, {known} differ for a known reason, {wrong} are wrong")
sys.exit(1 if wrong or not pictures else 0)
