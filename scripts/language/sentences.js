/** End of a sentence: punctuation, an empty line, a list item, a heading, the edge of a table cell. */
const end = /[.!?]["')\]*_¤]*(?=\s|$)|\n[^\S\n]*(?=\n|$)|\n[^\S\n]*(?=(?:[-*+>#]|\d+\.)\s)|\||:\s*\n/g;

/**
 * Splits prose into sentences and counts their words.
 *
 * @param {string} text Masked, see `maskMarkdown`.
 * @returns {{ offset: number, words: number }[]}
 */
export function sentences(text) {
  const ends = [...text.matchAll(end)].map(({ 0: mark, index }) => index + mark.length);
  return [0, ...ends].map((start, index) => {
    const sentence = text.slice(start, ends[index] ?? text.length);
    const first = Math.max(sentence.search(/\S/), 0);
    return { offset: start + first, words: sentence.split(/\s+/).filter((word) => /[\w¤]/.test(word)).length };
  });
}
