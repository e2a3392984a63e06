import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as inventory from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const variants = [{ variantId: 'v', quantity: 3, inStock: true, availableForPreorder: false }];
const wire = { id: 'i', productId: 'p', trackQuantity: true, variants, lastUpdated: time, numericId: '17' };
const item: inventory.InventoryItemV2 = {
  _id: 'i',
  productId: 'p',
  trackQuantity: true,
  variants,
  lastUpdated: new Date(time),
  numericId: '17',
};
const { publicKey, signEvent } = await createEventSigner();
const filter = '{"numericId":{"$gt":"3"}}';

operationTable(inventory, {
  queryInventory: {
    args: [{ query: { filter, sort: '{"numericId":"asc"}', paging: { limit: 2, offset: 4 } } }],
    method: 'POST',
    path: '/stores-reader/v2/inventoryItems/query',
    body: { query: { filter, sort: '{"numericId":"asc"}', paging: { limit: 2, offset: 4 } } },
    answer: { inventoryItems: [wire], metadata: { items: 2, offset: 4 }, totalResults: 5 },
    returns: { inventoryItems: [item], metadata: { items: 2, offset: 4 }, totalResults: 5 },
  },
  getInventoryVariants: {
    args: ['i', { variantIds: ['v'] }],
    method: 'POST',
    path: '/stores-reader/v2/inventoryItems/i/getVariants',
    body: { inventoryId: 'i', variantIds: ['v'] },
    answer: { inventoryItem: wire },
    returns: { inventoryItem: item },
  },
});

test('onInventoryItemChanged: converts the field mask to a list of paths and the time to a date', async () => {
  const webhooks = createWebhooks({ publicKey });
  const received: inventory.InventoryItemChanged[] = [];
  webhooks.on(inventory.onInventoryItemChanged, ({ data }) => received.push(data));
  const data = { inventoryItemId: 'i', fieldMask: ['trackInventory', 'preorderInfo'], _updatedDate: new Date(time) };
  await webhooks.process(await signEvent(inventory.onInventoryItemChanged, { data }));
  expect(received).toEqual([data]);
});

test('onInventoryVariantsChanged: passes the previous and the new values', async () => {
  const webhooks = createWebhooks({ publicKey });
  const received: inventory.InventoryVariantsChanged[] = [];
  webhooks.on(inventory.onInventoryVariantsChanged, ({ data }) => received.push(data));
  const changed = [{ _id: 'v', oldValue: { quantity: 3, inStock: true }, newValue: { quantity: 0, inStock: false } }];
  const data = { productId: 'p', variants: changed, _updatedDate: new Date(time) };
  await webhooks.process(await signEvent(inventory.onInventoryVariantsChanged, { data }));
  expect(received).toEqual([data]);
});
