import { maskMarkdown } from './mask.js';
import { longest, phraseRules } from './rules.js';
import { sentences } from './sentences.js';
import { sourceUnits } from './source-units.js';

/**
 * @typedef {import('./source-units.js').Unit} Unit
 * @typedef {import('./glossary.js').Term} Term
 * @typedef {{ offset: number, problem: string, remedy: string }} Found
 * @typedef {{ file: string, line: number, problem: string, remedy: string }} Finding
 */

/** @type {readonly Unit['kind'][]} */
const names = ['name', 'file'];

/** @param {string} text */
const quoted = (text) => `"${text.replace(/\s+/g, ' ').trim()}"`;

/**
 * @param {string} file
 * @param {Unit} unit
 * @param {readonly Term[]} terms
 * @returns {Found[]}
 */
function glossaryFindings(file, unit, terms) {
  if (unit.kind === 'see') return [];
  return terms
    .filter((term) => !term.namesOnly || names.includes(unit.kind))
    .filter((term) => !term.outsideStore || !file.startsWith('examples/storefront/'))
    .flatMap(({ pattern, remedy }) =>
      [...unit.text.matchAll(pattern)].map(({ 0: text, index }) => ({
        offset: index,
        problem: `${quoted(text)} in ${names.includes(unit.kind) ? 'a name' : `a ${unit.kind}`}`,
        remedy,
      })),
    );
}

/**
 * @param {Unit} unit
 * @returns {Found[]}
 */
const phraseFindings = (unit) =>
  phraseRules
    .filter(({ kinds }) => kinds.includes(unit.kind))
    .flatMap(({ pattern, remedy }) =>
      [...unit.text.matchAll(pattern)].map(({ 0: text, index }) => ({
        offset: index + text.search(/\w/),
        problem: `${quoted(text)} in a ${unit.kind}`,
        remedy,
      })),
    );

/**
 * @param {Unit} unit
 * @returns {Found[]}
 */
function lengthFindings(unit) {
  const limit = longest[unit.kind];
  if (limit === undefined) return [];
  return sentences(unit.text)
    .filter(({ words }) => words > limit)
    .map(({ offset, words }) => ({
      offset,
      problem: `a sentence of ${words} words`,
      remedy: `at most ${limit}: split it`,
    }));
}

/**
 * Extracts the text to check from a file: the prose of a Markdown file, or the comments, names, titles and messages of
 * a source file.
 *
 * @param {string} file Path from the root of the repository.
 * @param {string} source
 * @returns {Unit[]}
 */
const unitsOf = (file, source) =>
  file.endsWith('.md') ? [{ kind: 'prose', text: maskMarkdown(source), offset: 0 }] : sourceUnits(file, source);

/**
 * Checks the language of a text.
 *
 * @param {string} file Path from the root of the repository.
 * @param {Unit} unit
 * @param {readonly Term[]} terms
 * @returns {Found[]}
 */
export const checkUnit = (file, unit, terms) => [
  ...glossaryFindings(file, unit, terms),
  ...phraseFindings(unit),
  ...lengthFindings(unit),
];

/**
 * Checks the language of a file.
 *
 * @param {string} file Path from the root of the repository.
 * @param {string} source
 * @param {readonly Term[]} terms
 * @returns {Finding[]} Sorted by line.
 */
export function checkFile(file, source, terms) {
  return unitsOf(file, source)
    .flatMap((unit) =>
      checkUnit(file, unit, terms).map(({ offset, problem, remedy }) => ({
        file,
        line: source.slice(0, unit.offset + offset).split('\n').length,
        problem,
        remedy,
      })),
    )
    .sort((a, b) => a.line - b.line);
}
