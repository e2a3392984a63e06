import { createClient, type AuthStrategy } from '@cartwright/core';
import * as ecom from '@cartwright/ecom';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import { ApiKeyStrategy as OfficialApiKeyStrategy, createClient as createOfficialClient } from '@wix/sdk';
import type { StubResponse } from '../harness/stub-fetch.js';
import { stubFetch } from '../harness/stub-fetch.js';
import { notApplicable, type Behavior, type Verdict } from './behavior.js';

interface Client {
  readonly currentCart: { getCurrentCart(): Promise<unknown>; addToCurrentCart(options: object): Promise<unknown> };
}
type Open = (fetch: typeof globalThis.fetch) => Client;

/** Telemetry header of the official packages, which is not compared. */
const telemetry = 'x-wix-bi-gateway';

const sentBy = async (open: Open, call: (client: Client) => Promise<unknown>, response: StubResponse) => {
  const { fetch, urls, headers } = stubFetch(response);
  await call(open(fetch));
  return urls.map((url, index) => ({
    url,
    headers: Object.fromEntries(
      [...(headers[index] ?? [])]
        .filter(([name, value]) => name !== telemetry && value !== '')
        .map(([name, value]) => [name, value.replace(/;.*/, '')]),
    ),
  }));
};

const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'tok' } }) };

const behavior = (
  label: string,
  { theirs, ours, answer = {} }: { theirs: object; ours?: object; answer?: StubResponse },
  call: (client: Client) => Promise<unknown>,
  recorded: readonly object[],
  verdict: Verdict = 'equal',
): Behavior => {
  const official: Open = (fetch) =>
    createOfficialClient({ modules: { currentCart }, fetch, ...theirs } as never) as unknown as Client;
  const own: Open = (fetch) => createClient({ modules: { currentCart: ecom.currentCart }, fetch, ...ours });
  return {
    group: 'headers',
    label,
    recorded,
    verdict,
    official: () => sentBy(official, call, answer),
    ...(ours && { own: () => sentBy(own, call, answer) }),
  };
};

const cart = 'wixapis.com/ecom/v1/carts/current';
const get = (client: Client) => client.currentCart.getCurrentCart();
const token = { authorization: 'tok' };
const apiKey = { apiKey: 'k', siteId: 's', accountId: 'a' };

/** Hosts and headers of requests. */
export const headers: readonly Behavior[] = [
  behavior('a strategy of one’s own', { theirs: { auth }, ours: { auth } }, get, [
    { url: `https://www.${cart}`, headers: token },
  ]),
  behavior(
    'headers of the client, of which the strategy’s win',
    {
      theirs: { auth, headers: { 'x-a': '1', Authorization: 'other' } },
      ours: { auth, headers: { 'x-a': '1', Authorization: 'other' } },
    },
    (client) => client.currentCart.addToCurrentCart({}),
    [{ url: `https://www.${cart}/add-to-cart`, headers: { ...token, 'content-type': 'application/json', 'x-a': '1' } }],
  ),
  behavior('the host of the CDN', { theirs: { auth, useCDN: true }, ours: { auth: { ...auth, useCDN: true } } }, get, [
    { url: `https://edge.${cart}`, headers: token },
  ]),
  behavior(
    'a host',
    {
      theirs: {
        auth,
        host: {
          name: 'h',
          apiBaseUrl: 'manage.wix.com',
          essentials: { passThroughHeaders: { 'x-p': '1' } },
          channel: { observeState: () => Promise.resolve({ disconnect: () => undefined }) },
        },
      },
    },
    get,
    [{ url: 'https://manage.wix.com/ecom/v1/carts/current', headers: { ...token, 'x-p': '1' } }],
    notApplicable(
      'hosts are pages of the platform’s dashboard, which a headless store is not; `apiUrl` sets the address',
    ),
  ),
  behavior(
    'an API key',
    { theirs: { auth: OfficialApiKeyStrategy(apiKey) }, ours: { auth: ApiKeyStrategy(apiKey) } },
    get,
    [{ url: `https://www.${cart}`, headers: { authorization: 'k', 'wix-account-id': 'a', 'wix-site-id': 's' } }],
  ),
  behavior(
    'the consistency header of an answer goes with later calls',
    { theirs: {}, ours: {}, answer: { headers: { 'x-wix-consistent': 'c1' } } },
    async (client) => {
      await get(client);
      return get(client);
    },
    [
      { url: `https://www.${cart}`, headers: {} },
      { url: `https://www.${cart}`, headers: { 'x-wix-consistent': 'c1' } },
    ],
  ),
];
