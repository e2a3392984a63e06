import { differences } from '../differences.js';
import { items, kinds } from './index.js';
import { laterKinds } from './later-modules.js';
import type { CoverageItem, Status } from './item.js';

export type Counts = Record<Status, number>;

/** Counts items by status. */
const countByStatus = (list: readonly CoverageItem[]): Counts => {
  const counts: Counts = { done: 0, partial: 0, planned: 0 };
  for (const { status } of list) counts[status] += 1;
  return counts;
};

const countKinds = (lists: Readonly<Record<string, readonly CoverageItem[]>>): Record<string, Counts> => ({
  ...Object.fromEntries(Object.entries(lists).map(([kind, list]) => [kind, countByStatus(list)])),
  All: countByStatus(Object.values(lists).flat()),
});

/** Number of items of the specification by kind and status, and the totals. */
export const summary = (): Record<string, Counts> => countKinds(kinds);

/** Number of operations of later modules by subject and status, and the totals. */
export const laterSummary = (): Record<string, Counts> => countKinds(laterKinds);

/** A partial item: its requirement, what is implemented, and the reason if it differs on purpose. */
interface PartialItem {
  readonly text: string;
  readonly note: string;
  readonly reason: string | undefined;
}

/** Lists the partial items. */
export const listPartial = (): readonly PartialItem[] =>
  items
    .filter(({ status }) => status === 'partial')
    .map(({ difference, note = '', text }) => ({
      text,
      note,
      reason: differences.find(({ id }) => id === difference)?.reason,
    }));
