import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { merchant } from '../../testing/shopper.js';
import { send, visitorToken } from '../../testing/visitor.js';

const emulator = createEmulator({ catalogVersion: 'v1' });

/** Paths of the public REST reference that the official client does not use, by operation. */
const restPaths = {
  'stores.products.queryProducts': ['POST /stores-reader/v1/products/query', 'POST /stores/v1/products/query'],
  'stores.products.getProduct': ['GET /stores-reader/v1/products/{id}', 'GET /stores/v1/products/{id}'],
  'stores.products.getProductOptionsAvailability': ['POST /stores/v1/products/{id}/productOptionsAvailability'],
  'stores.products.queryProductVariants': ['POST /stores/v1/products/{id}/variants/query'],
  'stores.products.queryStoreVariants': ['POST /stores/v1/variants/query'],
  'stores.products.getStoreVariant': ['GET /stores/v1/variants/{id}'],
  'stores.products.getCollectionBySlug': ['GET /stores/v1/collections/slug/{slug}'],
  'stores.collections.queryCollections': [
    'POST /stores-reader/v1/collections/query',
    'POST /stores/v1/collections/query',
  ],
  'stores.collections.getCollection': ['GET /stores-reader/v1/collections/{id}', 'GET /stores/v1/collections/{id}'],
  'stores.inventory.queryInventory': ['POST /stores/v2/inventoryItems/query'],
  'stores.inventory.getInventoryVariants': ['POST /stores/v2/inventoryItems/{inventoryId}/getVariants'],
  'stores.inventory.updateInventoryVariants': ['PATCH /stores/v2/inventoryItems/{inventoryItem.id}'],
  'stores.orders.queryOrders': ['POST /stores/v2/orders/query'],
  'ecom.coupons.createCoupon': ['POST /stores/v2/coupons'],
  'ecom.coupons.queryCoupons': ['POST /stores/v2/coupons/query'],
  'ecom.orders.getOrder': ['GET /ecom/v1/ep-orders/{id}'],
  'ecom.orders.searchOrders': ['POST /ecom/v1/ep-orders/search'],
  'ecom.orders.createOrder': ['POST /ecom/v1/ep-orders'],
  'ecom.orders.updateOrder': ['PATCH /ecom/v1/ep-orders/{order.id}'],
  'ecom.orders.addActivities': ['POST /ecom/v1/ep-orders/{orderId}/activities/add'],
  'ecom.orderTransactions.listTransactionsForSingleOrder': ['GET /ecom/v1/ep-payments/orders/{orderId}'],
  'ecom.orderTransactions.addPayments': ['POST /ecom/v1/ep-payments/orders/{orderId}/add-payment'],
  'ecom.recommendations.getRecommendation': ['POST /v1/recommendations/get', 'POST /ecom/v1/recommendations/get'],
  'identity.authentication.loginV2': ['POST /iam/authentication/v2/login'],
  'identity.authentication.registerV2': ['POST /iam/authentication/v2/register'],
  'identity.authentication.logout': ['GET /iam/authentication/v1/logout'],
  'redirects.redirects.createRedirectSession': ['POST /headless/v1/redirect-session'],
  'members.members.getCurrentMember': ['GET /members/v1/members/my'],
  'data.items.query': ['POST /wix-data/v2/items/query', 'GET /wix-data/v2/items/query'],
  'reviews.reviews.queryReviews': ['POST /reviews/v1/reviews/query'],
};

test('operations have their REST paths', () => {
  const missing = Object.entries(restPaths).flatMap(([id, paths]) => {
    const own = emulator.routes.filter((route) => route.id === id);
    const answered = own.flatMap((route) => route.paths.map((path) => `${route.method} ${path}`));
    return paths.filter((path) => !answered.includes(path)).map((path) => `${id}: ${path}`);
  });
  expect(missing).toEqual([]);
});

interface Page {
  readonly products: readonly { readonly slug: string; readonly visible: boolean; readonly price: { price: number } }[];
  readonly metadata: object;
  readonly totalResults: number;
}

test.each(['/stores/v1/products/query', '/stores-reader/v1/products/query'])(
  'POST %s accepts JSON strings and responds in the format of the REST reference',
  async (path) => {
    const token = await visitorToken(emulator);
    const query = {
      filter: JSON.stringify({ 'priceData.price': { $lt: 40 } }),
      sort: '[{"price":"desc"}]',
      paging: { limit: 3, offset: 1 },
    };
    const { status, body } = await send<Page>(emulator, 'POST', path, { body: { query }, token });
    expect(status).toBe(200);
    expect(body.metadata).toEqual({ items: 3, offset: 1 });
    expect(body.totalResults).toBeGreaterThan(4);
    const prices = body.products.map(({ price }) => price.price);
    expect(prices).toHaveLength(3);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices[0]).toBeLessThan(40);
    const wrong = await send(emulator, 'POST', path, { body: { query: { filter: '{' } }, token });
    expect(wrong.status).toBe(400);
  },
);

test('the REST response has hidden products only for merchants that request them', async () => {
  const path = '/stores-reader/v1/products/query';
  const token = await visitorToken(emulator);
  const count = async (options: object, includeHiddenProducts: boolean) => {
    const body = { includeHiddenProducts, query: { paging: { limit: 1 } } };
    return (await send<Page>(emulator, 'POST', path, { body, ...options })).body.totalResults;
  };
  const visible = await count({ token }, false);
  expect(await count({ token }, true)).toBe(visible);
  expect(await count({ headers: merchant }, false)).toBe(visible);
  expect(await count({ headers: merchant }, true)).toBeGreaterThan(visible);
});

test('POST /stores/v1/collections/query responds in the format of the REST reference', async () => {
  const token = await visitorToken(emulator);
  const body = { query: { filter: { name: 'All Products' }, paging: { limit: 5 } } };
  const response = await send<object>(emulator, 'POST', '/stores/v1/collections/query', { body, token });
  expect(response.body).toMatchObject({ metadata: { items: 5, offset: 0 }, totalResults: 1 });
  const [{ id }] = (response.body as { collections: [{ id: string }] }).collections;
  const one = await send(emulator, 'GET', `/stores/v1/collections/${id}`, { token });
  expect(one.body).toMatchObject({ collection: { id, slug: 'all-products' } });
});

test('PATCH /stores/v2/inventoryItems/{id} sets the stock of an inventory item', async () => {
  const query = { paging: { limit: 1 }, filter: '{"trackQuantity":true}' };
  type Items = { inventoryItems: [{ id: string; variants: { variantId: string; quantity?: number }[] }] };
  const read = async () => {
    const { body } = await send<Items>(emulator, 'POST', '/stores/v2/inventoryItems/query', {
      body: { query },
      headers: merchant,
    });
    return body.inventoryItems[0];
  };
  const { id, variants } = await read();
  const [{ variantId } = { variantId: '' }] = variants;
  const inventoryItem = { trackQuantity: true, variants: [{ variantId, quantity: 77 }] };
  const path = `/stores/v2/inventoryItems/${id}`;
  const { status } = await send(emulator, 'PATCH', path, { body: { inventoryItem }, headers: merchant });
  expect(status).toBe(200);
  expect((await read()).variants.find((variant) => variant.variantId === variantId)?.quantity).toBe(77);
});

test('data items of any collection are refused as those of an unknown collection', async () => {
  const token = await visitorToken(emulator);
  const path = '/wix-data/v2/items/query';
  const refusal = { status: 404, body: { details: { applicationError: { code: 'WDE0025' } } } };
  expect(await send(emulator, 'POST', path, { body: { dataCollectionId: 'Menus' }, token })).toMatchObject(refusal);
  const response = await send<{ message: string }>(emulator, 'GET', `${path}?dataCollectionId=Menus`, { token });
  expect(response).toMatchObject(refusal);
  expect(response.body.message).toContain('Menus');
  expect((await send(emulator, 'POST', path, { body: {}, token })).status).toBe(400);
});

test('recommendations without an algorithm are refused', async () => {
  const token = await visitorToken(emulator);
  const path = '/v1/recommendations/get';
  const refused = await send(emulator, 'POST', path, { body: { algorithms: [{}] }, token });
  expect(refused.body).toMatchObject({
    details: {
      validationError: { fieldViolations: [{ field: 'algorithms[0].id' }, { field: 'algorithms[0].appId' }] },
    },
  });
});
