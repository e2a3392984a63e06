import * as identity from '@cartwright/identity';
import * as officialSdk from '@wix/sdk';
import { expect, expectTypeOf } from 'vitest';
import { official, ours } from '../harness/sides.js';
import { both, expiredTokens, grant, invoke, type Show } from './show.js';

const getCart = (client: Parameters<typeof invoke>[0]) => invoke(client, 'currentCart.getCurrentCart');
const grantTypes = (sent: readonly { body: unknown }[]) =>
  sent.flatMap(({ body }) => (body as { grantType?: string } | undefined)?.grantType ?? []);

/** Differences in how sessions are kept. */
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
    for (const answer of [
      { status: 503, json: {} },
      { status: 403, text: '<h1>Blocked</h1>' },
    ]) {
      const { theirs, own } = await both(
        async (client) => {
          const outcome = await Promise.resolve(getCart(client)).catch((error: unknown) => (error as Error).name);
          return {
            outcome,
            refresh: (invoke(client, 'auth.getTokens') as { refreshToken: { value: string } }).refreshToken.value,
          };
        },
        [answer, answer, answer, answer, grant('stranger')],
        expiredTokens,
      );
      expect(grantTypes(theirs.sent)).toContain('anonymous');
      expect(grantTypes(own.sent)).not.toContain('anonymous');
      expect(own.value).toEqual({ outcome: 'SessionRenewalError', refresh: 'refresh-1' });
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
      let answer = (_: Response): void => undefined;
      let arrived = (): void => undefined;
      const renewal = new Promise<void>((resolve) => (arrived = resolve));
      const sent: string[] = [];
      const fetch: typeof globalThis.fetch = (input) => {
        sent.push(new URL(input instanceof Request ? input.url : input).pathname);
        if (sent.length > 1) return Promise.resolve(Response.json({}));
        arrived();
        return new Promise((resolve) => (answer = resolve));
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
      answer(Response.json(grant('late').json));
      await call;
      globalThis.fetch = globalFetch;
      const tokens = invoke(client, 'auth.getTokens') as typeof member;
      expect(tokens.accessToken.value).toBe(side === official ? 'access-late' : 'member');
    }
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
