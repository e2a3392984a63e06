/** Longest text of a fact that is printed. The types of queries are thousands of letters long. */
const MAX_LENGTH = 200;

/** @param {string} text */
const shorten = (text) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text);

/**
 * Compares two versions of a module.
 *
 * @param {import('./read-module.js').ModuleFacts} before
 * @param {import('./read-module.js').ModuleFacts} after
 * @returns {string[]} Lines to print: the kind of the facts, what is new with `+`, and what is gone with `-`. Empty if
 * both versions have the same operations, fields, enumerations and error codes.
 */
export function compareModules(before, after) {
  const kinds = /** @type {(keyof typeof before)[]} */ (Object.keys(before));
  return kinds.flatMap((kind) => {
    const gone = [...before[kind]].filter((fact) => !after[kind].has(fact)).map((fact) => `- ${shorten(fact)}`);
    const added = [...after[kind]].filter((fact) => !before[kind].has(fact)).map((fact) => `+ ${shorten(fact)}`);
    return gone.length + added.length > 0 ? [`${kind}:`, ...gone.sort(), ...added.sort()] : [];
  });
}
