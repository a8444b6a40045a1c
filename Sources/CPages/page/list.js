// The list of cases, its filters and its search.
"use strict";

const order = cases.map((_, index) => index);
order.sort((a, b) => passes(cases[a]) - passes(cases[b]) || a - b);
const entries = [];
const sections = [];

const thumbnails = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    thumbnails.unobserve(target);
    target.append(make("img", { src: address(target.dataset.picture), alt: "", decoding: "async" }));
  }
}, { rootMargin: "200px" });

// What changed in a case, whatever the elements; null if that is not known.
function effectsOf(item) {
  const effects = [...new Set((item.changes ?? []).flatMap((change) => change.effects))].sort();
  return item.outcome === "different" && effects.length ? effects : null;
}

// Cases in which the same changed stand together, and show only the first until they are unfolded.
const alike = Map.groupBy(order.filter((index) => effectsOf(cases[index])), (index) => effectsOf(cases[index]).join("\n"));
for (const [key, indices] of alike) if (indices.length === 1) alike.delete(key);
const folds = [];
const mates = (item) => alike.get(effectsOf(item)?.join("\n")) ?? [];

function entry(index, place, indices) {
  const item = cases[index];
  const thumb = make("span", { className: "thumb checker" });
  const id = item.files?.actual ?? item.files?.expected;
  if (isText(item)) {
    thumb.className = "thumb letters";
    thumb.textContent = "Aa";
  } else if (id && byId(id)) {
    thumb.dataset.picture = id;
    thumbnails.observe(thumb);
  }
  const mark = make("span", { className: `mark ${tone(item)}`, title: words[item.outcome] }, passes(item) ? "✓" : "✕");
  mark.setAttribute("aria-hidden", "true");
  const button = make("button", { type: "button", className: "entry", title: item.path },
    thumb,
    make("span", {}, nameParts(lastPart(item.path), nameAt(indices[place - 1]), nameAt(indices[place + 1])), make("small", {}, item.group || "No group"),
      make("small", {}, passes(item) ? words[item.outcome] : item.message.split("\n")[0])),
    mark);
  button.addEventListener("click", () => select(index, true));
  entries[index] = make("li", {}, button);
  entries[index].text = [item.path, item.group, item.message, words[item.outcome],
    ...(item.changes ?? []).flatMap((change) => [change.element, ...change.effects])].join("\n").toLowerCase();
  return entries[index];
}

const nameAt = (index) => (cases[index] ? lastPart(cases[index].path) : undefined);

// The row of cases in which the same changed.
function fold(effects, indices) {
  const words = effects.slice(0, 3).join("; ") + (effects.length > 3 ? "; …" : "");
  const head = make("button", { type: "button", className: "alike-head" }, `${words} in ${indices.length} pictures`);
  const fold = { indices, isFolded: true, head };
  head.addEventListener("click", () => {
    fold.isFolded = !fold.isFolded;
    applyFolds();
  });
  folds.push(fold);
  return make("li", { className: "alike" }, head, make("ul", {}, ...indices.map(entry)));
}

// Hides what is folded: all but the first that the filters show.
function applyFolds() {
  for (const { indices, isFolded, head } of folds) {
    head.setAttribute("aria-expanded", !isFolded);
    const shown = indices.filter((index) => !entries[index].isFiltered);
    head.parentNode.hidden = shown.length === 0;
    for (const index of indices) entries[index].hidden = entries[index].isFiltered || isFolded && index !== shown[0];
  }
}

function buildList() {
  for (const [name, test] of [["Failing", (item) => !passes(item)], ["Passing", passes]]) {
    const members = order.filter((index) => test(cases[index]));
    const rows = members.flatMap((index, place) => {
      const group = mates(cases[index]);
      if (!group.length) return [entry(index, place, members)];
      return group[0] === index ? [fold(effectsOf(cases[index]), group)] : [];
    });
    const list = make("ul", {}, ...rows);
    const count = make("span");
    const section = make("section", {}, make("h2", {}, `${name} `, count), list);
    sections.push({ section, members, count });
    byId("list").append(section);
  }
}

function option(value, text) { return make("option", { value }, text); }

function buildFilters() {
  const count = (test) => cases.filter(test).length;
  const failing = count((item) => !passes(item));
  byId("outcome").append(option("", "All outcomes"));
  if (failing) byId("outcome").append(option("failing", `Failing (${failing})`));
  if (failing < cases.length) byId("outcome").append(option("passing", `Passing (${cases.length - failing})`));
  for (const outcome of Object.keys(words)) {
    const number = count((item) => item.outcome === outcome);
    if (number) byId("outcome").append(option(outcome, `${words[outcome]} (${number})`));
  }
  byId("group").append(option("", "All groups"));
  const groups = [...new Set(cases.map((item) => item.group))].sort();
  for (const group of groups) {
    byId("group").append(option(`=${group}`, `${group || "No group"} (${count((item) => item.group === group)})`));
  }
  byId("search").addEventListener("input", filter);
  for (const id of ["outcome", "group"]) byId(id).addEventListener("change", filter);
  byId("clear").addEventListener("click", () => {
    for (const id of ["search", "outcome", "group"]) byId(id).value = "";
    filter();
  });
}

const isShown = (index) => !entries[index].hidden;

function filter() {
  const query = searchedWords();
  const outcome = byId("outcome").value;
  const group = byId("group").value;
  let shown = 0;
  cases.forEach((item, index) => {
    const fits = (!outcome || outcome === item.outcome || outcome === (passes(item) ? "passing" : "failing"))
      && (!group || group === `=${item.group}`)
      && query.every((word) => entries[index].text.includes(word));
    entries[index].isFiltered = !fits;
    entries[index].hidden = !fits;
    shown += fits;
  });
  applyFolds();
  for (const { section, members, count } of sections) {
    const number = members.filter((index) => !entries[index].isFiltered).length;
    section.hidden = number === 0;
    count.textContent = number;
  }
  byId("matches").textContent = share(shown, cases.length, "case", "cases");
  byId("no-case").hidden = shown > 0;
  byId("case").hidden = shown === 0;
  if (shown && (state.index < 0 || !isShown(state.index))) select(order.find(isShown));
}

function step(direction) {
  const shown = order.filter(isShown);
  const place = shown.indexOf(state.index) + direction;
  if (shown[place] !== undefined) select(shown[place], true);
}
