import { createWebhooks } from '@cartwright/core/webhooks';
import type { EventDefinition } from '@cartwright/core';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import * as catalogV3 from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'e', createdDate: time, updatedDate: time };
const ours = { _id: 'e', _createdDate: when, _updatedDate: when };

const { publicKey, signEvent } = await createEventSigner();

/** Returns the argument of a definition's handler for an event of a type and kind. */
async function received(definition: EventDefinition, type: string, kind: EventDefinition['kind'], envelope: object) {
  const webhooks = createWebhooks({ publicKey });
  const recorded: object[] = [];
  webhooks.on(definition, (given) => void recorded.push(given));
  await webhooks.process(await signEvent({ type, kind } as EventDefinition, envelope));
  return recorded.map((given) => ({ ...given, metadata: undefined }));
}

test.each([
  ['brand', catalogV3.onBrandCreated, catalogV3.onBrandUpdated, catalogV3.onBrandDeleted],
  [
    'customization',
    catalogV3.onCustomizationCreated,
    catalogV3.onCustomizationUpdated,
    catalogV3.onCustomizationDeleted,
  ],
  ['info_section', catalogV3.onInfoSectionCreated, catalogV3.onInfoSectionUpdated, catalogV3.onInfoSectionDeleted],
  [
    'inventory_item',
    catalogV3.onInventoryItemCreated,
    catalogV3.onInventoryItemUpdated,
    catalogV3.onInventoryItemDeleted,
  ],
  ['ribbon', catalogV3.onRibbonCreated, catalogV3.onRibbonUpdated, catalogV3.onRibbonDeleted],
] as const)('%s: created, updated and deleted', async (name, created, updated, deleted) => {
  const type = `wix.stores.catalog.v3.${name}`;
  expect(await received(created, `${type}_created`, 'created', { entity: wire })).toEqual([{ entity: ours }]);
  const change = { entity: wire, modifiedFields: { updatedDate: time } };
  expect(await received(updated, `${type}_updated`, 'updated', change)).toEqual([
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ]);
  const isSent = name !== 'brand' && name !== 'info_section';
  expect(await received(deleted, `${type}_deleted`, 'deleted', isSent ? { entity: wire } : {})).toEqual([
    isSent ? { entity: ours } : {},
  ]);
});

test('inventory items: stock status and reasons of updates', async () => {
  const { onInventoryItemStockStatusUpdated: stock, onInventoryItemUpdatedWithReason: reason } = catalogV3;
  const item = 'wix.stores.catalog.v3.inventory_item';
  const data = { currentEntity: wire, reason: 'ORDER' };
  expect(await received(reason, `${item}_updated_with_reason`, 'action', { data })).toEqual([
    { data: { currentEntity: ours, reason: 'ORDER' } },
  ]);
  const inStock = { data: { inStock: true } };
  expect(await received(stock, `${item}_stock_status_updated`, 'action', inStock)).toEqual([inStock]);
});
