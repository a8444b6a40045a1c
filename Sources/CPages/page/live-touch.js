// Touching the picture: the pointer is a finger on the server's session, whose picture comes back as fast as it is drawn. Taps on links
// lead to other sheets, or to other screens of a flow.
"use strict";

const touch = {
  isOn: false, queue: [], isSending: false, isDown: false, last: null, events: [], trail: [], frame: null, isDrawing: false,
  isDue: false, links: [],
};

async function enterTouch() {
  const sheet = shownSheet();
  const ticket = ++showing;
  const picture = sheet.pictures[state.index];
  const response = await fetch(route("touch", touchValues()));
  if (ticket !== showing || !response.ok) return;
  const { frame, links } = await response.json();
  touch.isOn = true;
  touch.frame = frame ?? null;
  touch.links = links ?? [];
  byId("touch-bar").hidden = false;
  byId("touch-back").disabled = touch.trail.length === 0;
  byId("touch-marks-label").hidden = touch.links.length === 0;
  byId("stage").classList.add("touching");
  const { image, problem } = await decoded(route("frame", { ...touchValues(), n: Date.now() }));
  if (ticket !== showing) return forget(image);
  if (problem) return sayProblem(problem);
  place(image, {
    key: `${sheet.path}\n${state.index}\n${sheet.version}`, pointScale: picture.scale,
    item: { path: picture.name, scale: picture.scale, isAlone: true, isTouched: true, outcome: "equal" },
  });
  byId("stage").classList.add("touching");
  showFrame();
  showWays();
  shownAt(sheet.version);
  describePanel();
}

const touchValues = () => ({ sheet: state.path, picture: state.index });

function leaveTouch() {
  if (!touch.isOn) return;
  touch.isOn = touch.isDown = false;
  touch.queue = [];
  touch.frame = null;
  byId("touch-bar").hidden = true;
  byId("stage").classList.remove("touching");
}

// Brings the screen of a flow into sight.
function showFrame() {
  if (!touch.frame) return;
  const { x, y, width, height } = inPixels(touch.frame);
  const viewport = viewports()[0];
  if (!viewport) return;
  const { width: across, height: down } = room(viewport);
  state.fits = false;
  zoomTo(Math.min(across / width, down / height), { x: x + width / 2, y: y + height / 2 });
}

function showWays() {
  clearMarks("way");
  if (!byId("touch-marks").checked) return;
  for (const frame of touch.links) addBox("way", frame);
}

function touchOn(sheet, at) {
  const send = (name, event, more = {}) => {
    const [x, y] = at(event);
    enqueue({ do: name, x: x.toFixed(2), y: y.toFixed(2), ...more });
  };
  sheet.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    sheet.closest(".viewport").focus({ preventScroll: true });
    sheet.setPointerCapture(event.pointerId);
    touch.isDown = true;
    touch.last = { x: event.clientX, y: event.clientY, time: event.timeStamp, vx: 0, vy: 0 };
    send("down", event);
  });
  sheet.addEventListener("pointermove", (event) => {
    const { last } = touch;
    if (touch.isDown && last) {
      const time = Math.max(1, event.timeStamp - last.time) / 1000;
      const scale = state.zoom * (current?.pointScale ?? 1);
      touch.last = {
        x: event.clientX, y: event.clientY, time: event.timeStamp,
        vx: (event.clientX - last.x) / scale / time, vy: (event.clientY - last.y) / scale / time,
      };
    }
    send(touch.isDown ? "move" : "hover", event);
  });
  sheet.addEventListener("pointerup", (event) => {
    if (!touch.isDown) return;
    touch.isDown = false;
    const rests = event.timeStamp - (touch.last?.time ?? 0) > 80;
    send("up", event, rests ? {} : { vx: touch.last.vx.toFixed(1), vy: touch.last.vy.toFixed(1) });
  });
  sheet.addEventListener("pointercancel", () => {
    touch.isDown = false;
    enqueue({ do: "cancel" });
  });
  sheet.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    send("secondary", event);
  });
}

// Actions are sent one after the other; of moves that wait only the last counts.
function enqueue(action) {
  const isMove = (each) => each?.do === "move" || each?.do === "hover";
  if (isMove(action) && isMove(touch.queue.at(-1))) touch.queue.pop();
  touch.queue.push(action);
  sendNext();
}

async function sendNext() {
  if (touch.isSending || !touch.queue.length) return;
  touch.isSending = true;
  const action = touch.queue.shift();
  let result = null;
  try {
    const response = await fetch(route("touch", { ...touchValues(), ...action }), { method: "POST" });
    result = response.ok ? await response.json() : null;
  } catch { /* the server is gone; the page says so */ }
  touch.isSending = false;
  if (result && touch.isOn) took(action, result);
  sendNext();
}

function took(action, result) {
  if (result.events.length && action.do !== "hover") {
    touch.events = [...touch.events, ...result.events].slice(-200);
    if (inspector.tab === "events") describePanel();
  }
  if (result.links) touch.links = result.links;
  drawSoon();
  if (result.target) follows(result.target);
}

// Goes where a tap leads.
function follows(target) {
  if (target.frame) {
    touch.frame = target.frame;
    showFrame();
  } else if (target.back) {
    goBack();
  } else if (folder.sheets.has(target.sheet)) {
    touch.trail.push({ path: state.path, index: state.index });
    goToSheet(target.sheet);
  } else {
    touch.events.push(`there is no sheet ${target.sheet}`);
    describePanel();
  }
}

// Shows another sheet in the variant that is most like the present one, to be touched.
function goToSheet(path, index = null) {
  const now = shownPicture()?.variant ?? {};
  const sheet = folder.sheets.get(path);
  const alike = (variant) => Object.entries(variant).filter(([axis, value]) => now[axis] === value).length;
  const best = sheet.pictures.reduce((found, picture, place) =>
    (alike(picture.variant) > alike(sheet.pictures[found].variant) ? place : found), 0);
  const { trail } = touch;
  show(path, index ?? best);
  touch.trail = trail;
}

function goBack() {
  const last = touch.trail.pop();
  if (last && folder.sheets.has(last.path)) goToSheet(last.path, last.index);
}

// The picture is fetched again and again while something may move, one at a time.
function drawSoon() {
  touch.isDue = true;
  if (!touch.isDrawing) drawFrames();
}

async function drawFrames() {
  touch.isDrawing = true;
  let isMoving = true;
  while (touch.isOn && current?.item.isTouched && (isMoving || touch.isDue)) {
    touch.isDue = false;
    const key = current.key;
    let frame;
    try {
      frame = await decoded(route("frame", { ...touchValues(), n: performance.now() }));
    } catch {
      break;
    }
    if (!frame.image || !touch.isOn || current?.key !== key) break;
    place(frame.image, { key, pointScale: current.pointScale, item: current.item });
    showWays();
    await new Promise(requestAnimationFrame);
    // The server says when the picture is at rest.
    isMoving = frame.response.headers.get("X-Moving") === "1";
  }
  touch.isDrawing = false;
}

function typeInto(event) {
  if (!touch.isOn || event.ctrlKey || event.metaKey || event.altKey || !event.target.closest?.(".viewport")) return false;
  const key = { Enter: "return", Escape: "escape", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" }[event.key];
  if (key) enqueue({ do: "key", key });
  else if (event.key === "Backspace") enqueue({ do: "delete" });
  else if ([...event.key].length === 1) enqueue({ do: "text", text: event.key });
  else return false;
  event.preventDefault();
  return true;
}

function restartTouch() {
  touch.events = [];
  touch.trail = [];
  byId("touch-back").disabled = true;
  enqueue({ do: "restart" });
  describePanel();
}

function eventsPanel() {
  if (!touch.events.length) return nothing("Press the picture: controls answer as on a device, and their events appear here.");
  return [make("ul", { className: "events" }, ...touch.events.slice(-120).reverse().map((line) =>
    make("li", { className: /^\d+\.\d+ {2}\S/.test(line) ? "own" : "" }, line.trimStart())))];
}
