import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser, type Site } from '../../testing/browser.js';
import { openShop, PLATFORM, SHOP, type Handler } from '../../testing/shop-server.js';

const FOUR_HOURS = 14_400_000;
const older = 'the-older-secret-of-the-shop-32-characters';
const newer = 'the-newer-secret-of-the-shop-32-characters';

afterEach(() => vi.useRealTimers());

/** Responds with the session's refresh token, and refreshes an expired session before. */
const session: Handler = async (client) => {
  await client.auth.getAuthHeaders();
  return client.applyTo(Response.json(client.auth.getTokens().refreshToken));
};

const first = openShop({ '/session': session });

/** Starts a server of the shop with its own secrets. */
const startServer = (secrets: readonly string[]): Site =>
  openShop({ '/session': session }, { secrets, fetch: first.fetch }).serve;

/** Each step of a rolling deployment: the secrets of two servers. */
const steps = [
  [[older], [older]],
  [[newer, older], [older]],
  [
    [newer, older],
    [newer, older],
  ],
  [[newer], [newer, older]],
  [[newer], [newer]],
] as const;

test('no session is lost in a rolling deployment of new secrets, whichever server gets a request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let servers: readonly Site[] = [];
  let requests = 0;
  const serve: Site = (request) => servers[requests++ % servers.length]!(request);

  /** Opens a browser that starts with the given server. Its sign-in ends on the other one. */
  const openBrowser = (server: number) => {
    requests = server;
    return createBrowser({ [SHOP]: serve, [PLATFORM]: (request) => first.emulator.fetch(request) });
  };
  type Browser = ReturnType<typeof openBrowser>;
  const getSession = async (browser: Browser) => (await (await browser.send(`${SHOP}/session`)).json()) as unknown;
  const known: { browser: Browser; token: unknown }[] = [];

  for (const secrets of steps) {
    servers = secrets.map(startServer);
    for (const server of [0, 1]) {
      const visitor = openBrowser(server);
      known.push({ browser: visitor, token: await getSession(visitor) });
      const member = openBrowser(server);
      const page = await member.open(`${SHOP}/login?to=/account`);
      const fields = { email: 'iris@demo.example', password: 'iris-sings-alto' };
      const end = await member.submit(page.url, await page.response.text(), fields);
      expect(end.url).toBe(`${SHOP}/account`);
      known.push({ browser: member, token: await getSession(member) });
    }
    expect(known.at(-1)?.token).toMatchObject({ role: 'member' });
    for (const { browser, token } of known) {
      // Each server reads the cookies of the other one, and writes them again.
      for (let request = 0; request < 3; request++) {
        expect(await getSession(browser)).toEqual(token);
        first.emulator.clock('shop').advance(FOUR_HOURS);
        vi.setSystemTime(Date.now() + FOUR_HOURS);
      }
    }
  }
  expect(known).toHaveLength(4 * steps.length);
});

test('a removed secret opens no session', async () => {
  let serve = startServer([older]);
  const browser = createBrowser({ [SHOP]: (request) => serve(request) });
  const getSession = async () => (await (await browser.send(`${SHOP}/session`)).json()) as unknown;
  const before = await getSession();
  serve = startServer([newer]);
  expect(await getSession()).not.toEqual(before);
});
