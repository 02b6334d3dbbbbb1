// The brightness that at least half of the pixels have or exceed; -1 where nothing was counted.
function median(counts) {
  const total = counts.reduce((one, other) => one + other, 0);
  let brighter = 0;
  for (let i = 255; total && i >= 0; i--) {
    brighter += counts[i];
    if (2 * brighter >= total) return i;
  }
  return -1;
}

// The brightness at each place over white, or over black for a dark picture; a missing pixel counts as
// transparent.
function brightness(picture, columns, rows, which, isDark) {
  const values = new Uint8Array(columns.length * rows.length).fill(isDark ? 0 : 255);
  const data = picture.data, clear = isDark ? 0 : 255;
  for (let y = 0; y < rows.length; y++) {
    const row = rows[which][y];
    for (let x = 0; x < columns.length; x++) {
      const column = columns[which][x];
      if (row < 0 || column < 0) continue;
      const at = (row * picture.width + column) * 4, cover = data[at + 3];
      const sum = data[at] * 77 + data[at + 1] * 150 + data[at + 2] * 29;
      values[y * columns.length + x] =
        cover === 255 ? sum >> 8 : Math.min(((sum * cover / 255) >> 8) + (clear && 255 - cover), 255);
    }
  }
  return values;
}

// Pixels that differ and touch, also at corners, are one part.
function differingParts(isOpen, width, height) {
  const parts = [];
  for (let start = 0; start < isOpen.length; start++) {
    if (!isOpen[start]) continue;
    const part = [start];
    isOpen[start] = 0;
    for (let next = 0; next < part.length; next++) {
      const x = part[next] % width, y = Math.floor(part[next] / width);
      for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
        for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
          const other = row * width + column;
          if (isOpen[other]) part.push(other);
          isOpen[other] = 0;
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

// Equal pixels are a pale grey, or its negative on a dark background. Pixels that differ have one colour where
// the golden stands out and another where the candidate does. Where only one picture has pixels, they are pale
// in its colour, and strong where they stand out.
function difference(wasCanvas, isCanvas) {
  const read = (one) => {
    const data = one.getContext("2d").getImageData(0, 0, one.width, one.height).data;
    return { width: one.width, height: one.height, data, words: new Uint32Array(data.buffer) };
  };
  const was = read(wasCanvas), is = read(isCanvas);
  const { columns, rows } = alignment(was, is);
  const width = columns.length, height = rows.length;
  const differs = differences(was, is, columns, rows);
  const both = differs.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) if (columns.isGap(x) || rows.isGap(y)) both[i] = 0;
  }
  const parts = differingParts(both, width, height);
  let isDark, old, now;
  const look = (dark) => {
    isDark = dark;
    [old, now] = [brightness(was, columns, rows, "old", dark), brightness(is, columns, rows, "now", dark)];
  };

  // The median brightness of the equal pixels straight above, below and beside a part, at most eight pixels
  // away.
  const background = (part) => {
    const counts = new Uint32Array(256);
    for (const place of part) {
      const x = place % width, y = Math.floor(place / width);
      for (const [step, room] of [[-1, x], [1, width - 1 - x], [-width, y], [width, height - 1 - y]]) {
        for (let i = 1; i <= Math.min(room, 8) && !differs[place + i * step]; i++) counts[old[place + i * step]]++;
      }
    }
    if (median(counts) >= 0) return median(counts);
    for (const place of part) { counts[old[place]]++; counts[now[place]]++; }
    return median(counts);
  };
  const gaps = () => [rows, columns].map((one) => {
    const isNew = one.isNew, values = isNew ? now : old, counts = new Uint32Array(256), places = [];
    for (let place = 0; one.gap && place < width * height; place++) {
      const inRows = rows.isGap(Math.floor(place / width)), inColumns = columns.isGap(place % width);
      // Where two gaps meet, either both belong to the same picture, or neither picture has pixels.
      const isMine = one === rows ? inRows && (!inColumns || columns.isNew === isNew) : inColumns && !inRows;
      if (isMine) { places.push(place); counts[values[place]]++; }
    }
    return { places, values, isNew, background: median(counts) };
  });

  look(false);
  let dark = 0, all = 0;
  const weigh = (count, background) => { all += count; if (background < 128) dark += count; };
  for (const part of parts) weigh(part.length, background(part));
  for (const gap of gaps()) weigh(gap.places.length, gap.background);
  if (2 * dark > all) look(true);

  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  const result = context.createImageData(width, height);
  const words = new Uint32Array(result.data.buffer);
  const set = (place, [red, green, blue]) => { words[place] = (255 << 24) | (blue << 16) | (green << 8) | red; };
  words.fill(0xffffffff);
  const colorOf = (isNew) => (isNew ? [10, 88, 184] : [234, 88, 12]);
  const faded = (value) => 255 - Math.floor((255 - value) / 4);
  for (let place = 0; place < width * height; place++) {
    if (!differs[place]) words[place] = 0xff000000 | (faded(isDark ? 255 - old[place] : old[place]) * 0x10101);
  }
  for (const part of parts) {
    const ground = background(part);
    for (const place of part) {
      set(place, colorOf(Math.abs(now[place] - ground) >= Math.abs(old[place] - ground)));
    }
  }
  for (const gap of gaps()) {
    for (const place of gap.places) {
      const strength = Math.min(Math.abs(gap.values[place] - gap.background) * 2, 255);
      set(place, colorOf(gap.isNew).map((strong) =>
        faded(strong) + Math.trunc((strong - faded(strong)) * strength / 255)));
    }
  }
  context.putImageData(result, 0, 0);
  const first = differs.findIndex((one) => one);
  return { canvas, first: first < 0 ? null : { x: first % width, y: Math.floor(first / width) } };
}
