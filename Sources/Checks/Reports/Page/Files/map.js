// The map of a scene: for each language the widths and text sizes, a cell for each interval of widths with the same lines
// and findings, coloured by its worst finding; and the height of the balloon over the width.

// In CSS pixels.
const mapRow = 15, mapAxis = 20, plotHeight = isServed ? 60 : 96, plotMargin = 8, labelDistance = 20;
const mostTicks = 8, tickSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
// The part of a map that a letter needs.
const letterRoom = 0.02;

/** What is shown. A finding is one of those of the scene.
 * @type {{scene: number, finding: number|null, row: SweepRow|null, interval: SweepInterval|null, width: number}} */
const seen = { scene: -1, finding: null, row: null, interval: null, width: 0 };

/** The widths that some rows span, as parts of a chart. */
function widthScale(rows) {
  const all = rows.flatMap(({ intervals }) => intervals.flatMap(({ edges }) => edges)), low = Math.min(...all), span = Math.max(...all) - low;
  const step = tickSteps.find((one) => span / one <= mostTicks) ?? tickSteps.at(-1), ticks = [];
  for (let width = Math.ceil(low / step) * step; width <= low + span; width += step) ticks.push(width);
  return { low, span, ticks, at: (width) => 100 * (width - low) / span + "%" };
}

/** What a cell shows: the chosen finding, or its worst one that is not allowed. */
const findingOf = ({ findings: all }, { findings }, chosen = null) =>
  all[findings.includes(chosen) ? chosen : findings.find((index) => all[index].severity !== "allowed")];

const label = (x, y, text, more) => vector("text", { x, y, ...more }, text);
const atStart = { class: "start" };

/**
 * The map of one language.
 * @param {SweepScene} scene @param {SweepRow[]} rows those of one language and one kind of viewer
 * @param {(row: SweepRow, interval: SweepInterval) => boolean} isLit whether the filter and the chosen finding leave a cell
 */
function languageMap(scene, rows, { span, ticks, at }, isLit) {
  const height = rows.length * mapRow;
  const cell = (row, interval, y) => {
    const { edges: [left, right], words } = interval, isAt = interval === seen.interval, { mark = "fine", letter } = findingOf(scene, interval, seen.finding) ?? {};
    return [vector("rect", {
      x: at(left), y, width: 100 * (right - left) / span + "%", height: mapRow - 1, role: "button", tabindex: isAt ? 0 : -1,
      class: `map-cell ${mark} ${isLit(row, interval) ? "" : "dim"} ${isAt ? "at" : ""}`,
      "aria-label": words, "aria-pressed": String(isAt), click: () => showOnMap(row, interval),
    }, vector("title", {}, words)), letter && right - left > span * letterRoom ? label(at(left), y + 11, letter, { dx: 4, class: "letter" }) : null];
  };
  return vector("svg", { height: height + mapAxis, role: "group", "aria-label": rows[0].locale, class: "chart" },
    rows.flatMap((row, index) => [label(-6, index * mapRow + 11, row.category, atStart),
      ...row.intervals.flatMap((interval) => cell(row, interval, index * mapRow))]),
    ticks.flatMap((tick) => [vector("line", { x1: at(tick), x2: at(tick), y1: height, y2: height + 4 }), label(at(tick), height + 15, String(tick))]));
}

/** The heights of one language over the width, the chosen text size in front and the cursor at the chosen width. */
function heightPlot(rows, { low, span, at }) {
  const all = rows.flatMap(({ intervals }) => intervals.flatMap(({ heights }) => heights)), least = Math.min(...all), most = Math.max(...all);
  const y = (height) => plotMargin + (most - height) / Math.max(most - least, 1) * (plotHeight - 2 * plotMargin);
  const line = (row) => vector("path", { class: row === seen.row ? "height at" : "height",
    d: row.intervals.map(({ edges: [left, right], heights: [first, last] }, index, all) =>
      `${all[index - 1]?.edges[1] === left ? "L" : "M"}${left} ${y(first)}L${right} ${y(last)}`).join("") });
  const { from, to, heights: [first, last] } = seen.interval, x = at(seen.width);
  const height = first + (last - first) * Math.max(0, Math.min(1, (seen.width - from) / (to - from || 1)));
  return vector("svg", { height: plotHeight, class: "chart", role: "img", "aria-label": `The height over the width: ${points(height)} pt at ${points(seen.width)} pt` },
    vector("svg", { viewBox: `${low} 0 ${span} ${plotHeight}`, preserveAspectRatio: "none" }, [...rows.filter((row) => row !== seen.row), seen.row].map(line)),
    vector("line", { x1: x, x2: x, y1: 0, y2: plotHeight, class: "cursor" }), vector("circle", { cx: x, cy: y(height), r: 3.5, class: "cursor" }),
    (y(least) - y(most) > labelDistance ? [most, least] : [most]).map((one) => label(-6, y(one) + 4, points(one), atStart)));
}
