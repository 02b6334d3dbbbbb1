// The map of a scene: for each language the widths and text sizes, a cell for each interval of widths with the same lines
// and findings, coloured by its worst finding; and the height of the balloon over the width.

// In CSS pixels.
const mapLabels = 42, mapRow = 15, mapAxis = 20, plotHeight = isServed ? 60 : 96, tickDistance = 70, letterRoom = 14;

/**
 * The scale of the widths of one kind of viewer, such as pads.
 * @param {SweepScene} scene @param {string} viewer @param {number} length the room in CSS pixels
 */
function widthScale(scene, viewer, length) {
  const all = scene.rows.filter((row) => row.viewer === viewer).flatMap((row) => row.intervals.flatMap(({ from, to }) => [from, to]));
  const reach = scene.reach, least = Math.min(...all) - reach, most = Math.max(...all) + reach;
  const room = Math.max(length - mapLabels - 8, 1);
  const at = (width) => mapLabels + (width - least) / Math.max(most - least, 1e-6) * room;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => one * room / Math.max(most - least, 1) >= tickDistance) ?? 1000;
  const ticks = [];
  for (let width = Math.ceil(least / step) * step; width <= most; width += step) ticks.push(width);
  return { at, ticks, reach };
}

// Widths that lie a point apart are measured one by one, so nothing is left out between their cells.
const nextWithin = 1;

/**
 * The edges of the cells of a row in points: halfway to the next cell where there is one, and as far as a cell reaches.
 * @param {SweepRow} row @param {number} reach
 */
function cellEdges(row, reach) {
  const isNext = (before, after) => before && after && after.from - before.to <= Math.max(nextWithin, 2 * reach) + 1e-6;
  return row.intervals.map((interval, index, all) => {
    const before = all[index - 1], after = all[index + 1], joins = isNext(before, interval);
    return {
      joins, left: joins ? (before.to + interval.from) / 2 : interval.from - reach,
      right: isNext(interval, after) ? (interval.to + after.from) / 2 : interval.to + reach,
    };
  });
}

/** What a cell shows: the chosen finding, or its worst one that is not allowed. */
const shownFinding = (scene, interval, chosen) =>
  scene.findings[chosen !== null && interval.findings.includes(chosen) ? chosen
    : interval.findings.find((index) => scene.findings[index].severity !== "allowed")];

/** The colour class of a cell. */
function markOf(scene, interval, chosen) {
  const finding = shownFinding(scene, interval, chosen);
  return finding ? finding.mark ?? "allowed" : "fine";
}

/** The rules of a map, each with the letter that tells it from others of its colour. */
const rulesOf = (scene) => [...new Map(scene.findings.filter(({ mark }) => mark).map((finding) => [finding.rule, finding])).values()]
  .map(({ rule, mark }, index) => ({ rule, mark, letter: String.fromCharCode(65 + index % 26) }));

/** A cell in words. */
function cellWords(scene, row, interval) {
  const width = interval.from === interval.to ? points(interval.from) : points(interval.from) + "–" + points(interval.to);
  const rules = [...new Set(interval.findings.map((index) => scene.findings[index].rule))];
  return `${row.category}, ${width} pt: ` + (rules.length ? rules.join(", ") : "nothing found");
}

/**
 * The map of one language.
 * @param {SweepScene} scene @param {SweepRow[]} rows those of one language and one kind of viewer
 * @param {number} length
 * @param {{row: SweepRow, interval: SweepInterval}} at what is chosen
 * @param {(row: SweepRow, interval: SweepInterval) => boolean} isLit whether the filter and the chosen finding leave a cell
 * @param {(row: SweepRow, interval: SweepInterval) => void} pick
 */
function languageMap(scene, rows, length, at, isLit, pick) {
  const scale = widthScale(scene, rows[0].viewer, length), height = rows.length * mapRow;
  const letters = new Map(rulesOf(scene).map(({ rule, letter }) => [rule, letter]));
  const svg = vector("svg", { width: length, height: height + mapAxis, role: "group", "aria-label": rows[0].locale, class: "chart" });
  rows.forEach((row, line) => {
    svg.append(vector("text", { x: mapLabels - 6, y: line * mapRow + 11, "text-anchor": "end" }, row.category));
    const edges = cellEdges(row, scale.reach);
    row.intervals.forEach((interval, index) => {
      const isAt = row === at.row && interval === at.interval;
      const left = scale.at(edges[index].left), right = scale.at(edges[index].right);
      const cell = vector("rect", {
        x: left, y: line * mapRow, width: Math.max(right - left, 2), height: mapRow - 1, role: "button", tabindex: isAt ? 0 : -1,
        class: ["map-cell", markOf(scene, interval, at.finding), isLit(row, interval) ? "" : "dim", isAt ? "at" : ""].join(" "),
        "aria-label": cellWords(scene, row, interval), "aria-pressed": String(isAt), click: () => pick(row, interval),
      });
      cell.append(vector("title", {}, cellWords(scene, row, interval)));
      svg.append(cell);
      const letter = letters.get(shownFinding(scene, interval, at.finding)?.rule);
      if (letter && right - left > letterRoom) svg.append(vector("text", { x: left + 4, y: line * mapRow + 11, class: "letter" }, letter));
    });
  });
  for (const tick of scale.ticks) {
    svg.append(vector("line", { x1: scale.at(tick), x2: scale.at(tick), y1: height, y2: height + 4 }),
      vector("text", { x: scale.at(tick), y: height + 15, "text-anchor": "middle" }, String(tick)));
  }
  return svg;
}

/** The heights of one language over the width, the chosen text size in front and the cursor at the chosen width. */
function heightPlot(scene, rows, length, at) {
  const scale = widthScale(scene, rows[0].viewer, length), all = rows.flatMap((row) => row.intervals.flatMap(({ heights }) => heights));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (height) => 8 + (most - height) / Math.max(most - least, 1) * (plotHeight - 16);
  const path = (row) => cellEdges(row, scale.reach).map(({ joins, left, right }, index) => {
    const { heights } = row.intervals[index];
    return `${joins ? "L" : "M"}${scale.at(left)} ${y(heights[0])}L${scale.at(right)} ${y(heights[1])}`;
  }).join("");
  const { from, to, heights: [first, last] } = at.interval;
  const height = first + (last - first) * (to > from ? Math.max(0, Math.min(1, (at.width - from) / (to - from))) : 0);
  const svg = vector("svg", { width: length, height: plotHeight, class: "chart", role: "img",
    "aria-label": `The height over the width: ${points(height)} pt at ${points(at.width)} pt` });
  for (const row of rows) if (row !== at.row) svg.append(vector("path", { d: path(row), class: "height" }));
  svg.append(vector("path", { d: path(at.row), class: "height at" }),
    vector("line", { x1: scale.at(at.width), x2: scale.at(at.width), y1: 0, y2: plotHeight, class: "cursor" }),
    vector("circle", { cx: scale.at(at.width), cy: y(height), r: 3.5, class: "cursor" }),
    vector("text", { x: mapLabels - 6, y: y(most) + 4, "text-anchor": "end" }, points(most)));
  if (y(least) - y(most) > 20) svg.append(vector("text", { x: mapLabels - 6, y: y(least) + 4, "text-anchor": "end" }, points(least)));
  return svg;
}
