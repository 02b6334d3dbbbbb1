// Scenes as many viewers see them: the findings of each, the map, and the balloon of the chosen cell.

/** All findings of all scenes, with their places there. @type {(SweepFinding & {scene: number, place: number})[]} */
let findings = [];

function listFindings() {
  findings = data.scenes.flatMap((one, scene) => one.findings.map((finding, place) => ({ ...finding, scene, place })));
  groups = data.scenes.map(({ name, mark, errors }, scene) => {
    const entries = [...findings.keys()].filter((entry) => findings[entry].scene === scene);
    const isGood = !errors?.length && !entries.some(page.counts);
    return { heading: name, entries, example: entries[0], mark, isGood };
  });
  applyFilter();
}

const findingName = ({ subject, rule }) => (subject ? subject + ": " + rule : rule);

/** @returns {FilterEntry} what is said of a finding, without a viewer */
function findingEntry(entry) {
  const { scene, rule, severity, subject, message } = findings[entry], { name, file } = data.scenes[scene];
  return { name: rule, scene: name, folder: "", status: severity, causes: [], traits: {},
    words: [name, file, rule, severity, subject, message].join("\n").toLowerCase() };
}

/** The cells that have a finding. @returns {[SweepRow, SweepInterval][]} */
function cellsOf({ scene, place }) {
  return data.scenes[scene].rows.flatMap((row) => row.intervals.filter((one) => one.findings.includes(place)).map((one) => [row, one]));
}

/** Whether a filter leaves a cell of the map. */
const passesCell = (entry, { traits }, { from }, test) =>
  test({ ...findingEntry(entry), traits: { ...traits, transcriptWidth: String(from) } });

/** A finding passes where a cell that has it does. */
function passesFinding(entry, test) {
  const cells = cellsOf(findings[entry]);
  return cells.length ? cells.some((cell) => passesCell(entry, ...cell, test)) : test(findingEntry(entry));
}

/** @param {number} entry none for a scene as a whole */
function showFinding(entry, group) {
  const { rows } = data.scenes[group], finding = findings[entry], before = group === seen.scene ? seen.row : null;
  Object.assign(seen, { scene: group, finding: finding?.place ?? null });
  const cells = finding ? cellsOf(finding).filter((cell) => !filter || passesCell(entry, ...cell, filter)) : [];
  // Of the cells that have it, one with a picture, and of the viewer that is shown already.
  const rank = ([row, { picture }]) => (picture ? 0 : 4) + (row.viewer === before?.viewer ? 0 : 2) + (row.locale === before?.locale ? 0 : 1);
  const [best] = cells.sort((one, other) => rank(one) - rank(other));
  if (best) showOnMap(...best);
  else if (before || !rows.length) showScene();
  else showOnMap(rows[0], rows[0].intervals[0]);
}

function showOnMap(row, interval, width = interval.from) {
  Object.assign(seen, { row, interval, width });
  showScene();
  keepAddress();
}

function showScene() {
  const scene = data.scenes[seen.scene];
  byId("cell-name").textContent = scene.name;
  byId("counts").textContent = `${counted(scene.cellCount, "cell")}, ${counted(scene.findings.length, "finding")}`;
  page.showChoices(scene);
  if (scene.rows.length) {
    showWords();
    showMaps(scene);
    byId("facts").replaceChildren(...placeFacts(scene));
    return page.showBalloon(scene);
  }
  byId("cell-sentence").textContent = scene.failure ?? "";
  byId("map").replaceChildren();
  byId("facts").replaceChildren(...errorNotes(scene), ...scene.findings.map(findingNote));
  showOther({ class: "missing" }, scene.failure ?? "nothing was laid out");
}

function showWords() {
  const { row, interval, width } = seen;
  byId("cell-sentence").textContent = [isServed ? points(width) + " pt" : "", interval.words, row.locale, row.viewer]
    .filter(Boolean).join(" · ");
}

/** The height over the width, with the cursor where it is now. @type {() => SVGElement} */
let drawPlot;

function showMaps(scene) {
  const host = byId("map"), { row, finding } = seen, own = scene.rows.filter(({ viewer }) => viewer === row.viewer), scale = widthScale(own);
  const locales = isNarrow() || isServed ? [row.locale] : [...new Set(own.map(({ locale }) => locale))];
  const isLit = (row, interval) => (finding === null || interval.findings.includes(finding))
    && (!filter || chosen.isHeading || passesCell(chosen.entry, row, interval, filter));
  drawPlot = () => heightPlot(own.filter(({ locale }) => locale === row.locale), scale);
  const hadFocus = host.contains(document.activeElement), top = host.scrollTop;
  host.replaceChildren(...locales.map((locale) => {
    const rows = own.filter((one) => one.locale === locale);
    return make("section", { class: "panel" }, isServed ? null : make("h3", {}, [locale, row.viewer].filter(Boolean).join(" · ")),
      languageMap(scene, rows, scale, isLit), locale === row.locale ? drawPlot() : null);
  }), make("p", { class: "legend" }, scene.legend.map(({ mark, text }) => make("span", {}, make("i", { class: "swatch " + mark }), text))));
  host.scrollTop = top;
  const cell = host.querySelector(".map-cell.at");
  cell?.scrollIntoView({ block: "nearest" });
  if (hadFocus) cell?.focus();
}

/** The interval of a row that has a width, or the next one. */
const intervalAt = (row, width) => row.intervals.find(({ to }) => to >= width) ?? row.intervals.at(-1);

/** Shows controls, of which one keeps the focus. Each has a label, values with name and label, value, and choose(value). */
function putChoices(controls) {
  const host = byId("choices"), focused = [...host.children].indexOf(document.activeElement);
  host.replaceChildren(...controls.map(({ label, values, value, choose }) =>
    make("select", { "aria-label": label, change: (event) => choose(event.target.value) },
      values.map((one) => make("option", { value: one.name, selected: one.name === value }, one.label)))));
  host.children[focused]?.focus();
}

function findingNote({ subject, rule, severity, reason, message, where, cellCount }) {
  return make("div", { class: "note is-" + severity }, make("p", {}, make("b", {}, findingName({ subject, rule })), " " + severity),
    make("p", {}, reason ? "because " + reason : message), where ? make("p", { class: "second" }, `${where}; ${counted(cellCount, "cell")}`) : null);
}

/** What is wrong with the file; the last picture stays. */
const errorNotes = ({ errors = [] }) => errors.map(({ file, line, column, message, fix, source }) => make("div", { class: "note is-error", role: "alert" },
  make("p", {}, make("b", {}, [file, line, column].filter(Boolean).join(":")), " " + message), source ? make("code", {}, source) : null, make("p", {}, fix)));

/** What is known of a cell. The chosen finding comes first, also where another cell was chosen after it. */
function placeFacts(scene, { options } = seen.row, { from, size, heights, findings, said } = seen.interval, finding = seen.finding) {
  const sentence = (place) => scene.sentences[said[findings.indexOf(place)]] ?? scene.findings[place].message;
  const notes = (places) => places.map((place) => findingNote({ ...scene.findings[place], message: sentence(place) })), others = findings.filter((one) => one !== finding);
  const isElsewhere = finding !== null && others.length === findings.length;
  const own = finding === null || isElsewhere ? others : [finding, ...others];
  return [
    ...errorNotes(scene), ...titled("This balloon", definitions([["width", points(from) + " pt"], ["size", size.map(points).join(" × ") + " pt"],
      ["height", [...new Set(heights.map(points))].join(" to ") + " pt"]])),
    ...(scene.file ? [command(`balloon render ${scene.file} --width ${from}${options} -o ${scene.name}.png`)] : []),
    make("h3", {}, own.length ? "Findings here" : "Nothing is found here"), ...notes(own),
    ...titled("Chosen, but not here", ...notes(isElsewhere ? [finding] : [])),
    ...titled("Changed", ...bullets(scene.changes)),
    ...titled("Files", ...bullets([...scene.links, ...data.links].map(({ name, address }) => make("a", { href: address }, name)))),
  ];
}

Object.assign(page, {
  facts: findingEntry, passes: passesFinding, show: showFinding,
  counts: (entry) => findings[entry].severity !== "allowed",
  name: (entry) => findingName(findings[entry]) + (page.counts(entry) ? "" : ", allowed"),
  filtered: () => {
    const left = queue();
    if (filter && !isReading && left.length && !left.some(isShown)) choose(left[0].entry, left[0].group);
    else if (seen.row) showMaps(data.scenes[seen.scene]);
  },
  address: () => ({ scene: data.scenes[seen.scene]?.name, finding: seen.finding === null ? "" : String(seen.finding),
    cell: seen.row && seen.interval.from + seen.row.name }),

  showBalloon: ({ scale }) => {
    const { row: { isDark }, interval: { picture, size, from } } = seen;
    if (!picture) return showOther({ class: "missing" }, "not drawn; the command beside it draws it");
    show({ pictures: [{ file: picture, points: size, label: points(from) + " pt wide" }], isDark, scale });
  },

  /** The kinds of viewers, and in a narrow window the languages. */
  showChoices: ({ rows }) => {
    const choice = (label, name, own) => ({ label, value: seen.row?.[name], values: [...new Set(own.map((row) => row[name]))].map((one) => ({ name: one, label: one || "usual" })),
      choose: (value) => {
        const wanted = { ...seen.row, [name]: value }, isLike = (...names) => (row) => names.every((name) => row[name] === wanted[name]);
        const row = rows.find(isLike("viewer", "locale", "category")) ?? rows.find(isLike("viewer", "locale")) ?? rows.find(isLike("viewer"));
        showOnMap(row, intervalAt(row, seen.width));
      } });
    const choices = [choice("Viewer", "viewer", rows), choice("Language", "locale", rows.filter(({ viewer }) => isNarrow() && viewer === seen.row?.viewer))];
    putChoices(choices.filter(({ values }) => values.length > 1));
  },

  /** Arrows move on the map: to the next interval, and to the same width at the next text size. */
  moveOnMap: (key) => {
    const { row, width, interval } = seen, by = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const next = row.intervals[row.intervals.indexOf(interval) + by];
      return next && showOnMap(row, next);
    }
    const rows = data.scenes[seen.scene].rows.filter(({ viewer, locale }) => viewer === row.viewer && (!isNarrow() || locale === row.locale));
    const other = rows[rows.indexOf(row) + by];
    if (!other) return;
    const found = intervalAt(other, width);
    showOnMap(other, found, Math.max(found.from, Math.min(found.to, width)));
  },

  start: () => {
    document.body.classList.add("maps");
    byId("keys").textContent = "j k finding · n p scene · arrows on the map: cells · + − 0 size · c copy command · / filter";
    listFindings();
    readAddress((address) => {
      const named = data.scenes.findIndex(({ name }) => name === address.get("scene")), cell = address.get("cell"), text = address.get("finding");
      const scene = Math.max(0, named >= 0 ? named : groups.findIndex(({ isGood }) => !isGood));
      const entry = text ? groups[scene].entries[Number(text)] : named >= 0 && cell ? undefined : groups[scene].example;
      choose(entry, scene);
      for (const row of data.scenes[scene].rows) {
        const interval = row.intervals.find(({ from }) => from + row.name === cell);
        if (interval) return showOnMap(row, interval);
      }
    });
  },
});
