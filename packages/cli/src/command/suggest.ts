/** Number of letters to insert, delete or replace to get from one word to another. */
function getDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Returns `Did you mean …? ` for the name that is most similar to a word; nothing if none is. */
export function suggest(word: string, names: readonly string[]): string {
  const ranked = names
    .map((name) => ({ name, distance: getDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, word.length / 4) ? `Did you mean ${best.name}? ` : '';
}
