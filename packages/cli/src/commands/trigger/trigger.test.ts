import { writeFileSync } from 'node:fs';
import { createServicePlugins } from '@cartwright/core/plugins';
import { createWebhooks } from '@cartwright/core/webhooks';
import { shippingRates } from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { members } from '@cartwright/identity';
import { orders } from '@cartwright/ecom';
import { productsV3 } from '@cartwright/stores';
import { expect, test } from 'vitest';
import { run } from '../../testing/run.js';
import { startEmulator } from '../../testing/start-emulator.js';
import { startServer } from '../../testing/start-server.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

/** Starts an application that handles events with the emulator's key. Returns its URL and what it received. */
async function startApplication(emulator: Emulator) {
  const webhooks = createWebhooks({
    publicKey: await emulator.webhooks.publicKey(),
    appId: DEMO_APP_ID,
    issuer: 'wix.com',
    expectedEvents: [members.onMemberCreated, productsV3.onProductCreated],
  });
  const received: unknown[] = [];
  webhooks.on(members.onMemberCreated, ({ entity, metadata }) =>
    received.push([entity.loginEmail, metadata._id, metadata.instanceId]),
  );
  webhooks.on(productsV3.onProductCreated, ({ entity, metadata }) =>
    received.push([entity._id, entity.name, entity._createdDate, metadata.entityId]),
  );
  const url = await startServer((request) => webhooks.respond(request));
  return { url, received };
}

test('lists all events and plugin methods', async () => {
  const { exitCode, out } = await run(['trigger', '--json']);
  expect(exitCode).toBe(0);
  const all = JSON.parse(out) as { kind: string; name: string; handlers: string[] }[];
  expect(all).toContainEqual({
    kind: 'plugin',
    name: 'ECOM_SHIPPING_RATES.getShippingRates',
    handlers: ['shippingRates.getShippingRates'],
  });
  expect(all.find(({ name }) => name === 'wix.ecom.v2.cart_created')?.handlers).toContain(
    'currentCartV2.onCartCreated',
  );
  expect((await run(['trigger'])).out).toContain('wix.ecom.v2.cart_created');
});

test('repeats the last event of the emulator with another ID, signed with its key', async () => {
  const { emulator, url } = await startEmulator();
  const application = await startApplication(emulator);
  for (const email of ['ada@example.com', 'bea@example.com']) {
    await fetch(`${url}/_emulator/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse' }),
    });
  }
  const args = ['trigger', 'onMemberCreated', '--url', application.url, '--emulator', url];
  expect(await run(args)).toMatchObject({ exitCode: 0, error: '' });
  expect(await run(args)).toMatchObject({ exitCode: 0 });
  const [first, second] = application.received as [string, string, string][];
  expect([first?.[0], first?.[2]]).toEqual(['bea@example.com', DEMO_SITE_ID]);
  expect(new Set([first?.[1], second?.[1], emulator.events().at(-1)?.id]).size).toBe(3);
});

test('sends an entity of a file as an event', async () => {
  const { emulator, url } = await startEmulator();
  const application = await startApplication(emulator);
  const cwd = temporaryFolder();
  writeFileSync(`${cwd}/mug.json`, JSON.stringify({ id: 'mug', name: 'Mug', createdDate: '2026-01-02T03:04:05Z' }));
  const args = ['wix.stores.catalog.v3.product_created', '--data', '@mug.json', '--url', application.url];
  expect(await run(['trigger', ...args, '--emulator', url], { cwd })).toMatchObject({ exitCode: 0 });
  expect(application.received).toEqual([['mug', 'Mug', new Date('2026-01-02T03:04:05Z'), 'mug']]);
});

test('calls a plugin at the path of its method, and shows the response', async () => {
  const { emulator, url } = await startEmulator();
  const plugins = createServicePlugins({ publicKey: await emulator.webhooks.publicKey(), appId: 'my-app' });
  plugins.provide(shippingRates.provideHandlers, {
    getShippingRates: ({ request, metadata }) => ({
      shippingRates: [{ code: 'post', title: `${request.lineItems?.length} of ${metadata.instanceId}` }],
    }),
  });
  const application = await startServer((request) => plugins.respond(request));
  const ask = ['trigger', 'ECOM_SHIPPING_RATES', '--url', `${application}/plugins/`, '--emulator', url, '--json'];
  const { exitCode, out } = await run([
    ...ask,
    '--app-id',
    'my-app',
    '--client-id',
    'shop',
    '--data',
    '{"lineItems":[{}]}',
  ]);
  expect(exitCode).toBe(0);
  const result = JSON.parse(out) as { url: string; status: number; body: string };
  expect([result.url, result.status]).toEqual([`${application}/plugins/v1/getRates`, 200]);
  expect(JSON.parse(result.body)).toEqual({ shippingRates: [{ code: 'post', title: '1 of shop' }] });

  const forAnotherApp = await run(ask);
  expect(forAnotherApp.exitCode).toBe(1);
  expect((JSON.parse(forAnotherApp.out) as { status: number }).status).not.toBe(200);
});

test('the examples of the help are unambiguous, and an event without a predecessor names the store and the remedies', async () => {
  const { url } = await startEmulator();
  const help = (await run(['trigger', '--help'])).out;
  const names = [...help.matchAll(/cartwright trigger (\S+) --url/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(3);
  for (const name of names) {
    const args = ['trigger', name, '--url', 'http://127.0.0.1:1/', '--emulator', url, '--client-id', 'shop'];
    expect((await run([...args, '--data', '{}'])).error).toContain('does not respond');
  }
  const without = await run([
    ...['trigger', 'wix.ecom.v2.cart_created', '--url', 'http://127.0.0.1:1/'],
    ...['--emulator', url, '--client-id', 'shop'],
  ]);
  expect(without.error).toContain('The store of the client shop has no event wix.ecom.v2.cart_created to repeat.');
  expect(without.error).toContain('--client-id, or pass the entity with --data');
});

test.each([
  ['order_approved', 'wix.ecom.v1.order_approved'],
  ['onOrderFulfilled', 'wix.ecom.v1.order_fulfilled'],
  ['orders.onOrderCanceled', 'wix.ecom.v1.order_canceled'],
  ['onProductCreated', 'wix.stores.catalog.v3.product_created'],
])('a store without such an event has a fixture: %s', async (name, type) => {
  const { emulator, url } = await startEmulator({ seed: 1 });
  const webhooks = createWebhooks({
    publicKey: await emulator.webhooks.publicKey(),
    appId: DEMO_APP_ID,
    issuer: 'wix.com',
  });
  const received: unknown[] = [];
  const sites: unknown[] = [];
  for (const event of [
    orders.onOrderApproved,
    orders.onOrderFulfilled,
    orders.onOrderCanceled,
    productsV3.onProductCreated,
  ]) {
    webhooks.on(event as typeof orders.onOrderApproved, ({ metadata }) => {
      received.push(metadata.eventType);
      sites.push(metadata.instanceId);
    });
  }
  const application = await startServer((request) => webhooks.respond(request));
  const args = ['trigger', name, '--url', application, '--emulator', url, '--client-id', 'shop'];
  expect(await run(args)).toMatchObject({ exitCode: 0 });
  expect([received, sites]).toEqual([[type], ['shop']]);
});

test('a name of several versions stands for the newest one', async () => {
  const { url } = await startEmulator();
  const args = ['--url', 'http://127.0.0.1:1/', '--emulator', url, '--data', '{}'];
  const { error } = await run(['trigger', 'cart_created', ...args]);
  expect(error).toContain(
    'cart_created is wix.ecom.v2.cart_created. For an earlier version, use wix.ecom.v1.cart_created.',
  );
});

test.each([
  ['v1.product_created', 'unknown_event', 1],
  ['onNothing', 'unknown_event', 1],
  ['onMemberCreated', 'no_recorded_event', 1],
])('%s fails with %s', async (name, code, exitCode) => {
  const { url } = await startEmulator();
  const ran = await run(['trigger', name, '--url', 'http://127.0.0.1:1/', '--emulator', url, '--json']);
  expect([ran.exitCode, ran.out]).toEqual([exitCode, '']);
  expect(JSON.parse(ran.error)).toMatchObject({ error: { code } });
});

test('suggests the name that is meant', async () => {
  const { error } = await run(['trigger', 'onOrderAproved', '--url', 'http://127.0.0.1:1/']);
  expect(error).toContain('No event or plugin is called "onOrderAproved". Did you mean onOrderApproved? ');
});

test.each([
  [['onMemberCreated'], '--url is required'],
  [['onMemberCreated', '--url', 'localhost:3000'], '--url must be an http or https URL, not "localhost:3000".'],
  [['onMemberCreated', '--url', 'http://a.test', '--data', '[]'], '--data must be a JSON object'],
  [['onMemberCreated', '--url', 'http://a.test', '--data', '@none.json'], '--data: cannot read'],
  [['onMemberCreated', '--url', 'http://a.test', '--emulator', 'x'], '--emulator must be an http or https URL'],
])('%j is a usage error', async (args, message) => {
  const ran = await run(['trigger', ...args]);
  expect(ran.exitCode).toBe(2);
  expect(ran.error).toContain(message);
});

test('a missing emulator and a missing server are reported with the remedy', async () => {
  const { url } = await startEmulator();
  const data = ['--data', '{}', '--url', 'http://127.0.0.1:1/'];
  expect((await run(['trigger', 'onMemberCreated', ...data, '--emulator', 'http://127.0.0.1:1'])).error).toContain(
    'Start it with "npx cartwright emulator"',
  );
  expect((await run(['trigger', 'onMemberCreated', ...data, '--emulator', url])).error).toContain(
    'http://127.0.0.1:1 does not respond:',
  );
});
