import type { Behavior, Verdict } from './behavior.js';

type Count = Record<'equal' | 'differs' | 'notApplicable', number>;

const kind = (verdict: Verdict): keyof Count =>
  verdict === 'equal' ? 'equal' : 'differs' in verdict ? 'differs' : 'notApplicable';

/** Number of equal, different and incomparable behaviors per group. */
export const summary = (behaviors: readonly Behavior[]): Record<string, Count> => {
  const counts: Record<string, Count> = {};
  for (const { group, verdict } of behaviors) {
    for (const name of [group, 'All']) {
      const count = (counts[name] ??= { equal: 0, differs: 0, notApplicable: 0 });
      count[kind(verdict)]++;
    }
  }
  const { All, ...groups } = counts;
  return { ...groups, ...(All && { All }) };
};
