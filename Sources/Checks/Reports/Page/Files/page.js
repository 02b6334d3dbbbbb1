// The keys and the start.

/** The pictures that are wanted next. @type {() => (string|null)[]} */
let nextFiles = () => [];

const modes = [...document.querySelectorAll("[data-mode]")].map((button) => button.dataset.mode);

/** Keys that act wherever one is, but where text is typed. */
const pageKeys = {
  j: () => step(1), k: () => step(-1), n: () => stepGroup(1), p: () => stepGroup(-1),
  d: () => setLayer(!view.layer), z: toggleChange, "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1),
  0: () => setZoom("fit"), x: () => byId("flip")?.click(),
  c: () => document.querySelector("#facts .command")?.click(),
  "/": () => byId("filter").focus(),
};

const panStep = 40;
const panKeys = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {KeyboardEvent} event */
function actionOf(event) {
  const { key, target } = event, isIn = (id) => byId(id).contains(target);
  if (target === byId("filter")) {
    if (key === "Escape") return () => (target.value ? setFilter("") : list.focus());
    return key === "Enter" || key === "ArrowDown" ? () => list.focus() : undefined;
  }
  if (target === list && listKeys[key]) return listKeys[key];
  if (panKeys[key] && isIn("map")) return () => mapKey(key);
  if (isIn("map") && (key === "Enter" || key === " ")) return () => target.dispatchEvent(new MouseEvent("click"));
  if (target instanceof HTMLSelectElement) return undefined;
  // Arrows belong to what has the focus: a slider, a column that scrolls, pictures that can be moved.
  if (panKeys[key] && isIn("pictures") && target.id !== "amount" && byId("pictures").place?.canPan) {
    return () => panBy(...panKeys[key].map((by) => by * panStep));
  }
  if (target === document.body && listKeys[key]?.name?.startsWith("Arrow")) return listKeys[key];
  if (key === "Escape" && byId("filter").value) return () => setFilter("");
  const mode = modes[Number(key) - 1];
  return mode ? () => setMode(mode) : pageKeys[key];
}

addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const act = actionOf(event);
  if (!act) return;
  event.preventDefault();
  act();
});

byId("filter").addEventListener("input", readFilterField);
byId("previous").addEventListener("click", () => step(-1));
byId("next").addEventListener("click", () => step(1));
list.addEventListener("scroll", drawRows);
addEventListener("resize", layOutList);
followStage();
const { start, keys, renew } = kinds[data.kind];
Object.assign(pageKeys, keys);
start();
addEventListener("hashchange", start);
if (isServed) watch(renew);
