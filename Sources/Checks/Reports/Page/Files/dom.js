"use strict";
// The data of the page and the few functions that make elements. Every text goes in as text, never as markup.

/** What Documentation/page.schema.json describes. @type {PageData} */
const data = JSON.parse(document.getElementById("data").textContent);
/** A page that a server sends hears of every change. */
const isServed = data.revision !== undefined;
const isNarrow = () => innerWidth <= 900;

/**
 * What a kind of page does in its own way; its scripts replace these.
 * @type {{name: (entry: number) => string, facts: (entry: number) => FilterEntry, show: (entry: number, group: number) => void,
 *   start: () => void, renew: (state: PageData) => void}}
 */
const page = {
  keys: {},
  /** Whether a list counts an entry. */ counts: () => true,
  /** Whether a filter leaves an entry. */ passes: (entry, test) => test(page.facts(entry)),
  /** What is done when the filter or the size of pictures has changed. */ filtered: () => {}, zoomed: () => {},
  /** What it adds to the address. */ address: () => ({}),
  /** The pictures that are wanted next. */ next: () => [],
};

const byId = (id) => document.getElementById(id);

/** Makes an element. An attribute that is a function listens; of the children null is left out. */
const make = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
/** The same for a part of a chart. */
const vector = (tag, attributes, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat().flatMap((child) => (typeof child === "string" ? quoting(child) : child ?? [])));
  return element;
}

/** A sentence whose quotations are isolated: what a right-to-left text quotes must not reorder the rest. */
const quoting = (text) => text.split(/(“(?:[^“”]|“[^“”]*”)*”)/)
  .map((part, index) => (index % 2 ? Object.assign(make("bdi"), { textContent: part }) : part));

/** A heading with what stands below it; nothing where there is nothing. */
const titled = (title, ...content) => (content.length ? [make("h3", {}, title), ...content] : []);
const definitions = (pairs) => make("dl", {}, pairs.flatMap(([label, text]) => [make("dt", {}, label), make("dd", {}, text)]));
const bullets = (items) => (items.length ? [make("ul", {}, items.map((item) => make("li", {}, item)))] : []);

const counted = (count, word) => count.toLocaleString("en") + " " + word + (count === 1 ? "" : "s");

/** As the command line writes lengths. */
const points = (value) => String(+value.toFixed(2));

const saidFor = 8000;
let silence = 0;

/** Says something in passing, with a button where there is something to do. */
function say(text, button) {
  clearTimeout(silence);
  byId("said").replaceChildren(...quoting(text), button ?? "");
  silence = setTimeout(() => byId("said").replaceChildren(), saidFor);
}

/** A command that a click or Enter copies. */
const command = (text) => make("button", { class: "command", title: "Copy", click: async (event) => {
  // Who may not use the clipboard finds the command selected.
  getSelection().selectAllChildren(event.currentTarget);
  say(await navigator.clipboard.writeText(text).then(() => "copied: " + text, () => "selected: " + text));
} }, make("code", {}, text.split(/( )/).map((word) => (word === " " ? word : make("span", {}, word)))));
