// Aligns two lengths: the shorter one has a gap after `seam` pixels.
function axis(old, now, seam = Math.min(old, now)) {
  const length = Math.max(old, now), gap = length - Math.min(old, now);
  const short = (i) => (i < seam ? i : i < seam + gap ? -1 : i - gap);
  const places = (isShort) => Int32Array.from({ length }, (_, i) => (isShort ? short(i) : i));
  return { length, gap, parted: (seam) => axis(old, now, seam), isNew: now > old,
    old: places(old < now), now: places(now < old), isGap: (i) => i >= seam && i < seam + gap };
}

// Splits where the fewest pixels differ; of several such places at the last.
function bestSeam(one, fromStart, fromEnd) {
  let count = fromEnd.slice(one.gap).reduce((sum, part) => sum + part, 0), best = { seam: 0, count };
  for (let i = 0; i + one.gap < one.length; i++) {
    count += fromStart[i] - fromEnd[i + one.gap];
    if (count <= best.count) best = { seam: i + 1, count };
  }
  return { axis: one.parted(best.seam), count: best.count };
}

// Whether each pixel differs in this alignment; 1 also where not both pictures have a pixel.
function differences(was, is, columns, rows) {
  const differs = new Uint8Array(columns.length * rows.length).fill(1);
  const width = columns.length;
  for (let y = 0; y < rows.length; y++) {
    if (rows.isGap(y)) continue;
    const old = rows.old[y] * was.width, now = rows.now[y] * is.width;
    for (let x = 0; x < width; x++) {
      const [before, after] = [columns.old[x], columns.now[x]];
      if (before >= 0 && after >= 0 && was.words[old + before] === is.words[now + after]) {
        differs[y * width + x] = 0;
      }
    }
  }
  return differs;
}

function alignment(was, is) {
  let columns = axis(was.width, is.width), rows = axis(was.height, is.height);
  const counts = (columns, rows, isRow) => {
    const result = new Array(isRow ? rows.length : columns.length).fill(0);
    const differs = differences(was, is, columns, rows);
    for (let y = 0, i = 0; y < rows.length; y++) {
      for (let x = 0; x < columns.length; x++, i++) if (differs[i]) result[isRow ? y : x]++;
    }
    return result;
  };
  if (rows.gap) {
    // If the widths differ too, the columns are assumed to be equal from the left or from the right.
    const found = (columns.gap ? [columns, columns.parted(0)] : [columns]).map((columns) =>
      bestSeam(rows, counts(columns, rows, true), counts(columns, rows.parted(0), true)));
    rows = found.reduce((best, one) => (one.count < best.count ? one : best)).axis;
  }
  if (columns.gap) {
    columns = bestSeam(columns, counts(columns, rows, false), counts(columns.parted(0), rows, false)).axis;
  }
  return { columns, rows };
}
