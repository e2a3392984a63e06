import { createClient as createOurClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import * as ourEcom from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_APP_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import * as ourIdentity from '@cartwright/identity';
import * as ourStores from '@cartwright/stores';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as members from '@wix/auto_sdk_members_members';
import * as inventory from '@wix/auto_sdk_stores_inventory';
import * as products from '@wix/auto_sdk_stores_products';
import { AppStrategy, createClient } from '@wix/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openOurs } from '../harness/sides.js';
import { emulatorFetch, origin } from './platform.js';

type Register = (handler: (event: { metadata: { eventType?: string } }) => void) => void;
type Modules = Record<string, Record<string, Register>>;

const officialModules = { currentCart, checkout, orders, members, inventory, products };
const ourModules = { ...ourEcom, ...ourStores, ...ourIdentity };

/** Registers a handler for every event of the modules. It records the event with its name. */
function listen(client: object, note: (name: string, event: object) => void): void {
  for (const module of Object.keys(officialModules)) {
    const events = (client as Modules)[module]!;
    for (const name of Object.keys(events).filter((key) => /^on[A-Z]/.test(key))) {
      events[name]?.((event) => {
        const { eventType: _, ...metadata } = event.metadata;
        note(name, { ...event, metadata });
      });
    }
  }
}

/** Arguments of both clients' handlers for one delivery. */
type Seen = Record<'official' | 'ours', { name: string; event: object } | undefined>;

/** Creates an application with both clients, which receive every delivery. The emulator waits for their responses. */
function application() {
  const received: Seen[] = [];
  const emulator: Emulator = createEmulator({
    catalogVersion: 'v1',
    origin,
    webhooks: [{ url: 'http://shop.test/webhooks' }],
    async fetch(request) {
      const publicKey = await emulator.webhooks.publicKey();
      const both: Seen = { official: undefined, ours: undefined };
      const official = createClient({ auth: AppStrategy({ appId: DEMO_APP_ID, publicKey }), modules: officialModules });
      listen(official, (name, event) => (both.official = { name, event: structuredClone(event) }));
      await official.webhooks.process(await request.clone().text());
      const webhooks = createWebhooks({ publicKey, appId: DEMO_APP_ID, issuer: 'wix.com' });
      const ours = createOurClient({ modules: { ...ourModules, webhooks } });
      listen(ours, (name, event) => (both.ours = { name, event }));
      received.push(both);
      return ours.webhooks.respond(request);
    },
  });
  return { emulator, seen: received };
}

let { emulator, seen } = application();
beforeEach(() => void ({ emulator, seen } = application()));
afterEach(() => emulator.close());

const names = () => seen.map(({ ours }) => ours?.name ?? '');
const findEvent = (name: string) => seen.find(({ ours }) => ours?.name === name)?.ours?.event;

/** Sends a request as the merchant. */
async function merchant<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await emulator.fetch(new Request(`${origin}${path}`, init));
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

async function sameForBoth(expected: string[]) {
  await emulator.webhooks.settled();
  expect(emulator.webhooks.deliveries().filter(({ status }) => status !== 'delivered')).toEqual([]);
  expect(names().sort()).toEqual(expected.sort());
  for (const { official, ours } of seen)
    if (!official?.name.endsWith('Deleted')) {
      expect(withoutImageDetails(ours)).toEqual(official);
    }
}

test('both clients receive the same events of a purchase', async () => {
  const shop = openOurs({ fetch: emulatorFetch(emulator) });
  const { items } = await shop.products.queryProducts().limit(100).find();
  const product = items.find(({ manageVariants, productOptions, customTextFields, stock }) => {
    const plain = !manageVariants && productOptions?.length === 0 && customTextFields?.length === 0;
    return plain && stock?.trackInventory && (stock.quantity ?? 0) > 2;
  });
  const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product?._id ?? '' };
  await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference, quantity: 2 }] });
  const { checkoutId = '' } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    shippingAddress: {
      country: 'US',
      subdivision: 'US-NY',
      city: 'New York',
      postalCode: '10001',
      addressLine1: '20 W 34th St',
    },
    email: 'ada@example.com',
  });
  await shop.checkout.createOrder(checkoutId);
  await sameForBoth([
    ...['onCartCreated', 'onCartUpdated', 'onCartDeleted'],
    ...['onCheckoutCreated', 'onCheckoutUpdated', 'onCheckoutCompleted'],
    ...['onOrderCreated', 'onOrderApproved', 'onInventoryVariantsChanged'],
  ]);
  expect(findEvent('onCartCreated')).toMatchObject({ entity: { _createdDate: expect.any(Date) as Date } });
});

test('both clients receive the same events of catalog changes', async () => {
  const catalog = '/stores/v1';
  const { product } = await merchant<{ product: { id: string } }>('POST', `${catalog}/products`, {
    product: {
      name: 'A walk',
      productType: 'physical',
      priceData: { price: 12.5 },
      costAndProfitData: { itemCost: 3 },
    },
  });
  await merchant('PATCH', `${catalog}/products/${product.id}`, { product: { name: 'A longer walk' } });
  await merchant('POST', `${catalog}/products/${product.id}/media`, {
    media: [{ url: 'https://images.test/walk.jpg' }],
  });
  const { collection } = await merchant<{ collection: { id: string } }>('POST', `${catalog}/collections`, {
    collection: { name: 'Walks' },
  });
  await merchant('POST', `${catalog}/collections/${collection.id}/productIds`, { productIds: [product.id] });
  await merchant('PATCH', `${catalog}/collections/${collection.id}`, { collection: { name: 'Long walks' } });
  await merchant('DELETE', `${catalog}/collections/${collection.id}`);
  await merchant('DELETE', `${catalog}/products/${product.id}`);
  await sameForBoth([
    ...[
      'onProductCreated',
      'onProductChanged',
      'onProductChanged',
      'onProductChanged',
      'onProductChanged',
      'onProductDeleted',
    ],
    ...['onProductCollectionCreated', 'onProductCollectionChanged', 'onProductCollectionDeleted'],
  ]);
  expect(findEvent('onProductCreated')).toMatchObject({
    data: { productId: product.id, name: 'A walk', price: { price: 12.5 }, costAndProfitData: { itemCost: 3 } },
  });
});

test('both clients receive the same events of variants and inventory', async () => {
  const { products } = await merchant<{
    products: { id: string; manageVariants: boolean; variants: { id: string }[] }[];
  }>('POST', '/stores-reader/v1/products/query-platformized', { query: { paging: { limit: 100 } } });
  const product = products.find(({ manageVariants }) => manageVariants);
  const id = product?.id ?? '';
  const variantId = product?.variants[0]?.id ?? '';
  const setStock = (inventoryItem: object) =>
    merchant('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: { productId: id, ...inventoryItem },
    });
  await setStock({ trackQuantity: true, variants: [{ variantId, quantity: 10 }] });
  await merchant('POST', '/stores/v2/inventoryItems/decrement', {
    decrementData: [{ productId: id, variantId, decrementBy: 4 }],
  });
  await setStock({ trackQuantity: false, variants: [{ variantId, inStock: false }] });
  const { choices } = product?.variants[0] as unknown as { choices: object };
  await merchant('PATCH', `/stores/v1/products/${id}/variants`, { variants: [{ choices, price: 7 }] });
  await emulator.webhooks.settled();
  expect(new Set(names())).toEqual(
    new Set(['onInventoryVariantsChanged', 'onInventoryItemChanged', 'onProductVariantsChanged']),
  );
  await sameForBoth(names());
  expect(seen.map(({ ours }) => ours?.event)).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({
        productId: id,
        variants: [
          expect.objectContaining({
            _id: variantId,
            oldValue: expect.objectContaining({ quantity: 10 }) as object,
            newValue: expect.objectContaining({ quantity: 6 }) as object,
          }),
        ],
        _updatedDate: expect.any(Date) as Date,
      }) as object,
    }),
  );
});

test('both clients receive the same events of members', async () => {
  const { member } = await merchant<{ member: { id: string } }>('POST', '/members/v1/members', {
    member: { loginEmail: 'ada@example.com' },
  });
  await merchant('DELETE', `/members/v1/members/${member.id}`);
  await sameForBoth(['onMemberCreated', 'onMemberDeleted']);
});
