#!/usr/bin/env python3
"""Draws sheets on a Dask cluster: one task a share, gathered by `maquette merge`.

    dask scheduler --host 127.0.0.1 --port 8786
    dask worker tcp://127.0.0.1:8786 --nthreads 1        (on as many machines as there are)
    dask_render.py ../DesignSystem/sheets --out build --scheduler tcp://127.0.0.1:8786

Every worker has to see the sheets and the output folder under the same path. A share is a pure function of the
sheets, so another worker repeats a task that is lost with its worker; the manifest of the share lists the pictures
that already exist. The result does not depend on the number of shares or workers.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass

from distributed import Client, as_completed, get_worker

# `maquette` ends with 65 if a sheet is wrong. That is a result, which `merge` reports: drawing again cannot help.
WRONG_SHEET = 65


@dataclass
class Share:
    """The result of one share."""

    index: int
    worker: str
    status: int
    summary: str


def draw(index: int, count: int, command: list[str]) -> Share:
    """Draws one share; runs on a worker."""
    run = subprocess.run(
        [*command, "--shard", f"{index}/{count}"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    if run.returncode not in (0, WRONG_SHEET):
        # An exception makes Dask try again, on another worker if there is one.
        raise RuntimeError(f"share {index}/{count} ended with {run.returncode}: {run.stderr.strip()}")
    lines = run.stderr.strip().splitlines()
    return Share(index, get_worker().address, run.returncode, lines[-1] if lines else "")


def share_count(maquette: str, sheets: list[str], workers: int, seconds: float) -> int:
    """The number of shares: each takes about the given time, and every worker gets several, to balance the load."""
    plan = subprocess.run([maquette, "plan", *sheets], stdout=subprocess.PIPE, text=True)
    if plan.returncode not in (0, WRONG_SHEET):
        sys.exit(plan.returncode)
    pictures = [json.loads(line) for line in plan.stdout.splitlines()]
    cost = sum(picture["cost"] for picture in pictures) / 1e6
    print(f"{len(pictures)} pictures, about {cost:.1f} core seconds", file=sys.stderr)
    return max(1, min(len(pictures), max(4 * workers, round(cost / seconds))))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sheets", nargs="+", help="sheets or folders of sheets")
    parser.add_argument("--out", required=True, help="the folder of pictures, which all workers see")
    parser.add_argument("--scheduler", required=True, help="the scheduler's address, tcp://host:port")
    parser.add_argument("--maquette", default="maquette", help="the command, on every worker")
    parser.add_argument("--shares", type=int, help="the number of shares; by default as the plan's cost asks for")
    parser.add_argument("--seconds", type=float, default=10, help="how long a share should take")
    arguments, options = parser.parse_known_args()

    with Client(arguments.scheduler) as client:
        client.wait_for_workers(1)
        workers = len(client.scheduler_info()["workers"])
        count = arguments.shares or share_count(arguments.maquette, arguments.sheets, workers, arguments.seconds)
        # One thread each: the scheduler knows how many tasks a machine can take.
        command = [arguments.maquette, "render", *arguments.sheets, "--out", arguments.out, "--threads", "1", *options]
        shares = client.map(draw, range(1, count + 1), count=count, command=command, retries=3, pure=False)
        for future, share in as_completed(shares, with_results=True):
            print(f"share {share.index}/{count} on {share.worker}: {share.summary}", file=sys.stderr, flush=True)
    return subprocess.run([arguments.maquette, "merge", arguments.out]).returncode


if __name__ == "__main__":
    sys.exit(main())
