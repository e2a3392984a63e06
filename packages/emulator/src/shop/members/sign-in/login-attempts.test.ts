import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { getCode, iris, login, mailTo, openLogin, post, RECOVERY } from '../../../testing/member.js';
import { memoryDatabase } from '../../../testing/memory-database.js';
import { send } from '../../../testing/visitor.js';

const MINUTE = 60_000;
const otto = { email: 'otto@demo.example', password: 'otto-plays-oboe' };

const fail = async (emulator: Emulator, email: string, times: number) => {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time++) statuses.add((await login(emulator, { email, password: 'wrong!' })).status);
  return [...statuses];
};

test.each([iris.email, 'nobody@demo.example', 'paul@demo.example'])(
  'after ten wrong passwords for %s no password is checked for 15 minutes',
  async (email) => {
    const emulator = createEmulator({ seed: 1 });
    emulator.clock().freeze();
    expect(await fail(emulator, email, 10)).toEqual([401]);
    const refused = await login(emulator, { email: ` ${email.toUpperCase()}`, password: iris.password });
    expect([refused.status, getCode(refused), refused.headers.get('retry-after')]).toEqual([
      ...[429, 'TOO_MANY_LOGIN_ATTEMPTS', '900'],
    ]);
    expect((await login(emulator, otto)).status).toBe(200);
    emulator.clock().advance(15 * MINUTE - 1);
    expect((await login(emulator, { email, password: iris.password })).status).toBe(429);
    emulator.clock().advance(1);
    expect((await login(emulator, { email, password: iris.password })).status).toBe(email === iris.email ? 200 : 401);
  },
);

test('a login, and a password set by a mail, forget the wrong passwords', async () => {
  const emulator = createEmulator({ seed: 1 });
  await fail(emulator, iris.email, 9);
  expect((await login(emulator, iris)).status).toBe(200);
  expect(await fail(emulator, iris.email, 10)).toEqual([401]);
  await post(emulator, `${RECOVERY}/send-email`, { email: iris.email });
  const { recoveryToken } = mailTo(emulator, iris.email);
  const password = 'another-password';
  expect((await post(emulator, `${RECOVERY}/recover`, { recoveryToken, password })).status).toBe(200);
  expect((await login(emulator, { email: iris.email, password })).status).toBe(200);
});

test('wrong passwords of the hosted page and of the API count together, and survive a restart', async () => {
  const database = memoryDatabase();
  const first = createEmulator({ seed: 1, database });
  await fail(first, iris.email, 9);
  const emulator = createEmulator({ seed: 1, database });
  const { url } = await openLogin(emulator);
  const path = new URL(url).pathname;
  const submit = async (password: string) => {
    const page = await send<string>(emulator, 'GET', path);
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const body = new URLSearchParams({ email: iris.email, password, formToken }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await send<string>(emulator, 'POST', path, { body, headers });
    return { status, html: (await send<string>(emulator, 'GET', path)).body };
  };
  expect((await submit('wrong!')).html).toContain('Wrong email address or password.');
  const refused = await submit(iris.password);
  expect([refused.status, refused.html.includes('Too many attempts')]).toEqual([303, true]);
  expect((await login(emulator, iris)).status).toBe(429);
});
