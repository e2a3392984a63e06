import { describe, expect, test } from 'vitest';
import { createSealer } from '../seal/sealer.js';
import { readCookies } from './read-cookies.js';
import { sealedCookie } from './sealed-cookie.js';
import { setCookie, type ServerCookie } from './server-cookie.js';

const sealer = createSealer(['a-secret-of-exactly-32-characters']);
const short = { token: 'short' };
const long = { token: 'x'.repeat(6000) };

const open = (header = '', { secure = true, lifetime = 3600 } = {}) =>
  sealedCookie({ name: 'shop', sealer, cookies: readCookies(header), secure, lifetime });

/** Cookie header of the next request. */
const header = (cookies: readonly ServerCookie[]) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('attributes', () => {
  test('are set for https', async () => {
    const [cookie] = await open().write(short);
    expect(setCookie(cookie!)).toBe(
      `__Host-shop=${cookie!.value}; Path=/; Max-Age=3540; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('are set for http on localhost', async () => {
    const [cookie] = await open('', { secure: false }).write(short);
    expect(setCookie(cookie!)).toBe(`shop=${cookie!.value}; Path=/; Max-Age=3540; HttpOnly; SameSite=Lax`);
  });
});

describe('cookie value', () => {
  test('survives a round trip', async () => {
    expect(await open(`a=b; ${header(await open().write(short))}; c=d`).read()).toEqual(short);
  });

  test('is split over several cookies, read in any order', async () => {
    const cookies = await open().write(long);
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-shop.0', '__Host-shop.1', '__Host-shop.2']);
    for (const cookie of cookies) expect(setCookie(cookie).length).toBeLessThanOrEqual(4096);
    expect(await open(header(cookies)).read()).toEqual(long);
    expect(await open(header([...cookies].reverse())).read()).toEqual(long);
  });

  test('throws if it does not fit into cookies', async () => {
    await expect(open().write({ token: 'x'.repeat(9000) })).rejects.toMatchObject({ code: 'session_too_large' });
  });

  test('with a missing, foreign or duplicate part is ignored', async () => {
    const [first, second, third] = (await open().write(long)) as [ServerCookie, ServerCookie, ServerCookie];
    const [, foreign] = (await open().write(long)) as [ServerCookie, ServerCookie];
    for (const parts of [
      [first, second],
      [second, third],
      [first, foreign, third],
      [first, second, third, first],
    ]) {
      expect(await open(header(parts)).read()).toBeUndefined();
    }
  });

  test('removes stale parts when its length changes', async () => {
    const parts = await open().write(long);
    const shrunk = await open(header(parts)).write(short);
    expect(shrunk.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['__Host-shop', 3540],
      ['__Host-shop.0', 0],
      ['__Host-shop.1', 0],
      ['__Host-shop.2', 0],
    ]);
    const grown = await open(header(shrunk.slice(0, 1))).write(long);
    expect(grown.map(({ name, maxAge, value }) => [name, maxAge, value !== ''])).toEqual([
      ['__Host-shop.0', 3540, true],
      ['__Host-shop.1', 3540, true],
      ['__Host-shop.2', 3540, true],
      ['__Host-shop', 0, false],
    ]);
  });

  test('is deleted only if the request contains it', async () => {
    expect(await open('other=1').write(undefined)).toEqual([]);
    const [cookie] = await open(header(await open().write(short))).write(undefined);
    expect(setCookie(cookie!)).toBe('__Host-shop=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
  });
});

describe('cookies with similar names', () => {
  test('are neither read nor deleted', async () => {
    const [{ value } = { value: '' }] = await open().write(short);
    const names = [
      'shop',
      '__Host-shopX',
      '__Host-shop.x',
      '__Host-shop.00',
      '__Host-shop.3',
      '__host-shop',
      'X__Host-shop',
    ];
    for (const name of [...names, '__Secure-shop']) {
      expect(await open(`${name}=${value}`).read()).toBeUndefined();
    }
    const tossed = names.map((name) => `${name}=tossed`).join('; ');
    expect(await open(`${tossed}; __Host-shop=${value}`).read()).toEqual(short);
    expect((await open(tossed).write(short)).map(({ name }) => name)).toEqual(['__Host-shop']);
  });

  test('with a seal of another purpose are ignored', async () => {
    const login = sealedCookie({ name: 'login', sealer, cookies: new Map(), secure: true, lifetime: 900 });
    const [{ value } = { value: '' }] = await login.write(short);
    expect(await open(`__Host-shop=${value}`).read()).toBeUndefined();
  });

  test('that occur twice are ignored', async () => {
    const own = header(await open().write(short));
    expect(await open(`${own}; ${own}`).read()).toBeUndefined();
    expect(await open(`__Host-shop=tossed; ${own}`).read()).toBeUndefined();
  });
});

test.each([
  [null, []],
  ['', []],
  [';;=;a', []],
  [
    'a=1;b=2 ; c = 3',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
  ],
  ['a=b=c==', [['a', 'b=c==']]],
  [
    'a=; b=1',
    [
      ['a', ''],
      ['b', '1'],
    ],
  ],
  [
    '__proto__=1; constructor=2',
    [
      ['__proto__', '1'],
      ['constructor', '2'],
    ],
  ],
])('parses the header %j', (given, expected) => {
  expect([...readCookies(given)]).toEqual(expected);
});
