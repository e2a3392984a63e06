import { expect } from 'vitest';
import type { Figures, Size } from './run-shop.js';
import type { Tally } from './worker-tasks.js';

/** Outcomes other than success and the error of a store that cannot be read or locked. */
const failures = (outcomes: Tally): string[] =>
  Object.keys(outcomes).filter((outcome) => !['ok', '200', 'storage_failed'].includes(outcome));

/** Expects that no session was lost, no event handled twice or never, and the limit kept. */
export function expectFigures(figures: Figures, { processes, users, limit }: Size): void {
  expect(figures).toMatchObject({ rejected: 0, notHandled: 0, handledTwice: 0, appTokenCalls: 1 });
  expect(failures(figures.visits)).toEqual([]);
  expect(figures.visits['ok']).toBeGreaterThan(users);
  expect(figures.visitsAfterwards).toEqual({ ok: users * processes });
  expect(figures.refreshes).toBeGreaterThanOrEqual(users);
  expect(figures.events).toBeGreaterThanOrEqual(users);
  expect(figures.appCalls).toEqual({ 200: 10 * processes });
  expect(failures(figures.appCallsDuringFaults)).toEqual([]);
  expect(figures.mostCalls).toBeLessThanOrEqual(limit);
  expect(figures.calls).toBeGreaterThan(0);
}
