"""Makes the PNG files beside this script and expected.txt, what they hold.

The files come from pypng 0.20220715, an encoder that shares no code with libpng, so that a mistake in
our reader is not made twice. Run in this folder: pip install pypng==0.20220715 && python3 make.py

expected.txt has a line for each file: name, width, height and the premultiplied 8-bit RGBA pixels in
hexadecimal. They are computed here from the samples in whole numbers:
  n bits to 8      round(v * 255 / (2^n - 1))
  premultiplied    round(c * a / 255)
Neither has ties, since both divisors are odd.
"""
import random
import png

SIZES = [(9, 7), (1, 1), (1, 9), (9, 1)]
expected = []


def to8(value, depth):
    top = (1 << depth) - 1
    return (2 * value * 255 + top) // (2 * top)


def premultiplied(r, g, b, a):
    return [(2 * c * a + 255) // 510 for c in (r, g, b)] + [a]


def samples(rng, depth, width, height, planes):
    """Seeded samples that hold both extremes, and runs as pictures do."""
    top = (1 << depth) - 1
    rows, last = [], [top] * planes
    for y in range(height):
        row = []
        for x in range(width):
            if rng.random() < 0.7:
                last = [rng.choice([0, top, rng.randint(0, top)]) for _ in range(planes)]
            row += last
        rows.append(row)
    return rows


def make(kind, depth, interlace, size, transparent=False):
    width, height = size
    name = f"{kind}{depth}{'t' if transparent else ''}{'i' if interlace else ''}-{width}x{height}.png"
    rng = random.Random(name)
    planes = {"gray": 1, "graya": 2, "indexed": 1, "rgb": 3, "rgba": 4}[kind]
    rows = samples(rng, depth, width, height, planes)
    options = dict(size=size, bitdepth=depth, interlace=interlace,
                   greyscale=kind.startswith("gray"), alpha=kind in ("graya", "rgba"))
    key, palette = None, None
    if kind == "indexed":
        count = min(1 << depth, 200)
        palette = [tuple(rng.randint(0, 255) for _ in range(4 if transparent else 3)) for _ in range(count)]
        if transparent:  # pypng wants the translucent ones first
            palette = [c[:3] + (rng.choice([0, 128, 254]),) for c in palette[:count // 2 + 1]] + \
                      [c[:3] for c in palette[count // 2 + 1:]]
        rows = [[v % count for v in row] for row in rows]
        options = dict(size=size, bitdepth=depth, interlace=interlace, palette=palette)
    elif transparent:
        key = tuple(rows[0][:planes])
        options["transparent"] = key[0] if planes == 1 else key
    with open(name, "wb") as file:
        png.Writer(**options).write(file, rows)

    pixels = []
    for row in rows:
        for x in range(width):
            p = row[x * planes:(x + 1) * planes]
            if kind == "indexed":
                r, g, b, a = (tuple(palette[p[0]]) + (255,))[:4]
            else:
                c = [to8(v, depth) for v in p]
                a = 0 if key is not None and tuple(p) == key else 255
                if kind == "gray": r, g, b = c * 3
                elif kind == "graya": r, g, b, a = c[0], c[0], c[0], c[1]
                elif kind == "rgb": r, g, b = c
                else: r, g, b, a = c
            pixels += premultiplied(r, g, b, a)
    expected.append(f"{name} {width} {height} {bytes(pixels).hex()}")


KINDS = [("gray", [1, 2, 4, 8, 16]), ("graya", [8, 16]), ("indexed", [1, 2, 4, 8]), ("rgb", [8, 16]),
         ("rgba", [8, 16])]
for kind, depths in KINDS:
    for depth in depths:
        for interlace in (False, True):
            make(kind, depth, interlace, SIZES[0])
            if kind in ("gray", "indexed", "rgb"):
                make(kind, depth, interlace, SIZES[0], transparent=True)
for size in SIZES[1:]:
    for kind, depth in (("gray", 1), ("rgba", 16)):
        make(kind, depth, True, size)
with open("expected.txt", "w") as file:
    file.write("\n".join(expected) + "\n")
