// Pictures: loaded when they are shown, and the last few kept. Each is brought to whole device pixels once, by the same
// steps for both of a pair, so that equal pixels look equal.

/** The pictures of the first pair are in the markup, so that they show without any script. @type {Map<string, string>} */
const firstSources = new Map([...document.querySelectorAll("#pictures img")].map((image) => [image.dataset.file, image.src]));

const keptPictures = data.kind === "studio" ? 200 : 12;
/** @type {Map<string, Promise<HTMLImageElement|null>>} */
const loaded = new Map();

/** @returns {Promise<HTMLImageElement|null>} null for a picture that is not there */
function picture(file) {
  if (!file) return Promise.resolve(null);
  const known = loaded.get(file) ?? decoded(file);
  // What was used last is kept longest.
  loaded.delete(file);
  loaded.set(file, known);
  if (loaded.size > keptPictures) loaded.delete(loaded.keys().next().value);
  return known;
}

/** @param {string} file its name, or the address at which a server draws it */
function decoded(file) {
  const image = new Image(), inside = byId("p-" + file);
  image.src = firstSources.get(file)
    ?? (inside ? "data:image/png;base64," + inside.textContent : file.includes("?") ? file : data.pictures + file + ".png");
  return image.decode().then(() => image, () => null);
}

/** The size that holds some pictures. */
function commonSize(images) {
  const size = (name) => Math.max(1, ...images.map((image) => image?.[name] ?? 0));
  return { width: size("naturalWidth"), height: size("naturalHeight") };
}

/** A picture, scaled as a part of a common size: otherwise each of a pair would be rounded to another scale. */
async function resampled(image, common, scale) {
  const [resizeWidth, resizeHeight] = [common.width, common.height].map((length) => Math.max(1, Math.round(length * scale)));
  const source = make("canvas", common), canvas = make("canvas", { width: onGrid(resizeWidth), height: onGrid(resizeHeight) });
  source.getContext("2d").drawImage(image, 0, 0);
  const bitmap = await createImageBitmap(source, { resizeWidth, resizeHeight, resizeQuality: "high" });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas;
}

/** An element that shows a picture: at a whole factor the picture itself. @param {number} scale device pixels to a pixel */
async function shown(image, common, scale, label) {
  const isWhole = Number.isInteger(scale);
  // A picture that is shown nowhere else need not be decoded again.
  const element = !isWhole ? await resampled(image, common, scale) : image.isConnected ? image.cloneNode() : image;
  element.style.cssText = "";
  Object.assign(element, { role: "img", ariaLabel: label });
  return sizedTo(element, ...(isWhole ? [image.naturalWidth * scale, image.naturalHeight * scale] : [element.width, element.height]));
}

function sizedTo(element, width, height) {
  Object.assign(element.style, { width: width / devicePixelRatio + "px", height: height / devicePixelRatio + "px" });
  return element;
}
