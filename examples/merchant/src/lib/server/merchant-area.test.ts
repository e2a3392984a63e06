import { afterEach, expect, test, vi } from 'vitest';
import { createMerchantArea, type MerchantAreaOptions } from './merchant-area.js';
import type { EndedSession } from './merchant-session.js';

const options = {
  origin: 'https://merchant.example',
  apiUrl: 'http://localhost',
  mediaUrl: 'https://images.example',
  apiKey: 'key',
  siteId: 'site',
  storeUrl: 'https://shop.example',
  password: 'finch',
};

const open = (more?: Partial<MerchantAreaOptions>) => createMerchantArea({ ...options, ...more });

const requestWith = (set: Headers | string, path = '/orders') => {
  const cookies = typeof set === 'string' ? [set] : set.getSetCookie();
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return new Request(`https://merchant.example${path}`, { headers: { cookie } });
};

afterEach(() => {
  vi.useRealTimers();
});

test('accepts only the password', async () => {
  const { isPassword } = open();
  expect(await isPassword('finch')).toBe(true);
  for (const given of ['', 'finc', 'finch ', 'Finch', 'finchfinch']) expect(await isPassword(given)).toBe(false);
});

test('shows the password in the demo only', () => {
  expect(open().shownPassword).toBeUndefined();
  expect(open({ isDemo: true }).shownPassword).toBe('finch');
});

test('requires a password', () => {
  expect(() => open({ password: '' })).toThrow('The merchant area requires a password.');
});

test('shows images from the media host that is set', () => {
  expect(open().client.mediaUrl).toBe('https://images.example');
});

test('the cookie of the session is limited to its host and hidden from scripts', async () => {
  const [cookie = ''] = (await open().session.start()).getSetCookie();
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=28800']) {
    expect(cookie.split('; ')).toContain(attribute);
  }
  expect(cookie).not.toMatch(/finch|key/);
});

test('a session ends after eight hours', async () => {
  vi.useFakeTimers();
  const { session } = open();
  const request = requestWith(await session.start());
  expect(await session.isSignedIn(request)).toBe(true);
  vi.advanceTimersByTime(8 * 60 * 60 * 1000);
  expect(await session.isSignedIn(request)).toBe(false);
});

test('rejects sessions of another password, key or site, changed ones, and none', async () => {
  const { session } = open();
  for (const other of [{ password: 'wren' }, { apiKey: 'other' }, { siteId: 'other' }]) {
    const cookie = await open(other).session.start();
    expect(await session.isSignedIn(requestWith(cookie))).toBe(false);
  }
  const [cookie = '', device = ''] = (await session.start()).getSetCookie();
  expect(await session.isSignedIn(requestWith(cookie.replace('merchant=', 'merchant=x')))).toBe(false);
  expect(await session.isSignedIn(requestWith(device.replace('merchant-device=', 'merchant=')))).toBe(false);
  expect(await session.isSignedIn(new Request('https://merchant.example/'))).toBe(false);
});

test('a session that is ended cannot be used again, and others are not affected', async () => {
  const { session } = open();
  const [stolen, other] = [requestWith(await session.start()), requestWith(await session.start())];
  const removal = await session.end(stolen);
  expect(await session.isSignedIn(requestWith(removal))).toBe(false);
  expect(await session.isSignedIn(stolen)).toBe(false);
  expect(await session.isSignedIn(other)).toBe(true);
});

test('sessions survive a restart, and those that are ended stay ended', async () => {
  let saved: readonly EndedSession[] = [];
  const save = (sessions: readonly EndedSession[]) => {
    saved = sessions;
    return Promise.resolve();
  };
  const restart = () => open({ endedSessions: { saved, save } }).session;
  const before = restart();
  const [ended, other] = [requestWith(await before.start()), requestWith(await before.start())];
  await before.end(ended);
  const after = restart();
  expect([await after.isSignedIn(ended), await after.isSignedIn(other)]).toEqual([false, true]);
});

test('ended sessions are forgotten when they expire', async () => {
  vi.useFakeTimers();
  const save = vi.fn(() => Promise.resolve());
  const { session } = open({ endedSessions: { saved: [], save } });
  await session.end(requestWith(await session.start()));
  vi.advanceTimersByTime(8 * 60 * 60 * 1000);
  await session.end(requestWith(await session.start()));
  await session.end(new Request('https://merchant.example/'));
  expect(save.mock.calls).toHaveLength(2);
  expect(save).toHaveBeenLastCalledWith([expect.anything()]);
});

test('a browser that has signed in stays known after the sign-out', async () => {
  const { session } = open();
  const started = await session.start();
  const request = requestWith(started);
  const device = await session.getDevice(request);
  await session.end(request);
  expect(device).toEqual(expect.any(String));
  expect(await session.getDevice(request)).toBe(device);
  expect(await session.getDevice(requestWith('merchant-device=forged'))).toBeUndefined();
});

test('only forms with products may be larger than others, and only of the merchant', async () => {
  const { getUploadLimit, session } = open();
  const started = await session.start();
  expect(await getUploadLimit(requestWith(started, '/products/import.data'))).toBe(16 * 1024 * 1024);
  expect(await getUploadLimit(requestWith(started, '/orders'))).toBeUndefined();
  expect(await getUploadLimit(requestWith('', '/products/import'))).toBeUndefined();
});
