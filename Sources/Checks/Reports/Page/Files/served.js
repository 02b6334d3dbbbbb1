// A page that a server sends hears of every change.

const isServed = data.revision !== undefined;

/**
 * What a kind of page does: at its start, with its own keys, and when something has changed.
 * @type {Object<string, {start: () => void, keys?: Object<string, () => void>, renew?: (state: PageData) => void}>}
 */
const kinds = {};

/** Hears what somebody else has changed. @param {(state: PageData) => void} change */
async function watch(change) {
  for (;;) {
    const answer = await fetch("changed?" + data.revision).catch(() => null);
    if (!answer?.ok) return say("the server has ended; start it again");
    const state = await answer.json();
    if (state.revision <= data.revision) continue;
    data.revision = state.revision;
    change(state);
  }
}
