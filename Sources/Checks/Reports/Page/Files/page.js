// The keys and the start.

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Keys that act wherever one is, but where text is typed. */
const pageKeys = {
  j: () => step(1), k: () => step(-1), n: () => stepGroup(1), p: () => stepGroup(-1),
  d: toggleLayer, z: toggleChange, "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1),
  0: () => setView({ zoom: "fit" }), x: flip,
  c: () => document.querySelector("#facts .command")?.click(),
  "/": () => byId("filter").focus(), "?": () => say(byId("keys").textContent),
  ...page.keys,
};

function actionOf({ key, target }) {
  const isIn = (id) => byId(id).contains(target), field = byId("filter");
  if (target === field && ["Escape", "Enter", "ArrowDown"].includes(key)) {
    return () => { if (key === "Escape") setFilter(""); list.focus(); };
  }
  if (target === field) return undefined;
  if (key === "Escape" && field.value) return () => setFilter("");
  if (target === list && listKeys[key]) return listKeys[key];
  if (isIn("map")) {
    if (arrows.includes(key)) return () => page.moveOnMap(key);
    if (key === "Enter" || key === " ") return () => target.dispatchEvent(new MouseEvent("click"));
  }
  if (target instanceof HTMLSelectElement) return undefined;
  // Arrows belong to what has the focus: a slider, a column that scrolls, pictures that are larger than their frame.
  if (arrows.includes(key) && target === document.body) return listKeys[key];
  const mode = modes[Number(key) - 1];
  return mode ? () => setView({ mode }) : pageKeys[key];
}

addEventListener("keydown", (event) => {
  const act = event.metaKey || event.ctrlKey || event.altKey ? undefined : actionOf(event);
  if (!act) return;
  event.preventDefault();
  act();
});

byId("filter").addEventListener("input", readFilterField);
byId("previous").addEventListener("click", () => step(-1));
byId("next").addEventListener("click", () => step(1));
list.addEventListener("scroll", drawRows);
addEventListener("resize", layOutList);
addEventListener("hashchange", page.start);
followStage();
page.start();
if (isServed) watch();
