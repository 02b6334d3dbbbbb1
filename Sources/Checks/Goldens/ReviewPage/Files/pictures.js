"use strict";
const review = JSON.parse(document.getElementById("review").textContent);
const byId = (id) => document.getElementById(id);

// The last few pictures stay decoded, so that going back is fast while ten thousand cells need little memory.
const decoded = new Map();
const decodedLimit = 24;

function picture(name) {
  if (!name) return Promise.resolve(null);
  if (!decoded.has(name)) {
    const image = new Image();
    image.src = "data:image/png;base64," + byId("p-" + name).textContent;
    decoded.set(name, image.decode().then(() => image, () => null));
    if (decoded.size > decodedLimit) decoded.delete(decoded.keys().next().value);
  }
  return decoded.get(name);
}

function drawn(image) {
  const canvas = document.createElement("canvas");
  canvas.width = image ? image.naturalWidth : 1;
  canvas.height = image ? image.naturalHeight : 1;
  if (image) canvas.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0);
  return canvas;
}
