import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.js';
import { openStore } from './open-store.js';
import { signIn } from './member.js';
import { chunks, post } from './post.js';
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

test.describe('bodies', () => {
  const paths = [
    '/login',
    '/de/account',
    '/bag.data',
    '/products/quiet-teapot',
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
