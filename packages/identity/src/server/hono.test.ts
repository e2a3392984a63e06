import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBrowser } from '../testing/browser.js';
import { openShop, PLATFORM, SHOP } from '../testing/shop-server.js';
import { isSameOrigin } from './index.js';

/** The Hono recipe of the guide, with an emulated platform. */
function open() {
  const { emulator, openClient } = openShop();
  const app = new Hono<{ Variables: { shop: Awaited<ReturnType<typeof openClient>> } }>();
  app.use(async (c, next) => {
    if (!isSameOrigin(c.req.raw, SHOP)) return c.text('Forbidden', 403);
    const shop = await openClient(c.req.raw);
    c.set('shop', shop);
    await next();
    const response = await shop.applyTo(c.res);
    c.res = undefined;
    c.res = response;
    return undefined;
  });
  app.get('/login', (c) => c.var.shop.startLogin(c.req.query('to')));
  app.get('/auth/callback', (c) => c.var.shop.finishLogin(c.req.raw));
  app.post('/logout', (c) => c.var.shop.logout());
  app.get('/me', async (c) => {
    c.header('set-cookie', 'own=1; Path=/');
    return c.json(c.var.shop.auth.loggedIn() ? await c.var.shop.members.getCurrentMember() : {});
  });
  app.get('/about', (c) => c.text('public'));
  app.onError((error, c) => c.json({ message: error.message }, 400));
  const sites = {
    [SHOP]: async (request: Request) => app.fetch(request),
    [PLATFORM]: (request: Request) => emulator.fetch(request),
  };
  return createBrowser(sites);
}

test('Hono: sign-in, member page, sign-out', async () => {
  const browser = open();
  const page = await browser.open(`${SHOP}/login?to=/me`);
  const fields = { email: 'iris@demo.example', password: 'iris-sings-alto' };
  const end = await browser.submit(page.url, await page.response.text(), fields);
  expect(end.url).toBe(`${SHOP}/me`);
  expect(await end.response.json()).toMatchObject({ member: { profile: { nickname: 'Iris' } } });
  expect(end.response.headers.get('cache-control')).toBe('no-store');
  const names = () => [...browser.cookies(SHOP).keys()].sort();
  expect(names()).toEqual([expect.stringMatching(/^__Host-cartwright-session-\d{13}$/), 'own']);

  expect((await browser.send(`${SHOP}/logout`, { method: 'POST', headers: { origin: PLATFORM } })).status).toBe(403);
  expect((await browser.open(`${SHOP}/logout`, { method: 'POST', headers: { origin: SHOP } })).url).toBe(`${SHOP}/`);
  expect(await (await browser.send(`${SHOP}/me`)).json()).toEqual({});
  expect(names()).toHaveLength(2);
});

test('Hono: a public page sets no cookie and can be cached, an error keeps the session', async () => {
  const browser = open();
  const about = await browser.send(`${SHOP}/about`);
  expect([about.headers.get('cache-control'), about.headers.getSetCookie()]).toEqual([null, []]);
  const refused = await browser.send(`${SHOP}/auth/callback?code=1&state=2`);
  expect([refused.status, await refused.json()]).toEqual([400, { message: 'Invalid _state' }]);
  expect([...browser.cookies(SHOP).keys()]).toEqual([]);
});
