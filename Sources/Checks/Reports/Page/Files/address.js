// What is shown stands in the address, so that a link shows the same: #cell=NAME&mode=swipe&where=locale%3Dar.

/** What a page adds to the address. @type {() => Object<string, string>} */
let ownAddress = () => ({});
let isReading = false;

function keepAddress() {
  if (isReading) return;
  const zoom = view.zoom === "fit" ? "" : String(view.zoom);
  const all = { ...ownAddress(), mode: view.mode === "side" ? "" : view.mode, layer: view.layer ? "difference" : "", zoom,
    where: byId("filter").value };
  const words = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""));
  history.replaceState(null, "", "#" + words);
}

/** Shows what the address says. @param {(address: URLSearchParams) => void} choose */
function readAddress(choose) {
  const address = new URLSearchParams(location.hash.slice(1));
  isReading = true;
  byId("filter").value = address.get("where") ?? "";
  readFilterField();
  const mode = address.get("mode"), zoom = address.get("zoom") ?? "fit";
  view.layer = address.get("layer") === "difference";
  setMode(document.querySelector(`[data-mode="${CSS.escape(mode ?? "")}"]`) ? mode : "side");
  setZoom(zoom === "change" ? zoom : Number(zoom) > 0 ? Math.min(Number(zoom), largestFactor) : "fit");
  choose(address);
  isReading = false;
  keepAddress();
}
