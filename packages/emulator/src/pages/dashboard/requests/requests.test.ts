import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../../../kernel/state/demo.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { newShopper } from '../../../testing/shopper.js';
import { send, visitorToken } from '../../../testing/visitor.js';

const ADD = '/ecom/v1/carts/current/add-to-cart';

let emulator: Emulator;
let dashboard: Dashboard;
beforeEach(() => {
  emulator = createEmulator({ seed: 'empty' });
  dashboard = new Dashboard(emulator);
});

const getRows = (html: string) => [...html.matchAll(/<li id="r-([^"]+)"/g)].map(([, id]) => id ?? '');

test('the start page leads to the requests, newest first, with their details, escaped', async () => {
  await send(emulator, 'POST', ADD, { body: { name: '<script>alert(1)</script>' } });
  await send(emulator, 'GET', '/elsewhere?tag=a&tag=b');
  const start = await emulator.fetch(new Request('http://localhost/_emulator'));
  expect(start.headers.get('location')).toBe('/_emulator/dashboard/requests');
  const page = await dashboard.get('requests');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.text.indexOf('/elsewhere')).toBeLessThan(page.text.indexOf(ADD));
  const [second, first] = getRows(page.html);
  const detail = await dashboard.get(`requests/${first}`);
  expect(detail.text).toContain('"name": "<script>alert(1)</script>"');
  expect(detail.html).not.toContain('<script>alert');
  expect(detail.text).toContain('ecom.currentCart.addToCurrentCart');
  expect((await dashboard.get(`requests/${second}`)).text).toContain('"tag": [ "a", "b" ]');
  expect((await dashboard.get('requests/unknown')).status).toBe(404);
  for (const [file, type] of Object.entries({ 'style.css': 'text/css', 'script.js': 'text/javascript' })) {
    const response = await emulator.fetch(new Request(`http://localhost/_emulator/dashboard/${file}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  }
});

test('filters by text, method and outcome, and shows one client with the requests that identify none', async () => {
  await send(emulator, 'POST', ADD, { body: { coupon: 'WELCOME10' } });
  await send(emulator, 'GET', '/second');
  await visitorToken(emulator);
  await visitorToken(emulator, 'other');
  const paths = async (query: string) =>
    (await dashboard.get(`requests?${query}`)).text.match(/\/(add-to-cart|second|oauth2\/token)(?= )/g);
  expect(await paths('')).toEqual(['/oauth2/token', '/second', '/add-to-cart']);
  expect(await paths('q=welcome10')).toEqual(['/add-to-cart']);
  expect(await paths('method=GET')).toEqual(['/second']);
  expect(await paths('outcome=failed')).toEqual(['/second', '/add-to-cart']);
  expect(await paths('outcome=2')).toEqual(['/oauth2/token']);
  expect(await paths('outcome=5')).toBeNull();
  expect((await dashboard.get('requests?outcome=5')).text).toContain('No request matches the filters.');
  const other = await new Dashboard(emulator, 'other').get('requests');
  expect(other.text).not.toContain('/second');
  expect(getRows(other.html)).toHaveLength(2);
});

test('the live tail sends only rows of requests after the last one', async () => {
  await send(emulator, 'GET', '/first');
  const { html } = await dashboard.get('requests');
  const [, url = ''] = /data-tail="([^"]+)"/.exec(html) ?? [];
  const [, after = ''] = /data-after="([^"]+)"/.exec(html) ?? [];
  const tail = (last: string) =>
    emulator.fetch(new Request(`http://localhost${url}?${new URLSearchParams({ after: last }).toString()}`));
  expect((await tail(after)).status).toBe(204);
  await send(emulator, 'GET', '/second');
  await send(emulator, 'GET', '/third');
  const newer = await tail(after);
  const rows = await newer.text();
  expect(getRows(rows)).toHaveLength(2);
  expect(rows.indexOf('/third')).toBeLessThan(rows.indexOf('/second'));
  expect(rows).not.toContain('/first');
  expect((await tail(newer.headers.get('x-last-id') ?? '')).status).toBe(204);
});

test('older requests are on further pages', async () => {
  for (let index = 0; index < 130; index++) await send(emulator, 'GET', `/number/${index}`);
  const newest = await dashboard.get('requests?q=number');
  expect(getRows(newest.html)).toHaveLength(100);
  const [, older = ''] = /href="\/_emulator\/dashboard\/(requests\?[^"]*before=[^"]+)"/.exec(newest.html) ?? [];
  const page = await dashboard.get(older.replaceAll('&amp;', '&'));
  expect(getRows(page.html)).toHaveLength(30);
  expect(page.html).not.toContain('data-tail');
});

test('a request is repeated with curl and with the SDK, without secrets', async () => {
  const shopper = await newShopper(emulator);
  await shopper.call('POST', ADD, { lineItems: [], note: "it's" });
  await send(emulator, 'GET', '/ecom/v1/orders/1?a=1&a=2', {
    headers: { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID },
  });
  const [merchant, added] = getRows((await dashboard.get('requests')).html);
  const cart = await dashboard.get(`requests/${added}`);
  expect(cart.text).toContain("curl -X POST 'http://localhost/ecom/v1/carts/current/add-to-cart'");
  expect(cart.text).toContain('-H "authorization: $TOKEN"');
  expect(cart.text).toContain(`--data-raw '{"lineItems":[],"note":"it'\\''s"}'`);
  expect(cart.text).toContain('await client.use(currentCart.addToCurrentCart)({ "lineItems": [], "note": "it\'s" });');
  const order = await dashboard.get(`requests/${merchant}`);
  expect(order.text).toContain('import { orders } from \'@cartwright/ecom\'; await client.use(orders.getOrder)("1"');
  expect(order.text).toContain("curl 'http://localhost/ecom/v1/orders/1?a=1&a=2'");
  expect(order.text).toContain(`-H 'wix-site-id: ${DEMO_SITE_ID}'`);
  for (const { html } of [cart, order]) {
    expect(html).not.toContain(shopper.token);
    expect(html).not.toContain(DEMO_API_KEY);
  }
});

test('a route that the SDK has no operation for is repeated with fetchWithAuth', async () => {
  await send(emulator, 'POST', '/reviews/v1/reviews/query?a=1', {
    body: { query: {} },
    token: await visitorToken(emulator),
  });
  const [reviews] = getRows((await dashboard.get('requests')).html);
  expect((await dashboard.get(`requests/${reviews}`)).text).toContain(
    `import { fetchWithAuth } from '@cartwright/core'; await client.use(fetchWithAuth)("/reviews/v1/reviews/query?a=1", { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({"query":{}}), });`,
  );
});
