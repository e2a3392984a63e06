/** Splits a text into words of letters and digits, in lower case and without accents. */
export const splitWords = (text: string): string[] =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Number of typos that a fuzzy search allows in a word: none up to 2 letters, 1 up to 5, 2 from 6. */
export const allowedTypos = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Returns a test for words that differ from the given one by at most this number of typos. A typo is a letter that is
 * missing, added or replaced, or two adjacent letters that are swapped.
 */
export function similarTo(wanted: string, typos: number): (word: string) => boolean {
  const { length } = wanted;
  let [beforeLast, last, current] = [0, 1, 2].map(() => new Uint8Array(length + 1)) as Rows;
  return (word) => {
    if (Math.abs(word.length - length) > typos) return false;
    for (let column = 0; column <= length; column++) last[column] = column;
    for (let row = 1; row <= word.length; row++) {
      const [letter, previous] = [word.charCodeAt(row - 1), word.charCodeAt(row - 2)];
      current[0] = row;
      let lowest = row;
      for (let column = 1; column <= length; column++) {
        const other = wanted.charCodeAt(column - 1);
        let count = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
        count = Math.min(count, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
        const isSwapped = row > 1 && column > 1 && letter === wanted.charCodeAt(column - 2) && previous === other;
        if (isSwapped) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
        current[column] = count;
        if (count < lowest) lowest = count;
      }
      if (lowest > typos) return false;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return (last[length] ?? 0) <= typos;
  };
}

/** Rows of the table of distances: of the letter before the last one, the last one and the current one. */
type Rows = [Uint8Array, Uint8Array, Uint8Array];
