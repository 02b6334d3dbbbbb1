// Scenes while they are edited: the page of a sweep whose balloons a server draws when they are asked for. A slider moves the
// width: its picture comes first, then those around it. Everything that is found is asked for when the thumb rests.

const askedAtOnce = 2, restAfter = 150, thumbWidth = 14, mostPixels = 3;
// How balloons are shown: one alone or in its transcript, or all values of a control.
const ways = { transcript: "in the transcript", alone: "alone", category: "all text sizes", locale: "all languages" };

const studio = {
  /** What was chosen of the viewer, by the names of controls. @type {Object<string, string>} */ chosen: {},
  way: "transcript",
  /** Grows when what was asked for is not wanted any more. */ turn: 0,
  /** The pictures that are here, by their widths; null for none. @type {Map<number, string|null>} */ drawn: new Map(),
  /** The widths that are being drawn. @type {Set<number>} */ waiting: new Set(),
  /** The width on the stage. @type {number|null} */ shown: null,
  /** The first and the last width. */ widths: [320, 440],
  pixels: 0, timer: 0,
};

const edited = () => data.scenes[seen.scene];
const isWall = () => studio.way in { category: 1, locale: 1 };
/** Pixels to a point: as many as the screen has, and more where one looks closely. */
const pixelsNow = () => Math.min(mostPixels, Math.max(Math.ceil(devicePixelRatio), view.zoom === "fit" ? 1 : 2));

/** An address of the server. @param {string} path @param {Object<string, unknown>} more */
function asking(path, more = {}) {
  const all = { scene: edited().file, revision: data.revision, ...studio.chosen, width: seen.width || undefined, ...more };
  return path + "?" + new URLSearchParams(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** @param {string} address @returns {Promise<StudioView|null>} */
async function answered(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return answer.json();
  if (answer) say(await answer.text());
  return null;
}

// What is seen

/** Asks for the map of the scene and its viewer, and at once for the picture. @param {string} kept the finding that stays chosen */
async function load(kept = "") {
  const scene = edited(), turn = ++studio.turn;
  Object.assign(studio, { pixels: pixelsNow(), shown: null });
  studio.drawn.clear();
  studio.waiting.clear();
  if (!scene.controls.length) return showScene(scene);
  if (seen.row && !isWall()) pump();
  const answer = await answered(asking("map", isWall() ? { all: studio.way } : {}));
  if (!answer || turn !== studio.turn) return;
  Object.assign(scene, answer.map, { mark: scene.errors.length ? "!" : undefined });
  const [least, most] = studio.widths = answer.widths, width = Math.max(least, Math.min(most, seen.width || answer.width));
  const finding = scene.findings.findIndex((one) => one.rule + one.subject === kept);
  listFindings();
  Object.assign(chosen, { entry: groups[seen.scene].entries[finding] ?? -1, group: seen.scene, isHeading: finding < 0 });
  layOutList();
  const isOwn = (row) => ["category", "locale"].every((name) => row[name] === valueOf(controlOf(name)));
  const row = scene.rows.find(isOwn) ?? scene.rows[0];
  Object.assign(seen, { finding: finding < 0 ? null : finding, row, width });
  if (row) showCellOfMap(row, intervalAt(row, width), width); else showScene(scene);
}

const intervalAt = (row, width) => row.intervals.find(({ to }) => to >= width) ?? row.intervals.at(-1);

/** A place on the map was chosen: by a click, by a finding, or by a key. */
function showPlace(scene, row) {
  for (const name of ["category", "locale"]) remember(name, row[name]);
  parts.choices(scene);
  const slider = byId("width"), [least, most] = studio.widths, { at } = widthScale(scene, row.viewer, mapLength());
  Object.assign(slider, { min: least, max: most, value: seen.width });
  Object.assign(slider.style, { marginLeft: at(least) - thumbWidth / 2 + "px", width: at(most) - at(least) + thumbWidth + "px" });
  moveTo(seen.width);
}

/** Another width: what is not about it stays. @param {number} width */
function moveTo(width) {
  const scene = edited(), { row, interval: before } = seen, interval = intervalAt(row, width);
  Object.assign(seen, { width, interval });
  const words = [points(width) + " pt", cellWords(scene, row, interval), row.locale, row.viewer].filter(Boolean).join(" · ");
  byId("cell-sentence").textContent = words;
  byId("width").setAttribute("aria-valuetext", words);
  showMaps(scene);
  if (interval !== before) byId("facts").replaceChildren(...parts.facts(scene));
  if (isWall()) drawWall(); else { showNearest(); pump(); }
  clearTimeout(studio.timer);
  studio.timer = setTimeout(rest, restAfter);
}

/** The thumb rests: everything that is found at this width, also in pixels. */
async function rest() {
  keepAddress();
  const { turn } = studio, { width } = seen, cell = await answered(asking("cell"));
  if (!cell || turn !== studio.turn || width !== seen.width) return;
  const [row] = cell.map.rows, finding = edited().findings[seen.finding];
  byId("facts").replaceChildren(...errorNotes(), ...(finding ? [heading("Chosen"), findingNote(finding)] : []),
    ...(row ? cellFactsOfSweep(cell.map, row, row.intervals[0], null) : cell.map.findings.map(findingNote)));
}

/** What is wrong with the file; the last picture stays. */
const errorNotes = () => edited().errors.map(({ file, line, column, message, fix, source }) => make("div", { class: "note is-error", role: "alert" },
  make("p", {}, make("b", {}, [file, line, column].filter(Boolean).join(":")), " " + message), source ? make("code", {}, source) : null, make("p", {}, fix)));

// The pictures

/** Asks for the nearest pictures that are not here, a few at once. */
function pump() {
  const [least, most] = studio.widths, { turn } = studio;
  const isMissing = (width) => !studio.drawn.has(width) && !studio.waiting.has(width) && (width === seen.width || (width >= least && width <= most));
  for (let by = 0; by < keptPictures / 2 && studio.waiting.size < askedAtOnce; by++) {
    const width = [seen.width + by, seen.width - by].find(isMissing);
    if (width === undefined) continue;
    const file = asking(studio.way === "alone" ? "balloon.png" : "transcript.png", { width, pixels: studio.pixels });
    studio.waiting.add(width);
    picture(file).then((image) => {
      // What was asked for before the last change is not shown.
      if (turn !== studio.turn) return;
      studio.waiting.delete(width);
      studio.drawn.set(width, image && file);
      showNearest();
      pump();
    });
  }
}

/** Shows the picture that is nearest to the chosen width. */
function showNearest() {
  const here = [...studio.drawn].filter(([, file]) => file).map(([width]) => width);
  if (!here.length || isWall()) return;
  const best = here.reduce((best, width) => (Math.abs(width - seen.width) < Math.abs(best - seen.width) ? width : best));
  if (best === studio.shown) return;
  studio.shown = best;
  pair = { pictures: [{ file: studio.drawn.get(best), label: points(best) + " pt wide" }], difference: null, box: null,
    isDark: seen.row.isDark, scale: studio.pixels, most: studio.widths[1] * studio.pixels };
  drawStage();
}

/** All text sizes or all languages at the chosen width, all of them at once. */
async function drawWall() {
  const scene = edited(), { width } = seen, { way, turn } = studio;
  const images = await Promise.all(scene.rows.map(({ category, locale }) =>
    picture(asking("balloon.png", { pixels: studio.pixels, category, locale }))));
  if (turn !== studio.turn || width !== seen.width) return;
  const tiles = scene.rows.map((row, index) => {
    const interval = intervalAt(row, width), rules = interval.findings.map((place) => scene.findings[place].rule), image = images[index];
    if (image) Object.assign(image, { alt: "", width: image.naturalWidth / studio.pixels });
    return make("button", { class: `tile ${markOf(scene, interval, null)} ${row.isDark ? "night" : ""}`, "aria-pressed": String(row === seen.row),
      click: () => { remember(way, row[way]); chooseValue(controlOf("show"), "transcript"); } },
    [row[way], ...new Set(rules)].join(" · "), image);
  });
  pair = null;
  asked += 1;
  byId("pictures").replaceChildren(make("div", { id: "wall" }, ...tiles));
}

// The controls

const controls = () => [...edited().controls, { name: "show", label: "show", own: "transcript",
  values: Object.entries(ways).map(([name, label]) => ({ name, label })) }];
const controlOf = (name) => controls().find((one) => one.name === name);
const valueOf = ({ name, own }) => (name === "show" ? studio.way : studio.chosen[name] ?? own);
const valuesOf = ({ name, values }) => (name === "device" ? [...values, ...data.devices] : values);

/** @param {string} name @param {string} value */
function remember(name, value) {
  if (value === controlOf(name).own) delete studio.chosen[name]; else studio.chosen[name] = value;
}

const showControls = () => putChoices((edited().controls.length ? controls() : []).map((control) =>
  selection(control.label, valuesOf(control), valueOf(control), (value) => chooseValue(control, value))));

/** @param {StudioControl} control @param {string} value */
function chooseValue(control, value) {
  const { name } = control;
  if (name === "show") studio.way = value; else remember(name, value);
  // A device has its own width and system.
  if (name === "device") { delete studio.chosen.receiver; seen.width = valuesOf(control).find((one) => one.name === value).width; }
  if (name === "receiver") delete studio.chosen.device;
  load();
}

/** Goes to the next value of a control. @param {string} name @param {number} by */
function cycle(name, by) {
  const control = controlOf(name), values = control ? valuesOf(control).map((one) => one.name) : [];
  if (values.length) chooseValue(control, values.at((values.indexOf(valueOf(control)) + by) % values.length));
}

const studioKeys = { w: () => byId("width").focus() };
for (const [key, by] of [["[", -1], ["]", 1]]) {
  studioKeys[key] = () => {
    const next = seen.row?.intervals[seen.row.intervals.indexOf(seen.interval) + by];
    if (next) showCellOfMap(seen.row, next);
  };
}
for (const [key, name] of Object.entries({ s: "category", l: "locale", a: "appearance", r: "receiver", e: "device", v: "show" })) {
  studioKeys[key] = () => cycle(name, 1);
  studioKeys[key.toUpperCase()] = () => cycle(name, -1);
}

// The start

/** A scene before it was asked for. @param {object} scene */
const unseen = (scene) => ({ findings: [], rows: [], changes: [], links: [], cellCount: 0, failure: "this file cannot be read", ...scene,
  mark: scene.errors.length ? "!" : scene.rows?.length ? undefined : "" });

/** Takes the scenes as they are now. @param {PageData} state */
function renewStudio(state) {
  const before = edited(), finding = before?.findings[seen.finding];
  data.scenes = state.scenes.map((scene) => unseen({ ...data.scenes.find(({ file }) => file === scene.file), ...scene }));
  seen.scene = Math.max(0, data.scenes.findIndex(({ file }) => file === before?.file));
  listFindings();
  layOutList();
  load(finding ? finding.rule + finding.subject : "");
}

function startStudio() {
  data.scenes = data.scenes.map(unseen);
  prepareSweep();
  document.body.classList.add("studio");
  if (!byId("width")) {
    byId("map").before(make("input", { id: "width", type: "range", step: 1, "aria-label": "Width of the transcript in points",
      input: (event) => moveTo(Number(event.target.value)) }));
    addEventListener("resize", () => { if (seen.row) showPlace(edited(), seen.row); });
  }
  byId("keys").textContent = "w width · [ ] change · s l a e r size, language, appearance, device, receiver · v view · j k finding · n p scene · + − 0 zoom · c copy";
  Object.assign(parts, { choices: showControls, balloon: showPlace, facts: (scene) => [...errorNotes(), ...cellFactsOfSweep(scene, seen.row, seen.interval)] });
  entries.show = (entry, group) => {
    if (group === seen.scene && seen.row) return showFinding(entry, group);
    Object.assign(seen, { scene: group, finding: null, row: null });
    for (const name of Object.keys(studio.chosen)) if (!controlOf(name)) delete studio.chosen[name];
    return load();
  };
  zoomed = () => { if (pixelsNow() !== studio.pixels && seen.row) load(); };
  ownAddress = () => ({ scene: edited().file, width: String(seen.width || ""), ...studio.chosen, show: studio.way === "transcript" ? "" : studio.way });
  readAddress((address) => {
    const scene = Math.max(0, data.scenes.findIndex(({ file }) => file === address.get("scene")));
    Object.assign(seen, { scene, row: null, finding: null, width: Number(address.get("width")) || 0 });
    studio.way = address.get("show") in ways ? address.get("show") : "transcript";
    studio.chosen = Object.fromEntries(data.scenes[scene].controls.map(({ name }) => [name, address.get(name)]).filter(([, value]) => value !== null));
    choose(undefined, scene, true);
  });
}

kinds.studio = { start: startStudio, keys: studioKeys, renew: renewStudio };
