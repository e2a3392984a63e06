import { afterEach, expect, test, vi } from 'vitest';
import { createMerchantArea, type MerchantAreaOptions } from './merchant-area.js';

const options = {
  origin: 'https://shop.example',
  apiUrl: 'http://localhost',
  mediaUrl: 'https://images.example',
  apiKey: 'key',
  siteId: 'site',
  merchantPassword: 'finch',
};

function open(more?: Partial<MerchantAreaOptions>) {
  const area = createMerchantArea({ ...options, ...more });
  if (!area) throw new Error('The store has no merchant area.');
  return area;
}

const requestWith = (setCookie: string) =>
  new Request('https://shop.example/merchant/orders', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

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

test('exists only with a password', () => {
  expect(createMerchantArea({ ...options, merchantPassword: '' })).toBeUndefined();
});

test('shows images from the media host of the store', () => {
  expect(open().client.mediaUrl).toBe('https://images.example');
});

test('the cookie of the session is limited to the merchant area and hidden from scripts', async () => {
  const cookie = await open().session.start();
  for (const attribute of ['Path=/merchant', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=28800']) {
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
  for (const other of [{ merchantPassword: 'wren' }, { apiKey: 'other' }, { siteId: 'other' }]) {
    const cookie = await open(other).session.start();
    expect(await session.isSignedIn(requestWith(cookie))).toBe(false);
  }
  const cookie = await session.start();
  expect(await session.isSignedIn(requestWith(cookie.replace('merchant=', 'merchant=x')))).toBe(false);
  expect(await session.isSignedIn(new Request('https://shop.example/merchant'))).toBe(false);
  expect(await session.isSignedIn(requestWith(await session.end()))).toBe(false);
});
