import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.js';
import { chunks, encode, post } from '../../storefront/e2e/post.js';
import { password } from './merchant.js';
import { openMerchantArea } from './open-merchant-area.js';

/** Gives each test a separate merchant area, whose platform is not needed. */
const test = base.extend<{ area: { readonly url: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern.
  async area({}, use) {
    const area = await openMerchantArea(`http://127.0.0.1:${await freePort()}`);
    await use(area);
    await area.close();
  },
});

test.describe('bodies', () => {
  for (const path of ['/login', '/products/import']) {
    test(`more than 1 MiB to ${path} is refused, with and without a Content-Length`, async ({ area }) => {
      const large = 'a'.repeat(2 ** 20 + 1);
      expect((await post(area.url + path, large)).statusCode).toBe(413);
      expect((await post(area.url + path, chunks(17))).statusCode).toBe(413);
    });
  }

  test('only the signed-in merchant can send a large file', async ({ area }) => {
    const url = `${area.url}/products/import`;
    const { headers } = await post(`${area.url}/login`, encode({ password }));
    const cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    expect((await post(url, chunks(17), { headers: { cookie } })).statusCode).not.toBe(413);
    expect((await post(url, chunks(257), { headers: { cookie } })).statusCode).toBe(413);
  });
});

test.describe('sign-in of the merchant', () => {
  test('failed attempts block their sender, and not the merchant at another address', async ({ area }) => {
    const url = `${area.url}/login`;
    const attempt = async (given: string, from: string) => {
      const response = await post(url, encode({ password: given }), { from });
      return response.statusCode;
    };
    for (let count = 0; count < 5; count += 1) expect(await attempt('wrong', '127.0.0.2')).toBe(401);
    expect(await attempt(password, '127.0.0.2')).toBe(429);
    expect(await attempt(password, '127.0.0.3')).toBe(302);
  });

  test('a browser that has signed in before is not blocked by others at its address', async ({ area }) => {
    const url = `${area.url}/login`;
    const { headers } = await post(url, encode({ password }));
    const cookie = headers['set-cookie']?.find((one) => one.startsWith('merchant-device='))?.split(';')[0] ?? '';
    for (let count = 0; count < 6; count += 1) await post(url, encode({ password: 'wrong' }));
    expect((await post(url, encode({ password }))).statusCode).toBe(429);
    expect((await post(url, encode({ password }), { headers: { cookie } })).statusCode).toBe(302);
  });

  test('a copied cookie is useless after the sign-out', async ({ area }) => {
    const { headers } = await post(`${area.url}/login`, encode({ password }));
    const cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    const open = async () => {
      const response = await fetch(`${area.url}/login`, { headers: { cookie }, redirect: 'manual' });
      return response.headers.get('location');
    };
    expect(await open()).toBe('/dashboard');
    await post(`${area.url}/logout`, '', { headers: { cookie } });
    expect(await open()).toBeNull();
  });

  for (const to of ['/a\t/../..//evil.example', '//evil.example/a', '/../..//evil.example']) {
    test(`does not lead to ${JSON.stringify(to)}`, async ({ area }) => {
      const { headers, statusCode } = await post(`${area.url}/login`, encode({ password, to }));
      expect([statusCode, headers.location]).toEqual([302, '/dashboard']);
    });
  }
});
