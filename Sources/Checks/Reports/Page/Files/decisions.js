// Accepting and rejecting where one looks. A served page asks its server, which does what `balloon accept` does; whoever
// else decides is seen at once.

const namedInQuestion = 3;

/** @param {string} path @param {unknown} body @returns {Promise<{done: string[], refused: string[], revision: number, steps: number}>} */
async function ask(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Asks once before more than one golden changes. @param {string} action @param {string[]} names */
function isWanted(action, names) {
  if (names.length < 2) return names.length === 1;
  const more = names.length - namedInQuestion;
  return confirm(`${action} ${names.length} goldens: ${names.slice(0, namedInQuestion).join(", ")}${more > 0 ? ` and ${more} more` : ""}?`);
}

/** @param {"accept"|"reject"} action @param {number[]} indices */
async function decide(action, indices) {
  const cells = indices.map((index) => data.cells[index]);
  if (!isWanted(action, cells.map(({ name }) => name))) return;
  try {
    const outcome = await ask("decide", { action, cells: cells.map(({ name, state }) => ({ name, state })) });
    data.revision = outcome.revision;
    const done = new Set(outcome.done);
    removeEntries(indices.filter((index) => done.has(data.cells[index].name)));
    const words = `${outcome.done.length} ${action}ed; u takes it back`;
    say(outcome.refused.length ? `refused: ${outcome.refused.join("; ")}` : words);
  } catch (error) {
    say(String(error.message ?? error));
  }
}

/** Takes decided cells out of the list, and shows the next one. @param {number[]} indices */
function removeEntries(indices) {
  const gone = new Set(indices), all = queue();
  const at = all.findIndex(({ entry, group }) => entry === chosen.entry && group === chosen.group);
  const next = [...all.slice(Math.max(at, 0)), ...all].find(({ entry }) => !gone.has(entry));
  for (const group of groups) {
    group.entries = group.entries.filter((entry) => !gone.has(entry));
    if (gone.has(group.example)) group.example = group.entries[0] ?? -1;
    group.isDecided = !group.entries.length;
  }
  if (next) return choose(next.entry, next.group);
  layOutList();
  byId("cell-name").textContent = "";
  byId("cell-sentence").textContent = "";
  byId("counts").textContent = "";
  showNoPicture(groups.some((group) => group.entries.length) ? "nothing is left that the filter shows" : "nothing is left");
  byId("facts").replaceChildren(...decisionButtons(-1));
}

async function takeBack() {
  const outcome = await ask("undo", {});
  if (outcome.refused.length) say(`refused: ${outcome.refused.join("; ")}`);
  if (!outcome.done.length) return say("nothing to take back");
  const address = new URLSearchParams(location.hash.slice(1));
  address.set("cell", outcome.done[0]);
  address.delete("cause");
  history.replaceState(null, "", "#" + address);
  location.reload();
}

/** The cells of the shown cause that fail for no other one, and that the filter leaves. */
function cellsOfCause() {
  const number = data.causes[chosen.group]?.number;
  return queue().filter(({ entry, group }) => group === chosen.group && data.cells[entry].causes.every((cause) => cause === number))
    .map(({ entry }) => entry);
}

const decisionKeys = {
  a: () => decide("accept", [chosen.entry]), r: () => decide("reject", [chosen.entry]),
  A: () => decide("accept", cellsOfCause()), R: () => decide("reject", cellsOfCause()), u: takeBack,
};

/** The buttons above the facts of a cell; none on a page from disk. @param {number} index */
function decisionButtons(index) {
  if (!isServed) return [];
  const button = (text, key) => make("button", { title: key, "aria-keyshortcuts": key, click: decisionKeys[key] }, text);
  const isThere = index >= 0, same = isThere ? cellsOfCause().length : 0;
  return [make("div", { class: "decisions", role: "group", "aria-label": "Decide" },
    isThere && !data.cells[index].refusal ? button("Accept", "a") : null, isThere ? button("Reject", "r") : null,
    same > 1 ? button(`Accept ${same} of this cause`, "A") : null, same > 1 ? button(`Reject ${same}`, "R") : null,
    button("Take back", "u"))];
}
