let shown = { was: null, is: null, widths: [0, 0], first: null, fit: 1 };
let blinking = 0;
// Fulfilled when the requested pictures are in the page.
let showing = Promise.resolve();

async function showPictures() {
  const cell = review.cells[state.cell];
  clearInterval(blinking);
  if (!cell) return byId("pictures").replaceChildren();
  const [was, is] = await Promise.all([picture(cell.was.picture), picture(cell.now.picture)]);
  if (cell !== review.cells[state.cell]) return;
  shown = { was: was && drawn(was), is: is && drawn(is), widths: [cell.was.width, cell.now.width],
    first: null, fit: 1 };
  const both = shown.was && shown.is;
  const compared = both ? difference(shown.was, shown.is) : null;
  if (compared) shown.first = compared.first;
  // The background of a transcript is white in light mode and black in dark mode, whatever the mode of the page
  // is.
  byId("pictures").classList.toggle("night", cell.viewer.includes("userInterfaceStyle dark"));
  const cards = [];
  const mode = both ? state.mode : "side";
  shown.fit = mode === "side" ? sideFit(both && innerWidth > 900 ? 3 : 2) : 1;
  if (mode === "side") {
    cards.push(card("was", shown.was, 0), card("is", shown.is, 1));
    if (compared) cards.push(card("difference", compared.canvas, 1));
  } else if (mode === "difference") {
    cards.push(card("difference: orange was, blue is", compared.canvas, 1));
  } else {
    cards.push(layered(mode));
  }
  byId("pictures").replaceChildren(...cards);
  byId("amount-label").hidden = mode !== "swipe" && mode !== "blend";
  adjust(mode);
  if (state.loupe) magnify(shown.first);
}

// The scale at which several pictures fit side by side; not so small that texts cannot be read.
function sideFit(count) {
  const [margins, frame, gap] = [40, 28, 24];
  const room = byId("stage").clientWidth - margins - count * frame - (count - 1) * gap;
  return Math.min(1, Math.max(0.6, room / (count * Math.max(...shown.widths, 1))));
}

// Shows a canvas at its size in points, or smaller.
function sized(canvas, which) {
  const width = shown.widths[which] || canvas.width;
  const own = which === 0 ? shown.was : shown.is;
  const scale = (own ? own.width / width : 1) / shown.fit;
  canvas.style.width = canvas.width / scale + "px";
  canvas.dataset.scale = scale;
  canvas.onmousemove = (event) => {
    if (state.loupe) magnify({ x: event.offsetX * scale, y: event.offsetY * scale });
  };
  return canvas;
}

function card(label, canvas, which) {
  const figure = document.createElement("figure");
  const frame = document.createElement("div");
  frame.className = "card";
  if (canvas) {
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", label);
    frame.append(sized(canvas, which));
  } else {
    frame.classList.add("missing");
    frame.textContent = "no picture";
  }
  const caption = document.createElement("figcaption");
  caption.textContent = label;
  figure.append(frame, caption);
  return figure;
}

function layered(mode) {
  const figure = card(mode === "blink" ? "was" : "was and is", null, 0);
  const frame = figure.firstChild;
  frame.classList.remove("missing");
  const layers = document.createElement("div");
  layers.className = "layers";
  layers.append(sized(shown.was, 0), sized(shown.is, 1));
  frame.replaceChildren(layers);
  if (mode === "blink") {
    let isNew = false;
    const turn = () => {
      shown.is.style.opacity = isNew ? 1 : 0;
      shown.was.style.opacity = isNew ? 0 : 1;
      figure.lastChild.textContent = isNew ? "is" : "was";
      isNew = !isNew;
    };
    turn();
    blinking = setInterval(turn, 700);
  }
  return figure;
}

function adjust(mode) {
  const amount = Number(byId("amount").value);
  if (!shown.is || mode === "blink") return;
  shown.is.style.opacity = mode === "blend" ? amount / 100 : 1;
  shown.is.style.clipPath = mode === "swipe" ? "inset(0 0 0 " + (100 - amount) + "%)" : "";
  if (shown.was) {
    shown.was.style.opacity = 1;
    shown.was.style.clipPath = mode === "swipe" ? "inset(0 " + amount + "% 0 0)" : "";
  }
}

// Magnifies a small part of both pictures eight times, the golden above the candidate.
function magnify(point) {
  const loupe = byId("loupe"), context = loupe.getContext("2d");
  loupe.hidden = !state.loupe || !point;
  if (loupe.hidden) return;
  const zoom = 8, columns = loupe.width / zoom, lines = loupe.height / zoom / 2;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, loupe.width, loupe.height);
  [shown.was, shown.is].forEach((canvas, index) => {
    if (!canvas) return;
    context.drawImage(canvas, Math.round(point.x - columns / 2), Math.round(point.y - lines / 2), columns, lines,
      0, index * loupe.height / 2, loupe.width, loupe.height / 2);
  });
  context.fillStyle = "#ff9500";
  context.fillRect(0, loupe.height / 2 - 1, loupe.width, 2);
}
