import { differences, type Difference } from '../differences.js';

/** Lists what Cartwright's API has and the official one does not, or the reverse, as far as differences describe it. */
export const listDifferences = (kind: 'fields' | 'exports' | 'absent'): string[] =>
  (differences as readonly Difference[]).flatMap((difference) => difference[kind] ?? []).sort();
