// The pictures of what is chosen: side by side, or one above the other in place; as large as the stage allows, or pixel
// by pixel. Everything lies on whole device pixels.

/** @type {{mode: string, layer: boolean, zoom: "fit"|"change"|number, pan: {x: number, y: number}}} */
const view = { mode: "side", layer: false, zoom: "fit", pan: { x: 0, y: 0 } };
/** @type {StagePair|null} what is on the stage */
let pair = null;
/** Fulfilled when what was asked for is on the stage. */
let showing = Promise.resolve();
let asked = 0, blinking = 0;

const isNarrow = () => innerWidth <= 900;
// In CSS pixels, but for the margin round a change, which is in those of the picture.
const captionHeight = () => (isNarrow() ? 44 : 28), paneGap = 16, changeMargin = 12;
const largestFactor = 8, blinkPeriod = 700;
// The share of a narrow window that pictures may take: the list and what is known stand below.
const narrowShare = 0.55;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The grid that pictures lie on, in device pixels: whole CSS pixels that are whole device pixels, too, such as every second
 * one at 150 %. A browser rounds to the ones or to the others.
 */
function gridUnit() {
  const length = [1, 2, 3, 4, 5].map((count) => count * devicePixelRatio).find((one) => Math.abs(one - Math.round(one)) < 1e-3);
  return Math.round(length ?? 1);
}
/** @param {number} length in device pixels */
const onGrid = (length) => Math.ceil(length / gridUnit()) * gridUnit();

/** @typedef {{file: string|null, points?: number[], label: string}} StagePicture */
/**
 * @typedef {{pictures: StagePicture[], difference: string|null, box: number[]|null, isDark: boolean, scale: number}} StagePair
 * The box is in pixels from the top left corner: x, y, width, height. The scale is in pixels to a point. Of a
 * picture whose width is being changed, `most` is the largest width.
 */

/** @param {StagePair|null} next */
function show(next) {
  pair = next;
  view.pan = { x: 0, y: 0 };
  drawStage();
}

/** Shows why there is nothing to show. @param {string} reason */
function showNoPicture(reason) {
  asked += 1;
  pair = null;
  byId("pictures").replaceChildren(make("p", { class: "missing" }, reason));
}

function drawStage() { showing = draw(); }

async function draw() {
  const turn = ++asked;
  clearInterval(blinking);
  // The pair in the markup stays until another one is ready.
  if (!pair) return;
  const now = pair;
  const files = [...now.pictures.map(({ file }) => file), view.layer ? now.difference : null];
  const images = await Promise.all(files.map(picture));
  const difference = images.pop() ?? null;
  const hasBoth = images.length > 1 && images.every(Boolean);
  const common = commonSize(images);
  const isLayered = hasBoth && view.mode !== "side";
  const frames = isLayered || images.length < 2 ? 1 : 2;
  const place = arrangement(common, frames, now);
  const layers = [];
  for (const [index, image] of images.entries()) {
    layers.push(image && await shown(image, common, place.scale, now.pictures[index].label));
  }
  const layer = difference && await shown(difference, commonSize([difference]), place.scale, "difference: orange was, blue is");
  // Whoever goes on quickly sees the last pair alone.
  if (turn !== asked) return;
  const parts = isLayered
    ? [pane(place, layers, layer, layeredCaption(now))]
    : layers.map((element, index) => {
      const isLast = index === layers.length - 1;
      return pane(place, [element], isLast && hasBoth ? layer : null, captionOf(now.pictures[index], images[index]),
        isLast && hasBoth && view.layer && !layer ? layers[0] : null);
    });
  const host = byId("pictures");
  host.classList.toggle("night", now.isDark);
  host.classList.toggle("column", place.isColumn);
  host.replaceChildren(...parts);
  if (isLayered) layeredControls(host.firstChild, place, layers, Boolean(layer));
  panTo(place);
  // The next pair is decoded while somebody looks at this one.
  for (const file of nextFiles()) picture(file);
}

/**
 * Where the panes are and how large: in a row or in a column, whichever shows larger pictures.
 * @returns {{scale: number, isColumn: boolean, width: number, height: number, common: {width: number, height: number}, canPan: boolean}}
 */
function arrangement(common, frames, { box, scale: pixelsPerPoint, most }) {
  const ratio = devicePixelRatio, host = byId("pictures");
  const room = {
    width: Math.floor(host.clientWidth * ratio),
    height: Math.floor((isNarrow() ? innerHeight * narrowShare : host.clientHeight) * ratio),
  };
  const gap = Math.ceil(paneGap * ratio), caption = Math.ceil(captionHeight() * ratio);
  const row = { isColumn: false, width: Math.floor((room.width - (frames - 1) * gap) / frames), height: room.height - caption };
  const column = { isColumn: true, width: room.width, height: Math.floor((room.height - (frames - 1) * gap) / frames) - caption };
  const fit = (one) => Math.min(one.width / common.width, one.height / common.height);
  const best = frames > 1 && fit(column) > fit(row) ? column : row;
  // No picture is smaller than its points, unless it is taller than the stage or the window is narrow.
  const onePoint = isNarrow() ? 0 : Math.min(ratio / pixelsPerPoint, Math.max(best.height, caption) / common.height);
  let scale = Math.max(fit(best), onePoint);
  if (scale >= 1) scale = Math.min(Math.floor(scale) / scale > 0.8 ? Math.floor(scale) : scale, largestFactor);
  // What is dragged keeps its scale: a point is as wide as a CSS pixel where the window is wide enough.
  if (most) scale = Math.min(ratio / pixelsPerPoint, best.width / most);
  if (typeof view.zoom === "number") scale = view.zoom;
  if (view.zoom === "change" && box) {
    const around = 2 * changeMargin;
    const factor = Math.min(best.width / (box[2] + around), best.height / (box[3] + around), largestFactor);
    scale = factor >= 1 ? Math.floor(factor) : factor;
  }
  const size = (own, most) => onGrid(Math.min(Math.round(own * scale), Math.max(most - gridUnit(), 1)));
  return {
    ...best, scale, common, width: size(common.width, best.width), height: size(common.height, most ? Infinity : best.height),
    canPan: Math.round(common.width * scale) > best.width || (!most && Math.round(common.height * scale) > best.height),
  };
}

function pane(place, layers, difference, caption, subtracted = null) {
  const frame = make("div", { class: "frame" });
  frame.style.width = place.width / devicePixelRatio + "px";
  frame.style.height = place.height / devicePixelRatio + "px";
  const plane = make("div", { class: "plane" }, ...layers);
  // Of a cell whose difference was not painted, the browser subtracts the pictures.
  if (subtracted) {
    const copied = subtracted.cloneNode();
    if (copied instanceof HTMLCanvasElement) copied.getContext("2d").drawImage(subtracted, 0, 0);
    copied.classList.add("subtracted");
    plane.append(copied);
  }
  if (difference) plane.append(difference);
  if (layers.some(Boolean)) frame.append(plane); else frame.append(make("p", { class: "missing" }, "no picture"));
  if (pair.box && layers.some(Boolean)) plane.append(boxElement(place));
  const words = make("figcaption", {}, difference ? "difference: orange was, blue is"
    : subtracted ? "difference: the pictures subtracted" : caption);
  return make("figure", { class: "pane" }, frame, words);
}

function boxElement({ scale }) {
  const [x, y, width, height] = pair.box.map((value) => value * scale / devicePixelRatio);
  const element = make("div", { class: "box" });
  Object.assign(element.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
  return element;
}

/** @param {StagePicture} one @param {HTMLImageElement|null} image */
function captionOf(one, image) {
  const size = one.points ? ` · ${points(one.points[0])} × ${points(one.points[1])} pt` : "";
  return one.label + (image ? `${size} · ${image.naturalWidth} × ${image.naturalHeight} px` : "");
}

const layeredCaption = ({ pictures }) => pictures.map(({ label }) => label).join(view.mode === "blink" ? ", " : " | ");

/** Swiping, blending and blinking. The slider lies on the picture: its thumb is the edge. */
function layeredControls(figure, place, [was, is], hasLayer) {
  const frame = figure.firstChild, caption = figure.lastChild;
  if (hasLayer) return;
  const set = (element, name, value) => { if (element) element.style[name] = value; };
  if (view.mode === "blink") {
    let isNew = true;
    const turn = () => {
      isNew = !isNew;
      set(is, "opacity", isNew ? 1 : 0);
      set(was, "opacity", isNew ? 0 : 1);
      caption.firstChild.textContent = isNew ? "is" : "was";
    };
    caption.replaceChildren("", make("button", { id: "flip", title: "x", click: () => { clearInterval(blinking); turn(); } }, "Flip"));
    turn();
    // Who asked for less motion turns the pictures by hand.
    if (!still.matches) blinking = setInterval(turn, blinkPeriod);
    return;
  }
  const slider = make("input", { id: "amount", type: "range", min: 0, max: 100, step: "any", value: amount, class: view.mode,
    "aria-label": view.mode === "swipe" ? "Edge between was and is" : "How much of is" });
  const adjust = () => {
    amount = Number(slider.value);
    const edge = view.mode === "swipe" ? Math.round(place.width * amount / 100) / devicePixelRatio : 0;
    const at = edge - view.offset.x / devicePixelRatio;
    set(is, "opacity", view.mode === "blend" ? amount / 100 : 1);
    set(is, "clipPath", view.mode === "swipe" ? `inset(0 0 0 ${at}px)` : "");
    set(was, "clipPath", view.mode === "swipe" ? `inset(0 calc(100% - ${at}px) 0 0)` : "");
  };
  slider.addEventListener("input", adjust);
  slider.style.width = place.width / devicePixelRatio + "px";
  slider.style.setProperty("--height", place.height / devicePixelRatio + "px");
  if (view.mode === "swipe") frame.append(slider); else figure.insertBefore(slider, caption);
  figure.adjust = adjust;
}

let amount = 50;
view.offset = { x: 0, y: 0 };

/** Moves the pictures in all frames alike, and the frames to whole device pixels. */
function panTo(place) {
  const ratio = devicePixelRatio, { common, scale } = place;
  const whole = { x: Math.round(common.width * scale), y: Math.round(common.height * scale) };
  const least = { x: Math.min(0, place.width - whole.x), y: Math.min(0, place.height - whole.y) };
  if (view.zoom === "change" && pair.box && !view.isPanned) {
    const [x, y, width, height] = pair.box;
    view.pan = { x: place.width / 2 - (x + width / 2) * scale, y: place.height / 2 - (y + height / 2) * scale };
  }
  for (const axis of ["x", "y"]) {
    view.pan[axis] = Math.max(least[axis], Math.min(0, view.pan[axis]));
    view.offset[axis] = Math.round(view.pan[axis] / gridUnit()) * gridUnit();
  }
  for (const frame of document.querySelectorAll("#pictures .frame")) {
    // By its place and not by a transform, which would be added to a place that was rounded already.
    Object.assign(frame.style, { left: "", top: "" });
    const { left, top } = frame.getBoundingClientRect();
    const unit = gridUnit() / ratio;
    const snap = (value) => Math.round(value / unit) * unit - value + "px";
    Object.assign(frame.style, { left: snap(left), top: snap(top) });
    frame.classList.toggle("pannable", place.canPan);
    const plane = frame.querySelector(".plane");
    if (plane) Object.assign(plane.style, { left: view.offset.x / ratio + "px", top: view.offset.y / ratio + "px" });
  }
  byId("pictures").firstChild?.adjust?.();
  byId("pictures").place = place;
}

/** @param {number} x @param {number} y in CSS pixels */
function panBy(x, y) {
  const { place } = byId("pictures");
  if (!place?.canPan) return false;
  view.isPanned = true;
  view.pan.x += x * devicePixelRatio;
  view.pan.y += y * devicePixelRatio;
  panTo(place);
  return true;
}

/** @param {"fit"|"change"|number} zoom */
function setZoom(zoom) {
  view.zoom = zoom;
  view.isPanned = false;
  zoomed();
  showView();
}

/** Shows how pictures are compared now, on the stage, by the buttons and in the address. */
function showView() {
  const press = (selector, isPressed) => {
    for (const button of document.querySelectorAll(selector)) button.setAttribute("aria-pressed", isPressed(button));
  };
  press("[data-zoom]", (button) => button.dataset.zoom === String(view.zoom));
  press("[data-mode]", (button) => button.dataset.mode === view.mode);
  press("#change", () => view.zoom === "change");
  press("#layer", () => view.layer);
  drawStage();
  keepAddress();
}

/** A step larger or smaller: fit, 1:1, 2×, 4×, 8×. @param {number} by */
function stepZoom(by) {
  const steps = ["fit", 1, 2, 4, largestFactor];
  const at = Math.max(0, steps.indexOf(view.zoom));
  setZoom(steps[Math.max(0, Math.min(steps.length - 1, at + by))]);
}

/** What a page does when the size of its pictures was chosen. */
let zoomed = () => {};

const toggleChange = () => setZoom(view.zoom === "change" ? "fit" : "change");

/** @param {string} mode */
function setMode(mode) {
  view.mode = mode;
  showView();
}

/** @param {boolean} isOn */
function setLayer(isOn) {
  view.layer = isOn;
  showView();
}

function followStage() {
  const host = byId("pictures");
  host.addEventListener("wheel", (event) => { if (panBy(-event.deltaX, -event.deltaY)) event.preventDefault(); }, { passive: false });
  host.addEventListener("pointermove", (event) => {
    if (!event.buttons || !(event.target instanceof Element) || event.target.id === "amount") return;
    if (event.target.closest(".pannable")) panBy(event.movementX, event.movementY);
  });
  for (const button of document.querySelectorAll("[data-mode]")) button.addEventListener("click", () => setMode(button.dataset.mode));
  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", () => setZoom(button.dataset.zoom === "fit" ? "fit" : Number(button.dataset.zoom)));
  }
  byId("layer").addEventListener("click", () => setLayer(!view.layer));
  byId("change").addEventListener("click", toggleChange);
  addEventListener("resize", drawStage);
}
