import { expect, test } from 'vitest';
import type { Call } from './call.js';
import { compose, type Middleware } from './compose.js';

test('the first middleware encloses the others, and each can run the rest again', async () => {
  const events: string[] = [];
  const step =
    (name: string, times = 1): Middleware =>
    async (call, next) => {
      events.push(name);
      let outcome = await next(call);
      for (let run = 1; run < times; run++) outcome = await next(call);
      events.push(`/${name}`);
      return outcome;
    };
  const last: Middleware = (call) => {
    events.push(`send ${call.operation}`);
    return Promise.resolve({ body: 'sent' });
  };
  const send = compose(step('deadline'), step('retry', 2), step('authorize'), last);
  expect(await send({ operation: 'ping' } as Call)).toEqual({ body: 'sent' });
  expect(events.join(' ')).toBe(
    'deadline retry authorize send ping /authorize authorize send ping /authorize /retry /deadline',
  );
});

test('an exception of a middleware passes through those that enclose it', async () => {
  const failure = new Error('no session');
  const seen: unknown[] = [];
  const enclosing: Middleware = (call, next) =>
    next(call).catch((error: unknown) => {
      seen.push(error);
      throw error;
    });
  await expect(compose(enclosing, () => Promise.reject(failure))({} as Call)).rejects.toBe(failure);
  expect(seen).toEqual([failure]);
});
