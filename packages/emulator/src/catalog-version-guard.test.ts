import { expect, test } from 'vitest';
import { createEmulator } from './create-emulator.js';
import { Merchant } from './testing/merchant.js';
import { ShopV3 } from './testing/shop-v3.js';
import { type Body, newShopper } from './testing/shopper.js';

const getRefusal = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];

/** Path of a route with values for its parameters. */
const example = (path: string) => path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');

test('a store with Catalog V3 refuses every call of Catalog V1', async () => {
  const { emulator, merchant } = new ShopV3();
  const routes = emulator.routes.filter(({ id }) =>
    /^stores\.(products|collections|inventory|storeVariants|subscriptionOptions)\./.test(id),
  );
  expect(routes.length).toBeGreaterThan(40);
  for (const { id, method, paths } of routes) {
    const response = await merchant.call(method, example(paths[0] ?? ''), method === 'GET' ? undefined : {});
    expect(getRefusal(response), id).toEqual([428, 'CATALOG_V3_CALLING_CATALOG_V1_API']);
  }
});

test('a store with Catalog V1 refuses every call of Catalog V3 but the version', async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const merchant = new Merchant(emulator);
  const routes = emulator.routes.filter(
    ({ id, paths }) =>
      paths.some((path) => path.startsWith('/stores/v3/') || path.startsWith('/categories/v1/')) &&
      id !== 'stores.catalogVersioning.getCatalogVersion',
  );
  expect(routes.length).toBeGreaterThan(10);
  for (const { id, method, paths } of routes) {
    const response = await merchant.call(method, example(paths[0] ?? ''), method === 'GET' ? undefined : {});
    expect(getRefusal(response), id).toEqual([428, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API']);
  }
});

test.each([
  [{ catalogVersion: 'v1' }, 'V1_CATALOG'],
  [{ catalogVersion: 'v3' }, 'V3_CATALOG'],
  [{}, 'V3_CATALOG'],
] as const)('visitors read the version of a store with the options %j', async (options, expected) => {
  const shopper = await newShopper(createEmulator({ ...options, seed: 'empty' }));
  expect((await shopper.call('GET', '/stores/v3/provision/version')).body).toEqual({ catalogVersion: expected });
});

test('an order causes no events of Catalog V1 in a store with Catalog V3', async () => {
  const shop = new ShopV3();
  const shopper = await newShopper(shop.emulator);
  const { catalogItemId, options } = await shop.reference('espresso-pair');
  const { quantity = 0 } = await shop.stock(options.variantId);
  await shopper.add(catalogItemId, 1, options);
  await shopper.call('POST', `/ecom/v1/checkouts/${await shopper.checkOut()}/create-order`, {});
  expect((await shop.stock(options.variantId)).quantity).toBe(quantity - 1);
  const types = shop.emulator.events().map(({ type }) => type);
  expect(types).toContain('wix.ecom.v1.order_approved');
  expect(types.filter((type) => type.startsWith('com.wix.ecommerce.'))).toEqual([]);
});
