// Scenes as many viewers see them: the findings of each, the map, and the balloon of the chosen cell with the command that
// draws it.

/** @type {{scene: number, finding: object|null, viewer: string, locale: string, row: SweepRow, interval: SweepInterval, width: number}} */
const seen = { scene: -1, finding: null, viewer: "", locale: "", row: null, interval: null, width: 0 };

/** All findings of all scenes. @type {{scene: number, finding: number}[]} */
const findings = [];

/** @param {number} entry @returns {FilterEntry} what is said of a finding, without a viewer */
function findingFacts(entry) {
  const { scene, finding } = findings[entry], { name, file } = data.scenes[scene];
  const { rule, severity, subject, message } = data.scenes[scene].findings[finding];
  return { name: rule, scene: name, folder: "", status: severity, causes: [], traits: {},
    words: [name, file ?? "", rule, severity, subject, message].join("\n").toLowerCase() };
}

/** Whether a filter leaves a cell of the map. */
function passesCell(entry, row, { from }, test) {
  return test({ ...findingFacts(entry), traits: { ...row.traits, transcriptWidth: String(from) } });
}

/** A finding passes where a cell that has it does. */
function passesFinding(entry, test) {
  const { scene, finding } = findings[entry];
  const cells = cellsOf(data.scenes[scene], finding);
  return cells.length ? cells.some(([row, interval]) => passesCell(entry, row, interval, test)) : test(findingFacts(entry));
}

/** The cells that have a finding. @returns {[SweepRow, SweepInterval][]} */
function cellsOf(scene, finding) {
  return scene.rows.flatMap((row) => row.intervals.filter((one) => one.findings.includes(finding)).map((one) => [row, one]));
}

function showFinding(entry, group) {
  const scene = data.scenes[group];
  const isSame = group === seen.scene;
  Object.assign(seen, { scene: group, finding: entry >= 0 && entry !== undefined ? findings[entry].finding : null });
  const has = ([row, interval]) => !filter || seen.finding === null || passesCell(entry, row, interval, filter);
  const cells = seen.finding === null ? [] : cellsOf(scene, seen.finding).filter(has);
  // Of the cells that have it, one with a picture, and of the viewer that is shown already.
  const rank = ([row, interval]) => (interval.picture ? 0 : 4) + (isSame && row.viewer === seen.viewer ? 0 : 2)
    + (isSame && row.locale === seen.locale ? 0 : 1);
  const best = cells.reduce((best, cell) => (!best || rank(cell) < rank(best) ? cell : best), null);
  if (best) return showCellOfMap(...best);
  if (!isSame || !seen.row) {
    if (!scene.rows.length) return showScene(scene);
    return showCellOfMap(scene.rows[0], scene.rows[0].intervals[0]);
  }
  showScene(scene);
}

/** Shows a cell of the map. */
function showCellOfMap(row, interval, width = interval.from) {
  Object.assign(seen, { row, interval, width, viewer: row.viewer, locale: row.locale });
  showScene(data.scenes[seen.scene]);
  keepAddress();
}

/** What a page that is served does otherwise: the controls, the balloon, and what is known of it. */
const parts = { choices: showChoices, balloon: showBalloon, facts: (scene) => cellFactsOfSweep(scene, seen.row, seen.interval) };

/** Everything about the chosen scene and cell. */
function showScene(scene) {
  byId("cell-name").textContent = scene.name;
  byId("counts").textContent = `${counted(scene.cellCount, "cell")}, ${counted(scene.findings.length, "finding")}`;
  byId("choices").hidden = true;
  parts.choices(scene);
  if (!scene.rows.length) {
    byId("cell-sentence").textContent = scene.failure ?? "";
    byId("map").replaceChildren();
    byId("facts").replaceChildren(...scene.findings.map(findingNote));
    return showNoPicture(scene.failure ?? "nothing was laid out");
  }
  const { row, interval } = seen;
  byId("cell-sentence").textContent = [cellWords(scene, row, interval), row.locale, row.viewer].filter(Boolean).join(" · ");
  showMaps(scene);
  byId("facts").replaceChildren(...parts.facts(scene));
  parts.balloon(scene, row, interval);
}

function showBalloon(scene, row, interval) {
  if (!interval.picture) return showNoPicture("not drawn; the command beside it draws it");
  show({ pictures: [{ file: interval.picture, points: interval.size, label: points(interval.from) + " pt wide" }], difference: null,
    box: null, isDark: row.isDark, scale: scene.scale });
}

/** How long each of some maps is that stand side by side. @param {number} count */
function mapLength(count = 1) {
  const room = byId("map").clientWidth, columns = Math.max(1, Math.min(count, Math.floor(room / 340)));
  return Math.floor((room - 8 - (columns - 1) * 16) / columns);
}

function showMaps(scene) {
  const { row, viewer } = seen, host = byId("map");
  const shownRows = scene.rows.filter((one) => one.viewer === viewer);
  const locales = isNarrow() || isServed ? [row.locale] : [...new Set(shownRows.map((one) => one.locale))];
  const length = mapLength(locales.length);
  const isLit = (row, interval) => (seen.finding === null || interval.findings.includes(seen.finding))
    && (!filter || chosen.isHeading || chosen.entry < 0 || passesCell(chosen.entry, row, interval, filter));
  const hadFocus = host.contains(document.activeElement), top = host.scrollTop;
  host.replaceChildren(...locales.map((locale) => {
    const rows = shownRows.filter((one) => one.locale === locale);
    const panel = make("section", { class: "panel" }, isServed ? null : make("h3", {}, [locale, viewer].filter(Boolean).join(" · ")),
      languageMap(scene, rows, length, seen, isLit, showCellOfMap));
    if (locale === row.locale) panel.append(heightPlot(scene, rows, length, seen));
    return panel;
  }), legend(scene));
  host.scrollTop = top;
  host.querySelector(".map-cell.at")?.scrollIntoView({ block: "nearest" });
  if (hadFocus) host.querySelector(".map-cell.at")?.focus();
}

/** The colours with the findings that they stand for. */
function legend(scene) {
  return make("p", { class: "legend" }, ...[...rulesOf(scene), { mark: "fine", rule: "nothing found" }].map(({ mark, rule, letter }) =>
    make("span", {}, make("i", { class: "swatch " + mark }), letter ? `${letter} ${rule}` : rule)));
}

/** The kinds of viewers, and in a narrow window the languages. */
function showChoices(scene) {
  const select = (label, values, value, choose) => selection(label, values.map((name) => ({ name, label: name || "usual" })), value, choose);
  const go = (viewer, locale) => {
    const rows = scene.rows.filter((row) => row.viewer === viewer);
    const row = rows.find((one) => one.locale === locale && one.category === seen.row.category) ?? rows.find((one) => one.locale === locale) ?? rows[0];
    showCellOfMap(row, row.intervals.find(({ to }) => to >= seen.width) ?? row.intervals.at(-1));
  };
  const viewers = [...new Set(scene.rows.map((row) => row.viewer))];
  const locales = [...new Set(scene.rows.filter((row) => row.viewer === seen.viewer).map((row) => row.locale))];
  const choices = [];
  if (viewers.length > 1) choices.push(select("Viewer", viewers, seen.viewer, (viewer) => go(viewer, seen.locale)));
  if (isNarrow() && locales.length > 1) choices.push(select("Language", locales, seen.locale, (locale) => go(seen.viewer, locale)));
  putChoices(choices);
}

/** @param {string} label @param {{name: string, label: string}[]} values @param {(value: string) => void} choose */
function selection(label, values, value, choose) {
  return make("select", { "aria-label": label, change: (event) => choose(event.target.value) },
    ...values.map((one) => make("option", { value: one.name, selected: one.name === value }, one.label)));
}

/** Shows controls, of which one keeps the focus. @param {HTMLElement[]} choices */
function putChoices(choices) {
  const host = byId("choices");
  host.hidden = !choices.length;
  const focused = host.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
  host.replaceChildren(...choices);
  if (focused) host.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

function findingNote(finding) {
  return make("div", { class: "note is-" + finding.severity }, make("p", {}, make("b", {}, ...quoting(finding.subject ? finding.subject + ": " + finding.rule : finding.rule)),
    " " + finding.severity), make("p", {}, ...quoting(finding.reason ? "because " + finding.reason : finding.message)),
    finding.where ? make("p", { class: "second" }, finding.where, `; ${counted(finding.cellCount, "cell")}`) : null);
}

function cellFactsOfSweep(scene, row, interval, finding = seen.finding) {
  // The chosen finding comes first, also where another cell was chosen after it.
  const order = finding === null ? interval.findings : [finding, ...interval.findings.filter((one) => one !== finding)];
  const isHere = (index) => interval.findings.includes(index);
  const [own, other] = [order.filter(isHere), order.filter((index) => !isHere(index))].map((all) => all.map((index) => scene.findings[index]));
  const line = `balloon render ${scene.file} --width ${interval.from}${row.options} -o ${scene.name}.png`;
  return [
    heading("This balloon"), definitions([["width", points(interval.from) + " pt"], ["size", interval.size.map(points).join(" × ") + " pt"],
      ["height", [...new Set(interval.heights.map(points))].join(" to ") + " pt"]]),
    ...(scene.file ? [command(line)] : []),
    heading(own.length ? "Findings here" : "Nothing is found here"), ...own.map(findingNote),
    ...(other.length ? [heading("Chosen, but not here"), ...other.map(findingNote)] : []),
    ...(scene.changes.length ? [heading("Changed"), bullets(scene.changes)] : []),
    ...(scene.links.length + data.links.length ? [heading("Files"), make("ul", {}, ...[...scene.links, ...data.links].map(({ name, address }) =>
      make("li", {}, make("a", { href: address }, name))))] : []),
  ];
}

/** Arrows move on the map: to the next interval, and to the same width at the next text size. */
function mapKey(key) {
  const scene = data.scenes[seen.scene], { row, interval } = seen;
  const at = row.intervals.indexOf(interval);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const next = row.intervals[at + (key === "ArrowLeft" ? -1 : 1)];
    return next && showCellOfMap(row, next);
  }
  const rows = scene.rows.filter((one) => one.viewer === seen.viewer && (!isNarrow() || one.locale === seen.locale));
  const other = rows[rows.indexOf(row) + (key === "ArrowUp" ? -1 : 1)];
  if (!other) return undefined;
  const found = other.intervals.find(({ from, to }) => from <= seen.width && seen.width <= to) ?? other.intervals[0];
  return showCellOfMap(other, found, Math.max(found.from, Math.min(found.to, seen.width)));
}

/** Lists the scenes with their findings. */
function listFindings() {
  findings.length = 0;
  groups = data.scenes.map((scene, index) => {
    const first = findings.length;
    scene.findings.forEach((_, finding) => findings.push({ scene: index, finding }));
    const own = scene.findings.map((_, finding) => first + finding);
    return { heading: scene.name, entries: own, example: own[0], mark: scene.mark, isGood: !scene.errors?.length && !scene.findings.some(({ severity }) => severity !== "allowed") };
  });
}

function prepareSweep() {
  document.body.classList.add("maps");
  byId("map").hidden = false;
  for (const id of ["modes", "change"]) byId(id).hidden = true;
  byId("sidebar").setAttribute("aria-label", "Scenes and findings");
  list.setAttribute("aria-label", "Scenes and findings");
  byId("keys").textContent = "j k finding · n p scene · arrows on the map: cells · + − 0 size · c copy command · / filter";
  listFindings();
  entries = {
    name: (entry) => {
      const { subject, rule } = data.scenes[findings[entry].scene].findings[findings[entry].finding];
      return subject ? subject + ": " + rule : rule;
    },
    facts: findingFacts, passes: passesFinding, show: showFinding,
    filtered: () => { if (seen.row) showMaps(data.scenes[seen.scene]); },
  };
}

function startSweep() {
  prepareSweep();
  ownAddress = () => ({
    scene: data.scenes[seen.scene]?.name ?? "", finding: seen.finding === null ? "" : String(seen.finding),
    cell: seen.row ? seen.interval.from + seen.row.name : "",
  });
  readAddress((address) => {
    const named = data.scenes.findIndex(({ name }) => name === address.get("scene"));
    const worst = groups.findIndex(({ isGood }) => !isGood);
    const scene = Math.max(0, named >= 0 ? named : worst), text = address.get("finding");
    const entry = text ? groups[scene].entries[Number(text)] : named >= 0 && address.has("cell") ? undefined : groups[scene].example;
    choose(entry, scene, entry === undefined);
    const cell = address.get("cell") ?? "";
    for (const row of data.scenes[scene].rows) {
      const interval = cell.endsWith(row.name) && row.intervals.find(({ from }) => from + row.name === cell);
      if (interval) return showCellOfMap(row, interval);
    }
  });
}

kinds.sweep = kinds.lint = { start: startSweep };
