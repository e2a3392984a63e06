import { createLocalJWKSet, exportJWK, importSPKI, jwtVerify } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createEmulator, type EmulatorOptions } from '../../create-emulator.js';
import type { Emulator } from '../emulator.js';
import { DEMO_APP_ID, DEMO_CLIENT_ID, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { shareKeyPair } from '../../testing/share-key-pair.js';
import { newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const url = 'http://shop.test/webhooks';
const minute = 60_000;
const open: Emulator[] = [];
shareKeyPair();
afterEach(() => open.splice(0).forEach((emulator) => emulator.close()));

/** Application that receives deliveries and responds as specified. */
function application(
  response: (request: Request, count: number) => Response | Promise<Response> = () => new Response(),
) {
  const received: { url: string; body: string; headers: Headers }[] = [];
  const fetch = async (request: Request) => {
    received.push({ url: request.url, body: await request.clone().text(), headers: request.headers });
    return response(request, received.length);
  };
  return { received, fetch };
}

function start(options: EmulatorOptions): Emulator {
  const emulator = createEmulator({ seed: 'empty', webhooks: [{ url }], ...options });
  open.push(emulator);
  return emulator;
}

/** Triggers a number of events by changing the sign-on policy. */
async function change(emulator: Emulator, times = 1, clientId = DEMO_CLIENT_ID): Promise<void> {
  for (let time = 0; time < times; time++) {
    const body = { requireOwnerApproval: time % 2 === 0 };
    await send(emulator, 'POST', `/_emulator/settings?clientId=${clientId}`, { body });
  }
}

test('an event is posted once, signed, in the form of the platform', async () => {
  const { received, fetch } = application();
  const emulator = start({ fetch, seed: 'shop', webhooks: [{ url, events: ['wix.ecom.v1.cart_created'] }] });
  const { catalogItemId, options } = await catalogItem(emulator);
  await (await newShopper(emulator)).add(catalogItemId, 1, options);
  await emulator.webhooks.settled();
  await emulator.webhooks.settled();
  expect(received).toHaveLength(1);
  const [delivery] = received;
  expect(delivery?.url).toBe(url);
  const key = await importSPKI(await emulator.webhooks.publicKey(), 'RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(key)), kid: 'emulator', alg: 'RS256' }] });
  const { payload } = await jwtVerify(delivery!.body, keys, { issuer: 'wix.com', audience: DEMO_APP_ID });
  const data = JSON.parse(payload['data'] as string) as Record<string, string>;
  const [event] = emulator.events();
  expect(data).toMatchObject({ instanceId: DEMO_SITE_ID, eventType: 'wix.ecom.v1.cart_created' });
  expect(JSON.parse(data['data']!)).toEqual(event?.payload);
  expect(JSON.parse(data['identity']!)).toEqual(event?.identity);
  expect(emulator.webhooks.deliveries()).toMatchObject([
    { url, type: event?.type, eventId: event?.id, status: 'delivered', attempts: [{ status: 200 }] },
  ]);
});

test('a failure is tried again as the platform does, twelve times within two days', async () => {
  const { received, fetch } = application(() => new Response('not now', { status: 503 }));
  const emulator = start({ fetch });
  emulator.clock().freeze(new Date('2030-01-01T00:00:00Z'));
  await change(emulator);
  const hours = [1 / 60, 1 / 6, 1, 2, 2, 2, 4, 4, 4, 8, 8, 12];
  let count = 1;
  for (const wait of hours) {
    await emulator.webhooks.settled();
    emulator.clock().advance(wait * 60 * minute - 1);
    await emulator.webhooks.settled();
    expect(received).toHaveLength(count++);
    emulator.clock().advance(1);
  }
  emulator.clock().advance(1000 * 60 * minute);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(13);
  const [delivery] = emulator.webhooks.deliveries();
  expect(delivery?.status).toBe('failed');
  expect(delivery?.attempts).toHaveLength(13);
  expect(delivery?.attempts[0]).toMatchObject({ status: 503, response: 'not now' });
  const ids = received.map(({ body }) => body.split('.')[1]!).map((claims) => Buffer.from(claims, 'base64url'));
  const events = ids.map((claims) => (JSON.parse(claims.toString()) as { data: string }).data);
  expect(new Set(events).size).toBe(1);
});

test.each([
  ['is no success but 200', () => new Response(null, { status: 204 }), { status: 204 }],
  ['is no redirect', () => Response.redirect('http://elsewhere.test/'), { status: 302 }],
  [
    'is no failure to connect',
    () => Promise.reject(new TypeError('secret in a message')),
    { error: 'The request failed: TypeError.' },
  ],
] as const)('a response %s', async (_, response, attempt) => {
  const { received, fetch } = application(response);
  const emulator = start({ fetch });
  await change(emulator);
  await emulator.webhooks.settled();
  expect(emulator.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [attempt] }]);
  expect(received.map((one) => one.url)).toEqual([url]);
});

test('a delivery times out', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { fetch } = application(() => {
    late.abort();
    return new Promise<never>(() => undefined);
  });
  const emulator = start({ fetch });
  await change(emulator);
  await emulator.webhooks.settled();
  expect(timeout).toHaveBeenCalledWith(1250);
  timeout.mockRestore();
  const [delivery] = emulator.webhooks.deliveries();
  expect(delivery).toMatchObject({ status: 'pending', attempts: [{ error: 'No response within 1250 ms.' }] });
});

test('pending deliveries survive a restart, with their signing key', async () => {
  const database = memoryDatabase();
  const down = application(() => new Response(null, { status: 500 }));
  let time = new Date('2030-01-01T00:00:00Z');
  const before = start({ database, fetch: down.fetch, now: () => time });
  const key = await before.webhooks.publicKey();
  await change(before, 2);
  await before.webhooks.settled();
  before.close();
  time = new Date(time.getTime() + minute);
  const up = application();
  const after = start({ database, fetch: up.fetch, now: () => time });
  await after.webhooks.settled();
  expect(up.received).toHaveLength(2);
  expect(await after.webhooks.publicKey()).toBe(key);
  expect(after.webhooks.deliveries().map(({ status, attempts }) => [status, attempts.length])).toEqual([
    ['delivered', 2],
    ['delivered', 2],
  ]);
});

test('webhooks take the events of their client and of their types, and others do not', async () => {
  const { received, fetch } = application();
  const emulator = start({
    fetch,
    webhooks: [
      { url: `${url}/all` },
      { url: `${url}/one`, clientId: 'one' },
      { url: `${url}/carts`, events: ['wix.ecom.v1.cart_updated'] },
    ],
  });
  await change(emulator, 2);
  await change(emulator, 1, 'one');
  await emulator.webhooks.settled();
  const counts = ['all', 'one', 'carts'].map((name) => received.filter((one) => one.url === `${url}/${name}`).length);
  expect(counts).toEqual([3, 1, 0]);
});

test('webhooks can be added and removed; pending deliveries of a removed webhook are canceled', async () => {
  const { received, fetch } = application(() => new Response(null, { status: 500 }));
  const database = memoryDatabase();
  const emulator = start({ database, fetch, webhooks: [] });
  await change(emulator);
  const { id } = await emulator.webhooks.add({ url, clientId: DEMO_CLIENT_ID });
  expect(createEmulator({ database }).webhooks.list()).toEqual(emulator.webhooks.list());
  await emulator.reset();
  await change(emulator);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(1);
  expect(await emulator.webhooks.remove(id)).toBe(true);
  emulator.clock().advance(minute);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(1);
  expect(emulator.webhooks.deliveries()).toMatchObject([{ status: 'failed', attempts: [{ status: 500 }] }]);
});

test('a delivery can be repeated, with the same event', async () => {
  const { received, fetch } = application();
  const emulator = start({ fetch });
  await change(emulator);
  await emulator.webhooks.settled();
  await emulator.webhooks.resend(emulator.webhooks.deliveries()[0]!.id);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(2);
  expect(emulator.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{}, {}] }]);
  await expect(emulator.webhooks.resend('unknown')).rejects.toThrow('No delivery has this ID');
});

test('many events are delivered a few at a time, while the application calls back', async () => {
  let [atOnce, most] = [0, 0];
  const { received, fetch } = application(async () => {
    most = Math.max(most, ++atOnce);
    await newShopper(emulator);
    atOnce--;
    return new Response();
  });
  const emulator: Emulator = start({ fetch });
  await change(emulator, 40);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(40);
  expect(most).toBeLessThanOrEqual(8);
  expect(emulator.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
});

test('a reset or restore drops reverted deliveries and sends restored ones', async () => {
  const waiting: ((response: Response) => void)[] = [];
  let arrive = () => {};
  const { fetch } = application(() => {
    const response = new Promise<Response>((resolve) => waiting.push(resolve));
    arrive();
    return response;
  });
  const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
  const emulator = start({ fetch });
  const empty = await emulator.snapshot();
  const first = arrival();
  await change(emulator);
  await first;
  const taken = await emulator.snapshot();
  await emulator.restore(empty);
  waiting.shift()?.(new Response());
  await emulator.webhooks.settled();
  expect(emulator.webhooks.deliveries()).toEqual([]);
  const second = arrival();
  await emulator.restore(taken);
  await second;
  waiting.shift()?.(new Response());
  await emulator.webhooks.settled();
  expect(emulator.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('rejects invalid URLs, other schemes and URLs with a password, and redacts the query', async () => {
  for (const wrong of ['', 'shop.test', 'file:///etc/passwd', 'http://user:secret@shop.test/']) {
    expect(() => createEmulator({ webhooks: [{ url: wrong }] })).toThrow(TypeError);
  }
  const { received, fetch } = application();
  const emulator = start({ fetch, webhooks: [{ url: `${url}?key=hunter2` }] });
  await change(emulator);
  await emulator.webhooks.settled();
  expect(received[0]?.url).toContain('hunter2');
  expect(JSON.stringify(emulator.webhooks.deliveries())).not.toContain('hunter2');
});

test('an emulator that is closed immediately leaves its deliveries for the next one, without an error', async () => {
  const database = memoryDatabase();
  const problems: unknown[] = [];
  const { received, fetch } = application();
  const emulator = start({ database, fetch, onError: (problem) => problems.push(problem) });
  await change(emulator);
  emulator.close();
  await emulator.webhooks.settled();
  expect([received.length, problems]).toEqual([0, []]);
  const next = start({ database, fetch });
  await next.webhooks.settled();
  expect(received).toHaveLength(1);
});

test('a full disk stops only that delivery, and is reported', async () => {
  const database = memoryDatabase();
  const problems: unknown[] = [];
  const { received, fetch } = application(() => {
    if (received.length === 1) database.refuseNext();
    return new Response();
  });
  const emulator = start({ database, fetch, onError: (problem) => problems.push(problem) });
  await change(emulator);
  await emulator.webhooks.settled();
  expect(problems).toMatchObject([{ message: 'The disk is full.' }]);
  await change(emulator, 2);
  await emulator.webhooks.settled();
  expect(received).toHaveLength(2);
  expect(emulator.webhooks.deliveries().map(({ status }) => status)).toEqual(['pending', 'delivered']);
});
