// What is shown stands in the address, so that a link shows the same: #cell=NAME&mode=swipe&where=locale%3Dar.

let isReading = false;

function keepAddress() {
  if (isReading) return;
  const { mode, layer, zoom } = view;
  const all = { ...page.address(), mode: mode === "side" ? "" : mode, layer: layer ? "difference" : "",
    zoom: zoom === "fit" ? "" : String(zoom), where: byId("filter").value };
  history.replaceState(null, "", "#" + new URLSearchParams(Object.entries(all).filter(([, value]) => value)));
}

/** Shows what the address says. @param {(address: URLSearchParams) => void} choose */
function readAddress(choose) {
  const address = new URLSearchParams(location.hash.slice(1)), mode = address.get("mode"), zoom = address.get("zoom");
  isReading = true;
  setFilter(address.get("where") ?? "");
  setView({ mode: modes.includes(mode) ? mode : "side", layer: address.get("layer") === "difference",
    zoom: zoom === "change" ? zoom : Number(zoom) > 0 ? Math.min(Number(zoom), largestFactor) : "fit" });
  choose(address);
  isReading = false;
  keepAddress();
}

/** The answer to this page itself. */
let ownAnswer = null;

/** Hears what somebody else has changed. */
async function watch() {
  for (;;) {
    const answer = await fetch("changed?" + data.revision).catch(() => null);
    if (!answer?.ok) return say("the server has ended; start it again");
    const state = await answer.json();
    await ownAnswer?.catch(() => null);
    if (state.revision <= data.revision) continue;
    data.revision = state.revision;
    page.renew(state);
  }
}
