"""Reads SVG files as a design tool does: MAQUETTE [SHEET...], five goldens by default.

The layers are compared with what `maquette inspect` prints of the same sheets: the elements of the tree, the shapes and the tokens of the
drawing operations, and the spoken texts. Rectangles have to be rectangles with their radius, and texts have to be texts.
"""

import json, pathlib, re, subprocess, sys, tempfile
import xml.etree.ElementTree as xml

maquette = sys.argv[1]
sheets = sys.argv[2:] or [
    f"Golden/{name}.yaml"
    for name in ("Alert/window", "Button/matrix", "Card/cards", "Label/scripts", "Switch/states")
]
space = "{http://www.w3.org/2000/svg}"
number = r"(-?[\d.]+)"
box = rf"\({number}, {number}\) {number} x {number}"
wrong = []
counts = {"layers": 0, "rectangles": 0, "curves": 0, "texts": 0}


def run(*arguments):
    result = subprocess.run([maquette, *arguments], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments)}: {result.stderr}")
    return result.stdout


def inspected(sheet, stage):
    return {picture["name"]: picture for picture in json.loads(run("inspect", sheet, "--stage", stage, "--json"))["pictures"]}


def operations(sheet):
    """The lines of the drawing operations, picture by picture."""
    return [part.split("\n") for part in re.split(r"^picture ", run("inspect", sheet, "--stage", "display-list"), flags=re.M)[1:]]


def flat(node, nodes):
    """The nodes of a tree in preorder, each with its name, its identifier and the end of its descendants."""
    index = len(nodes)
    nodes.append(None)
    for child in node.get("children", []):
        flat(child, nodes)
    nodes[index] = (node["element"], node.get("id"), len(nodes))
    return nodes


def layers(parent, outer, result):
    """The groups with a name in document order, each with the index of the one around it."""
    for child in parent:
        inner = outer
        if child.tag == f"{space}g" and "id" in child.attrib:
            inner = len(result)
            result.append((child, outer))
        if child.tag != f"{space}defs":
            layers(child, inner, result)
    return result


def unplaced(groups, nodes):
    """The first group that has no node in the order and the nesting of the tree; None if all have one."""
    places, best, failed = [], 0, set()

    def place(index, after):
        nonlocal best
        best = max(best, index)
        if index == len(groups):
            return True
        group, outer = groups[index]
        end = nodes[places[outer]][2] if outer is not None else len(nodes)
        key = (index, after, end)
        if key in failed:
            return False
        name = group.get("data-name", group.get("id"))
        for candidate in range(after, end):
            element, identifier, _ = nodes[candidate]
            # A second element of the same identifier has a number.
            if element == name and (identifier is None or re.fullmatch(rf"{re.escape(identifier)}(-[0-9]+)?", group.get("id"))):
                places.append(candidate)
                if place(index + 1, candidate + 1):
                    return True
                places.pop()
        failed.add(key)
        return False

    sys.setrecursionlimit(10_000)
    return None if place(0, 0) else groups[best][0].attrib


def token(text):
    """The token in the brackets after a colour, without its opacity. The stops of a gradient have their own."""
    if "gradient" in text:
        return None
    found = re.search(r"#[0-9A-F]+ \(([^ )]+)", text)
    return found and found[1]


def near(first, second):
    return all(abs(float(a) - float(b)) <= 0.0101 for a, b in zip(first, second))


def check(name, svg, tree, lines, spoken):
    def compare(what, found, wanted):
        if found != wanted:
            wrong.append(f"{name}: {what}: {found} in place of {wanted}")

    root = xml.parse(svg).getroot()
    groups = layers(root, None, [])
    counts["layers"] += len(groups)
    identifiers = [element.get("id") for element in root.iter() if "id" in element.attrib]
    compare("identifiers", len(set(identifiers)), len(identifiers))
    compare("a layer without its element", unplaced(groups, flat(tree, [])), None)
    drawn = [element for element in root.iter() if element.tag != f"{space}defs"]
    inside = {id(part) for defs in root.iter(f"{space}defs") for part in defs.iter()}
    drawn = [element for element in drawn if id(element) not in inside]
    rects = [e.attrib for e in drawn if e.tag == f"{space}rect" and e.get("width") != "100%"]
    curves = [e.attrib for e in drawn if "data-radius" in e.attrib]
    for line in lines:
        line = line.strip()
        found = re.match(rf"(fill|stroke|shadow of) (rounded )?rectangle {box}(?:, (circular|continuous) radius {number})?(?=,| with)", line)
        if not found or "#00000000" in line:
            continue
        kind, _, x, y, width, height, style, radius = found.groups()
        radius = min(float(radius or 0), float(width) / 2, float(height) / 2)
        if style == "continuous":
            match = next((a for a in curves if near([a["data-radius"]], [radius]) and a.get("data-token") == token(line)), None)
            rest = curves
            counts["curves"] += 1
        else:
            moved = re.search(rf"offset \({number}, {number}\)", line) if kind == "shadow of" else None
            x, y = float(x) + float(moved[1] if moved else 0), float(y) + float(moved[2] if moved else 0)
            wanted = (x, y, width, height, radius)
            match = next(
                (
                    a for a in rects
                    if near([a.get(k, 0) for k in ("x", "y", "width", "height", "rx")], wanted) and a.get("data-token") == token(line)
                ),
                None,
            )
            rest = rects
            counts["rectangles"] += 1
        if match is None:
            wrong.append(f"{name}: no shape for {line}")
        else:
            rest.remove(match)
    # What assistive technology reads of a label or a button is the text that can be edited.
    for label in {item["label"] for item in spoken if item["element"] in ("label", "button") and item["label"]}:
        wanted = re.sub(r"\s", "", label)
        found = {
            re.sub(r"\s", "", "".join("".join(part.itertext()) for part in group.iter(f"{space}text")))
            for group, _ in groups if group.get("aria-label") == label
        }
        counts["texts"] += 1
        if wanted not in found:
            wrong.append(f"{name}: no layer has the text {label!r} but {found}")


with tempfile.TemporaryDirectory() as folder:
    for sheet in sheets:
        run("export", sheet, "--as", "svg", "--text", "live", "--out", folder)
        trees, spoken = inspected(sheet, "tree"), inspected(sheet, "accessibility")
        for (name, picture), lines in zip(trees.items(), operations(sheet)):
            check(name, pathlib.Path(folder) / f"{name}.svg", picture["tree"], lines, spoken[name]["elements"])
for line in wrong:
    print(line)
print(f"{len(sheets)} sheets: {', '.join(f'{count} {what}' for what, count in counts.items())}, {len(wrong)} faults")
sys.exit(1 if wrong else 0)
