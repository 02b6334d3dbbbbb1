const rowHeight = 32, lineHeight = 20, maximumLines = 4;
// The number of letters at the end of a name that are always shown.
const endLength = 28;
const list = byId("list"), rows = byId("rows");
const state = { cell: -1, cause: 0, open: new Set(), mode: "side", loupe: false, visible: [] };

// The words of a filter. A cell matches when each word is in its name, source, viewer or sentence.
const searched = review.cells.map((cell) =>
  [cell.name, cell.source, cell.status, cell.sentence, ...cell.viewer].join(" ").toLowerCase());

function layOutList() {
  const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (index) => words.every((word) => searched[index].includes(word));
  state.visible = [];
  for (const cause of review.causes) {
    const cells = words.length ? cause.cells.filter(matches) : cause.cells;
    if (!cells.length) continue;
    state.visible.push({ cause: cause.number, count: cells.length, first: cells[0] });
    if (words.length || state.open.has(cause.number)) {
      for (const cell of cells) state.visible.push({ cause: cause.number, cell });
    }
  }
  placeRows();
  drawRows();
}

// The heading of a cause has as many lines as its words need.
function placeRows() {
  let top = 0;
  for (const row of state.visible) {
    row.top = top;
    row.height = row.cell === undefined ? (linesOf(row.cause) - 1) * lineHeight + rowHeight : rowHeight;
    top += row.height;
  }
  rows.style.height = top + "px";
}

const measure = document.createElement("canvas").getContext("2d");
const lineCounts = new Map();

// The lines of a heading in the width beside the number of cells.
function linesOf(number) {
  const width = list.clientWidth - 100;
  const key = number + " " + width;
  if (!lineCounts.has(key)) {
    const style = getComputedStyle(list);
    measure.font = "600 " + style.fontSize + " " + style.fontFamily;
    const space = measure.measureText(" ").width;
    let lines = 1, used = 0;
    for (const word of headingOf(number).split(" ")) {
      const wide = measure.measureText(word).width;
      if (used && used + space + wide > width) { lines += 1; used = 0; }
      used += (used ? space : 0) + wide;
      while (used > width) { lines += 1; used -= width; }
    }
    lineCounts.set(key, Math.min(lines, maximumLines));
  }
  return lineCounts.get(key);
}

function headingOf(number) { return number + ". " + review.causes[number - 1].sentence; }

// The first row that ends below a place.
function rowAt(place) {
  let low = 0, high = state.visible.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = state.visible[middle];
    if (row.top + row.height <= place) low = middle + 1; else high = middle;
  }
  return low;
}

function drawRows() {
  const from = Math.max(0, rowAt(list.scrollTop) - 4);
  const to = Math.min(state.visible.length, rowAt(list.scrollTop + list.clientHeight) + 5);
  rows.replaceChildren(...state.visible.slice(from, to).map((row, index) => rowElement(row, from + index)));
}

function rowElement(row, index) {
  const element = document.createElement("div");
  const isCause = row.cell === undefined;
  const selected = isCause ? false : row.cell === state.cell && row.cause === state.cause;
  element.className = "row " + (isCause ? "cause" : "cell");
  element.style.top = row.top + "px";
  element.style.height = row.height + "px";
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", selected);
  const text = document.createElement("span");
  const cause = review.causes[row.cause - 1];
  const words = isCause ? headingOf(row.cause) : review.cells[row.cell].name;
  element.title = words;
  text.textContent = isCause ? words : words.slice(0, -endLength);
  element.append(text);
  if (!isCause) {
    const end = document.createElement("span");
    end.className = "end";
    end.textContent = words.slice(-endLength);
    element.append(end);
  }
  if (isCause) {
    const pill = document.createElement("span");
    pill.className = "pill";
    pill.textContent = row.count;
    element.append(pill);
  }
  element.onclick = () => {
    if (isCause && state.open.has(row.cause) && !byId("filter").value) {
      state.open.delete(row.cause);
      layOutList();
    } else {
      if (isCause) state.open.add(row.cause);
      select(isCause ? cause.example : row.cell, row.cause);
    }
  };
  return element;
}

function reveal() {
  const index = state.visible.findIndex((row) => row.cell === state.cell && row.cause === state.cause);
  if (index < 0) return;
  const { top, height } = state.visible[index];
  if (top < list.scrollTop + rowHeight) list.scrollTop = Math.max(0, top - rowHeight);
  if (top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + height - list.clientHeight;
  }
}

function step(by) {
  const cells = state.visible.filter((row) => row.cell !== undefined);
  const at = cells.findIndex((row) => row.cell === state.cell && row.cause === state.cause);
  const next = cells[at < 0 ? 0 : at + by];
  if (next) select(next.cell, next.cause);
}

function stepCause(by) {
  const causes = state.visible.filter((row) => row.cell === undefined);
  const next = causes[causes.findIndex((row) => row.cause === state.cause) + by];
  if (!next) return;
  state.open = new Set([next.cause]);
  select(byId("filter").value ? next.first : review.causes[next.cause - 1].example, next.cause);
}
