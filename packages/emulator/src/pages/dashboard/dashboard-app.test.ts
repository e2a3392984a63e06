import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Dashboard } from '../../testing/dashboard.js';
import { visitorToken } from '../../testing/visitor.js';
import { sections } from './layout/sections.js';

test.each(['v1', 'v3'] as const)('every section has a page, with Catalog %s', async (catalogVersion) => {
  const dashboard = new Dashboard(createEmulator({ catalogVersion }));
  for (const [section, title] of Object.entries(sections)) {
    const page = await dashboard.get(section);
    expect([page.status, page.html]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)]);
    expect(page.html).toMatch(new RegExp(`href="/_emulator/dashboard/${section}"\\s+aria-current="page"`));
  }
});

test('the root leads a browser to the dashboard, and is no route for API clients', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const open = (accept: string, path = '/') =>
    emulator.fetch(new Request(`http://localhost${path}`, { headers: { accept } }));
  const redirect = await open('text/html,application/xhtml+xml');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/_emulator']);
  expect((await open('*/*')).status).toBe(404);
  expect((await open('text/html', '/shop')).status).toBe(404);
});

test('a page shows one client, and links to pages of the same client', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  await visitorToken(emulator, 'shop-2');
  const page = await new Dashboard(emulator, 'shop-2').get('members');
  expect(page.html).toMatch(/<option value="shop-2" selected="">/);
  expect(page.html).toContain('href="/_emulator/dashboard/orders?clientId=shop-2"');
  const registered = createEmulator({ seed: 'empty', clients: [{ clientId: 'a' }] });
  expect((await new Dashboard(registered, 'unknown').get('members')).status).toBe(404);
  expect((await new Dashboard(registered).get('members')).status).toBe(200);
});

test('forms are accepted from pages of the dashboard only', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const post = async (headers: Record<string, string>, path = 'dashboard/time') => {
    const body = new URLSearchParams({ change: 'freeze', at: '2030-01-01T00:00' });
    const request = new Request(`http://localhost/_emulator/${path}`, { method: 'POST', body, headers });
    return (await emulator.fetch(request)).status;
  };
  expect(await post({})).toBe(403);
  for (const origin of ['https://evil.test', 'http://localhost:5173', 'null']) expect(await post({ origin })).toBe(403);
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await post({ 'sec-fetch-site': site, origin: 'http://localhost' })).toBe(403);
  }
  expect(emulator.clock().state().frozen).toBe(false);
  expect(await post({ origin: 'http://localhost' }, 'clock')).toBe(415);
  expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(303);
  expect(await post({ origin: 'http://localhost' })).toBe(303);
  expect(emulator.clock().state()).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true });
});

test('an unknown page and a refused change have an HTML page with the reason', async () => {
  const dashboard = new Dashboard(createEmulator({ seed: 'empty' }));
  const unknown = await dashboard.get('nothing');
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('The dashboard has no page')]);
  const refused = await dashboard.post('time', { change: 'freeze', at: 'yesterday' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('INVALID_DATE')]);
  expect(refused.text).toContain('Nothing was changed');
});
