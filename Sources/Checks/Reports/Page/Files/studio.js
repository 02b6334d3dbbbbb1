// Scenes while they are edited: a server draws the balloons, first the one under the thumb, then those around it; what is
// found is asked for when the thumb rests.

const askedAtOnce = 2, restAfter = 150, thumbWidth = 16, mostPixels = 3;
const studio = {
  /** What was chosen, by the names of controls. @type {Object<string, string>} */ chosen: {},
  /** Grows when what was asked for is unwanted. */ turn: 0,
  /** The pictures by their widths; null for none. @type {Map<number, string|null>} */ drawn: new Map(),
  /** Widths that are being drawn. @type {Set<number>} */ waiting: new Set(),
  /** The width on the stage. @type {number|null} */ shown: null,
  /** The first and the last width. */ widths: [320, 440],
  pixels: 0, timer: 0,
};

const edited = () => data.scenes[seen.scene];
/** The control of which all values are shown, if any. */
const wall = () => ["category", "locale"].find((name) => name === studio.chosen.show);
/** Pixels to a point: as many as the screen has, and more where one looks closely. */
const pixelsNow = () => Math.min(mostPixels, Math.max(Math.ceil(devicePixelRatio), view.zoom === "fit" ? 1 : 2));

/** An address of the server. */
function asking(path, more = {}) {
  const { show, ...viewer } = studio.chosen;
  const all = { scene: edited().file, revision: data.revision, ...viewer, width: seen.width || undefined, ...more };
  return path + "?" + new URLSearchParams(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** What the server says of what is chosen; null for what is unwanted. @returns {Promise<StudioView|null>} */
async function answered(path, more) {
  const { turn } = studio, answer = await fetch(asking(path, more)).catch(() => null);
  const view = answer?.ok ? await answer.json() : null;
  if (answer && !view) say(await answer.text());
  return turn === studio.turn ? view : null;
}

// What is seen

/** Asks for the map of the scene and its viewer, and for the picture. @param {string} kept the finding that stays chosen */
async function load(kept = "") {
  const scene = edited();
  studio.turn += 1;
  Object.assign(studio, { pixels: pixelsNow(), shown: null });
  studio.drawn.clear();
  studio.waiting.clear();
  if (!scene.controls.length) return showScene();
  if (seen.row && !wall()) pump();
  const answer = await answered("map", { all: wall() });
  if (!answer) return;
  Object.assign(scene, answer.map, { mark: scene.errors.length ? "!" : undefined });
  listFindings();
  const [least, most] = studio.widths = answer.widths, width = Math.max(least, Math.min(most, seen.width || answer.width));
  const entry = groups[seen.scene].entries.find((entry) => findings[entry].rule + findings[entry].subject === kept) ?? -1;
  Object.assign(chosen, { entry, group: seen.scene, isHeading: entry < 0 });
  layOutList();
  const isOwn = (row) => ["category", "locale"].every((name) => row[name] === valueOf(controlOf(name)));
  const row = scene.rows.find(isOwn) ?? scene.rows[0];
  seen.finding = findings[entry]?.place ?? null;
  if (row) return showOnMap(row, intervalAt(row, width), width);
  Object.assign(seen, { row: null, width });
  showScene();
}

/** Another width: what is not about it stays. */
function moveTo(width) {
  const scene = edited(), before = seen.interval, interval = intervalAt(seen.row, width);
  Object.assign(seen, { width, interval });
  showWords();
  if (interval === before) byId("map").querySelector("[role=img]").replaceWith(drawPlot());
  else {
    showMaps(scene);
    byId("facts").replaceChildren(...placeFacts(scene));
  }
  showWidth();
}

/** Shows what is drawn at the width, and asks for more. */
function showWidth() {
  slider.setAttribute("aria-valuetext", byId("cell-sentence").textContent);
  if (wall()) drawWall(); else { showNearest(); pump(); }
  clearTimeout(studio.timer);
  studio.timer = setTimeout(rest, restAfter);
}

/** The thumb rests: all that is found here, also in pixels. */
async function rest() {
  keepAddress();
  const { width } = seen, cell = await answered("cell");
  if (!cell || width !== seen.width) return;
  const { errors, findings: known } = edited(), map = { ...cell.map, errors }, [row] = map.rows, finding = known[seen.finding];
  byId("facts").replaceChildren(...titled("Chosen", ...finding ? [findingNote(finding)] : []),
    ...(row ? placeFacts(map, row, row.intervals[0], null) : [...errorNotes(map), ...map.findings.map(findingNote)]));
}

// The pictures

/** Asks for the nearest missing pictures, a few at once. */
function pump() {
  const { turn, drawn, waiting, widths: [least, most] } = studio;
  const isMissing = (width) => !drawn.has(width) && !waiting.has(width) && (width === seen.width || (width >= least && width <= most));
  for (let by = 0; by < keptPictures / 2 && waiting.size < askedAtOnce; by++) {
    const width = [seen.width + by, seen.width - by].find(isMissing);
    if (width === undefined) continue;
    const file = asking(studio.chosen.show === "alone" ? "balloon.png" : "transcript.png", { width, pixels: studio.pixels });
    waiting.add(width);
    picture(file).then((image) => {
      // What was asked for before a change is not shown.
      if (turn !== studio.turn) return;
      waiting.delete(width);
      drawn.set(width, image && file);
      showNearest();
      pump();
    });
  }
}

/** Shows the picture nearest to the chosen width. */
function showNearest() {
  const distance = ([width]) => Math.abs(width - seen.width);
  const [best] = [...studio.drawn].filter(([, file]) => file).sort((one, other) => distance(one) - distance(other));
  if (!best || best[0] === studio.shown || wall()) return;
  studio.shown = best[0];
  show({ pictures: [{ file: best[1], label: points(best[0]) + " pt wide" }], isDark: seen.row.isDark, scale: studio.pixels,
    most: studio.widths[1] * studio.pixels });
}

/** All text sizes or languages at the chosen width at once. */
async function drawWall() {
  const scene = edited(), { width } = seen, { turn, pixels } = studio, way = wall();
  const images = await Promise.all(scene.rows.map(({ category, locale }) => picture(asking("balloon.png", { pixels, category, locale }))));
  if (turn !== studio.turn || width !== seen.width) return;
  showOther({ id: "wall" }, scene.rows.map((row, index) => {
    const interval = intervalAt(row, width), image = images[index];
    if (image) Object.assign(image, { alt: "", width: image.naturalWidth / pixels });
    return make("button", { class: `tile ${findingOf(scene, interval)?.mark ?? "fine"} ${row.isDark ? "night" : ""}`, "aria-pressed": String(row === seen.row),
      click: () => { remember(way, row[way]); chooseValue(controlOf("show"), "transcript"); } }, row.locale + " · " + interval.words, image);
  }));
}

// The controls

const controlOf = (name) => edited().controls.find((one) => one.name === name);
const valueOf = ({ name, own }) => studio.chosen[name] ?? own;

function remember(name, value) {
  if (value === controlOf(name).own) delete studio.chosen[name]; else studio.chosen[name] = value;
}

function chooseValue({ name, values }, value) {
  remember(name, value);
  // A device has its own width and system.
  if (name === "device") { delete studio.chosen.receiver; seen.width = values.find((one) => one.name === value).width; }
  if (name === "receiver") delete studio.chosen.device;
  load();
}

function cycle(name, by) {
  const control = controlOf(name), values = control?.values.map((one) => one.name);
  if (control) chooseValue(control, values.at((values.indexOf(valueOf(control)) + by) % values.length));
}

function stepInterval(by) {
  const next = seen.row?.intervals[seen.row.intervals.indexOf(seen.interval) + by];
  if (next) showOnMap(seen.row, next);
}

const slider = make("input", { id: "width", type: "range", step: 1, "aria-label": "Width of the transcript in points",
  input: () => moveTo(Number(slider.value)) });
const studioKeys = { w: () => slider.focus(), "[": () => stepInterval(-1), "]": () => stepInterval(1) };
for (const [key, name] of Object.entries({ s: "category", l: "locale", a: "appearance", r: "receiver", e: "device", v: "show" })) {
  studioKeys[key] = () => cycle(name, 1);
  studioKeys[key.toUpperCase()] = () => cycle(name, -1);
}

// The start

/** A scene before it was asked for. */
const unseen = (scene) => ({ findings: [], rows: [], changes: [], links: [], cellCount: 0, failure: "this file cannot be read", ...scene,
  mark: scene.errors.length ? "!" : scene.rows?.length ? undefined : "" });

data.scenes = data.scenes.map(unseen);
byId("map").before(make("div", { class: "chart" }, slider));
document.body.classList.add("maps", "studio");

Object.assign(page, {
  keys: studioKeys,
  zoomed: () => { if (pixelsNow() !== studio.pixels && seen.row) load(); },
  address: () => ({ scene: edited()?.file, width: String(seen.width || ""), ...studio.chosen }),

  showChoices: ({ controls }) => {
    // What was chosen on the map, the controls say.
    if (seen.row) for (const name of ["category", "locale"]) remember(name, seen.row[name]);
    putChoices(controls.map((one) => ({ ...one, value: valueOf(one), choose: (value) => chooseValue(one, value) })));
  },

  showBalloon: (scene) => {
    const [least, most] = studio.widths, { at } = widthScale(scene.rows);
    Object.assign(slider, { min: least, max: most, value: seen.width });
    Object.assign(slider.style, { marginLeft: `calc(${at(least)} - ${thumbWidth / 2}px)`, width: `calc(${at(most)} - ${at(least)} + ${thumbWidth}px)` });
    showWidth();
  },

  show: (entry, group) => {
    if (group === seen.scene && seen.row) return showFinding(entry, group);
    Object.assign(seen, { scene: group, finding: null, row: null });
    studio.file = edited().file;
    for (const name of Object.keys(studio.chosen)) if (!controlOf(name)) delete studio.chosen[name];
    load();
  },

  /** Takes the scenes as they are now. */
  renew: (state) => {
    const before = edited(), finding = before?.findings[seen.finding];
    data.scenes = state.scenes.map((scene) => unseen({ ...data.scenes.find(({ file }) => file === scene.file), ...scene }));
    seen.scene = Math.max(0, data.scenes.findIndex(({ file }) => file === studio.file));
    listFindings();
    load(finding ? finding.rule + finding.subject : "");
  },

  start: () => {
    byId("keys").textContent = "w width · [ ] change · s l a e r size, language, appearance, device, receiver · v view · j k finding · n p scene · + − 0 zoom · c copy";
    listFindings();
    readAddress((address) => {
      const scene = Math.max(0, data.scenes.findIndex(({ file }) => file === address.get("scene")));
      Object.assign(seen, { scene, row: null, finding: null, width: Number(address.get("width")) || 0 });
      studio.chosen = Object.fromEntries(edited().controls.map(({ name }) => [name, address.get(name)]).filter(([, value]) => value !== null));
      choose(undefined, scene);
    });
  },
});
