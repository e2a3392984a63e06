import { createClient } from '@cartwright/core';
import { graphql } from '@cartwright/core/graphql';
import * as ecom from '@cartwright/ecom';
import { OAuthStrategy, TokenRole } from '@cartwright/identity';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import { createClient as createOfficialClient, OAuthStrategy as OfficialOAuthStrategy } from '@wix/sdk';
import { stubFetch, type StubResponse } from '../harness/stub-fetch.js';
import { outcome } from './plain.js';

const tokens = () => ({
  accessToken: { value: 'AT0', expiresAt: Math.floor(Date.now() / 1000) + 3600 },
  refreshToken: { value: 'RT0', role: TokenRole.VISITOR },
});

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Client with a session, whose functions are called by name. */
export interface SessionClient {
  readonly auth: Calls;
  readonly currentCart: Calls;
  readonly graphql: (document: string, variables?: object) => unknown;
}

export type OpenSession = (fetch: typeof globalThis.fetch) => SessionClient;

export const openOfficialSession: OpenSession = (fetch) =>
  createOfficialClient({
    auth: OfficialOAuthStrategy({ clientId: 'CID', tokens: tokens() }),
    modules: { currentCart },
    fetch,
  }) as never;

export const openOurSession: OpenSession = (fetch) => {
  const auth = OAuthStrategy({ clientId: 'CID', tokens: tokens() });
  const client = createClient({ auth, modules: { currentCart: ecom.currentCart }, fetch });
  return { ...client, graphql: client.use(graphql) } as never;
};

/** Replaces an expiry by the seconds from now, for comparison. */
const fromNow = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fromNow);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'expiresAt' && field > 0 ? Math.round((Number(field) - Date.now() / 1000) / 60) * 60 : fromNow(field),
    ]),
  );
};

/** Requests and results of session calls. */
export const sessionCall = async (
  open: OpenSession,
  responses: readonly StubResponse[],
  call: (client: SessionClient) => unknown,
) => {
  const { fetch, sent, urls } = stubFetch(...responses);
  const globalFetch = globalThis.fetch;
  globalThis.fetch = fetch;
  const result = fromNow(await outcome(() => call(open(fetch))));
  globalThis.fetch = globalFetch;
  const requests = sent.map(({ method, body, headers }, index) => ({
    request: `${method} ${urls[index]}`,
    body,
    authorization: headers['authorization'],
  }));
  return { requests, result };
};
