// Goldens to look at: causes with their cells, the two pictures of a cell, and what is to know about it.

/** Texts by their places. */
const textsAt = (places) => places.map((place) => data.texts[place]);
const causesOf = (cell) => cell.causes.map((number) => data.causes[number - 1]);

/** @returns {FilterEntry} */
function cellEntry(index) {
  const cell = data.cells[index], causes = causesOf(cell);
  cell.entry ??= { ...cell, causes, words: [cell.name, cell.source, cell.status, data.texts[cell.sentence],
    ...causes.map(({ sentence }) => sentence), ...Object.values(cell.traits)].join("\n").toLowerCase() };
  return cell.entry;
}

function showCell(index, group) {
  const cell = data.cells[index], { was, is, difference, box } = cell, own = groups[group].entries;
  byId("cell-name").textContent = cell.name;
  byId("cell-sentence").textContent = cell.status + ", of " + cell.source;
  byId("counts").textContent = `cause ${group + 1} of ${data.causes.length}, cell ${own.indexOf(index) + 1} of ${own.length}`;
  byId("facts").replaceChildren(...decisionButtons(cell), ...cellFacts(cell));
  byId("facts").scrollTop = 0;
  show({ pictures: [{ ...was, label: "was" }, { ...is, label: "is" }], difference, box,
    isDark: cell.traits.userInterfaceStyle === "dark", scale: (is.points ? is : was).scale });
}

function cellFacts(cell) {
  const causes = causesOf(cell), told = causes.map(({ sentence }) => sentence);
  return [
    ...titled(causes.length === 1 ? "Cause" : "Causes", ...causes.map(causeNote)),
    make("p", {}, cell.refusal ? "cannot be accepted: " + cell.refusal : "this cell alone:"),
    ...(cell.refusal ? [] : [command(cell.accept)]),
    ...titled("What follows", ...bullets(textsAt(cell.changes).filter((text) => !told.includes(text)))),
    ...titled("Details", definitions([["status", cell.status], ...cell.details.map(textsAt), ...Object.entries(cell.traits)])),
    ...titled("Screen reader", spoken(textsAt(cell.was.words), textsAt(cell.is.words))),
  ];
}

function causeNote({ number, cells, sentence, variants, following, alone, together }) {
  const line = (label, texts) => (texts.length ? make("p", {}, label + texts.join("; ")) : null);
  return make("div", { class: "note" }, line(`cause ${number}, ${counted(cells.length, "cell")}: `, [sentence]),
    line("others: ", variants), line("follows: ", following),
    [alone, together].map((one) => one && [one.note && make("p", {}, one.note), command(one.accept), command(one.reject)]).flat());
}

/** What a screen reader says now, and what it no longer says. */
function spoken(was, is) {
  const item = (tag, text) => make("li", {}, make(tag, { dir: "auto" }, text));
  return make("ol", { id: "words" }, was.filter((text) => !is.includes(text)).map((text) => item("del", text)),
    is.map((text) => item(was.includes(text) || !was.length ? "span" : "ins", text)));
}

Object.assign(page, {
  name: (index) => data.cells[index].name, facts: cellEntry, show: showCell,
  keys: isServed ? decisionKeys : {}, renew: () => location.reload(),
  address: () => ({ cell: data.cells[chosen.entry]?.name, cause: data.causes.length > 1 ? chosen.group + 1 : "" }),
  filtered: () => {
    // What an address names is shown after its filter. What is shown, and decided, is one that the filter leaves.
    const all = isReading ? [] : queue();
    if (all.length && !all.some(isShown)) choose(all[0].entry, all[0].group);
  },
  next: () => {
    const own = groups[chosen.group]?.entries ?? [], next = data.cells[own[own.indexOf(chosen.entry) + 1]];
    return next ? [next.was.file, next.is.file] : [];
  },
  start: () => {
    // The cell that shows a cause best comes first.
    groups = data.causes.map(({ number, sentence, cells, example }) => ({
      heading: number + ". " + sentence, entries: [example, ...cells.filter((cell) => cell !== example)], example,
    }));
    byId("keys").textContent = "j k cell · n p cause · 1 2 view · x flip · d difference · z change · + − 0 size · c copy command · / filter"
      + (isServed ? " · a r accept, reject · A R the cause · u take back" : "");
    if (!data.cells.length) showOther({ class: "missing" }, "nothing is pending");
    readAddress((address) => {
      const cell = data.cells.findIndex(({ name }) => name === address.get("cell")), isOf = ({ entries }) => entries.includes(cell);
      const named = Number(address.get("cause")) - 1;
      const group = groups[named] && isOf(groups[named]) ? named : groups.findIndex(isOf), first = visible[0]?.group;
      if (group >= 0) choose(cell, group); else if (first !== undefined) choose(exampleOf(first), first);
    });
  },
});
