// The filters of the command line (CellFilter.swift): locale=ar & category>=AX1 & width<320 & cause="tail".
// A bare word is a name with stars, as there; here it also finds whole words of what the page says about a cell, and
// words side by side must all be found.

const fieldOf = new Map(data.fields.flatMap((field) => field.names.map((name) => [name, field])));
const textFields = ["name", "scene", "status"];

/** A filter that is not understood, with the place. */
class FilterError extends Error {
  /** @param {string} reason @param {number} offset */
  constructor(reason, offset) { super(reason); this.offset = offset; }
}

/** @typedef {{ word?: string, mark?: string, at: number }} FilterToken */

/** @param {string} text @returns {FilterToken[]} */
function filterTokens(text) {
  const tokens = [], pattern = /\s+|"((?:\\["\\]|[^"])*)"|"|([<>!=])=|(&&?|\|\|?|[!()=<>])|([^\s&|!()=<>"]+)/gy;
  for (let found; (found = pattern.exec(text));) {
    const [all, quotation, compared, mark, word] = found, at = found.index;
    if (all === "\"") throw new FilterError("this \" has no second one", at);
    if (quotation !== undefined) tokens.push({ word: quotation.replace(/\\(["\\])/g, "$1"), at });
    else if (compared) tokens.push({ mark: compared === "=" ? "=" : compared + "=", at });
    else if (mark) tokens.push({ mark: mark[0], at });
    else if (word !== undefined) tokens.push({ word, at });
  }
  return tokens;
}

/** A regular expression for a text in which a star stands for what another one describes. */
const starred = (text, star) => text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(star);

/** A name in which a star stands for any letters. @param {string} pattern @returns {(name: string) => boolean} */
function namePattern(pattern) {
  const expression = new RegExp("^" + starred(pattern, "[^]*") + "$");
  return (name) => expression.test(name);
}

const compare = {
  "<": (one, other) => one < other, "<=": (one, other) => one <= other, "=": (one, other) => one === other,
  "!=": (one, other) => one !== other, ">=": (one, other) => one >= other, ">": (one, other) => one > other,
};

/** A value as something to compare; undefined where the trait has no such value. */
function traitValue(field, text) {
  if (field.form === "names") {
    const index = field.values.findIndex((names) => names.includes(text));
    return index < 0 ? undefined : index;
  }
  if (field.form === "number") return text.trim() !== "" && Number(text) > 0 ? Number(text) : undefined;
  return text || undefined;
}

/**
 * Reads a filter.
 * @param {string} text
 * @returns {((entry: FilterEntry) => boolean) | null} null for an empty filter, which every cell passes
 */
function readFilter(text) {
  const tokens = filterTokens(text);
  if (!tokens.length) return null;
  let at = 0;
  const take = (mark) => tokens[at]?.mark === mark && Boolean(++at);
  const fail = (reason, token = tokens[at]) => { throw new FilterError(reason, token ? token.at : text.length); };

  const either = () => {
    let one = both();
    while (take("|")) { const [first, second] = [one, both()]; one = (entry) => first(entry) || second(entry); }
    return one;
  };
  const both = () => {
    let one = condition();
    while (take("&") || tokens[at]?.word !== undefined) {
      const [first, second] = [one, condition()];
      one = (entry) => first(entry) && second(entry);
    }
    return one;
  };
  const condition = () => {
    if (take("!")) { const one = condition(); return (entry) => !one(entry); }
    const start = tokens[at];
    if (take("(")) {
      const one = either();
      if (!take(")")) fail(tokens[at] ? "a ) is missing here" : "this ( has no )", tokens[at] ?? start);
      return one;
    }
    const word = tokens[at]?.word;
    if (word === undefined) fail("a condition is missing here, such as locale=ar");
    at += 1;
    const operation = tokens[at];
    if (!operation || !(operation.mark in compare)) return bareWord(word);
    at += 1;
    const value = tokens[at];
    if (value?.word === undefined) fail("a value is missing here");
    at += 1;
    return comparing(word, start, operation, value);
  };
  const comparing = (name, place, { mark, at: markPlace }, value) => {
    const isEquality = mark === "=" || mark === "!=";
    const ask = (reason) => fail(reason, { at: markPlace });
    if (textFields.includes(name) || name === "cause") {
      if (!isEquality) ask(name + " is compared with = or !=");
      if (name === "cause") {
        const isCause = causeTest(value.word);
        return (entry) => entry.causes.some(isCause) === (mark === "=");
      }
      const matches = namePattern(value.word);
      return (entry) => matches(entry[name] ?? "") === (mark === "=");
    }
    const field = fieldOf.get(name);
    if (!field) fail("there is no field " + name, place);
    if (!isEquality && !field.isOrdered) ask(name + " is compared with = or !=");
    const wanted = traitValue(field, value.word);
    if (wanted === undefined) fail(value.word + " is no value of " + name, value);
    const holds = compare[mark];
    return (entry) => {
      const own = traitValue(field, entry.traits[field.names.at(-1)] ?? field.standard);
      return holds(own, wanted);
    };
  };
  const one = either();
  if (at < tokens.length) fail("use & or | between two conditions");
  return one;
}

/** @param {string} text */
function causeTest(text) {
  if (/^\d+$/.test(text)) return (cause) => cause.number === Number(text);
  return (cause) => cause.sentence.toLowerCase().includes(text.toLowerCase());
}

const letters = "[\\p{L}\\p{N}\\p{M}]";

/** @param {string} word */
function bareWord(word) {
  const isName = namePattern(word);
  const whole = new RegExp(`(?<!${letters})${starred(word.toLowerCase(), letters + "*")}(?!${letters})`, "u");
  return (entry) => isName(entry.name) || isName(entry.scene) || isName(entry.folder + "/" + entry.name)
    || whole.test(entry.words);
}
