// Pictures: loaded when they are shown, and the last few kept. Each is brought to whole device pixels once, by the same
// steps for both of a pair, so that equal pixels look equal.

/** The pictures of the first pair are in the markup, so that they show without any script. @type {Map<string, string>} */
const firstSources = new Map([...document.querySelectorAll("#pictures img")].map((image) => [image.dataset.file, image.src]));

const keptPictures = data.kind === "studio" ? 200 : 12;
/** A picture that a server draws is named by its address. @param {string} file */
const addressOf = (file) => (file.includes("?") ? file : data.pictures + file + ".png");
/** @type {Map<string, Promise<HTMLImageElement|null>>} */
const loaded = new Map();

/** @param {string|null} file @returns {Promise<HTMLImageElement|null>} null for a picture that is not there */
function picture(file) {
  if (!file) return Promise.resolve(null);
  const known = loaded.get(file);
  loaded.delete(file);
  const image = new Image();
  if (!known) {
    const inside = byId("p-" + file);
    image.src = firstSources.get(file) ?? (inside ? "data:image/png;base64," + inside.textContent : addressOf(file));
  }
  // What was used last is kept longest.
  loaded.set(file, known ?? image.decode().then(() => image, () => null));
  if (loaded.size > keptPictures) loaded.delete(loaded.keys().next().value);
  return loaded.get(file);
}

/** The size that holds two pictures. @param {(HTMLImageElement|null)[]} images */
function commonSize(images) {
  const size = (name) => Math.max(1, ...images.map((image) => image ? image[name] : 0));
  return { width: size("naturalWidth"), height: size("naturalHeight") };
}

/** @type {WeakMap<HTMLImageElement, {key: string, bitmap: ImageBitmap}>} the last size of each kept picture */
const sized = new WeakMap();

/**
 * A picture at a scale in device pixels. A picture that is smaller than the other one is scaled as a part of the common
 * size: otherwise each would be rounded to another scale, and equal pixels would differ.
 * @param {HTMLImageElement} image
 * @param {{width: number, height: number}} common
 * @param {number} scale device pixels to a pixel
 */
async function resampled(image, common, scale) {
  const width = Math.max(1, Math.round(common.width * scale)), height = Math.max(1, Math.round(common.height * scale));
  const key = [common.width, common.height, width, height].join(" ");
  let bitmap = sized.get(image)?.key === key ? sized.get(image).bitmap : null;
  if (!bitmap) {
    let source = image;
    if (image.naturalWidth !== common.width || image.naturalHeight !== common.height) {
      source = make("canvas", { width: common.width, height: common.height });
      source.getContext("2d").drawImage(image, 0, 0);
    }
    bitmap = await createImageBitmap(source, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
    sized.set(image, { key, bitmap });
  }
  const canvas = make("canvas", { width: onGrid(width), height: onGrid(height) });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas;
}

/**
 * An element that shows a picture: at a whole factor the picture itself, whose pixels become squares, otherwise resampled.
 * @param {HTMLImageElement} image
 * @param {{width: number, height: number}} common
 * @param {number} scale
 * @param {string} label
 */
async function shown(image, common, scale, label) {
  const isWhole = scale >= 1 && Number.isInteger(scale);
  // A picture that is shown nowhere else need not be decoded again.
  const element = !isWhole ? await resampled(image, common, scale) : image.isConnected ? make("img", { src: image.src }) : image;
  if (isWhole) element.alt = label; else { element.setAttribute("role", "img"); element.setAttribute("aria-label", label); }
  const own = isWhole ? { width: image.naturalWidth * scale, height: image.naturalHeight * scale } : element;
  element.style.width = own.width / devicePixelRatio + "px";
  element.style.height = own.height / devicePixelRatio + "px";
  return element;
}
