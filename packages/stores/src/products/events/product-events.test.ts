import type { BaseEventMetadata, EventDefinition } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, expectTypeOf, test } from 'vitest';
import {
  onProductChanged,
  onProductCollectionChanged,
  onProductCollectionCreated,
  onProductCollectionDeleted,
  onProductCreated,
  onProductDeleted,
  onProductVariantsChanged,
  Version,
  type ProductCreated,
  type ProductVariantsChangedEnvelope,
} from '../index.js';

const { publicKey, signEvent } = await createEventSigner();
const originatedFromVersion = Version.V1_CATALOG;
const shop = 'com.wix.ecommerce.catalog.api.v1';

test('passes the created product with its price and cost', async () => {
  const webhooks = createWebhooks({ publicKey });
  const created: ProductCreated[] = [];
  webhooks.on(onProductCreated, ({ data }) => created.push(data));
  const data: ProductCreated = {
    productId: 'p',
    name: 'Mug',
    price: { currency: 'USD', price: 20, discountedPrice: NaN, pricePerUnit: -Infinity },
    visible: true,
    media: { items: [{ _id: 'm', mediaType: 'image' }] },
    costAndProfitData: { itemCost: NaN, profit: Infinity, profitMargin: 0.4 },
    productPageUrl: { base: 'https://shop.example', path: '/product-page/mug' },
    originatedFromVersion,
  };
  await webhooks.process(await signEvent(onProductCreated, { data }));
  expect(created).toEqual([data]);
});

test('passes the changed variants with their choices', async () => {
  const webhooks = createWebhooks({ publicKey });
  const events: ProductVariantsChangedEnvelope[] = [];
  webhooks.on(onProductVariantsChanged, (event) => {
    expectTypeOf(event).toEqualTypeOf<ProductVariantsChangedEnvelope>();
    events.push(event);
  });
  const variants = [{ variantId: 'v', choices: { Size: 'M' }, changedFields: ['price'], originatedFromVersion }];
  const data = { productId: 'p', variants, originatedFromVersion };
  await webhooks.process(await signEvent(onProductVariantsChanged, { data, metadata: { instanceId: 'shop-1' } }));
  expect(events).toMatchObject([{ data, metadata: { instanceId: 'shop-1', eventType: `${shop}.VariantsChanged` } }]);
});

/** Returns the argument of an event's handler. */
async function delivered<Data extends object>(
  event: EventDefinition<{ data: Data; metadata: BaseEventMetadata }>,
  data: Data,
): Promise<Data[]> {
  const webhooks = createWebhooks({ publicKey });
  const received: Data[] = [];
  webhooks.on(event, (envelope) => received.push(envelope.data));
  await webhooks.process(await signEvent(event, { data }));
  return received;
}

test('product events', async () => {
  const changed = { productId: 'p', changedFields: ['price'], originatedFromVersion };
  expect(await delivered(onProductChanged, changed)).toEqual([changed]);
  expect(await delivered(onProductDeleted, { productId: 'p' })).toEqual([{ productId: 'p' }]);
  expect([onProductCreated, onProductChanged, onProductDeleted].map(({ type }) => type)).toEqual([
    `${shop}.ProductCreated`,
    `${shop}.ProductChanged`,
    `${shop}.ProductDeleted`,
  ]);
});

test('collection events', async () => {
  const created = { collection_Id: 'c', slug: 'mugs', visible: true, originatedFromVersion };
  expect(await delivered(onProductCollectionCreated, created)).toEqual([created]);
  const changed = { collection_Id: 'c', changedFields: ['name'], originatedFromVersion };
  expect(await delivered(onProductCollectionChanged, changed)).toEqual([changed]);
  expect(await delivered(onProductCollectionDeleted, { collectionId: 'c' })).toEqual([{ collectionId: 'c' }]);
  expect(
    [onProductCollectionCreated, onProductCollectionChanged, onProductCollectionDeleted].map(({ type }) => type),
  ).toEqual([`${shop}.CollectionCreated`, `${shop}.CollectionChanged`, `${shop}.CollectionDeleted`]);
});
