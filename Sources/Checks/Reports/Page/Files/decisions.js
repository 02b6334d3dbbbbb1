// Accepting and rejecting where one looks. A served page asks its server, which does what `balloon accept` does; whoever
// else decides is seen at once.

const namedInQuestion = 3;

/** @returns {Promise<{done: string[], refused: string[], revision: number}|null>} */
async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (!answer?.ok) return say(answer ? await answer.text() : "the server has ended"), null;
  const outcome = await answer.json();
  if (outcome.refused.length) say("refused: " + outcome.refused.join("; "));
  return outcome;
}

/** @param {"accept"|"reject"} action */
async function decide(action, indices) {
  const cells = indices.map((index) => data.cells[index]), more = cells.length - namedInQuestion;
  const names = cells.slice(0, namedInQuestion).map(({ name }) => name).join(", ") + (more > 0 ? ` and ${more} more` : "");
  // More than one golden changes after a question.
  if (!cells.length || (cells.length > 1 && !confirm(`${action} ${cells.length} goldens: ${names}?`))) return;
  const outcome = await ask("decide", { action, cells: cells.map(({ name, state }) => ({ name, state })) });
  if (!outcome) return;
  data.revision = outcome.revision;
  if (!outcome.refused.length) say(`${outcome.done.length} ${action}ed; u takes it back`);
  const done = new Set(outcome.done);
  removeEntries(new Set(indices.filter((index) => done.has(data.cells[index].name))));
}

/** Takes decided cells out of the list, and shows the next one. */
function removeEntries(gone) {
  const all = queue(), next = [...all.slice(Math.max(all.findIndex(isShown), 0)), ...all].find(({ entry }) => !gone.has(entry));
  for (const group of groups) group.entries = group.entries.filter((entry) => !gone.has(entry));
  applyFilter();
  if (next) return choose(next.entry, next.group);
  for (const id of ["cell-name", "cell-sentence", "counts"]) byId(id).textContent = "";
  showOther({ class: "missing" }, groups.some(({ entries }) => entries.length) ? "nothing is left that the filter shows" : "nothing is left");
  byId("facts").replaceChildren(...decisionButtons(null));
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

/** The cells of the shown cause that fail for no other one, and that the filter leaves. */
function cellsOfCause() {
  const number = data.causes[chosen.group]?.number;
  return groups[chosen.group].left.filter((index) => data.cells[index].causes.every((cause) => cause === number));
}

const decisionKeys = {
  a: () => decide("accept", [chosen.entry]), r: () => decide("reject", [chosen.entry]),
  A: () => decide("accept", cellsOfCause()), R: () => decide("reject", cellsOfCause()), u: takeBack,
};

/** The buttons above the facts of a cell; none on a page from disk. */
function decisionButtons(cell) {
  if (!isServed) return [];
  const button = (text, key) => make("button", { title: key, "aria-keyshortcuts": key, click: decisionKeys[key] }, text);
  const same = cell ? cellsOfCause().length : 0;
  return [make("div", { class: "decisions", role: "group", "aria-label": "Decide" },
    cell && !cell.refusal ? button("Accept", "a") : null, cell && button("Reject", "r"),
    same > 1 ? [button(`Accept ${same} of this cause`, "A"), button(`Reject ${same}`, "R")] : null, button("Take back", "u"))];
}
