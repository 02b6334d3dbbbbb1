// The pictures of what is chosen: side by side, or one above the other in place; as large as the stage allows, or pixel
// by pixel. Everything lies on whole device pixels.

const modes = ["side", "swipe"];
/** @type {{mode: string, layer: boolean, zoom: "fit"|"change"|number}} */
const view = { mode: "side", layer: false, zoom: "fit" };

/** @typedef {{file: string|null, points?: number[], label: string}} StagePicture */
/**
 * @typedef {{pictures: StagePicture[], difference?: string, box?: number[], isDark: boolean, scale: number, most?: number}} StagePair
 * The box is in pixels: x, y, width, height; the scale in pixels to a point. Of what is being dragged, `most` is the largest width.
 */
/** What is on the stage, and where. @type {StagePair|null} */
let pair = null, place = null;
/** Fulfilled when what was asked for is on the stage. */
let showing = Promise.resolve();
let asked = 0;
/** Where pictures are swiped, in hundredths of the width. */
let edge = 50;

// In CSS pixels, but for the margin round a change, which is in those of the picture.
const captionHeight = () => (isNarrow() ? 44 : 28), paneGap = 16, markMargin = 6, changeMargin = 12;
const largestFactor = 8, zooms = ["fit", 1, 2, 4, largestFactor];
// The share of a narrow window that pictures may take: the list and what is known stand below.
const narrowShare = 0.55;

/** Whole CSS pixels that are whole device pixels, too, such as every second one at 150 %. */
function gridUnit() {
  const whole = [1, 2, 3, 4, 5].map((count) => count * devicePixelRatio).find((one) => Math.abs(one - Math.round(one)) < 1e-3);
  return Math.round(whole ?? 1);
}
/** @param {number} length in device pixels */
const onGrid = (length) => Math.ceil(length / gridUnit()) * gridUnit();

function show(next) {
  pair = next;
  drawStage();
}

/** Shows something else in place of pictures. */
function showOther(attributes, ...content) {
  asked += 1;
  pair = null;
  byId("pictures").replaceChildren(make("div", attributes, ...content));
}

function drawStage() { showing = draw(); }

async function draw() {
  const turn = ++asked, now = pair;
  // The pair in the markup stays until another one is ready.
  if (!now) return;
  const images = await Promise.all([...now.pictures.map(({ file }) => file), view.layer ? now.difference : null].map(picture));
  const painted = images.pop(), hasBoth = images.length > 1 && images.every(Boolean), isLayered = hasBoth && view.mode !== "side";
  const common = commonSize(images), next = arrangement(common, isLayered || images.length < 2 ? 1 : 2, now);
  const layers = await Promise.all(images.map((image, index) => image && shown(image, common, next.scale, now.pictures[index].label)));
  let difference = null;
  if (view.layer && hasBoth) {
    // Of a cell whose difference was not painted, the browser subtracts the pictures.
    const copy = painted ?? images[0].cloneNode();
    await copy.decode();
    difference = await shown(copy, painted ? commonSize([painted]) : common, next.scale,
      painted ? "difference: orange was, blue is" : "difference: the pictures subtracted");
    difference.classList.toggle("subtracted", !painted);
  }
  // Only the last pair is shown.
  if (turn !== asked) return;
  const host = byId("pictures"), last = images.length - 1, { scrollLeft, scrollTop } = place?.canPan && host.querySelector(".plane") || host;
  place = next;
  host.classList.toggle("night", now.isDark);
  host.classList.toggle("column", place.isColumn);
  host.replaceChildren(...isLayered ? [pane(layers, difference, "", common)]
    : layers.map((layer, index) => pane([layer], index === last ? difference : null, captionOf(now.pictures[index], images[index]), commonSize([images[index]]))));
  if (isLayered && !difference) swipe(host.firstChild.firstChild, ...layers);
  align();
  const box = view.zoom === "change" && host.querySelector(".box"), frame = host.querySelector(".plane");
  if (box) scrollAll(box.offsetLeft - (frame.clientWidth - box.offsetWidth) / 2, box.offsetTop - (frame.clientHeight - box.offsetHeight) / 2);
  else if (place.canPan) scrollAll(scrollLeft, scrollTop);
  // The next pair is decoded while somebody looks at this one.
  for (const file of page.next()) picture(file);
}

/** Where the panes are and how large: in a row or in a column, whichever shows larger pictures. */
function arrangement(common, frames, { box, scale: pixels, most }) {
  const ratio = devicePixelRatio, host = byId("pictures"), caption = Math.ceil(captionHeight() * ratio);
  const width = Math.floor(host.clientWidth * ratio);
  const height = Math.floor((isNarrow() ? innerHeight * narrowShare : host.clientHeight) * ratio);
  const part = (length) => Math.floor((length - (frames - 1) * Math.ceil(paneGap * ratio)) / frames);
  const row = { isColumn: false, width: part(width), height: height - caption };
  const column = { isColumn: true, width, height: part(height) - caption };
  const fit = (one) => Math.min(one.width / common.width, one.height / common.height);
  const best = fit(column) > fit(row) ? column : row;
  // No picture is smaller than its points, unless it is taller than the stage or the window is narrow.
  const onePoint = isNarrow() ? 0 : Math.min(ratio / pixels, Math.max(best.height, caption) / common.height);
  let scale = Math.max(fit(best), onePoint);
  if (scale >= 1) scale = Math.min(Math.floor(scale) / scale > 0.8 ? Math.floor(scale) : scale, largestFactor);
  if (typeof view.zoom === "number") scale = view.zoom;
  else if (view.zoom === "change" && box) {
    const around = 2 * changeMargin, factor = Math.min(best.width / (box[2] + around), best.height / (box[3] + around), largestFactor);
    scale = Math.max(scale, factor >= 1 ? Math.floor(factor) : factor);
  // What is dragged keeps its scale: a point is as wide as a CSS pixel where the window is wide enough.
  } else if (most) scale = Math.min(ratio / pixels, best.width / most);
  const whole = [common.width, common.height].map((length) => Math.round(length * scale));
  const frame = (length, room) => onGrid(Math.min(length, Math.max(room - gridUnit(), 1)));
  return { ...best, scale, width: frame(whole[0], best.width), height: frame(whole[1], most ? Infinity : best.height),
    canPan: whole[0] > best.width || (!most && whole[1] > best.height) };
}

/** A frame with pictures one above the other, and a caption. */
function pane(layers, difference, caption, size) {
  const isThere = layers.some(Boolean), { scale, width, height, canPan } = place;
  const frame = make("div", { class: "frame" }, isThere ? make("div", { class: "plane", tabindex: canPan ? 0 : null }, ...layers, difference,
    pair.box && boxElement(pair.box, scale, size)) : make("p", { class: "missing" }, "no picture"));
  return make("figure", { class: "pane" }, isThere ? sizedTo(frame, width, height) : frame, make("figcaption", {}, difference?.ariaLabel ?? caption));
}

/** The box of what differs, in a closed frame; from edge to edge its lines would cross what is compared. */
function boxElement(box, scale, size) {
  const [x, y, width, height] = box.map((value) => value * scale), right = size.width * scale - x - width, bottom = size.height * scale - y - height;
  const isWhole = Math.min(Math.max(x, right), Math.max(y, bottom)) <= 1;
  const inset = [y, right, bottom, x].map((room) => -Math.min(markMargin, room / devicePixelRatio) + "px").join(" ");
  const element = sizedTo(make("div", { class: "box" }, isWhole ? null : Object.assign(make("i"), { style: "inset: " + inset })), width, height);
  Object.assign(element.style, { left: x / devicePixelRatio + "px", top: y / devicePixelRatio + "px" });
  return element;
}

function captionOf({ label, points: size }, image) {
  const inPoints = size ? ` · ${size.map(points).join(" × ")} pt` : "";
  return label + (image ? `${inPoints} · ${image.naturalWidth} × ${image.naturalHeight} px` : "");
}

/** The slider lies on the picture and is not seen: its thumb is the edge. */
function swipe(frame, was, is) {
  const line = make("div", { class: "edge" }), plane = frame.firstChild;
  const slider = make("input", { id: "amount", type: "range", min: 0, max: 100, step: "any", value: edge, "aria-label": "Edge between was and is",
    input: () => { edge = Number(slider.value); plane.adjust(); }, wheel: ({ deltaX, deltaY }) => plane.scrollBy(deltaX, deltaY) });
  frame.append(line, slider);
  plane.adjust = () => {
    const at = Math.round(place.width * edge / 100) / devicePixelRatio, left = at + plane.scrollLeft;
    line.style.left = at + "px";
    frame.nextSibling.textContent = edge >= 100 ? "was" : edge <= 0 ? "is" : "was | is";
    is.style.clipPath = `inset(0 0 0 ${left}px)`;
    was.style.clipPath = `inset(0 calc(100% - ${left}px) 0 0)`;
  };
  plane.adjust();
}

/** Shows the one picture, and then the other in its place. */
function flip() {
  edge = edge > 50 ? 0 : 100;
  setView({ mode: "swipe" });
}

/** Brings the frames to whole device pixels, by their place: a transform would be added to a rounded one. */
function align() {
  const unit = gridUnit() / devicePixelRatio, snap = (length) => Math.round(length / unit) * unit - length + "px";
  for (const { style, parentNode } of document.querySelectorAll("#pictures .frame")) {
    Object.assign(style, { left: "", top: "" });
    const { left, top } = parentNode.firstChild.getBoundingClientRect();
    Object.assign(style, { left: snap(left), top: snap(top) });
  }
}

/** Moves the pictures in all frames alike. @param {number} y in CSS pixels */
function scrollAll(x, y) {
  for (const plane of document.querySelectorAll(".plane")) {
    plane.scrollTo(x, y);
    plane.adjust?.();
  }
}

/** Shows in another way how pictures are compared: on the stage, by the buttons and in the address. */
function setView(change) {
  Object.assign(view, change);
  for (const button of document.querySelectorAll("[data-mode], [data-zoom], #layer")) {
    const { mode, zoom } = button.dataset;
    button.setAttribute("aria-pressed", mode ? mode === view.mode : zoom ? zoom === String(view.zoom) : view.layer);
  }
  if (change.zoom) page.zoomed();
  drawStage();
  keepAddress();
}

function stepZoom(by) {
  const at = Math.max(0, zooms.indexOf(view.zoom));
  setView({ zoom: zooms[Math.max(0, Math.min(zooms.length - 1, at + by))] });
}

const toggleLayer = () => setView({ layer: !view.layer });
const toggleChange = () => setView({ zoom: view.zoom === "change" ? "fit" : "change" });

function followStage() {
  const host = byId("pictures");
  host.addEventListener("scroll", ({ target }) => { if (target !== host) scrollAll(target.scrollLeft, target.scrollTop); }, true);
  host.addEventListener("pointermove", ({ buttons, target, movementX, movementY }) => { if (buttons) target.closest(".plane")?.scrollBy(-movementX, -movementY); });
  byId("layer").addEventListener("click", toggleLayer);
  byId("modes").addEventListener("click", ({ target: { dataset: { mode } } }) => { if (mode) setView({ mode }); });
  byId("zooms").addEventListener("click", ({ target: { dataset: { zoom } } }) => {
    if (zoom === "change") toggleChange(); else if (zoom) setView({ zoom: Number(zoom) || zoom });
  });
  addEventListener("resize", drawStage);
}
