import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall, ends, reply } from '../testing/middleware.js';
import type { Outcome } from '../transport/reply.js';
import type { Call } from './call.js';
import { compose, type Middleware } from './compose.js';
import { resolveOptions } from './resolve-options.js';
import { retry } from './retry.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = async (call: Call, rest: Middleware, middleware = retry()) => {
  const result = compose(resolveOptions, middleware, rest)(call);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await result).response?.status;
};

test('runs the rest again after a transient failure, and marks the last attempt', async () => {
  const marks: boolean[] = [];
  const outcomes = [reply(503), reply(503), reply(200)];
  const rest: Middleware = (call) => {
    marks.push(call.isLast);
    return Promise.resolve(outcomes.shift() as Outcome);
  };
  expect(await run(createCall({ repeatable: true }), rest)).toBe(200);
  expect(marks).toEqual([false, false, true]);
});

test('the budget belongs to the client: after ten retries, its calls are sent once until it refills', async () => {
  const client = retry();
  const counts: number[] = [];
  for (let index = 0; index < 8; index++) {
    const rest = ends(reply(503), reply(503), reply(503));
    await run(createCall({ repeatable: true }), rest, client);
    counts.push(rest.mock.calls.length);
  }
  expect(counts.slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
  // Three more calls refill 0.6 retries, so that they share one.
  expect(counts.slice(5).sort()).toEqual([1, 1, 2]);
});
