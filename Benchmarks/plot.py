#!/usr/bin/env python3
"""Draws the tables of `maquette-bench growth --csv` as line charts.

    python3 -m venv .build/plot && .build/plot/bin/pip install -r Benchmarks/requirements.txt
    maquette-bench growth --csv > Benchmarks/growth.csv
    .build/plot/bin/python Benchmarks/plot.py Benchmarks/growth.csv Sources/Maquette/Maquette.docc/Resources

A table ends at an empty line. Its first column is the horizontal axis and names the picture, `controls.png` or `scales.png`.
"""

import csv
import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot, ticker

CHARTS = {
    "controls": ("controls.png", "Time by number of controls, 1x", "controls", 10),
    "scale": ("scales.png", "Time by scale, 50 controls", "pixels per point", 2),
}
LINES = {
    "layout": ("#007aff", ["layout", "display list"]),
    "draw": ("#34a050", ["draw"]),
    "encode": ("#d76414", ["encode"]),
}


def tables(path):
    """The tables of a file, each a list of rows by the names of its columns."""
    for text in pathlib.Path(path).read_text(encoding="utf-8").strip().split("\n\n"):
        yield list(csv.DictReader(text.splitlines()))


def draw(rows, folder):
    """Draws one table on logarithmic axes."""
    column = next(iter(rows[0]))
    name, title, label, base = CHARTS[column]
    figure, axes = pyplot.subplots(figsize=(7, 4.5), dpi=160, layout="constrained")
    xs = [float(row[column]) for row in rows]
    for line, (color, stages) in LINES.items():
        ys = [sum(float(row[stage]) for stage in stages) for row in rows]
        axes.plot(xs, ys, "o-", color=color, label=line)
    axes.set(title=title, xlabel=label, ylabel="milliseconds")
    axes.set_xscale("log", base=base)
    axes.set_yscale("log")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{value:,g}"))
    axes.grid(alpha=0.25)
    axes.legend()
    # Without the library's version the same table gives the same bytes.
    figure.savefig(pathlib.Path(folder) / name, metadata={"Software": None})


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: plot.py TABLES.csv FOLDER")
    for table in tables(sys.argv[1]):
        draw(table, sys.argv[2])
