// The list of groups and what is in them: causes with their cells, or scenes with their findings. Only the rows in sight
// are elements, and the list says to a screen reader which of how many each one is.

/** @typedef {{heading: string, entries: number[], example: number, isGood?: boolean, mark?: string, left?: number[]}} ListGroup
 * The mark stands for the number of its entries; `left` are those that the filter leaves. */
/** @typedef {{group: number, entry?: number, top: number, height: number, position: number, size: number}} ListRow */

const rowHeight = isNarrow() ? 44 : 32, lineHeight = 20, maximumLines = 4, headingMargin = 84, letterWidth = 8, rowsAround = 5;
// So many letters at the end of a long name are always shown.
const endLength = 28;
const list = byId("list"), rows = byId("rows");

let groups = [];
const chosen = { entry: -1, group: 0, isHeading: false, open: new Set() };
let visible = [];
let filter = null;

/** Finds what the filter leaves of each group. */
function applyFilter() {
  for (const group of groups) group.left = group.entries.filter((entry) => !filter || page.passes(entry, filter));
  layOutList();
}

function layOutList() {
  visible = [];
  let top = 0;
  const add = (row) => { visible.push({ ...row, top }); top += row.height; };
  // A scene without a finding is listed; a cause that is decided is not.
  const listed = groups.filter(({ left }) => left.length || (!filter && data.scenes));
  listed.forEach((one, index) => {
    const group = groups.indexOf(one);
    add({ group, height: (linesOf(one.heading) - 1) * lineHeight + rowHeight, position: index + 1, size: listed.length });
    if (!filter && !chosen.open.has(group)) return;
    one.left.forEach((entry, at) => add({ group, entry, height: rowHeight, position: at + 1, size: one.left.length }));
  });
  rows.style.height = top + "px";
  drawRows();
}

/** About how many lines a heading has in the width beside the number of its entries. */
const linesOf = (heading) => Math.min(maximumLines, Math.ceil(heading.length * letterWidth / Math.max(1, list.clientWidth - headingMargin)));

const isChosen = ({ group, entry }) => group === chosen.group && (chosen.isHeading ? entry === undefined : entry === chosen.entry);

function drawRows() {
  const from = list.scrollTop - rowsAround * rowHeight, to = list.scrollTop + list.clientHeight + rowsAround * rowHeight;
  const first = visible.findIndex(({ top, height }) => top + height >= from), shown = [];
  for (let at = Math.max(0, first); visible[at]?.top <= to; at++) shown.push(rowElement(visible[at], at));
  rows.replaceChildren(...shown);
  list.setAttribute("aria-activedescendant", rows.querySelector("[aria-selected=true]")?.id ?? "");
}

function rowElement(row, index) {
  const isHeading = row.entry === undefined, group = groups[row.group], words = isHeading ? group.heading : page.name(row.entry);
  const at = words.search(/@|: /), cut = at < 0 ? Math.max(0, words.length - endLength) : at;
  const mark = group.mark ?? (group.isGood ? "✓" : String(group.left.filter(page.counts).length));
  const parts = isHeading ? [make("span", {}, words), mark && make("span", { class: group.isGood ? "pill fine" : "pill" }, mark)]
    : [words.slice(0, cut), words.slice(cut)].map((part) => make("span", {}, part));
  const element = make("div", {
    id: "row-" + index, class: "row " + (isHeading ? "heading" : "entry"), role: "treeitem", title: words,
    "aria-level": isHeading ? 1 : 2, "aria-setsize": row.size, "aria-posinset": row.position, "aria-selected": String(isChosen(row)),
    "aria-expanded": isHeading && group.left.length ? String(visible[index + 1]?.entry !== undefined) : null,
    click: () => (isHeading ? pressHeading(row.group) : choose(row.entry, row.group)),
  }, parts);
  Object.assign(element.style, { top: row.top + "px", height: row.height + "px" });
  element.firstChild.style.webkitLineClamp = linesOf(words);
  return element;
}

function pressHeading(group) {
  if (!chosen.open.has(group) || filter) return choose(exampleOf(group), group);
  chosen.open.delete(group);
  chosen.isHeading = true;
  layOutList();
}

/** What stands for a group: its example, or the first entry that the filter leaves. */
function exampleOf(group) {
  const { left, example } = groups[group];
  return left.includes(example) ? example : left[0];
}

/** Shows an entry. @param {boolean} isHeading whether its heading keeps the place in the list */
function choose(entry, group, isHeading = false) {
  Object.assign(chosen, { entry: entry ?? -1, group, isHeading: isHeading || entry === undefined });
  if (!chosen.isHeading) chosen.open.add(group);
  layOutList();
  const row = visible.find(isChosen);
  if (row) {
    list.scrollTop = Math.max(row.top + row.height - list.clientHeight, Math.min(list.scrollTop, row.top - rowHeight));
    drawRows();
  }
  page.show(chosen.entry, group);
  keepAddress();
}

/** All entries that the filter leaves, whether or not their group is open. @returns {{entry: number, group: number}[]} */
const queue = () => groups.flatMap(({ left }, group) => left.map((entry) => ({ entry, group })));
const isShown = ({ entry, group }) => entry === chosen.entry && group === chosen.group;

/** Goes to the next entry, also into the next group. */
function step(by) {
  const all = queue(), at = all.findIndex(isShown), next = all[at < 0 ? 0 : at + by];
  if (next) choose(next.entry, next.group);
  else if (all.length) say(by > 0 ? "that was the last one" : "this is the first one");
}

function stepGroup(by) {
  const headings = visible.filter(({ entry }) => entry === undefined);
  const next = headings[headings.findIndex(({ group }) => group === chosen.group) + by];
  if (!next) return say(by > 0 ? "that was the last group" : "this is the first group");
  chosen.open = new Set([next.group]);
  choose(exampleOf(next.group), next.group);
}

/** Moves among the rows that are in the list. */
function moveRow(by) {
  const next = visible[Math.max(0, Math.min(visible.length - 1, visible.findIndex(isChosen) + by))];
  if (next) choose(next.entry ?? exampleOf(next.group), next.group, next.entry === undefined);
}

function openHeading(isOpen) {
  chosen.open[isOpen ? "add" : "delete"](chosen.group);
  layOutList();
}

const rowsInSight = () => Math.floor(list.clientHeight / rowHeight);
const listKeys = {
  ArrowDown: () => moveRow(1), ArrowUp: () => moveRow(-1),
  Home: () => moveRow(-visible.length), End: () => moveRow(visible.length),
  PageDown: () => moveRow(rowsInSight()), PageUp: () => moveRow(-rowsInSight()),
  ArrowRight: () => { if (chosen.isHeading) { if (chosen.open.has(chosen.group)) moveRow(1); else openHeading(true); } },
  ArrowLeft: () => { if (chosen.isHeading) openHeading(false); else choose(chosen.entry, chosen.group, true); },
  Enter: () => { if (chosen.isHeading) pressHeading(chosen.group); },
};

/** Reads the filter; one that is not understood leaves the list as it is, and says where. */
function readFilterField() {
  const field = byId("filter"), note = byId("filter-note");
  field.ariaInvalid = "false";
  note.textContent = "";
  try {
    filter = readFilter(field.value);
    applyFilter();
    if (filter && !visible.length) note.textContent = "nothing matches";
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    field.ariaInvalid = "true";
    note.textContent = `${error.message} (at ${error.offset + 1})`;
  }
  keepAddress();
  page.filtered();
}

function setFilter(text) {
  byId("filter").value = text;
  readFilterField();
}
