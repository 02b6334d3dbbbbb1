function texts(tag, parent, values) {
  byId(parent).replaceChildren(...values.map((value) => {
    const element = document.createElement(tag);
    element.textContent = value;
    return element;
  }));
}

function command(text) {
  const code = document.createElement("code");
  code.textContent = text;
  code.title = "Click to copy";
  code.onclick = () => copy(text);
  return code;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  byId("counts").textContent = "copied: " + text;
}

function showFacts() {
  const cell = review.cells[state.cell];
  byId("cell-name").textContent = cell.name;
  byId("cell-sentence").textContent = cell.status + ", of " + cell.source;
  byId("causes").replaceChildren(...cell.causes.map((number) => {
    const cause = review.causes[number - 1];
    const note = document.createElement("div");
    note.className = "note";
    const lines = ["cause " + number + ", " + cause.cells.length + (cause.cells.length === 1 ? " cell: " : " cells: ")
      + cause.sentence];
    if (cause.variants.length) lines.push("others: " + cause.variants.join("; "));
    if (cause.following.length) lines.push("follows: " + cause.following.join("; "));
    const write = (line) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = line;
      note.append(paragraph);
    };
    lines.forEach(write);
    for (const commands of [cause.alone, cause.together]) {
      if (!commands) continue;
      if (commands.note) write(commands.note);
      note.append(command(commands.accept), command(commands.reject));
    }
    return note;
  }));
  if (cell.refusal) byId("causes").append("cannot be accepted: " + cell.refusal);
  else byId("causes").append("this cell alone:", command(cell.accept));
  texts("li", "changes", cell.changes);
  byId("details").replaceChildren(...[["status", cell.status], ...cell.details,
    ...cell.viewer.map((text) => ["viewer", text])].flatMap(([label, text]) => {
    const [term, value] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = label;
    value.textContent = text;
    return [term, value];
  }));
  showWords(cell.was.words, cell.now.words);
}

// What a screen reader says now, and what it no longer says.
function showWords(was, is) {
  const items = [];
  const add = (tag, text) => {
    const [item, part] = [document.createElement("li"), document.createElement(tag)];
    part.textContent = text;
    item.append(part);
    items.push(item);
  };
  was.filter((text) => !is.includes(text)).forEach((text) => add("del", text));
  is.forEach((text) => add(was.includes(text) || !was.length ? "span" : "ins", text));
  byId("words").replaceChildren(...items);
}

function select(cell, cause) {
  state.cell = cell;
  state.cause = cause;
  state.open.add(cause);
  layOutList();
  reveal();
  drawRows();
  showFacts();
  showing = showPictures();
  // In a small window the pictures are at the top, above the list.
  scrollTo(0, 0);
}

function setMode(mode) {
  state.mode = mode;
  for (const button of document.querySelectorAll("[data-mode]")) {
    button.setAttribute("aria-pressed", button.dataset.mode === mode);
  }
  showing = showPictures();
}

function toggleLoupe() {
  state.loupe = !state.loupe;
  byId("loupe-toggle").setAttribute("aria-pressed", state.loupe);
  magnify(shown.first);
}

const modes = [...document.querySelectorAll("[data-mode]")].map((button) => button.dataset.mode);
for (const button of document.querySelectorAll("[data-mode]")) {
  button.onclick = () => setMode(button.dataset.mode);
}
byId("loupe-toggle").onclick = toggleLoupe;
byId("amount").oninput = () => adjust(state.mode);
byId("filter").oninput = layOutList;
list.onscroll = drawRows;
addEventListener("resize", layOutList);
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target === byId("filter")) {
    if (event.key === "Escape" || event.key === "Enter") list.focus();
    return;
  }
  const cause = review.causes[state.cause - 1];
  const keys = {
    j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
    n: () => stepCause(1), p: () => stepCause(-1), z: toggleLoupe, c: () => cause && copy((cause.alone || cause.together).accept),
    "/": () => byId("filter").focus(),
  };
  const mode = modes[Number(event.key) - 1];
  const act = mode ? () => setMode(mode) : keys[event.key];
  if (!act || (event.target === byId("amount") && event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  act();
});

const counted = (count, word) => count + " " + word + (count === 1 ? "" : "s");
byId("counts").textContent = review.cells.length
  ? counted(review.cells.length, "cell") + ", " + counted(review.causes.length, "cause")
  : "nothing is pending";
setMode("side");
if (review.causes.length) select(review.causes[0].example, 1);
else layOutList();
