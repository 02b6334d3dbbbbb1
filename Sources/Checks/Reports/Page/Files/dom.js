"use strict";
// The data of the page and the few functions that make elements. Every text goes in as text, never as markup.

/** @type {PageData} what Documentation/page.schema.json describes */
const data = JSON.parse(document.getElementById("data").textContent);

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/**
 * Makes an element.
 * @param {string} tag
 * @param {Object<string, unknown>} attributes a function is a listener, true an attribute without a value
 * @param {...(Node|string|null)} children
 */
const make = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
/** The same for a part of a chart. */
const vector = (tag, attributes, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const heading = (text) => make("h3", {}, text);
/** @param {string[][]} pairs a label and a text each */
const definitions = (pairs) => make("dl", {}, ...pairs.flatMap(([label, text]) => [make("dt", {}, label), make("dd", {}, ...quoting(text))]));
/** @param {string[]} texts */
const bullets = (texts) => make("ul", {}, ...texts.map((text) => make("li", {}, ...quoting(text))));

/**
 * A sentence whose quotations are isolated: what a right-to-left text quotes must not reorder the rest.
 * @param {string} text
 * @returns {(Node|string)[]}
 */
function quoting(text) {
  const parts = [];
  let depth = 0, from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "“" && depth++ === 0) { parts.push(text.slice(from, at + 1)); from = at + 1; }
    if (text[at] === "”" && depth > 0 && --depth === 0) { parts.push(make("bdi", {}, text.slice(from, at))); from = at; }
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}

/** @param {number} count @param {string} word */
const counted = (count, word) => count.toLocaleString("en") + " " + word + (count === 1 ? "" : "s");

/** Half points are as fine as anybody looks. @param {number} value */
const points = (value) => String(Math.round(value * 2) / 2);

const saidFor = 3000;
let silence = 0;

/** Tells everybody something in passing; a screen reader reads it. @param {string} text */
function say(text) {
  clearTimeout(silence);
  byId("said").textContent = text;
  silence = setTimeout(() => { byId("said").textContent = ""; }, saidFor);
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page from disk may not use the clipboard, but may copy what is selected.
    const focused = document.activeElement;
    const area = make("textarea", {}, text);
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
  say("copied: " + text);
}

/** A command that a click or Enter copies. @param {string} text */
const command = (text) =>
  make("button", { class: "command", title: "Copy", click: () => copy(text) }, make("code", {}, text));
