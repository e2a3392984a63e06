import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { iris, login, openLogin, redeem } from '../../../testing/member.js';
import { send, visitorToken } from '../../../testing/visitor.js';

let emulator: Emulator;
let dashboard: Dashboard;
beforeEach(() => {
  emulator = createEmulator();
  dashboard = new Dashboard(emulator);
});

interface Member {
  id: string;
  loginEmail: string;
  status: string;
}
const getMember = async (email: string) =>
  (await send<Member[]>(emulator, 'GET', '/_emulator/members')).body.find(({ loginEmail }) => loginEmail === email);

test('members are created, searched, blocked and deleted', async () => {
  const created = await dashboard.post('members', { email: 'ada@example.com', password: 'correct horse' });
  expect(created.text).toContain('The member was created.');
  expect((await login(emulator, { email: 'ada@example.com', password: 'correct horse' })).status).toBe(200);
  expect((await dashboard.get('members?q=ada')).text).not.toContain('iris@demo.example demo');
  const { id } = (await getMember('ada@example.com'))!;
  await dashboard.post(`members/${id}`, { change: 'block' });
  expect(await getMember('ada@example.com')).toMatchObject({ status: 'BLOCKED' });
  expect((await dashboard.get('members?q=ada')).text).toMatch(/blocked.*Unblock/);
  await dashboard.post(`members/${id}`, { change: 'delete' });
  expect(await getMember('ada@example.com')).toMatchObject({ status: 'DELETED' });
  expect((await dashboard.post(`members/${id}`, { change: 'promote' })).text).toContain('UNKNOWN_CHANGE');
  expect((await dashboard.post('members', { email: 'no address', password: 'x' })).status).toBe(400);
});

test('the sign-in settings are switches', async () => {
  const settings = async () => (await send<Record<string, boolean>>(emulator, 'GET', '/_emulator/settings')).body;
  const page = await dashboard.post('settings', { setting: 'requireCaptcha', value: 'true' });
  expect(page.html).toMatch(/role="switch" aria-checked="true">\s*<span[^>]*><\/span>\s*Require a CAPTCHA/);
  expect(await settings()).toMatchObject({ requireCaptcha: true, requireOwnerApproval: false });
  await dashboard.post('settings', { setting: 'requireCaptcha', value: 'false' });
  expect(await settings()).toMatchObject({ requireCaptcha: false });
  expect((await dashboard.post('settings', { setting: 'redirectUris', value: 'true' })).status).toBe(400);
});

test('“Sign in as” shows tokens of the member, and skips one sign-in page of the browser', async () => {
  const { id } = (await getMember(iris.email))!;
  await visitorToken(emulator);
  await send(emulator, 'GET', '/ecom/v1/carts/current', {
    token: await visitorToken(emulator),
    headers: { origin: 'http://localhost:5173' },
  });
  const page = await dashboard.post(`members/${id}/sign-in`);
  expect(page.text).toContain(`Signed in as ${iris.email}`);
  expect(page.html).toContain('href="http://localhost:5173/"');
  const [, token = ''] = /TOKEN='([^']+)'/.exec(page.text) ?? [];
  const me = await send<{ member: { id: string } }>(emulator, 'GET', '/members/v1/members/my', { token });
  expect(me.body.member.id).toBe(id);

  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const visit = async (headers: Record<string, string>) => {
    const { url } = await openLogin(emulator);
    return emulator.fetch(new Request(url, { headers }));
  };
  expect((await visit({})).status).toBe(200);
  const skipped = await visit({ cookie });
  const code = new URL(skipped.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect((await redeem(emulator, code)).status).toBe(200);
  expect((await visit({ cookie })).status).toBe(200);
  // A store whose server sends the requests is known by the pages that it returns to.
  await openLogin(emulator, { redirectUri: 'http://localhost:9090/callback' });
  const again = await dashboard.post(`members/${id}/sign-in`);
  expect(again.html).toContain('href="http://localhost:9090/"');
});

test('only active members can be signed in', async () => {
  const { id } = (await getMember(iris.email))!;
  await dashboard.post(`members/${id}`, { change: 'block' });
  const page = await dashboard.post(`members/${id}/sign-in`);
  expect([page.status, page.headers.get('set-cookie')]).toEqual([428, null]);
  expect(page.text).toContain('MEMBER_NOT_ACTIVE');
});
