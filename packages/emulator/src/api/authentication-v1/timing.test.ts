import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import type { Database } from '../../kernel/state/database.js';
import { getCode, IAM, iris, mailTo, merchant, openLogin, post, RECOVERY, register } from '../../testing/member.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { send, visitorToken } from '../../testing/visitor.js';

const UNKNOWN = 'nobody@demo.example';

let emulator: Emulator;
let token: string;
let spies: ReturnType<typeof spyOn>;

const spyOn = (database: Database) => ({
  passwordHashes: vi.spyOn(crypto.subtle, 'deriveBits'),
  randomTokens: vi.spyOn(crypto, 'getRandomValues'),
  writes: vi.spyOn(database, 'write'),
});

beforeEach(async () => {
  const database = memoryDatabase();
  spies = spyOn(database);
  emulator = createEmulator({ seed: 1, database });
  token = await visitorToken(emulator);
});
afterEach(() => vi.restoreAllMocks());

/** Returns the observable parts of a response, and the work done for it. Durations are not compared. */
async function observe(ask: () => Promise<{ status: number; headers: Headers; body: unknown }>) {
  for (const spy of Object.values(spies)) spy.mockClear();
  const { status, headers, body } = await ask();
  const work = Object.fromEntries(Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length]));
  return { status, headers: [...headers.keys()].sort(), body, work };
}

const call = (path: string, body: object) => () => send(emulator, 'POST', path, { body, token });

test('password recovery does the same work and has the same effects for an unknown address', async () => {
  const ask = (email: string, more: object = {}) => observe(call(`${RECOVERY}/send-email`, { email, ...more }));
  const redirect = { url: 'http://localhost:5173/login', clientId: DEMO_CLIENT_ID };
  for (const more of [{}, { redirect }, { redirect }]) {
    const known = await ask(iris.email, more);
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(known.work).toMatchObject({ passwordHashes: 0, randomTokens: 1, writes: 1 });
    expect(await ask(UNKNOWN, more)).toEqual(known);
  }
  expect(emulator.mails().map(({ to }) => to)).toEqual([iris.email, iris.email, iris.email]);
});

test('the forgotten-password page does the same work for an unknown address', async () => {
  const forgotten = async (email: string) => {
    const { url } = await openLogin(emulator);
    const path = `${new URL(url).pathname}/forgotten-password`;
    const page = await send<string>(emulator, 'GET', path);
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const body = new URLSearchParams({ email, formToken }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const received = await observe(() => send<string>(emulator, 'POST', path, { body, headers }));
    return { ...received, body: String(received.body).replaceAll(new URL(url).pathname, '') };
  };
  const known = await forgotten(iris.email);
  expect([known.status, known.work.writes]).toEqual([303, 1]);
  expect(await forgotten(UNKNOWN)).toEqual(known);
  expect(mailTo(emulator, iris.email).link).toBeDefined();
});

test('a login hashes the password once for known and unknown addresses', async () => {
  await send(emulator, 'POST', '/members/v1/members', {
    body: { member: { loginEmail: 'ada@example.com' } },
    headers: merchant,
  });
  const tries = [
    [iris.email, iris.password, undefined],
    [iris.email, 'not the password', '-19976'],
    ['ada@example.com', 'not the password', '-19973'],
    [UNKNOWN, 'not the password', '-19999'],
  ] as const;
  for (const [email, password, code] of tries) {
    const received = await observe(call(`${IAM}/v2/login`, { loginId: { email }, password }));
    expect([email, getCode({ body: received.body as object }), received.work.passwordHashes]).toEqual([email, code, 1]);
  }
});

test('a registration hashes the password once for new and known addresses', async () => {
  for (const [email, code] of [
    ['ada@example.com', undefined],
    ['ada@example.com', '-19995'],
    [iris.email, '-19995'],
  ] as const) {
    spies.passwordHashes.mockClear();
    expect(getCode(await register(emulator, email))).toBe(code);
    expect(spies.passwordHashes).toHaveBeenCalledTimes(1);
  }
});

test('a password reset hashes the password once for valid and invalid tokens', async () => {
  await post(emulator, `${RECOVERY}/send-email`, { email: iris.email });
  const { recoveryToken } = mailTo(emulator, iris.email);
  for (const [given, code] of [
    ['made-up', 'INVALID_RECOVERY_TOKEN'],
    [recoveryToken, undefined],
    [recoveryToken, 'INVALID_RECOVERY_TOKEN'],
  ] as const) {
    spies.passwordHashes.mockClear();
    const body = { recoveryToken: given, password: 'a new password' };
    expect(getCode(await post(emulator, `${RECOVERY}/recover`, body))).toBe(code);
    expect(spies.passwordHashes).toHaveBeenCalledTimes(1);
  }
});
