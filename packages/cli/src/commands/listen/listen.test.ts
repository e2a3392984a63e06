import { expect, test } from 'vitest';
import { run } from '../../testing/run.js';
import { startEmulator } from '../../testing/start-emulator.js';
import { startServer } from '../../testing/start-server.js';

const patience = { timeout: 20_000 };

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
