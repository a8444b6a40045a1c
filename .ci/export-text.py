"""Reads what PDF files say: MAQUETTE FOLDER, where files are written.

Six texts in five scripts have to come back from pdftotext in the order of the sheet, and from the tags with a line of mixed directions.
Each document is checked for selected rules of PDF/UA-1 (Matterhorn Protocol 1.02: some of sections 1, 5, 6, 7, 10, 11, 13,
14 and 31). veraPDF, which checks them all, is not in Debian.
"""

import base64, json, pathlib, re, subprocess, sys

maquette, folder = sys.argv[1], pathlib.Path(sys.argv[2])
texts = [
    "Offices and fine waffles", "שלום עולם", "こんにちは世界", "مرحبا بالعالم", "नमस्ते दुनिया", "Größe 12 µm – “quoted”",
]
# Pdftotext orders the runs of a line that mixes directions by their places; the tags keep the text.
mixed = "טקסט with English 123"
long = "A longer text that goes on for several lines of its label"
wrong = []


def run(*arguments):
    result = subprocess.run(arguments, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments)}: {result.stderr}")
    return result.stdout


def lines(text):
    """The lines without marks of direction."""
    plain = re.sub("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text)
    return [line.strip() for line in re.split("[\n\f]", plain) if line.strip()]


def sheet(name, labels):
    children = [{"label": {"text": text, "lines": 9, "frame": {"width": 190}}} for text in labels]
    content = {"maquette": 1, "title": f"Texts <{name}>", "body": {"vstack": {"children": children}}}
    path = folder / f"{name}.json"
    path.write_text(json.dumps(content))
    return path


def compare(what, found, expected):
    if found != expected:
        wrong.append(f"{what}: {found} in place of {expected}")


def objects(path):
    """The objects of a document by their references, and the contents of its streams."""
    output = run("qpdf", "--json=2", "--json-stream-data=inline", "--decode-level=generalized", str(path))
    return {name[4:]: value for name, value in json.loads(output)["qpdf"][1].items() if name.startswith("obj:")}


def unmarked(content, groups):
    """The first operator of a content that paints outside of a marked sequence. A group has marked sequences of its own."""
    depth = 0
    for line in content.split("\n"):
        operator = line.split(" ")[-1]
        if operator in ("BDC", "BMC"):
            depth += 1
        elif operator == "EMC":
            depth -= 1
        elif operator == "Do" and line.split(" ")[0] in groups:
            if depth > 0:
                return f"a group in a marked sequence: {line}"
        elif depth == 0 and operator in ("f", "f*", "S", "B", "b", "sh", "Do", "Tj"):
            return line
    return None if depth == 0 else "a marked sequence that does not end"


def check_tags(path):
    """Adds the rules of PDF/UA-1 that a document breaks."""
    found = objects(path)

    def rule(holds, what):
        if not holds:
            wrong.append(f"{path.name}: {what}")

    values = [item["value"] for item in found.values() if "value" in item]
    streams = {name: item["stream"] for name, item in found.items() if "stream" in item}
    data = {name: base64.b64decode(stream["data"]) for name, stream in streams.items()}
    catalog = next(value for value in values if isinstance(value, dict) and value.get("/Type") == "/Catalog")
    rule(catalog.get("/MarkInfo", {}).get("/Marked") is True, "the document is not marked as tagged")
    rule(catalog.get("/Lang"), "the document has no language")
    rule(catalog.get("/ViewerPreferences", {}).get("/DisplayDocTitle") is True, "the title is not displayed")
    metadata = data[catalog["/Metadata"]].decode()
    rule("<pdfuaid:part>1</pdfuaid:part>" in metadata and "<dc:title>" in metadata, "the metadata lack part or title")
    elements = [value for value in values if isinstance(value, dict) and value.get("/Type") == "/StructElem"]
    numbers = dict(zip(*[iter(found[catalog["/StructTreeRoot"]]["value"]["/ParentTree"]["/Nums"])] * 2))
    for element in elements:
        kind, kids = element["/S"], element.get("/K", [])
        rule(kind in ("/Document", "/Div", "/Figure", "/P", "/H1"), f"the type {kind} is not standard")
        rule(kind != "/Figure" or element.get("/Alt"), f"a figure has no text: {element.get('/T')}")
        if kind in ("/Document", "/Div"):
            rule(all(isinstance(kid, str) for kid in kids), f"a container draws: {element.get('/T')}")
        rule(kind == "/Document" or found.get(element["/P"]), "an element has no parent")
    def groups(resources):
        if isinstance(resources, str):
            resources = found[resources]["value"]
        forms = resources.get("/XObject", {})
        if isinstance(forms, str):
            forms = found[forms]["value"]
        return {name for name, form in forms.items() if "/StructParents" in streams[form]["dict"]}

    for name, stream in streams.items():
        if "/StructParents" in stream["dict"]:
            paint = unmarked(data[name].decode("latin-1"), groups(stream["dict"]["/Resources"]))
            rule(paint is None, f"unmarked content of a group: {paint}")
    for page in (value for value in values if isinstance(value, dict) and value.get("/Type") == "/Page"):
        content = data[page["/Contents"]].decode("latin-1")
        paint = unmarked(content, groups(page["/Resources"]))
        rule(paint is None, f"unmarked content: {paint}")
        marks = content.count("/MCID ")
        rule(marks == len(numbers[page["/StructParents"]]), f"{marks} marks, and the tree of parents differs")
    for font in (value for value in values if isinstance(value, dict) and value.get("/Subtype") == "/Type0"):
        codes = re.findall("<([0-9A-F]{4})> <([0-9A-F]+)>", data[font["/ToUnicode"]].decode())
        rule(codes and all(code not in ("0000", "FEFF", "FFFE") for _, code in codes), "a letter has no character")
        descriptor = found[found[font["/DescendantFonts"][0]]["value"]["/FontDescriptor"]]["value"]
        rule("/FontFile2" in descriptor, "a font is missing")
    for value in values:
        if isinstance(value, dict) and value.get("/Type") == "/Filespec":
            rule("/F" in value and "/UF" in value and "/Desc" in value, "an attachment has no names")


path = folder / "texts.pdf"
run(maquette, "export", str(sheet("texts", texts)), "--as", "pdf", "--text", "live", "--out", str(path))
compare("pdftotext", lines(run("pdftotext", str(path), "-")), texts)
tagged = texts + [mixed, long]
path = folder / "tags.pdf"
run(maquette, "export", str(sheet("tags", tagged)), "--as", "pdf", "--text", "live", "--out", str(path))
# An element's text, each marked sequence of which is a line in quotes.
elements = re.split('^ *P "label".*$', run("pdfinfo", "-struct-text", str(path)), flags=re.MULTILINE)[1:]
found = ["".join(re.findall('^ *"(.*)"$', element, re.MULTILINE)) for element in elements]
compare("tags", [lines(text)[0] for text in found], tagged)
documents = sorted(folder.rglob("*.pdf"))
for document in documents:
    check_tags(document)
for line in wrong:
    print(line)
print(f"{len(documents)} documents: {len(wrong)} faults in texts and tags")
sys.exit(1 if wrong else 0)
