import { expect, test } from 'vitest';
import { Tenants } from '../../kernel/state/tenants.js';
import { readPluginRequest } from '../../testing/read-plugin-request.js';
import { signer } from '../webhooks/signing-keys.js';
import { PluginRequests } from './plugin-requests.js';
import { pluginMethods } from './service-plugin.js';
import { ServicePlugins } from './service-plugins.js';

const keys = signer(new Tenants({ seed: () => undefined }).system, undefined);
const caller = { kind: 'visitor', id: 'visitor' } as const;

/** Opens a tenant with a gift card plugin. Records the plugin's requests. */
function open(respond: (method: string, request: Record<string, unknown>) => object = () => ({})) {
  const tenants = new Tenants({ seed: () => undefined });
  const received: string[] = [];
  const plugins = new ServicePlugins({
    tenants,
    database: undefined,
    formats: {},
    language: 'en',
    signer: () => keys,
    configured: [{ type: 'GIFT_CARDS_PROVIDER', url: 'http://app.test' }],
    send: async (request) => {
      const given = await readPluginRequest<Record<string, unknown>>(request);
      const method = new URL(request.url).pathname.slice('/v1/'.length);
      received.push(`${method} ${String(given['code'] ?? given['transactionId'])}`);
      return Response.json(respond(method, given));
    },
  });
  return { received, requests: new PluginRequests(plugins, tenants.require(), caller) };
}

const balance = (requests: PluginRequests, code: string) =>
  requests.send('GIFT_CARDS_PROVIDER', ['getBalance', { code }]);
const redeem = (requests: PluginRequests, code: string) =>
  requests.send('GIFT_CARDS_PROVIDER', ['redeem', { code }], {
    undo: ({ transactionId }: { transactionId: string }) => ['_void', { transactionId }],
  });
const redeeming = (method: string, { code }: Record<string, unknown>) =>
  method === 'redeem' ? { transactionId: `of ${String(code)}` } : {};

test('runs again until all responses are known, with the same IDs, and sends each plugin request once', async () => {
  const { received, requests } = open((_, { code }) => ({ balance: String(code).length }));
  const ids: string[][] = [];
  const result = await requests.run(async () => {
    const own = [requests.newId(), requests.newId()];
    ids.push(own);
    const known = ['a', 'bb', 'a'].flatMap((code) => balance(requests, code));
    return known.map((one) => (one.failure ? undefined : one.response['balance']));
  });
  expect(result).toEqual([1, 2, 1]);
  expect(received).toEqual(['balance a', 'balance bb']);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  expect(new Set(ids[0]).size).toBe(2);
});

test('sends requests to plugins of several types concurrently', async () => {
  const { received, requests } = open();
  let rounds = 0;
  const [first, second, none] = await requests.run(async () => {
    rounds++;
    return requests.sendAll([
      { type: 'GIFT_CARDS_PROVIDER', call: ['getBalance', { code: 'a' }] },
      { type: 'GIFT_CARDS_PROVIDER', call: ['getBalance', { code: 'b' }] },
      { type: 'ECOM_DISCOUNTS', call: ['getEligibleDiscounts', {}] },
    ]);
  });
  expect([first?.length, second?.length, none]).toEqual([1, 1, []]);
  expect([...received].sort()).toEqual(['balance a', 'balance b']);
  expect(rounds).toBe(2);
});

test('counts calls as timed out when every rerun makes a new request', async () => {
  const { received, requests } = open();
  let code = 0;
  const [result] = await requests.run(async () => balance(requests, `${++code}`));
  expect(result?.failure?.code).toBe('SERVICE_PLUGIN_TIMEOUT');
  expect(received.length).toBe(2 * Object.values(pluginMethods).flatMap(Object.keys).length - 1);
});

test('reverts changes of a plugin when the work fails, is aborted or sends another request', async () => {
  const failing = open(redeeming);
  const fails = failing.requests.run(async () => {
    redeem(failing.requests, 'a');
    throw new Error('sold out');
  });
  await expect(fails).rejects.toThrow('sold out');
  expect(failing.received).toEqual(['redeem a', 'void of a']);

  const given = open(redeeming);
  await given.requests.run(async () => {
    redeem(given.requests, 'a');
    given.requests.revert();
  });
  expect(given.received).toEqual(['redeem a', 'void of a']);

  const changing = open(redeeming);
  const codes = ['a', 'b', 'b'];
  await changing.requests.run(async () => redeem(changing.requests, codes.shift() ?? ''));
  expect(changing.received).toEqual(['redeem a', 'void of a', 'redeem b']);

  const unused = open(redeeming);
  let isWanted = true;
  await unused.requests.run(async () => {
    if (!isWanted) return [];
    isWanted = false;
    return redeem(unused.requests, 'a');
  });
  expect(unused.received).toEqual(['redeem a', 'void of a']);
});

test('keeps changes of a plugin when the work succeeds', async () => {
  const { received, requests } = open(redeeming);
  const results = await requests.run(async () => redeem(requests, 'a'));
  expect(results).toMatchObject([{ response: { transactionId: 'of a' } }]);
  expect(received).toEqual(['redeem a']);
});
