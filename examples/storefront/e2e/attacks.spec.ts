import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.js';
import { password } from '../../merchant/e2e/merchant.js';
import { openStore } from './open-store.js';
import { signIn } from './member.js';
import { test as shopTest } from './shop.js';

/** Gives each test a separate store, whose platform is not needed. */
const test = base.extend<{ store: { readonly url: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern.
  async store({}, use) {
    const store = await openStore(`http://127.0.0.1:${await freePort()}`);
    await use(store);
    await store.close();
  },
});

interface Post {
  readonly headers?: Record<string, string>;
  /** Address of the sender. */
  readonly from?: string;
}

/** Sends a form, and returns the response without following redirects. */
function post(url: string, body: string | Readable, { headers = {}, from = '127.0.0.1' }: Post = {}) {
  const { host, origin, pathname, port, search } = new URL(url);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest({
      hostname: '127.0.0.1',
      port,
      path: pathname + search,
      method: 'POST',
      localAddress: from,
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response);
    });
    sent.on('error', reject);
    if (typeof body === 'string') sent.end(body);
    else body.pipe(sent);
  });
}

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => `a=${'b'.repeat(65_534)}`));

test.describe('bodies', () => {
  const paths = [
    '/login',
    '/de/account',
    '/bag.data',
    '/products/quiet-teapot',
    '/merchant/login',
    '/merchant/products/import',
    '/api/place-order',
    '/api/shop',
    '/api/shop/ecom/v2/carts/current',
  ];
  for (const path of paths) {
    test(`more than 1 MiB to ${path} is refused, with and without a Content-Length`, async ({ store }) => {
      const large = 'a'.repeat(2 ** 20 + 1);
      expect((await post(store.url + path, large)).statusCode).toBe(413);
      expect((await post(store.url + path, chunks(17))).statusCode).toBe(413);
    });
  }

  test('a form of almost 1 MiB is accepted', async ({ store }) => {
    expect((await post(`${store.url}/login`, 'a'.repeat(2 ** 20 - 1))).statusCode).toBe(422);
  });

  test('only the signed-in merchant can send a large file', async ({ store }) => {
    const url = `${store.url}/merchant/products/import`;
    const { headers } = await post(`${store.url}/merchant/login`, encode({ password }));
    const cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    expect((await post(url, chunks(17), { headers: { cookie } })).statusCode).not.toBe(413);
    expect((await post(url, chunks(257), { headers: { cookie } })).statusCode).toBe(413);
  });
});

test.describe('sign-in of the merchant', () => {
  test('failed attempts block their sender, and not the merchant at another address', async ({ store }) => {
    const url = `${store.url}/merchant/login`;
    const attempt = async (given: string, from: string) => {
      const response = await post(url, encode({ password: given }), { from });
      return response.statusCode;
    };
    for (let count = 0; count < 5; count += 1) expect(await attempt('wrong', '127.0.0.2')).toBe(401);
    expect(await attempt(password, '127.0.0.2')).toBe(429);
    expect(await attempt(password, '127.0.0.3')).toBe(302);
  });

  test('a browser that has signed in before is not blocked by others at its address', async ({ store }) => {
    const url = `${store.url}/merchant/login`;
    const { headers } = await post(url, encode({ password }));
    const cookie = headers['set-cookie']?.find((one) => one.startsWith('merchant-device='))?.split(';')[0] ?? '';
    for (let count = 0; count < 6; count += 1) await post(url, encode({ password: 'wrong' }));
    expect((await post(url, encode({ password }))).statusCode).toBe(429);
    expect((await post(url, encode({ password }), { headers: { cookie } })).statusCode).toBe(302);
  });

  test('a copied cookie is useless after the sign-out', async ({ store }) => {
    const { headers } = await post(`${store.url}/merchant/login`, encode({ password }));
    const cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    const open = async () => {
      const response = await fetch(`${store.url}/merchant/login`, { headers: { cookie }, redirect: 'manual' });
      return response.headers.get('location');
    };
    expect(await open()).toBe('/merchant/dashboard');
    await post(`${store.url}/merchant/logout`, '', { headers: { cookie } });
    expect(await open()).toBeNull();
  });

  for (const to of [
    '/merchant/a\t/../..//evil.example',
    '//evil.example/merchant/a',
    '/merchant/../..//evil.example',
  ]) {
    test(`does not lead to ${JSON.stringify(to)}`, async ({ store }) => {
      const { headers, statusCode } = await post(`${store.url}/merchant/login`, encode({ password, to }));
      expect([statusCode, headers.location]).toEqual([302, '/merchant/dashboard']);
    });
  }
});

test('a link to the page in another language never leads to another site', async ({ store }) => {
  for (const path of ['//evil.example', '/de//evil.example']) {
    const html = await (await fetch(store.url + path)).text();
    expect(html).not.toMatch(/href="(https?:)?\/\/evil\.example/);
  }
});

shopTest('members are redirected to pages of the store only', async ({ page, shop }) => {
  await signIn(page, shop);
  for (const name of ['login', 'register', 'verify', 'forgot-password']) {
    for (const to of ['/\t/evil.example', '/\\evil.example', '/.//evil.example', '/a\u0001\r\nx: y', '\u{1F600}']) {
      const url = `/${name}?${new URLSearchParams({ to })}`;
      const response = await page.request.get(url, { maxRedirects: 0 });
      expect(response.status(), url).toBe(302);
      expect(response.headers()['location'], url).toMatch(/^\/(?!\/)[!-~]+$/);
    }
  }
  const response = await page.request.get('/login?to=/search%3Fq%3Dmug', { maxRedirects: 0 });
  expect(response.headers()['location']).toBe('/search?q=mug');
});
