import { describe, expect, test, vi } from 'vitest';
import { createBrowser } from '../../testing/browser.js';
import { openShop, PLATFORM, SECRET, SHOP, type Handler } from '../../testing/shop-server.js';

const location = (response: Response) => response.headers.get('location') ?? '';

const form: Handler = async (client, request) => {
  const email = new URL(request.url).searchParams.get('email') ?? '';
  const result = await client.auth.login({ email, password: 'iris-sings-alto' });
  if (result.loginState !== 'SUCCESS') return Response.json(result);
  return client.startLogin('/account', { prompt: 'none', sessionToken: result.data.sessionToken });
};

/** Opens a shop with a member, and a browser. */
const open = () => {
  const shop = openShop({ '/form': form });
  return { ...shop, visitor: shop.browser() };
};

const iris = { email: 'iris@demo.example', password: 'iris-sings-alto' };

/** Signs a member in on the platform's page. */
async function logIn({ visitor }: ReturnType<typeof open>, to = '/account?tab=1#top') {
  const page = await visitor.open(`${SHOP}/login?to=${encodeURIComponent(to)}`);
  return visitor.submit(page.url, await page.response.text(), iris);
}

const me = async ({ visitor }: ReturnType<typeof open>) =>
  ((await (await visitor.send(`${SHOP}/me`)).json()) as { member: object | null }).member;

describe('sign-in', () => {
  test('redirects to the login page, creates a member session and returns to the page', async () => {
    const shop = open();
    expect(await me(shop)).toBeNull();
    expect((await logIn(shop)).url).toBe(`${SHOP}/account?tab=1#top`);
    expect(await me(shop)).toMatchObject({ profile: { nickname: 'Iris' } });
  });

  test('leaves no cookie except the session, and its responses are not cached', async () => {
    const shop = open();
    const start = await shop.visitor.send(`${SHOP}/login`);
    expect(start.status).toBe(303);
    expect(start.headers.getSetCookie().map((one) => one.replace(/=[\w-]+;/, '=…;'))).toEqual([
      '__Host-cartwright-session=…; Path=/; Max-Age=2591940; HttpOnly; Secure; SameSite=Lax',
      '__Host-cartwright-login=…; Path=/; Max-Age=840; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(Object.fromEntries(start.headers)).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Cookie',
      'referrer-policy': 'no-referrer',
    });
    const page = await shop.visitor.send(location(start));
    await shop.visitor.submit(location(start), await page.text(), iris);
    const names = [...shop.visitor.cookies(SHOP).keys()];
    expect(names).toEqual([expect.stringMatching(/^__Host-cartwright-session-\d{13}$/)]);
  });

  test('with a session token skips the login page', async () => {
    const shop = open();
    const end = await shop.visitor.open(`${SHOP}/form?email=${iris.email}`);
    expect(end.url).toBe(`${SHOP}/account`);
    expect(await me(shop)).toMatchObject({ profile: { nickname: 'Iris' } });
  });

  test('can be pending in several tabs', async () => {
    const shop = open();
    const tabs = [];
    for (let tab = 0; tab < 3; tab++) tabs.push(location(await shop.visitor.send(`${SHOP}/login?to=/tab-${tab}`)));
    for (const [tab, url] of tabs.reverse().entries()) {
      const page = await shop.visitor.open(url);
      const end = page.url.startsWith(PLATFORM)
        ? await shop.visitor.submit(page.url, await page.response.text(), iris)
        : page;
      expect(end.url).toBe(`${SHOP}/tab-${2 - tab}`);
    }
  });

  test('keeps at most five pending sign-ins', async () => {
    const shop = open();
    const first = location(await shop.visitor.send(`${SHOP}/login`));
    for (let more = 0; more < 5; more++) await shop.visitor.send(`${SHOP}/login?to=/${'x'.repeat(900)}`);
    const page = await shop.visitor.open(first);
    const end = await shop.visitor.submit(first, await page.response.text(), iris);
    expect(await end.response.json()).toMatchObject({ message: 'Invalid _state' });
  });

  test('starts a new session, so that a planted cookie stays a visitor session', async () => {
    const shop = open();
    await shop.visitor.send(`${SHOP}/login`);
    const planted = [...shop.visitor.cookies(SHOP)].map(([name, value]) => `${name}=${value}`).join('; ');
    await logIn(shop);
    expect(await me(shop)).not.toBeNull();
    const thief = await shop.openClient(new Request(SHOP, { headers: { cookie: planted } }));
    await thief.auth.getAuthHeaders();
    expect(thief.auth.getTokens().refreshToken.role).toBe('visitor');
    await expect(thief.members.getCurrentMember()).rejects.toMatchObject({ status: 404 });
  });

  test('returns to the configured origin with any request headers', async () => {
    const shop = open();
    const evil = 'evil.example';
    const headers = {
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': evil,
      forwarded: `host=${evil};proto=http`,
      'x-original-host': evil,
      origin: `https://${evil}`,
    };
    const client = await shop.openClient(new Request(SHOP, { headers }));
    const pages = [await client.startLogin('/account'), await client.logout('/bye')];
    expect(pages.map(({ status }) => status)).toEqual([303, 303]);
    const requested = JSON.stringify(shop.emulator.requests().map(({ body }) => body));
    expect(requested).toContain(`${SHOP}/auth/callback`);
    expect(requested + pages.map(location).join()).not.toContain(evil);
    expect(pages.every(({ headers: sent }) => sent.getSetCookie().every((one) => one.startsWith('__Host-')))).toBe(
      true,
    );
  });
});

describe('rejected callbacks', () => {
  const refused = async (shop: ReturnType<typeof open>, url: string, expected: object) => {
    const response = await shop.visitor.send(url);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(expected);
    expect(await me(shop)).toBeNull();
  };
  /** Returns the URL that the sign-in redirected to. */
  const result = async (shop: ReturnType<typeof open>) => {
    const page = await shop.visitor.open(`${SHOP}/login`);
    await shop.visitor.submit(page.url, await page.response.text(), iris);
    return shop.visitor.visited.find((url) => url.startsWith(`${SHOP}/auth/callback`)) ?? '';
  };

  test.each(['', '?code=1', '?state=1', '?state=&code=1'])('without code or state: %s', async (query) => {
    await refused(open(), `${SHOP}/auth/callback${query}`, { message: 'Missing code or _state' });
  });

  test('in a browser without a pending sign-in', async () => {
    const other = open();
    const used = await result(open());
    await refused(other, used, { message: 'Invalid _state' });
    await refused(other, `${SHOP}/auth/callback?code=1&state=`, { message: 'Missing code or _state' });
  });

  test('with an unknown or used state', async () => {
    const shop = open();
    await shop.visitor.send(`${SHOP}/login`);
    await refused(shop, `${SHOP}/auth/callback?code=1&state=other`, { message: 'Invalid _state' });
    const used = await result(shop);
    const repeated = await shop.visitor.send(used);
    expect(await repeated.json()).toMatchObject({ message: 'Invalid _state' });
    expect(await me(shop)).toMatchObject({ profile: { nickname: 'Iris' } });
  });

  test.each([false, true])('after 15 minutes, with another pending sign-in: %s', async (other) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const shop = open();
    const start = location(await shop.visitor.send(`${SHOP}/login`));
    vi.setSystemTime(Date.now() + 600_000);
    if (other) await shop.visitor.send(`${SHOP}/login`);
    vi.setSystemTime(Date.now() + 300_000);
    const page = await shop.visitor.open(start);
    const end = await shop.visitor.submit(start, await page.response.text(), iris);
    expect(await end.response.json()).toMatchObject({ message: 'Invalid _state' });
    vi.useRealTimers();
  });

  test('with the error of the login page, for its own sign-in only', async () => {
    const shop = openShop({ '/silent': (client) => client.startLogin('/', { prompt: 'none' }) });
    const end = await shop.browser().open(`${SHOP}/silent`);
    expect(await end.response.json()).toMatchObject({ code: 'login_required' });
    const forged = await shop.browser().send(`${SHOP}/auth/callback?error=access_denied&state=x&code=1`);
    expect(await forged.json()).toMatchObject({ message: 'Invalid _state' });
  });
});

describe('sign-out', () => {
  test('ends the session on the site and on the platform', async () => {
    const shop = open();
    await logIn(shop);
    const cookie = [...shop.visitor.cookies(SHOP)].map(([name, value]) => `${name}=${value}`).join('; ');
    const end = await shop.visitor.open(`${SHOP}/logout`, { method: 'POST', headers: { origin: SHOP } });
    expect(end.url).toBe(`${SHOP}/bye`);
    expect(await me(shop)).toBeNull();
    const stolen = await shop.openClient(new Request(SHOP, { headers: { cookie } }));
    await stolen.members.getCurrentMember().catch(() => undefined);
    expect(stolen.auth.loggedIn()).toBe(false);
  });

  test('ends the session even if the platform is unavailable', async () => {
    const shop = open();
    await logIn(shop);
    shop.emulator.injectFault({ path: '*/redirect-session', status: 400 }, 'shop');
    const response = await shop.visitor.send(`${SHOP}/logout`, { method: 'POST', headers: { origin: SHOP } });
    expect(location(response)).toBe(`${SHOP}/bye`);
    expect(await me(shop)).toBeNull();
  });
});

test('no response of a sign-in, sign-out or member page can be cached, including errors', async () => {
  const shop = open();
  const received: string[] = [];
  const serve = async (request: Request) => {
    const response = await shop.serve(request);
    const { headers, status } = response;
    received.push(`${new URL(request.url).pathname} ${status} ${headers.get('cache-control')} ${headers.get('vary')}`);
    return response;
  };
  const platform = (request: Request) => shop.emulator.fetch(request);
  const visitor = createBrowser({ [SHOP]: serve, [PLATFORM]: platform });
  await visitor.send(`${SHOP}/me`);
  await logIn({ ...shop, visitor }, '/me');
  await visitor.send(`${SHOP}/auth/callback?code=1&state=1`);
  await visitor.send(`${SHOP}/logout`, { method: 'POST', headers: { origin: SHOP } });
  expect(received).toEqual([
    '/me 200 no-store Cookie',
    '/login 303 no-store Cookie',
    '/auth/callback 303 no-store Cookie',
    '/me 200 no-store Cookie',
    '/auth/callback 400 no-store Cookie',
    '/logout 303 no-store Cookie',
  ]);
});

test('no token, cookie or secret appears in a URL, response, error or log', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const shop = open();
  const received: string[] = [];
  const note = async (response: Response) => {
    received.push(await response.clone().text(), location(response));
    return response;
  };
  await note(await shop.visitor.send(`${SHOP}/login`));
  await note((await logIn(shop)).response);
  await note(await shop.visitor.send(`${SHOP}/me`));
  const cookies = [...shop.visitor.cookies(SHOP)];
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const { accessToken, refreshToken } = (
    await shop.openClient(new Request(SHOP, { headers: { cookie } }))
  ).auth.getTokens();
  shop.emulator.injectFault({ path: '*', status: 400, times: 99 }, 'shop');
  for (const path of ['/me', '/login', '/auth/callback?code=canary-code&state=canary-state']) {
    await note(await shop.visitor.send(SHOP + path));
  }
  received.push(...shop.visitor.visited, JSON.stringify(logs.map(({ mock }) => mock.calls)));
  const secrets = [SECRET, accessToken.value, refreshToken.value, ...cookies.map(([, value]) => value)];
  expect(secrets.every((secret) => secret.length > 20)).toBe(true);
  for (const text of received) for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  vi.restoreAllMocks();
});
