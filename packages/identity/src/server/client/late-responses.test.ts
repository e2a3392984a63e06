import { afterEach, expect, test, vi } from 'vitest';
import { openShop, SHOP } from '../../testing/shop-server.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import { createServerClient, type ServerClient } from '../index.js';

const FOUR_HOURS = 14_400_000;
const iris = { email: 'iris@demo.example', password: 'iris-sings-alto' };

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** Creates a browser that applies responses in the given order. */
function createJar() {
  const jar = new Map<string, string>();
  return {
    request: () => new Request(SHOP, { headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } }),
    receive(cookies: readonly ServerCookie[]) {
      for (const { name, value, maxAge } of cookies) {
        if (maxAge > 0) jar.set(name, value);
        else jar.delete(name);
      }
    },
    names: () => [...jar.keys()],
  };
}

/** Opens a shop and a browser with an expired access token of a member or visitor. */
async function openSession(role: 'member' | 'visitor') {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shop = openShop();
  const jar = createJar();
  const open = () => shop.openClient(jar.request());
  const signIn = async (client: Awaited<ReturnType<typeof open>>) => {
    const result = await client.auth.login(iris);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const start = await client.startLogin('/', { prompt: 'none', sessionToken: result.data.sessionToken });
    const page = await shop.emulator.fetch(new Request(start.headers.get('location')!, { redirect: 'manual' }));
    await client.finishLogin({ url: page.headers.get('location')! });
  };
  const first = await open();
  if (role === 'member') await signIn(first);
  else await first.auth.getAuthHeaders();
  jar.receive(await first.cookies());
  shop.emulator.clock('shop').advance(FOUR_HOURS);
  vi.setSystemTime(Date.now() + FOUR_HOURS);
  const state = async () => (await open()).auth.getTokens().refreshToken;
  /** Requests a page, which refreshes the session. */
  const readPage = async (client: ServerClient) => {
    await client.auth.getAuthHeaders();
    return client.cookies();
  };
  return { shop, jar, open, signIn, state, readPage };
}

/** All permutations of a list. */
const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => orders(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));

test.each(orders(['sign-out', 'page', 'other page']))(
  'a sign-out ends the session, in whichever order the browser receives the responses: %s, %s, %s',
  async (...order) => {
    const { jar, open, state, readPage } = await openSession('member');
    expect((await state()).role).toBe('member');
    const [page, signOut, other] = [await open(), await open(), await open()];
    const responses: Record<string, ServerCookie[]> = { page: await readPage(page) };
    await signOut.logout();
    responses['sign-out'] = await signOut.cookies();
    responses['other page'] = await readPage(other);
    for (const name of order) jar.receive(responses[name]!);
    expect(await state()).toEqual({ value: '', role: 'none' });

    const next = await open();
    jar.receive(await readPage(next));
    expect((await state()).role).toBe('visitor');
    expect(jar.names()).toHaveLength(1);
    jar.receive(responses['page']!);
    expect((await state()).role).toBe('visitor');
  },
);

test('a sign-out ends the session if other processes serve the pages', async () => {
  const { shop, jar, open, state } = await openSession('member');
  vi.resetModules();
  const elsewhere = await import('../index.js');
  expect(elsewhere.createServerClient).not.toBe(createServerClient);
  const page = await elsewhere.createServerClient({
    clientId: 'shop',
    secrets: ['the-secret-of-the-shop-32-characters'],
    origin: SHOP,
    apiUrl: 'http://localhost:4010',
    fetch: shop.fetch,
    request: jar.request(),
  });
  const signOut = await open();
  await page.auth.getAuthHeaders();
  await signOut.logout();
  jar.receive(await signOut.cookies());
  jar.receive(await page.cookies());
  expect(await state()).toEqual({ value: '', role: 'none' });
});

test.each([['sign-in', 'page'] as const, ['page', 'sign-in'] as const])(
  'a visitor’s page does not undo a sign-in: %s first, %s last',
  async (...order) => {
    const { jar, open, signIn, state, readPage } = await openSession('visitor');
    const [page, login] = [await open(), await open()];
    await signIn(login);
    const responses = { page: await readPage(page), 'sign-in': await login.cookies() };
    for (const name of order) jar.receive(responses[name]);
    expect((await state()).role).toBe('member');
  },
);

test('a response to an earlier session does not replace the next sign-in', async () => {
  const { jar, open, signIn, state, readPage } = await openSession('member');
  const [page, signOut] = [await open(), await open()];
  await signOut.logout();
  jar.receive(await signOut.cookies());
  const login = await open();
  await signIn(login);
  jar.receive(await login.cookies());
  const after = await state();
  jar.receive(await readPage(page));
  expect(await state()).toEqual(after);
});

test.each([['sign-in', 'sign-out'] as const, ['sign-out', 'sign-in'] as const])(
  'of a concurrent sign-in and sign-out the later request wins: %s arrives first, %s last',
  async (...order) => {
    const { jar, open, signIn, state } = await openSession('visitor');
    const login = await open();
    vi.setSystemTime(Date.now() + 1);
    const signOut = await open();
    await signOut.logout();
    await signIn(login);
    const responses = { 'sign-in': await login.cookies(), 'sign-out': await signOut.cookies() };
    for (const name of order) jar.receive(responses[name]);
    expect((await state()).role).not.toBe('member');
  },
);

test('a server whose clock is behind ends the session of one whose clock is ahead', async () => {
  const { jar, open, state, readPage } = await openSession('member');
  vi.setSystemTime(Date.now() - 3_600_000 * 8);
  const [page, signOut] = [await open(), await open()];
  await signOut.logout();
  jar.receive(await signOut.cookies());
  jar.receive(await readPage(page));
  expect(await state()).toEqual({ value: '', role: 'none' });
});

test('the empty session of a sign-out outlives responses that are half an hour late', async () => {
  const { shop, open, readPage } = await openSession('member');
  const [signOut, page] = [await open(), await open()];
  await signOut.logout();
  const [empty] = await signOut.cookies();
  vi.setSystemTime(Date.now() + 1_800_000);
  const late = createJar();
  late.receive(await readPage(page));
  vi.setSystemTime(Date.now() + (empty!.maxAge - 1800) * 1000);
  const client = await shop.openClient(late.request());
  expect(client.auth.getTokens()).toEqual({
    accessToken: { value: '', expiresAt: 0 },
    refreshToken: { value: '', role: 'none' },
  });
});
