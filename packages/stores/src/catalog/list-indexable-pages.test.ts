import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { expect, test } from 'vitest';
import { createCatalog, listIndexablePages } from './index.js';

const openShop = () => {
  const emulator = createEmulator({ catalogVersion: 'v3' });
  const paths: string[] = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    fetch: (input, init) => {
      const request = new Request(input, init);
      paths.push(new URL(request.url).pathname);
      return emulator.fetch(request);
    },
    apiUrl: 'http://localhost',
  });
  const update = async (slug: string, change: object) => {
    const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID, 'content-type': 'application/json' };
    const send = (path: string, method = 'GET', body?: object) =>
      emulator.fetch(
        new Request(`http://localhost${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      );
    const { product } = (await (await send(`/stores/v3/products/slug/${slug}`)).json()) as {
      product: { id: string; revision: string };
    };
    const { id, revision } = product;
    const response = await send(`/stores/v3/products/${id}`, 'PATCH', { product: { id, revision, ...change } });
    expect(response.status).toBe(200);
  };
  return { catalog: createCatalog(client), paths, update };
};

test('all pages of products and categories are listed', async () => {
  const { catalog, paths } = openShop();
  const { categories, products } = await listIndexablePages(catalog);
  expect(products.length).toBeGreaterThan(100);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(products.map(({ slug }) => slug)).toContain('quiet-teapot');
  expect(categories.map(({ slug }) => slug)).toContain('kitchen-table');
  expect(paths.filter((path) => path.includes('/products/')).length).toBeGreaterThan(1);
});

test('hidden products, and those that search engines must not list, are left out', async () => {
  const { catalog, update } = openShop();
  await update('quiet-teapot', { visible: false });
  const tags = [{ type: 'meta', props: { name: 'robots', content: 'noindex' }, custom: true, disabled: false }];
  await update('finch-tote', { seoData: { tags } });
  const slugs = (await listIndexablePages(catalog)).products.map(({ slug }) => slug);
  expect(slugs).not.toContain('quiet-teapot');
  expect(slugs).not.toContain('finch-tote');
  expect(slugs).toContain('everyday-tee');
});
