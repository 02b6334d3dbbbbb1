// The list of groups and what is in them: causes with their cells, or scenes with their findings. Only the rows in sight
// are elements, and the list says to a screen reader which of how many each one is.

/** @typedef {{heading: string, entries: number[], example: number, isGood?: boolean, isDecided?: boolean, mark?: string}} ListGroup
 * The mark stands for the number of its entries. */
/** @typedef {{group: number, entry?: number, top: number, height: number, position: number, size: number}} ListRow */

const rowHeight = isNarrow() ? 44 : 32, lineHeight = 20, maximumLines = 4, headingMargin = 84, letterWidth = 8;
// The number of letters at the end of a name that are always shown.
const endLength = 28;
const list = byId("list"), rows = byId("rows");

/** @type {ListGroup[]} */
let groups = [];
/** @type {{entry: number, group: number, isHeading: boolean, open: Set<number>}} */
const chosen = { entry: -1, group: 0, isHeading: false, open: new Set() };
/** @type {ListRow[]} */
let visible = [];
/** @type {((entry: FilterEntry) => boolean) | null} */
let filter = null;
/** What a page does with its entries. @type {{name: (entry: number) => string, facts: (entry: number) => FilterEntry, show: (entry: number, group: number) => void}} */
let entries;

/** @param {number} entry */
const passesFilter = (entry) => (entries.passes ? entries.passes(entry, filter) : filter(entries.facts(entry)));

function layOutList() {
  const passes = new Map();
  const isShown = (entry) => {
    if (!filter) return true;
    if (!passes.has(entry)) passes.set(entry, passesFilter(entry));
    return passes.get(entry);
  };
  visible = [];
  let top = 0;
  const shown = groups.map((group) => (filter ? group.entries.filter(isShown) : group.entries));
  // A scene without a finding is listed; a cause that is decided is not.
  const isListed = (index) => shown[index].length > 0 || (!filter && !groups[index].isDecided && !groups[index].entries.length);
  const count = groups.filter((_, index) => isListed(index)).length;
  let position = 0;
  groups.forEach((group, index) => {
    if (!isListed(index)) return;
    const height = (linesOf(group.heading) - 1) * lineHeight + rowHeight;
    visible.push({ group: index, top, height, position: ++position, size: count, count: shown[index].length });
    top += height;
    if (!filter && !chosen.open.has(index)) return;
    shown[index].forEach((entry, at) => {
      visible.push({ group: index, entry, top, height: rowHeight, position: at + 1, size: shown[index].length });
      top += rowHeight;
    });
  });
  rows.style.height = top + "px";
  drawRows();
}

/** About how many lines a heading has in the width beside the number of its entries. @param {string} heading */
const linesOf = (heading) => Math.min(maximumLines, Math.ceil(heading.length * letterWidth / Math.max(1, list.clientWidth - headingMargin)));

/** The first row that ends below a place. @param {number} place */
function rowAt(place) {
  let low = 0, high = visible.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (visible[middle].top + visible[middle].height <= place) low = middle + 1; else high = middle;
  }
  return low;
}

/** @param {ListRow} row */
const isChosen = (row) => row.group === chosen.group
  && (row.entry === undefined ? chosen.isHeading : !chosen.isHeading && row.entry === chosen.entry);

function drawRows() {
  const from = Math.max(0, rowAt(list.scrollTop) - 4);
  const to = Math.min(visible.length, rowAt(list.scrollTop + list.clientHeight) + 5);
  rows.replaceChildren(...visible.slice(from, to).map((row, index) => rowElement(row, from + index)));
  const active = visible.findIndex(isChosen);
  if (active >= from && active < to) list.setAttribute("aria-activedescendant", "row-" + active);
  else list.removeAttribute("aria-activedescendant");
}

/** @param {ListRow} row @param {number} index */
function rowElement(row, index) {
  const isHeading = row.entry === undefined, group = groups[row.group];
  const words = isHeading ? group.heading : entries.name(row.entry);
  const isOpen = visible[index + 1]?.entry !== undefined;
  const element = make("div", {
    id: "row-" + index, class: "row " + (isHeading ? "heading" : "entry"), role: "treeitem", title: words,
    "aria-level": isHeading ? 1 : 2, "aria-setsize": row.size, "aria-posinset": row.position,
    "aria-selected": String(isChosen(row)), "aria-expanded": isHeading && row.count ? String(isOpen) : null,
    click: () => (isHeading ? pressHeading(row.group) : choose(row.entry, row.group)),
  });
  element.style.top = row.top + "px";
  element.style.height = row.height + "px";
  if (isHeading) {
    const mark = group.mark ?? (group.isGood ? "✓" : String(row.count));
    element.append(make("span", {}, ...quoting(words)), mark && make("span", { class: group.isGood ? "pill fine" : "pill" }, mark));
    element.firstChild.style.webkitLineClamp = linesOf(words);
  } else {
    element.append(make("span", {}, words.slice(0, -endLength)), make("span", { class: "end" }, words.slice(-endLength)));
  }
  return element;
}

/** @param {number} group */
function pressHeading(group) {
  if (chosen.open.has(group) && !filter) {
    chosen.open.delete(group);
    chosen.isHeading = true;
    layOutList();
  } else {
    chosen.open.add(group);
    choose(exampleOf(group), group);
  }
}

/** What stands for a group: its example, or the first entry that the filter leaves. @param {number} group */
function exampleOf(group) {
  const shown = visible.filter((row) => row.group === group && row.entry !== undefined);
  const isThere = !shown.length || shown.some((row) => row.entry === groups[group].example);
  return isThere ? groups[group].example : shown[0].entry;
}

/**
 * Shows an entry.
 * @param {number} entry @param {number} group
 * @param {boolean} isHeading whether its heading keeps the place in the list
 */
function choose(entry, group, isHeading = false) {
  Object.assign(chosen, { entry, group, isHeading: isHeading || entry === undefined || entry < 0 });
  if (!chosen.isHeading) chosen.open.add(group);
  layOutList();
  reveal();
  entries.show(entry, group);
  keepAddress();
}

function reveal() {
  const row = visible.find(isChosen);
  if (!row) return;
  if (row.top < list.scrollTop + rowHeight) list.scrollTop = Math.max(0, row.top - rowHeight);
  if (row.top + row.height > list.scrollTop + list.clientHeight) list.scrollTop = row.top + row.height - list.clientHeight;
  drawRows();
}

/** All entries that the filter leaves, whether or not their group is open. @returns {{entry: number, group: number}[]} */
function queue() {
  return groups.flatMap(({ entries: own }, group) =>
    own.filter((entry) => !filter || passesFilter(entry)).map((entry) => ({ entry, group })));
}

/** Goes to the next entry, also into the next group. @param {number} by */
function step(by) {
  const all = queue();
  const at = all.findIndex(({ entry, group }) => entry === chosen.entry && group === chosen.group);
  const next = all[at < 0 ? 0 : at + by];
  if (next) choose(next.entry, next.group);
  else if (all.length) say(by > 0 ? "that was the last one" : "this is the first one");
}

/** @param {number} by */
function stepGroup(by) {
  const headings = visible.filter((row) => row.entry === undefined);
  const next = headings[headings.findIndex((row) => row.group === chosen.group) + by];
  if (!next) return say(by > 0 ? "that was the last group" : "this is the first group");
  chosen.open = new Set([next.group]);
  choose(exampleOf(next.group), next.group);
}

/** Moves among the rows that are in the list. @param {number} by */
function moveRow(by) {
  const at = visible.findIndex(isChosen);
  const next = visible[Math.max(0, Math.min(visible.length - 1, at + by))];
  if (!next) return;
  if (next.entry === undefined) choose(exampleOf(next.group), next.group, true);
  else choose(next.entry, next.group);
}

const listKeys = {
  ArrowDown: () => moveRow(1), ArrowUp: () => moveRow(-1),
  Home: () => moveRow(-visible.length), End: () => moveRow(visible.length),
  PageDown: () => moveRow(Math.floor(list.clientHeight / rowHeight)),
  PageUp: () => moveRow(-Math.floor(list.clientHeight / rowHeight)),
  ArrowRight: () => {
    if (chosen.isHeading && !chosen.open.has(chosen.group)) { chosen.open.add(chosen.group); layOutList(); } else if (chosen.isHeading) moveRow(1);
  },
  ArrowLeft: () => {
    if (chosen.isHeading) { chosen.open.delete(chosen.group); layOutList(); } else choose(chosen.entry, chosen.group, true);
  },
  Enter: () => { if (chosen.isHeading) pressHeading(chosen.group); },
};

/** Reads the filter; one that is not understood leaves the list as it is, and says where. */
function readFilterField() {
  const text = byId("filter").value;
  let note = "";
  try {
    filter = readFilter(text);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    note = `${error.message} (at ${error.offset + 1})`;
  }
  byId("filter-note").textContent = note;
  byId("filter").setAttribute("aria-invalid", String(note !== ""));
  layOutList();
  if (!note && filter && !visible.length) byId("filter-note").textContent = "nothing matches";
  keepAddress();
  entries.filtered?.();
}

/** @param {string} text */
function setFilter(text) {
  byId("filter").value = text;
  readFilterField();
}
