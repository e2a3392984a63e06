/** Splits a text into words of letters and digits, in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Number of typos that a fuzzy search allows in a word: none up to 2 letters, 1 up to 5, 2 from 6. */
export const allowedTypos = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Longest word that is compared with typos. Expressions have at most 100 characters. */
const maxLength = 104;

/** Rows of the distance table, reused by all comparisons. */
const buffers = [new Uint8Array(maxLength), new Uint8Array(maxLength), new Uint8Array(maxLength)] as const;

/**
 * Whether two words differ by at most this number of typos: a letter that is missing, added or replaced, or two
 * adjacent letters that are swapped.
 */
export function isSimilar(left: string, right: string, typos: number): boolean {
  if (Math.abs(left.length - right.length) > typos || right.length >= maxLength) return false;
  let [beforeLast, last, current] = buffers;
  for (let column = 0; column <= right.length; column++) last[column] = column;
  for (let row = 1; row <= left.length; row++) {
    const [letter, previous] = [left.charCodeAt(row - 1), left.charCodeAt(row - 2)];
    current[0] = row;
    let lowest = row;
    for (let column = 1; column <= right.length; column++) {
      const other = right.charCodeAt(column - 1);
      let count = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      count = Math.min(count, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && previous === other;
      if (isSwapped) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = count;
      if (count < lowest) lowest = count;
    }
    if (lowest > typos) return false;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return (last[right.length] ?? 0) <= typos;
}
