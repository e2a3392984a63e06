import { describe, expect, test, vi } from 'vitest';
import { keyValueStorage, type KeyValueStore, type TokenStorage, type Tokens } from '../../index.js';
import { connectApp as connect, type Sent } from '../../testing/app-platform.js';

const callback = 'https://app.example/installed?code=CODE&instanceId=INSTANCE&state=S1';

describe('tokenStorage', () => {
  /** A store that servers share. */
  function sharedStore() {
    const values = new Map<string, string>();
    const store: KeyValueStore & Required<Pick<KeyValueStore, 'lock' | 'unlock'>> = {
      getItem: (key) => values.get(key),
      setItem: (key, value) => values.set(key, JSON.stringify(value)),
      lock: (key, _, owner) => (values.get(key) ?? owner) === owner && Boolean(values.set(key, owner)),
      unlock: (key, owner) => values.get(key) === owner && values.delete(key),
    };
    return { store, values };
  }

  /** A platform with single-use refresh tokens: `R`, then `R1`, `R2`, …. Tokens expire at once if `expires_in` is 0. */
  const strict = (expires_in: number) => {
    let next = 'R';
    let count = 0;
    return ({ body }: Sent) => {
      const token = body['refresh_token'];
      if (token !== undefined && token !== next) {
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      }
      next = `R${++count}`;
      return { access_token: `A${count}`, expires_in, ...(token && { refresh_token: next }) };
    };
  };

  test.each([{ instanceId: 'I' }, { refreshToken: 'R' }])('servers share one token request: %o', async (options) => {
    const { store } = sharedStore();
    const platform = strict(300);
    const servers = Array.from({ length: 4 }, () =>
      connect({ ...options, tokenStorage: keyValueStorage({ ...store }, 'app:I') }, platform),
    );
    await Promise.all(servers.flatMap(({ client }) => [client.things.read(), client.things.read()]));
    expect(servers.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect(new Set(servers.flatMap(({ authorizations }) => authorizations))).toEqual(new Set(['A1']));
  });

  test('servers use each rotated refresh token once', async () => {
    const { store, values } = sharedStore();
    const platform = strict(0);
    const servers = Array.from({ length: 4 }, () =>
      connect({ refreshToken: 'R', tokenStorage: keyValueStorage({ ...store }, 'app:I') }, platform),
    );
    for (let round = 0; round < 3; round++) await Promise.all(servers.map(({ client }) => client.things.read()));
    const used = servers.flatMap(({ sent }) => sent.map(({ body }) => body['refresh_token']));
    expect(new Set(used).size).toBe(used.length);
    expect(JSON.parse(values.get('app:I') ?? '')).toMatchObject({ refreshToken: { value: `R${used.length}` } });
    expect(servers[0]?.auth.getActiveToken()).toMatch(/^R\d+$/);
  });

  test('of which no lock can be acquired: the refresh token is not used', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const lock = () => Promise.reject(new Error('full'));
    const tokenStorage = keyValueStorage({ ...sharedStore().store, lock }, 'app:I');
    const { client, sent } = connect({ refreshToken: 'R', tokenStorage });
    const call = expect(client.things.read()).rejects.toMatchObject({ code: 'storage_failed' });
    await vi.advanceTimersByTimeAsync(6000);
    await call;
    expect(sent).toEqual([]);
    vi.useRealTimers();
  });

  test('a rejected stored token is replaced by that of a newer installation', async () => {
    const { store, values } = sharedStore();
    values.set('app:I', JSON.stringify({ refreshToken: { value: 'outdated', role: 'none' } }));
    const tokenStorage = keyValueStorage(store, 'app:I');
    const { client, sent } = connect({ refreshToken: 'R', tokenStorage }, strict(300));
    await client.things.read();
    expect(sent.map(({ body }) => body['refresh_token'])).toEqual(['outdated', 'R']);
    expect(JSON.parse(values.get('app:I') ?? '')).toMatchObject({ refreshToken: { value: 'R1' } });
  });

  test('an instance of a class with private fields stores the tokens', async () => {
    class Storage implements TokenStorage {
      #tokens: Tokens | undefined;
      getTokens() {
        return this.#tokens;
      }
      setTokens(tokens: Tokens) {
        this.#tokens = tokens;
      }
    }
    const tokenStorage = new Storage();
    const { client, authorizations } = connect({ refreshToken: 'R', tokenStorage }, strict(300));
    await client.things.read();
    expect(authorizations).toEqual(['A1']);
    expect(tokenStorage.getTokens()).toMatchObject({ refreshToken: { value: 'R1' } });
  });

  test('whose getTokens rejects fails the call, without an unhandled rejection', async () => {
    const getTokens = () => Promise.reject(new Error('broken')) as never;
    const { client, sent } = connect({ refreshToken: 'R', tokenStorage: { getTokens, setTokens: () => undefined } });
    await expect(client.things.read()).rejects.toMatchObject({
      code: 'storage_failed',
      cause: { message: expect.stringContaining('not a promise') as string },
    });
    expect(sent).toEqual([]);
  });

  test('an installation is stored when the callback returns', async () => {
    const { store, values } = sharedStore();
    const setItem: KeyValueStore['setItem'] = async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      store.setItem(...call);
    };
    const { auth } = connect({ tokenStorage: keyValueStorage({ ...store, setItem }, 'app:I') });
    await auth.handleOAuthCallback(callback, { state: 'S1' });
    expect(JSON.parse(values.get('app:I') ?? '')).toMatchObject({
      accessToken: { value: 'A1' },
      refreshToken: { value: 'R1' },
    });
  });
});
