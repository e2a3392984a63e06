import { expect } from 'vitest';
import type { Figures, Size } from './run-shop.js';

/** Expects that no session was lost, no event handled twice or never, and the limit kept. */
export function expectFigures(figures: Figures, { processes, users, limit }: Size): void {
  expect(figures).toMatchObject({ rejected: 0, notHandled: 0, handledTwice: 0, appTokenCalls: 1 });
  expect(figures.visits).not.toHaveProperty('lost');
  expect(figures.visitsAfterwards).toEqual({ ok: users * processes });
  expect(figures.refreshes).toBeGreaterThanOrEqual(users);
  expect(figures.events).toBeGreaterThanOrEqual(users);
  expect(figures.appCalls).toEqual({ 200: 10 * processes });
  expect(figures.mostCalls).toBeLessThanOrEqual(limit);
  expect(figures.calls).toBeGreaterThan(0);
}
