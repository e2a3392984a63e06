import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as officialCart from '@wix/auto_sdk_ecom_current-cart';
import * as officialSdk from '@wix/sdk';
import { expect, expectTypeOf, vi } from 'vitest';
import { freshTokens, official, ours, type AnyClient } from '../harness/sides.js';
import { both, expiredTokens, grant, invoke, type Show } from './show.js';

const getCart = (client: Parameters<typeof invoke>[0]) => invoke(client, 'currentCart.getCurrentCart');
const grantTypes = (sent: readonly { body: unknown }[]) =>
  sent.flatMap(({ body }) => (body as { grantType?: string } | undefined)?.grantType ?? []);

interface StorageOfTokens {
  getTokens(): unknown;
  setTokens(tokens: never): unknown;
}

/**
 * Reads the cart with a token storage in both SDKs. The platform grants every refresh; `duringRefresh` runs before its
 * response.
 */
async function withStorage(createStorage: () => StorageOfTokens, duringRefresh?: (storage: StorageOfTokens) => void) {
  const outcomes = [];
  const globalFetch = globalThis.fetch;
  for (const side of ['theirs', 'own'] as const) {
    const storage = createStorage();
    const fetch: typeof globalThis.fetch = (input) => {
      const isRefresh = new URL(input instanceof Request ? input.url : input).pathname === '/oauth2/token';
      if (isRefresh) duringRefresh?.(storage);
      return Promise.resolve(Response.json(isRefresh ? grant('2').json : { cart: { id: 'c' } }));
    };
    const options = { clientId: 'CID', tokenStorage: storage as never };
    const client: unknown =
      side === 'theirs'
        ? officialSdk.createClient({
            auth: officialSdk.OAuthStrategy(options),
            modules: { currentCart: officialCart },
            fetch,
          })
        : createClient({ auth: identity.OAuthStrategy(options), modules: { currentCart }, fetch });
    globalThis.fetch = fetch;
    const outcome = await Promise.resolve(getCart(client as AnyClient)).catch((error: unknown) => error);
    globalThis.fetch = globalFetch;
    outcomes.push({ outcome, kept: await storage.getTokens() });
  }
  return { theirs: outcomes[0]!, own: outcomes[1]! };
}

/** Creates a storage in memory with these tokens. */
const storageWith = (tokens: unknown = officialSdk.EMPTY_TOKENS) => ({
  getTokens: () => tokens,
  setTokens: (next: unknown) => void (tokens = next),
});

/** Differences in sessions. */
export const sessions = {
  'replay-after-401': async () => {
    const { theirs, own } = await both(getCart, [
      { status: 401, statusText: 'Unauthorized', json: {} },
      grant('2'),
      { json: { cart: { id: 'c' } } },
    ]);
    expect(theirs.sent).toHaveLength(1);
    expect(theirs.error).toMatchObject({ status: 401 });
    expect(own.value).toEqual({ _id: 'c' });
    expect(own.sent.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/ecom/v1/carts/current', 'access-1'],
      ['/oauth2/token', undefined],
      ['/ecom/v1/carts/current', 'access-2'],
    ]);
  },

  'single-renewal': async () => {
    const { theirs, own } = await both(
      (client) => Promise.all(Array.from({ length: 5 }, () => getCart(client))),
      grant('2'),
      expiredTokens,
    );
    expect(grantTypes(theirs.sent)).toHaveLength(5);
    expect(grantTypes(own.sent)).toEqual(['refresh_token']);
  },

  'unreachable-renewal-keeps-session': async () => {
    for (const response of [
      { status: 503, json: {} },
      { status: 403, text: '<h1>Blocked</h1>' },
      { status: 403, json: { message: 'Forbidden' } },
      { status: 400, json: { error: 'temporarily_unavailable' } },
    ]) {
      const { theirs, own } = await both(
        async (client) => {
          const outcome = await Promise.resolve(getCart(client)).catch((error: unknown) => (error as Error).name);
          return {
            outcome,
            refresh: (invoke(client, 'auth.getTokens') as { refreshToken: { value: string } }).refreshToken.value,
          };
        },
        [response, response, response, response, grant('stranger')],
        expiredTokens,
      );
      expect(grantTypes(theirs.sent)).toContain('anonymous');
      expect(grantTypes(own.sent)).not.toContain('anonymous');
      expect(own.value).toEqual({ outcome: 'SessionRefreshError', refresh: 'refresh-1' });
    }
  },

  'refresh-token-replaced': async () => {
    const refreshToken = { value: 'refresh-1', role: 'member' };
    const { theirs, own } = await both((client) => invoke(client, 'auth.renewToken', refreshToken), grant('2'));
    expect(own.sent).toEqual(theirs.sent);
    expect(theirs.value).toMatchObject({ refreshToken: { value: 'refresh-1', role: 'member' } });
    expect(own.value).toMatchObject({ refreshToken: { value: 'refresh-2', role: 'member' } });
  },

  'late-renewal-dropped': async () => {
    for (const side of [official, ours]) {
      let response = (_: Response): void => undefined;
      let arrived = (): void => undefined;
      const renewal = new Promise<void>((resolve) => (arrived = resolve));
      const sent: string[] = [];
      const fetch: typeof globalThis.fetch = (input) => {
        sent.push(new URL(input instanceof Request ? input.url : input).pathname);
        if (sent.length > 1) return Promise.resolve(Response.json({}));
        arrived();
        return new Promise((resolve) => (response = resolve));
      };
      const globalFetch = globalThis.fetch;
      globalThis.fetch = fetch;
      const client = side.open({ fetch, tokens: expiredTokens() });
      const call = getCart(client);
      await renewal;
      expect(sent).toEqual(['/oauth2/token']);
      const member = {
        accessToken: { value: 'member', expiresAt: 4_000_000_000 },
        refreshToken: { value: 'm', role: 'member' },
      };
      invoke(client, 'auth.setTokens', member);
      response(Response.json(grant('late').json));
      await call;
      globalThis.fetch = globalFetch;
      const tokens = invoke(client, 'auth.getTokens') as typeof member;
      expect(tokens.accessToken.value).toBe(side === official ? 'access-late' : 'member');
    }
  },

  'tokens-without-expiry': async () => {
    const withoutExpiry = () =>
      ({ accessToken: { value: 'a' }, refreshToken: { value: 'r', role: 'member' } }) as never;
    const { theirs, own } = await both(getCart, [grant('2'), { json: { cart: { id: 'c' } } }], withoutExpiry);
    expect(theirs.sent.map(({ headers }) => headers['authorization'])).toEqual(['a']);
    expect(grantTypes(own.sent)).toEqual(['refresh_token']);
    expect(own.sent[1]?.headers['authorization']).toBe('access-2');
  },

  'storage-failures-typed': async () => {
    const fail = () => {
      throw new RangeError('disk');
    };
    // Only the getter of the call fails. The stored tokens are read afterwards.
    const reading = await withStorage(() => {
      let reads = 0;
      return { getTokens: () => (reads++ === 0 ? fail() : undefined), setTokens: () => undefined };
    });
    expect(reading.theirs.outcome).toMatchObject({ message: 'System error occurred: {}' });
    expect(reading.own.outcome).toMatchObject({ code: 'storage_failed', cause: { message: 'disk' } });

    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const saving = await withStorage(() => ({ ...storageWith(), setTokens: fail }));
    expect(saving.theirs.outcome).toMatchObject({ message: 'System error occurred: {}' });
    expect(saving.own.outcome).toEqual({ _id: 'c' });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  },

  'asynchronous-storages': async () => {
    const { theirs, own } = await withStorage(() => {
      const { getTokens, setTokens } = storageWith(freshTokens());
      return { getTokens: () => Promise.resolve(getTokens()), setTokens };
    });
    expect(theirs.outcome).toMatchObject({ name: 'TypeError' });
    expect(own.outcome).toMatchObject({ code: 'storage_failed', cause: { name: 'TypeError' } });
    expect(own.kept).toMatchObject({ refreshToken: freshTokens().refreshToken });
  },

  'deleted-session-stays-deleted': async () => {
    const member = () => ({ ...expiredTokens(), refreshToken: { value: 'member', role: 'member' } });
    const { theirs, own } = await withStorage(
      () => storageWith(member()),
      (storage) => storage.setTokens(officialSdk.EMPTY_TOKENS as never),
    );
    expect(theirs.kept).toMatchObject({ refreshToken: { value: 'member', role: 'member' } });
    expect(own.kept).toMatchObject({ refreshToken: { value: 'refresh-2', role: 'visitor' } });
  },

  'public-key-of-sites': () => {
    const names = Object.keys(officialSdk.OAuthStrategy({ clientId: 'CID', publicKey: 'KEY' }));
    expect(names).toEqual(Object.keys(officialSdk.OAuthStrategy({ clientId: 'CID' })));
    expect(names).not.toContain('decodeJWT');
    expectTypeOf<identity.OAuthStrategyOptions>().not.toHaveProperty('publicKey');
  },

  'token-helpers': () => {
    const helpers = ['EMPTY_TOKENS', 'createLocalTokenStorage'];
    expect(Object.keys(officialSdk)).toEqual(expect.arrayContaining(helpers));
    for (const helper of helpers) expect(Object.keys(identity)).not.toContain(helper);
    const tokenStorage = { getTokens: () => undefined, setTokens: () => undefined };
    const auth = identity.OAuthStrategy({ clientId: 'CID', tokenStorage });
    expect(auth.getTokens()).toEqual(officialSdk.EMPTY_TOKENS);
    expect(identity.OAuthStrategy({ clientId: 'CID' }).getTokens()).toEqual(officialSdk.EMPTY_TOKENS);
  },
} satisfies Record<string, Show>;
