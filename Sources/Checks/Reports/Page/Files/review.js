// Goldens to look at: causes with their cells, the two pictures of a cell, and what is to know about it.

const textsAt = (places) => places.map((place) => data.texts[place]);
const causesOf = (cell) => cell.causes.map((number) => data.causes[number - 1]);

/** @returns {FilterEntry} */
function cellEntry(index) {
  const cell = data.cells[index], causes = causesOf(cell);
  cell.entry ??= { ...cell, causes, words: [cell.name, cell.source, cell.status, data.texts[cell.sentence],
    ...causes.map((cause) => saidOf(cause, cell)), ...Object.values(cell.traits)].join("\n").toLowerCase() };
  return cell.entry;
}

/** What the filter and decisions change beside a cell that is shown. */
function showFacts(index, group) {
  const cell = data.cells[index], own = groups[group].left, causes = groups.every(({ entries }) => entries.length) ? " of " + groups.length : "";
  byId("counts").textContent = decidedWords(" · ") + `cause ${group + 1}${causes}, cell ${own.indexOf(index) + 1} of ${own.length}`;
  byId("facts").replaceChildren(...decisionButtons(cell), ...cellFacts(cell));
}

/** How many were decided, of those that were pending. */
function decidedWords(end) {
  const { accepted, rejected } = data.decided ?? {}, sum = accepted + rejected;
  const left = new Set(groups.flatMap(({ entries }) => entries)).size;
  return sum ? `${sum} of ${sum + left} decided: ${accepted} accepted, ${rejected} rejected${end}` : "";
}

/** The filter leaves nothing, or all is decided. */
function showNothing() {
  const done = decidedWords(". This page may be closed.");
  chosen.entry = -1;
  for (const id of ["cell-name", "cell-sentence", "counts"]) byId(id).textContent = "";
  showOther({ class: "nothing" }, groups.some(({ entries }) => entries.length) ? "the filter shows nothing" : done || "nothing is pending");
  byId("facts").replaceChildren(...decisionButtons(null));
}

function showCell(index, group) {
  const cell = data.cells[index], { was, is, difference, box } = cell;
  byId("cell-name").textContent = cell.name;
  byId("cell-sentence").textContent = cell.status + ", of " + cell.source;
  showFacts(index, group);
  byId("facts").scrollTop = 0;
  show({ pictures: [{ ...was, label: "was" }, { ...is, label: "is" }], difference, box,
    isDark: cell.traits.userInterfaceStyle === "dark", scale: (is.points ? is : was).scale });
}

function cellFacts(cell) {
  const causes = causesOf(cell);
  return [
    ...titled(causes.length === 1 ? "Cause" : "Causes", ...causes.map(causeNote)),
    make("p", {}, cell.refusal ? "cannot be accepted: " + cell.refusal : "this cell alone:"),
    ...(cell.refusal ? [] : [command(cell.accept)]),
    ...titled("What follows", ...bullets(textsAt(cell.changes))),
    ...titled("Details", definitions([["status", cell.status], ...cell.details.map(textsAt), ...Object.entries(cell.traits)])),
    ...titled("Screen reader", spoken(textsAt(cell.was.words), textsAt(cell.is.words))),
  ];
}

const localeOf = ({ traits }) => traits.locale ?? fieldOf.get("locale").standard;
/** A cause in the words of a cell's language. */
const saidOf = ({ sentence, variants, languages }, cell) =>
  languages.find(({ locale }) => locale === localeOf(cell))?.sentence ?? [sentence, ...variants].join("; ");

function causeNote({ number, cells, sentence, variants, languages, following, alone, together }) {
  const { left, entries } = groups[number - 1], line = (label, texts) => (texts.length ? make("p", {}, label + texts.join("; ")) : null);
  const count = (left.length < entries.length ? left.length + " of " : "") + counted(entries.length, "cell");
  // A command is about all cells, and a button about those that are in the list.
  const commands = left.length === cells.length ? [alone, together] : [];
  return make("div", { class: "note" }, line(`cause ${number}, ${count}: `, languages.length ? [""] : [sentence]),
    languages.map((one) => languageButton(number, one)), line("others: ", languages.length ? [] : variants), line("follows: ", following),
    commands.map((one) => one && [one.note && make("p", {}, one.note), command(one.accept), command(one.reject)]).flat());
}

/** The words of a language, and how many cells say them; it filters to these, and back. */
function languageButton(number, { locale, sentence }) {
  const where = "locale=" + locale, isOn = byId("filter").value === where;
  const count = groups[number - 1].entries.filter((index) => localeOf(data.cells[index]) === locale).length;
  return count ? make("button", { class: "language", "aria-pressed": String(isOn),
    click: () => setFilter(isOn ? "" : where) }, make("b", {}, `${locale} ${count}`), " " + sentence) : null;
}

/** What a screen reader says and no longer says, in place. */
function spoken(was, is) {
  const all = [...is];
  was.reduce((place, text) => {
    if (!is.includes(text)) all.splice(place, 0, text);
    return all.indexOf(text, place) + 1 || place;
  }, 0);
  return make("ol", { id: "words" }, all.map((text) => make("li", {},
    make(!is.includes(text) ? "del" : was.includes(text) || !was.length ? "span" : "ins", { dir: "auto" }, text))));
}

Object.assign(page, {
  name: (index) => data.cells[index].name, facts: cellEntry, show: showCell,
  keys: isServed ? decisionKeys : {}, renew: () => location.reload(),
  address: () => ({ cell: data.cells[chosen.entry]?.name, cause: data.causes.length > 1 ? chosen.group + 1 : "" }),
  filtered: () => {
    // What an address names is shown after its filter. What is shown is one that the filter leaves.
    if (isReading) return;
    const left = queue(), first = left.find(({ group }) => group === chosen.group) ?? left[0];
    if (!first) showNothing(); else if (left.some(isShown)) showFacts(chosen.entry, chosen.group); else choose(first.entry, first.group);
  },
  next: () => {
    const own = groups[chosen.group]?.entries ?? [], next = data.cells[own[own.indexOf(chosen.entry) + 1]];
    return next ? [next.was.file, next.is.file] : [];
  },
  start: () => {
    groups = data.causes.map(({ number, sentence, cells, example }) => ({
      heading: number + ". " + sentence, entries: [example, ...cells.filter((cell) => cell !== example)], example,
    }));
    byId("keys").textContent = "j k cell · n p cause · 1 2 view · x flip · d difference · z change · + − 0 size · c copy · / filter · ? keys"
      + (isServed ? " · a r accept, reject · A R the cause · u take back" : "");
    readAddress((address) => {
      const cell = data.cells.findIndex(({ name }) => name === address.get("cell")), isOf = ({ left }) => left.includes(cell);
      const named = Number(address.get("cause")) - 1;
      const group = groups[named] && isOf(groups[named]) ? named : groups.findIndex(isOf), first = visible[0]?.group;
      if (group >= 0) choose(cell, group); else if (first !== undefined) choose(exampleOf(first), first); else showNothing();
    });
  },
});
