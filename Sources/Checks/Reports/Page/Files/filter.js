// The filters of the command line (CellFilter.swift): locale=ar & category>=AX1 & width<320 & cause="tail".
// A bare word is a name with stars, as there; here it also finds whole words of what the page says about a cell.

const fieldOf = new Map(data.fields.flatMap((field) => field.names.map((name) => [name, field])));
const textFields = ["name", "scene", "status"];

/** A filter that is not understood, with the place. */
class FilterError extends Error {
  constructor(reason, offset) { super(reason); this.offset = offset; }
}

/** @returns {{word?: string, mark?: string, at: number}[]} */
function filterTokens(text) {
  const pattern = /\s+|"((?:\\["\\]|[^"])*)"|(")|([<>!=])=|(&&?|\|\|?|[!()=<>])|([^\s&|!()=<>"]+)/g;
  return [...text.matchAll(pattern)].flatMap(({ 1: quotation, 2: open, 3: compared, 4: mark, 5: word, index: at }) => {
    if (open) throw new FilterError("this \" has no second one", at);
    if (compared) return { mark: compared === "=" ? "=" : compared + "=", at };
    if (mark) return { mark: mark[0], at };
    return { word: quotation?.replace(/\\(["\\])/g, "$1") ?? word, at };
  }).filter(({ word, mark }) => mark ?? word !== undefined);
}

/** A regular expression for a text in which a star stands for what another one describes. */
const starred = (text, star) => text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(star);

/** A name in which a star stands for any letters. @returns {(name: string) => boolean} */
function namePattern(pattern) {
  const expression = new RegExp("^" + starred(pattern, "[^]*") + "$");
  return (name) => expression.test(name);
}

const compare = {
  "<": (one, other) => one < other, "<=": (one, other) => one <= other, "=": (one, other) => one === other,
  "!=": (one, other) => one !== other, ">=": (one, other) => one >= other, ">": (one, other) => one > other,
};

/** A value as something to compare; undefined where the trait has no such value. */
function traitValue({ form, values }, text) {
  if (form === "text") return text || undefined;
  if (form === "number") return Number(text) > 0 ? Number(text) : undefined;
  const index = values.findIndex((names) => names.includes(text));
  return index < 0 ? undefined : index;
}

/** Reads a filter. @returns {((entry: FilterEntry) => boolean) | null} null for an empty one, which every cell passes */
function readFilter(text) {
  const tokens = filterTokens(text);
  let at = 0;
  const take = (mark) => tokens[at]?.mark === mark && Boolean(++at);
  const fail = (reason, place = tokens[at]?.at ?? text.length) => { throw new FilterError(reason, place); };
  const either = () => {
    const all = [both()];
    while (take("|")) all.push(both());
    return (entry) => all.some((one) => one(entry));
  };
  const both = () => {
    const all = [condition()];
    while (take("&") || tokens[at]?.word !== undefined) all.push(condition());
    return (entry) => all.every((one) => one(entry));
  };
  const condition = () => {
    if (take("!")) { const one = condition(); return (entry) => !one(entry); }
    const start = tokens[at];
    if (take("(")) {
      const one = either();
      if (!take(")")) fail(tokens[at] ? "a ) is missing here" : "this ( has no )", (tokens[at] ?? start).at);
      return one;
    }
    if (start?.word === undefined) fail("a condition is missing here, such as locale=ar");
    const operation = tokens[++at];
    if (!(operation?.mark in compare)) return bareWord(start.word);
    if (tokens[++at]?.word === undefined) fail("a value is missing here");
    return comparing(start, operation, tokens[at++]);
  };
  const comparing = ({ word: name, at: place }, { mark, at: markPlace }, { word, at: wordPlace }) => {
    const field = fieldOf.get(name), isText = name === "cause" || textFields.includes(name), isEqual = mark === "=";
    if (!field && !isText) fail("there is no field " + name, place);
    if (!field?.isOrdered && !isEqual && mark !== "!=") fail(name + " is compared with = or !=", markPlace);
    if (isText) {
      const matches = name === "cause" ? causeTest(word) : namePattern(word);
      return (entry) => (name === "cause" ? entry.causes.some(matches) : matches(entry[name] ?? "")) === isEqual;
    }
    const wanted = traitValue(field, word);
    if (wanted === undefined) fail(word + " is no value of " + name, wordPlace);
    return (entry) => compare[mark](traitValue(field, entry.traits[field.names.at(-1)] ?? field.standard), wanted);
  };
  if (!tokens.length) return null;
  const one = either();
  if (at < tokens.length) fail("use & or | between two conditions");
  return one;
}

const causeTest = (text) => (/^\d+$/.test(text) ? ({ number }) => number === Number(text)
  : ({ sentence }) => sentence.toLowerCase().includes(text.toLowerCase()));

const letters = "[\\p{L}\\p{N}\\p{M}]";

function bareWord(word) {
  const isName = namePattern(word);
  const whole = new RegExp(`(?<!${letters})${starred(word.toLowerCase(), letters + "*")}(?!${letters})`, "u");
  return ({ name, scene, folder, words }) => isName(name) || isName(scene) || isName(folder + "/" + name) || whole.test(words);
}
