import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { abortWith } from './abort-with.server.js';

test('aborts with the other signal, for the same reason', () => {
  const request = new AbortController();
  const { signal } = abortWith(request.signal);
  request.abort('left the page');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left the page']);
});

test('the other signal keeps nothing once it is released', () => {
  const request = new AbortController();
  const { release, signal } = abortWith(request.signal);
  signal.addEventListener('abort', () => undefined);
  release();
  expect(getEventListeners(request.signal, 'abort')).toEqual([]);
  request.abort();
  expect(signal.aborted).toBe(false);
});
