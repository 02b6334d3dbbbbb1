// Goldens to look at: causes with their cells, the two pictures of a cell, and what is to know about it.

/** Texts by their places. @param {number[]} places */
const textsAt = (places) => places.map((place) => data.texts[place]);

/** @param {number} index @returns {FilterEntry} */
function reviewFacts(index) {
  const cell = data.cells[index];
  if (!cell.facts) {
    const causes = cell.causes.map((number) => data.causes[number - 1]);
    const words = [cell.name, cell.source, cell.status, data.texts[cell.sentence], ...causes.map((cause) => cause.sentence),
      ...Object.values(cell.traits)].join("\n").toLowerCase();
    cell.facts = { ...cell, causes, words };
  }
  return cell.facts;
}

/** @param {number} index @param {number} group */
function showCell(index, group) {
  const cell = data.cells[index];
  byId("cell-name").textContent = cell.name;
  byId("cell-sentence").textContent = cell.status + ", of " + cell.source;
  const own = groups[group].entries;
  byId("counts").textContent = `cause ${group + 1} of ${data.causes.length}, cell ${own.indexOf(index) + 1} of ${own.length}`;
  byId("facts").replaceChildren(...decisionButtons(index), ...cellFacts(cell));
  byId("facts").scrollTop = 0;
  const scale = cell.is.points ? cell.is.scale : cell.was.scale;
  show({
    pictures: [{ ...cell.was, label: "was" }, { ...cell.is, label: "is" }], difference: cell.difference, box: cell.box,
    isDark: cell.traits.userInterfaceStyle === "dark", scale: scale ?? 1,
  });
}

function cellFacts(cell) {
  const isTold = (text) => cell.causes.some((number) => data.causes[number - 1].sentence === text);
  const changes = textsAt(cell.changes).filter((text) => !isTold(text));
  const details = [["status", cell.status], ...cell.details.map(textsAt), ...Object.entries(cell.traits)];
  return [
    heading(cell.causes.length === 1 ? "Cause" : "Causes"), ...cell.causes.map(causeNote),
    ...(cell.refusal ? [make("p", {}, "cannot be accepted: ", ...quoting(cell.refusal))]
      : [make("p", {}, "this cell alone:"), command(cell.accept)]),
    ...(changes.length ? [heading("What follows"), bullets(changes)] : []),
    heading("Details"), definitions(details),
    heading("Screen reader"), spoken(textsAt(cell.was.words), textsAt(cell.is.words)),
  ];
}

/** @param {number} number */
function causeNote(number) {
  const cause = data.causes[number - 1];
  const line = (label, ...parts) => make("p", {}, label, ...parts.flatMap(quoting));
  const note = make("div", { class: "note" },
    line(`cause ${number}, ${counted(cause.cells.length, "cell")}: `, cause.sentence),
    cause.variants.length ? line("others: ", cause.variants.join("; ")) : null,
    cause.following.length ? line("follows: ", cause.following.join("; ")) : null);
  for (const commands of [cause.alone, cause.together]) {
    if (!commands) continue;
    if (commands.note) note.append(line("", commands.note));
    note.append(command(commands.accept), command(commands.reject));
  }
  return note;
}

/** What a screen reader says now, and what it no longer says. */
function spoken(was, is) {
  const item = (tag, text) => make("li", {}, make(tag, { dir: "auto" }, text));
  return make("ol", { id: "words" }, ...was.filter((text) => !is.includes(text)).map((text) => item("del", text)),
    ...is.map((text) => item(was.includes(text) || !was.length ? "span" : "ins", text)));
}

/** What is shown, and decided, is one that the filter leaves. */
function showFiltered() {
  // What an address names is shown after its filter.
  if (isReading) return;
  const all = queue();
  if (all.length && !all.some(({ entry, group }) => entry === chosen.entry && group === chosen.group)) choose(all[0].entry, all[0].group);
}

function startReview() {
  entries = { name: (index) => data.cells[index].name, facts: reviewFacts, show: showCell, filtered: showFiltered };
  // The cell that shows a cause best comes first.
  groups = data.causes.map(({ number, sentence, cells, example }) => ({
    heading: number + ". " + sentence, entries: [example, ...cells.filter((cell) => cell !== example)], example,
  }));
  byId("keys").textContent = "j k cell · n p cause · 1–4 view · d difference · z change · + − 0 size · c copy command · / filter"
    + (isServed ? " · a r accept, reject · A R the cause · u take back" : "");
  ownAddress = () => ({ cell: data.cells[chosen.entry]?.name ?? "", cause: data.causes.length > 1 ? String(chosen.group + 1) : "" });
  nextFiles = () => {
    const own = groups[chosen.group]?.entries ?? [];
    const next = data.cells[own[own.indexOf(chosen.entry) + 1]];
    return next ? [next.was.file, next.is.file] : [];
  };
  if (!data.cells.length) {
    showNoPicture("nothing is pending");
    return readAddress(() => {});
  }
  readAddress((address) => {
    const cell = data.cells.findIndex(({ name }) => name === address.get("cell"));
    const named = Number(address.get("cause")) - 1;
    const group = groups[named]?.entries.includes(cell) ? named : groups.findIndex((one) => one.entries.includes(cell));
    if (group >= 0) choose(cell, group);
    else choose(exampleOf(visible[0]?.group ?? 0), visible[0]?.group ?? 0);
  });
}

kinds.review = { start: startReview, keys: isServed ? decisionKeys : {}, renew: () => location.reload() };
