// Accepting and rejecting where one looks. A served page asks its server, which does what `balloon accept` does.

/** @returns {Promise<{done: string[], refused: string[], revision: number, decided: object}|null>} */
const ask = (path, body) => (ownAnswer = answerTo(path, body));

async function answerTo(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (!answer?.ok) return say(answer ? await answer.text() : "the server has ended"), null;
  const outcome = await answer.json();
  data.decided = outcome.decided;
  // Others are heard.
  if (outcome.revision === data.revision + 1) data.revision += 1;
  if (outcome.refused.length) say("refused: " + outcome.refused.join("; "));
  return outcome;
}

let isDeciding = false;

/** @param {"accept"|"reject"} action */
async function decide(action, indices) {
  const cells = indices.map((index) => data.cells[index]);
  if (isDeciding) return;
  if (!cells.length) return say("what has several causes is decided cell by cell");
  if (cells.length > 1 && !confirm(`${action} ${cells.length} goldens?\n\n${wordsOf(cells)}`)) return;
  isDeciding = true;
  const outcome = await ask("decide", { action, cells: cells.map(({ name, state }) => ({ name, state })) });
  isDeciding = false;
  if (!outcome) return;
  const told = outcome.done.length === 1 ? outcome.done[0] : `${outcome.done.length} cells of cause ${chosen.group + 1}`;
  if (!outcome.refused.length) say(`${told} ${action}ed`, deciding("Take back", "u"));
  // What is decided goes out of the list, and the next one is shown.
  const done = new Set(outcome.done), isLeft = (index) => !done.has(data.cells[index].name), all = queue();
  const next = [...all.slice(Math.max(all.findIndex(isShown), 0)), ...all].find(({ entry }) => isLeft(entry));
  for (const group of groups) group.entries = group.entries.filter(isLeft);
  applyFilter();
  if (next) choose(next.entry, next.group); else showNothing();
}

/** What cells say, each text with the number of its cells. A dialog has no elements: letters isolate what is quoted. */
function wordsOf(cells) {
  const counts = new Map();
  for (const cell of cells) {
    const text = causesOf(cell).map((cause) => saidOf(cause, cell)).join("; ");
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} × ${text.replace(/“/g, "\u2068“").replace(/”/g, "”\u2069")}`).join("\n");
}

async function takeBack() {
  const outcome = await ask("undo", {});
  if (!outcome?.done.length) return outcome?.refused.length === 0 && say("nothing to take back");
  const address = new URLSearchParams(location.hash.slice(1));
  address.set("cell", outcome.done[0]);
  address.delete("cause");
  history.replaceState(null, "", "#" + address);
  location.reload();
}

/** The cells of the shown cause alone that the filter leaves. */
const cellsOfCause = () => (groups[chosen.group]?.left ?? []).filter((index) => data.cells[index].causes.length === 1);
const shownCells = () => (chosen.entry < 0 ? [] : [chosen.entry]);

const decisionKeys = {
  a: () => decide("accept", shownCells()), r: () => decide("reject", shownCells()),
  A: () => decide("accept", cellsOfCause()), R: () => decide("reject", cellsOfCause()), u: takeBack,
};

const deciding = (text, key) => make("button", { title: key, "aria-keyshortcuts": key, click: decisionKeys[key] }, text);

/** The buttons above the facts of a cell; none on a page from disk. */
function decisionButtons(cell) {
  if (!isServed) return [];
  const same = cell ? cellsOfCause().length : 0;
  return [make("div", { class: "decisions", role: "group", "aria-label": "Decide" },
    cell && !cell.refusal ? deciding("Accept", "a") : null, cell && deciding("Reject", "r"),
    same > 1 ? [deciding(`Accept ${same} of this cause`, "A"), deciding(`Reject ${same}`, "R")] : null, deciding("Take back", "u"))];
}
