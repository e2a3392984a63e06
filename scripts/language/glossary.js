/**
 * Word or phrase to avoid, with its replacement.
 *
 * @typedef {object} Term
 * @property {string} phrase The phrase, as in the third column of the glossary.
 * @property {string} remedy The second column.
 * @property {RegExp} pattern Finds the phrase in any of its regular inflections.
 * @property {boolean} namesOnly Whether the phrase is checked in names only.
 * @property {boolean} outsideStore Whether the demo store may use the phrase.
 */

const be = '(?:is|are|was|were|be|been|being)';

/** @param {string} word */
function inflections(word) {
  if (word === 'is') return be;
  if (word.length < 3) return word;
  const stem = word.replace(/(e|y)$/, '');
  if (word.endsWith('e')) return `${stem}(?:es?|ed|ing)`;
  if (word.endsWith('y')) return `${stem}(?:y|ys|ies|ied|ying|yed)`;
  return `${word}(?:s|es|ed|ing)?`;
}

/**
 * Compiles a phrase: words match in upper and lower case, with regular endings, across line breaks.
 *
 * @param {string} phrase
 */
export const phrasePattern = (phrase) =>
  new RegExp(`(?<![\\w-])${phrase.split(' ').map(inflections).join('\\s+')}(?![\\w-])`, 'gi');

/**
 * Reads the terms from the tables of the glossary. The third column has the phrases to check, as code. A phrase may be
 * followed by `(names)` or `(outside the demo store)`. A row without code is left to the reviewer.
 *
 * @param {string} markdown
 * @returns {Term[]}
 */
export function readGlossary(markdown) {
  const rows = [...markdown.matchAll(/^\|(.+)\|(.+)\|(.+)\|$/gm)];
  return rows.flatMap(([, , remedy = '', checked = '']) =>
    [...checked.matchAll(/`([^`]+)`(?: \(([^)]+)\))?/g)].map(([, phrase = '', scope]) => ({
      phrase,
      remedy: remedy.trim(),
      pattern: phrasePattern(phrase),
      namesOnly: scope === 'names',
      outsideStore: scope === 'outside the demo store',
    })),
  );
}
