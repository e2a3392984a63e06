import { storeWebhook } from '../../../scripts/lib/store-options.js';
import { openStore } from './open-store.js';
import { expect, test } from './shop.js';

// The events of Catalog V1 have no former slug.
test(
  'a renamed product redirects to its new address, and a deleted one is gone',
  { tag: '@v3' },
  async ({ page, request, shop }) => {
    const store = await openStore(shop.emulatorUrl, { clientId: shop.clientId, receivesWebhooks: true });
    const get = (path: string) => request.get(store.url + path, { maxRedirects: 0 });
    const getStatus = async (path: string) => (await get(path)).status();
    const webhooks = `${store.url}/api/webhooks`;
    try {
      // The shop exists from its first request on.
      await shop.data('orders');
      await shop.receiveWebhooks(webhooks, storeWebhook(0, shop.clientId).events);
      const id = await shop.catalog.getId('quiet-teapot');
      const { product } = await shop.merchant<{ product: { revision: string } }>('GET', `/stores/v3/products/${id}`);
      expect(await getStatus('/products/quiet-teapot')).toBe(200);
      await shop.merchant('PATCH', `/stores/v3/products/${id}`, {
        product: { id, revision: product.revision, slug: 'calm-teapot' },
      });
      await expect.poll(() => getStatus('/products/quiet-teapot')).toBe(301);
      expect((await get('/products/quiet-teapot')).headers()['location']).toBe('/products/calm-teapot');
      expect((await get('/de/products/quiet-teapot')).headers()['location']).toBe('/de/products/calm-teapot');
      await page.goto(`${store.url}/de/products/quiet-teapot`);
      await expect(page).toHaveURL(`${store.url}/de/products/calm-teapot`);
      await expect(page.getByRole('heading', { level: 1, name: 'Quiet Teapot' })).toBeVisible();

      const forged = await request.post(webhooks, { data: 'forged' });
      expect(forged.status()).toBe(401);

      await shop.merchant('DELETE', `/stores/v3/products/${id}`);
      await expect.poll(() => getStatus('/products/quiet-teapot')).toBe(410);
      expect(await getStatus('/products/calm-teapot')).toBe(410);
      expect(await getStatus('/products/never-sold')).toBe(404);
      await page.goto(`${store.url}/de/products/quiet-teapot`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Produkt finden wir nicht');
      await expect(page.getByText('Wir bieten es nicht mehr an.')).toBeVisible();
    } finally {
      await store.close();
    }
  },
);
