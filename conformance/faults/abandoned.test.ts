import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient, operation } from '@cartwright/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFaultServer, type FaultServer } from '../harness/fault-server.js';
import { head } from './responses.js';

/** Timeout that far exceeds the duration of the calls, in milliseconds. */
const PATIENCE = 10_000;

let server: FaultServer;
let started = 0;
let collectGarbage: () => void;

beforeAll(async () => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc') as () => void;
  server = await startFaultServer((socket, { path }) => {
    started++;
    if (path === '/body') socket.write(`${head('200 OK', { 'Content-Length': 1000 })}{`);
  });
});

afterAll(() => server.close());

test.each(['/headers', '/body'])('calls aborted while waiting for %s close their connection', async (path) => {
  const controllers = Array.from({ length: 20 }, () => new AbortController());
  const before = started;
  let answered = 0;
  const client = createClient({
    apiUrl: server.origin,
    fetch: async (...request) => {
      const response = await fetch(...request);
      answered++;
      return response;
    },
  });
  const wait = client.use(operation<[], object>({ id: 'wait', method: 'GET', path }));
  const calls = controllers.map(({ signal }) => wait({ headers: { 'x-call': path }, signal }));
  await vi.waitFor(() => expect(path === '/body' ? answered : started - before).toBe(calls.length), PATIENCE);
  for (let turn = 0; turn < 10; turn++) {
    collectGarbage();
    await new Promise(setImmediate);
  }
  for (const controller of controllers) controller.abort();
  expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => ({ reason: { code: 'aborted' } })));
  await vi.waitFor(() => expect(server.open()).not.toContain(path), PATIENCE);
});
