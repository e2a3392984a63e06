/** A server process of the shop: serves users, receives webhooks, and calls the platform within its rate limit. */
import { randomUUID } from 'node:crypto';
import { createClient, fetchWithAuth, isCartwrightError, limitRate, type RateLimitStore } from '@cartwright/core';
import { createWebhooks, type EventStore } from '@cartwright/core/webhooks';
import * as currentCartV2 from '@cartwright/ecom/current-cart-v2';
import { keyValueStorage, OAuthStrategy, type KeyValueStore, type Tokens } from '@cartwright/identity';
import { AppStrategy } from '@cartwright/identity/server';
import { inParallel } from './in-parallel.js';
import type { Tally, User, WorkerTasks } from './worker-tasks.js';

const { STORES = '', PLATFORM_URL: apiUrl = '', WIX_PUBLIC_KEY: publicKey = '', CLAIM_TIME } = process.env;
const module = (await import(STORES)) as {
  stores: { sessions: KeyValueStore; rateLimit: RateLimitStore };
  createEvents(claimTime: number): EventStore;
};
const { sessions, rateLimit } = module.stores;
const webhooks = createWebhooks({ publicKey, store: module.createEvents(Number(CLAIM_TIME)) });
const handled: string[] = [];
process.on('warning', () => {});

/** One in ten attempts fails, and the platform delivers the event again. */
const handle = async ({ metadata }: { metadata: { _id?: string | null | undefined } }) => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  if (Math.random() < 0.1) throw new Error('The handler failed');
  handled.push(metadata._id ?? '');
};
webhooks.on(currentCartV2.onCartCreated, handle);
webhooks.on(currentCartV2.onCartUpdated, handle);

const createSessionClient = (sessionId: string) =>
  createClient({
    auth: OAuthStrategy({ clientId: 'CID', tokenStorage: keyValueStorage(sessions, `session:${sessionId}`) }),
    modules: { currentCartV2 },
    apiUrl,
    attemptTimeout: 60_000,
    timeout: 120_000,
  });

const add = (tally: Tally, outcome: string) => (tally[outcome] = (tally[outcome] ?? 0) + 1);
const getCode = (error: unknown) => (isCartwrightError(error) ? error.code : String(error));

/** Number of users of whom one is a member. */
const MEMBERS = 4;

/** Creates a member and signs it in. */
async function createMember(id: string, visitor: Tokens): Promise<Tokens> {
  const post = async <T>(path: string, body: object, authorization = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const response = await fetch(`${apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { id: memberId } = await post<{ id: string }>('/_emulator/members', {
    email: `${id}@demo.example`,
    password: randomUUID(),
  });
  const grant = await post<{ access_token: string; refresh_token: string; expires_in: number }>(
    '/oauth2/token',
    { grantType: 'authorized_client', clientId: 'CID', scope: 'offline_access', member_id: memberId },
    `${visitor.accessToken.value},${process.env['API_KEY']}`,
  );
  return {
    accessToken: { value: grant.access_token, expiresAt: Math.floor(Date.now() / 1000) + grant.expires_in },
    refreshToken: { value: grant.refresh_token, role: 'member' },
  };
}

/** Reads the user's cart, and sometimes changes it. */
async function visit({ id, cartId }: User, changes: boolean): Promise<string> {
  const client = createSessionClient(id);
  try {
    const { cart } = changes
      ? await client.currentCartV2.updateCurrentCart({ note: randomUUID() })
      : await client.currentCartV2.getCurrentCart();
    await client.auth.ready();
    return cart?._id === cartId ? 'ok' : 'lost';
  } catch (error) {
    const code = getCode(error);
    return code === 'OWNED_CART_NOT_FOUND' ? 'lost' : code;
  }
}

const tasks: WorkerTasks = {
  async createUsers(count) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const users = await inParallel(indexes, 10, async (index): Promise<User> => {
      const id = randomUUID();
      const client = createSessionClient(id);
      if (index % MEMBERS === 0)
        client.auth.setTokens(await createMember(id, await client.auth.generateVisitorTokens()));
      const { cart } = await client.currentCartV2.createCurrentCart();
      await client.auth.ready();
      return { id, cartId: cart?._id ?? '' };
    });
    return users;
  },
  async visit(users, concurrency, changes) {
    const tally: Tally = {};
    await inParallel(users, concurrency, async (user) => void add(tally, await visit(user, Math.random() < changes)));
    return tally;
  },
  async deliver(token) {
    return (await webhooks.respond(new Request('https://app.example', { method: 'POST', body: token }))).status;
  },
  handled: () => Promise.resolve(handled),
  async call({ perMinute, period, milliseconds }) {
    const store: RateLimitStore = { take: (limit, minute) => rateLimit.take(limit, period ?? minute) };
    const fetch = limitRate({ perMinute, store });
    const signal = AbortSignal.timeout(milliseconds);
    const send = async () => {
      while (!signal.aborted) await fetch(`${apiUrl}/counted`, { signal }).catch(() => {});
    };
    await Promise.all(Array.from({ length: 5 }, send));
  },
  async callAsApp(count) {
    const tally: Tally = {};
    await inParallel(Array.from({ length: count }), count, async () => {
      const tokenStorage = keyValueStorage(sessions, 'app:CID');
      const auth = AppStrategy({
        appId: process.env['APP_ID'] ?? '',
        appSecret: process.env['APP_SECRET'] ?? '',
        instanceId: 'CID',
        tokenStorage,
      });
      const client = createClient({ auth, apiUrl, modules: { fetchWithAuth } });
      const response = await client.fetchWithAuth('/stores/v3/provision/version').catch(getCode);
      add(tally, typeof response === 'string' ? response : String(response.status));
    });
    return tally;
  },
};

process.on('message', ({ id, name, args }: { id: number; name: keyof WorkerTasks; args: never[] }) => {
  void (tasks[name] as (...given: never[]) => Promise<unknown>)(...args).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
