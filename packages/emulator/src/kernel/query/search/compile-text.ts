import { isObject } from '../../input/object.js';
import type { Document } from '../../state/collection.js';
import { queryError } from '../query-error.js';
import { stringList } from '../string-list.js';
import type { Table } from '../table.js';
import { type SearchFields, declaredField } from './search-field.js';
import { TextIndex } from './text-index.js';
import { allowedTypos, similarTo, splitWords } from './words.js';

/** Relevance of a row: 0 if it does not match. */
export type Relevance = (row: number) => number;

/** Maximum number of words of an expression. One bit each. */
const maxWords = 30;

/** Bits of the words of the expression that each word of the index matches, as a whole and at all. */
interface Masks {
  readonly whole: Uint32Array;
  readonly any: Uint32Array;
}

function getMasks(vocabulary: ReadonlyMap<string, number>, wanted: readonly string[], fuzzy: boolean): Masks {
  const whole = new Uint32Array(vocabulary.size);
  const any = new Uint32Array(vocabulary.size);
  for (const [bit, word] of wanted.entries()) {
    const typos = fuzzy ? allowedTypos(word) : 0;
    const isSimilar = similarTo(word, typos);
    for (const [known, number] of vocabulary) {
      if (!known.startsWith(word) && (typos === 0 || !isSimilar(known))) continue;
      any[number] = (any[number] ?? 0) | (1 << bit);
      if (known === word) whole[number] = (whole[number] ?? 0) | (1 << bit);
    }
  }
  return { whole, any };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Compiles the free text of a search: `{ expression, mode, fuzzy, fields }`. A word of the expression matches words that
 * start with it and, with `fuzzy`, words that differ by a typo or two. The relevance is the number of matched words;
 * whole words count twice. `undefined` without an expression.
 *
 * @throws {ValidationError} for undeclared fields and other invalid values
 */
export function compileText<T extends Document>(
  table: Table<T>,
  fields: SearchFields<T>,
  search: unknown,
  path: string,
): Relevance | undefined {
  if (search === undefined || search === null) return undefined;
  if (!isObject(search)) throw queryError(path, 'must be an object', 'FORMAT');
  const { expression, mode, fuzzy } = search;
  const names = stringList(search['fields'], `${path}.fields`);
  if (names.length > 20) throw queryError(`${path}.fields`, 'must have at most 20 items', 'MAX_SIZE');
  if (![undefined, null, 'OR', 'AND'].includes(mode as string | null | undefined))
    throw queryError(`${path}.mode`, 'must be one of OR, AND', 'INVALID_ENUM_VALUE');
  if (![undefined, null, true, false].includes(fuzzy as boolean | null | undefined))
    throw queryError(`${path}.fuzzy`, 'must be true or false', 'FORMAT');
  const declared = names.map((name, index) => declaredField(fields, name, 'searchable', `${path}.fields[${index}]`));
  if (expression === undefined || expression === null) return undefined;
  if (typeof expression !== 'string') throw queryError(`${path}.expression`, 'must be a string', 'FORMAT');
  if (expression.length > 100) throw queryError(`${path}.expression`, 'must have at most 100 characters', 'MAX_LENGTH');
  if (expression.trim() === '') return undefined;

  const wanted = [...new Set(splitWords(expression))].slice(0, maxWords);
  const searched = declared.length > 0 ? declared : [...fields.values()].filter(({ searchable }) => searchable);
  const isCandidate = new Uint8Array(table.length);
  const indexes = searched.map((field) => {
    const index = table.index(field.read, (documents) => new TextIndex(field, documents));
    const masks = getMasks(index.vocabulary, wanted, fuzzy === true);
    for (const [word, bits] of masks.any.entries()) {
      if (bits !== 0) for (const row of index.getRows(word)) isCandidate[row] = 1;
    }
    return { rows: index.rows, ...masks };
  });
  const needed = mode === 'AND' ? wanted.length : 1;
  return (row) => {
    if (!isCandidate[row]) return 0;
    let [found, foundWhole] = [0, 0];
    for (const { rows, any, whole } of indexes) {
      for (const number of rows[row] ?? []) {
        found |= any[number] ?? 0;
        foundWhole |= whole[number] ?? 0;
      }
    }
    const count = bitCount(found);
    return count >= needed ? count + bitCount(foundWhole) : 0;
  };
}
