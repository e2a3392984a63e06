import { createClient as createOurClient } from '@cartwright/core';
import * as ourEcom from '@cartwright/ecom';
import { OAuthStrategy as OurOAuthStrategy, redirects as ourRedirects, type Tokens } from '@cartwright/identity';
import * as ourStores from '@cartwright/stores';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';

const defaultClientId = '3c0a6f0e-5a7e-4b0c-9d2f-6b8f0f4f7a10';

/** Tokens good for an hour, so that no call has to renew them. */
export const freshTokens = (): Tokens => ({
  accessToken: { value: 'access-1', expiresAt: Math.floor(Date.now() / 1000) + 3600 },
  refreshToken: { value: 'refresh-1', role: 'visitor' },
});

export interface OpenOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly tokens?: Tokens | undefined;
  readonly clientId?: string;
}

/** The official client with the official modules. */
export const openOfficial = ({ fetch, tokens, clientId = defaultClientId }: OpenOptions) =>
  createClient({
    auth: OAuthStrategy({ clientId, ...(tokens && { tokens }) }),
    modules: { currentCart, checkout, orders, redirects, products, collections },
    fetch,
  });

/** Ours: the same lines, other imports. */
export const openOurs = ({ fetch, tokens, clientId = defaultClientId }: OpenOptions) =>
  createOurClient({
    auth: OurOAuthStrategy({ clientId, ...(tokens && { tokens }) }),
    modules: { ...ourEcom, ...ourStores, redirects: ourRedirects },
    fetch,
  });

export type OfficialClient = ReturnType<typeof openOfficial>;

/** Either client, for code that calls both by name. */
export type AnyClient = Readonly<Record<string, Readonly<Record<string, (...args: readonly unknown[]) => unknown>>>>;

export interface Side {
  readonly name: 'official' | 'ours';
  open(options: OpenOptions): AnyClient;
  /** What `fetch` is outside of what the client was given: the official token calls use it, ours must not. */
  readonly usesGlobalFetch: boolean;
}

export const official: Side = {
  name: 'official',
  usesGlobalFetch: true,
  open: (options) => openOfficial(options) as never,
};
export const ours: Side = { name: 'ours', usesGlobalFetch: false, open: (options) => openOurs(options) as never };
