import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { send, visitorToken } from '../../../testing/visitor.js';

let emulator: Emulator;
let dashboard: Dashboard;
let token: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: 'empty' });
  dashboard = new Dashboard(emulator);
  token = await visitorToken(emulator);
});

const read = async () => (await send(emulator, 'GET', '/ecom/v1/carts/current', { token })).status;

test('a switch makes all requests of the client fail until it is switched off', async () => {
  const on = await dashboard.post('faults/switch', { preset: 'unavailable' });
  expect(on.html).toMatch(/aria-checked="true">\s*<span[^>]*><\/span>\s*Unavailable/);
  expect(on.html).toMatch(/aria-checked="false">\s*<span[^>]*><\/span>\s*Slow/);
  expect(on.html).toMatch(/Faults <span class="badge">1</);
  expect([await read(), await read(), await read()]).toEqual([503, 503, 503]);
  const other = await visitorToken(emulator, 'other');
  expect((await send(emulator, 'GET', '/ecom/v1/carts/current', { token: other })).status).toBe(404);
  const off = await dashboard.post('faults/switch', { preset: 'unavailable' });
  expect(off.html).not.toContain('aria-checked="true"');
  expect(await read()).toBe(404);
  expect((await dashboard.post('faults/switch', { preset: 'constructor' })).status).toBe(400);
});

test('a fault is added with its conditions and effects, and removed', async () => {
  const form = { method: 'GET', path: '/ecom/*', times: '2', status: '418', latency: '', body: 'short and stout' };
  const added = await dashboard.post('faults', form);
  expect(added.text).toMatch(/GET \/ecom\/\* status 418 2 left/);
  expect(await read()).toBe(418);
  const page = await dashboard.get('faults');
  expect(page.text).toContain('1 left');
  const [, id = ''] = /faults\/([\w-]+)\/remove/.exec(page.html) ?? [];
  await dashboard.post(`faults/${id}/remove`);
  expect(await read()).toBe(404);
  expect((await dashboard.post('faults', { status: '99' })).status).toBe(400);
});
