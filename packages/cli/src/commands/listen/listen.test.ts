import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator, type Emulator } from '@cartwright/emulator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../testing/run.js';
import { startEmulator } from '../../testing/start-emulator.js';
import { startServer } from '../../testing/start-server.js';

const patience = { timeout: 20_000, interval: 5 };

async function addMember(url: string, email: string): Promise<void> {
  await fetch(`${url}/_emulator/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
}

test('shows and forwards deliveries until it is stopped, and removes its webhook', async () => {
  const { emulator, url } = await startEmulator();
  const bodies: string[] = [];
  const application = await startServer(async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status: bodies.length === 1 ? 200 : 500 });
  });
  const stop = new AbortController();
  const lines: string[] = [];
  const ran = run(['listen', '--emulator', url, '--forward-to', application, '--json'], {
    signal: stop.signal,
    out: (text) => void lines.push(text),
  });
  await expect.poll(() => emulator.webhooks.list().length, patience).toBe(1);
  await addMember(url, 'ada@example.com');
  await expect.poll(() => lines.length, patience).toBe(1);
  await addMember(url, 'bea@example.com');
  await expect.poll(() => lines.length, patience).toBe(2);
  await emulator.webhooks.settled();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      type: 'wix.members.v1.member_created',
      payload: { createdEvent: { entity: { loginEmail: 'ada@example.com' } } },
      forwarded: { status: 200 },
    },
    { forwarded: { status: 500 } },
  ]);
  expect(bodies).toHaveLength(2);
  expect(emulator.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'pending']);

  stop.abort();
  expect((await ran).exitCode).toBe(0);
  expect(emulator.webhooks.list()).toEqual([]);
});

test('shows only chosen types as text, and rejects requests without a signature', async () => {
  const { emulator, url } = await startEmulator();
  const stop = new AbortController();
  let shown = '';
  const ran = run(['listen', '--emulator', url, '--event', 'wix.members.v1.member_created', '--payload'], {
    signal: stop.signal,
    out: (text) => void (shown += text),
  });
  await expect.poll(() => emulator.webhooks.list().length, patience).toBe(1);
  const [webhook] = emulator.webhooks.list();
  expect(webhook?.events).toEqual(['wix.members.v1.member_created']);
  expect((await fetch(webhook?.url ?? '', { method: 'POST', body: 'forged' })).status).toBe(401);
  await addMember(url, 'ada@example.com');
  await expect.poll(() => shown, patience).toContain('"loginEmail": "ada@example.com"');
  expect(shown).toMatch(/^\d\d:\d\d:\d\d {2}wix\.members\.v1\.member_created {2}[\w-]+\n\{/);
  stop.abort();
  expect((await ran).exitCode).toBe(0);
});

test('shows why a delivery could not be forwarded, and lets the emulator retry it', async () => {
  const { emulator, url } = await startEmulator();
  const stop = new AbortController();
  let shown = '';
  const stopped = createServer().listen(0, '127.0.0.1');
  await once(stopped, 'listening');
  const { port } = stopped.address() as AddressInfo;
  await new Promise((resolve) => stopped.close(resolve));
  const ran = run(['listen', '--emulator', url, '--forward-to', `http://127.0.0.1:${port}`], {
    signal: stop.signal,
    out: (text) => void (shown += text),
  });
  await expect.poll(() => emulator.webhooks.list().length, patience).toBe(1);
  await addMember(url, 'ada@example.com');
  await emulator.webhooks.settled();
  expect(shown).toMatch(/ {2}→ ECONNREFUSED \(\d+ ms\)\n$/);
  expect(emulator.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ status: 502 }] }]);
  stop.abort();
  expect((await ran).exitCode).toBe(0);
});

test('ends at once while a receiver does not respond, and cancels its request after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { emulator, url } = await startEmulator();
  const stop = new AbortController();
  const hanging: AbortSignal[] = [];
  let shown = '';
  const ran = run(['listen', '--emulator', url, '--forward-to', 'http://hanging.test'], {
    signal: stop.signal,
    out: (text) => void (shown += text),
    fetch: (input, init) => {
      const { signal } = new Request(input, init);
      if (!new Request(input).url.startsWith('http://hanging.test')) return fetch(input, init);
      hanging.push(signal);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  await expect.poll(() => emulator.webhooks.list().length, patience).toBe(1);
  await addMember(url, 'ada@example.com');
  await expect.poll(() => hanging.length, patience).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => shown, patience).toMatch(/ {2}→ no response within 10 seconds \(\d+ ms\)\n$/);
  await addMember(url, 'bea@example.com');
  await expect.poll(() => hanging.length, patience).toBe(2);
  stop.abort();
  expect((await ran).exitCode).toBe(0);
  expect(hanging.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test.each([
  [['--forward-to', 'shop.test'], 2, '--forward-to must be an http or https URL, not "shop.test".\n'],
  [['--emulator', 'localhost:4000'], 2, '--emulator must be an http or https URL, not "localhost:4000".\n'],
  [['--emulator', 'http://127.0.0.1:1'], 1, 'No emulator responds at http://127.0.0.1:1. Start it with'],
])('fails with %j', async (args, exitCode, message) => {
  const ran = await run(['listen', ...args]);
  expect(ran).toMatchObject({ exitCode, out: '' });
  expect(ran.error).toContain(message);
});

test('adds its webhook again after a restart of the emulator, and ends if it stays away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = () => createEmulator({ seed: 'empty' });
  let emulator: Emulator | undefined = open();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!emulator) throw new TypeError('fetch failed');
    return emulator.fetch(new Request(input, init));
  };
  let [shown, notes] = ['', ''];
  const ran = run(['listen', '--event', 'wix.members.v1.member_created'], {
    fetch,
    out: (text) => void (shown += text),
    error: (text) => void (notes += text),
  });
  const webhooks = () => emulator?.webhooks.list().map(({ events }) => events);
  await expect.poll(webhooks, patience).toEqual([['wix.members.v1.member_created']]);

  emulator = undefined;
  await vi.advanceTimersByTimeAsync(9000);
  const lost = 'http://127.0.0.1:4000 does not respond. Waiting for it.\n';
  expect(notes).toBe(`Listening to http://127.0.0.1:4000. Press Ctrl-C to stop.\n${lost}`);
  notes = '';
  emulator = open();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => notes, patience).toBe('The emulator was restarted. Listening again.\n');
  expect(webhooks()).toEqual([['wix.members.v1.member_created']]);
  await emulator.fetch(
    new Request('http://localhost/_emulator/members', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
    }),
  );
  await expect.poll(() => shown, patience).toContain('wix.members.v1.member_created');

  emulator = undefined;
  notes = '';
  await vi.advanceTimersByTimeAsync(12_000);
  expect(notes).toBe(lost);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await ran).exitCode).toBe(1);
  const ended = 'http://127.0.0.1:4000 has not responded for 15 seconds. Start it with "npx cartwright emulator"';
  expect(notes).toContain(ended);
});
