import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import {
  anyResponse,
  entityFields,
  createFilter,
  createQuery,
  revision,
  some,
  wireEntityFields,
} from './catalog-v3-arbitraries.js';
import { search, wireAggregationData } from './search-arbitraries.js';

const fields = {
  variantId: guid,
  productId: guid,
  quantity: count,
  trackQuantity: flag,
  preorderInfo: partialRecord({ enabled: flag, message: nullable(text) }),
};
const item = partialRecord({ ...entityFields, ...fields });
const response = fc
  .tuple(
    anyResponse('inventoryItem', 'inventoryItems', partialRecord({ ...wireEntityFields, ...fields })),
    partialRecord({ aggregationData: wireAggregationData }),
  )
  .map(([one, more]) => ({ ...one, ...more }));

const queried = ['_id', 'productId', '_createdDate', 'product.brand._id'] as const;
const filter = createFilter(...queried);
const text1 = partialRecord({ expression: text, fuzzy: flag });
const reason = fc.constantFrom('MANUAL', 'ORDER');
const returned = partialRecord({ returnEntity: flag });
const because = partialRecord({ returnEntity: flag, reason });
const restricted = partialRecord({ returnEntity: flag, reason, restrictInventory: flag });
const masked = some(fc.record({ inventoryItem: item, fieldMask: fc.constant(['quantity']) }));
const place = { variantId: guid, locationId: nullable(guid) };
const adjustment = fc.record({ incrementBy: count });

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createInventoryItem: fc.tuple(item),
  getInventoryItem: fc.tuple(pathId),
  updateInventoryItem: fc.tuple(
    pathId,
    fc.tuple(item, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    partialRecord({ reason }),
  ),
  deleteInventoryItem: fc.tuple(pathId),
  queryInventoryItems: fc.tuple(createQuery(...queried)),
  searchInventoryItems: fc.tuple(search),
  countInventoryItems: fc.tuple(partialRecord({ filter, search: text1 })),
  bulkCreateInventoryItems: fc.tuple(some(item), returned),
  bulkUpdateInventoryItems: fc.tuple(masked, because),
  bulkUpsertInventoryItems: fc.tuple(masked, returned),
  bulkDeleteInventoryItems: fc.tuple(some(guid)),
  bulkDecrementInventoryItems: fc.tuple(some(fc.record({ inventoryItemId: guid, decrementBy: count })), restricted),
  bulkIncrementInventoryItems: fc.tuple(some(fc.record({ inventoryItemId: guid, incrementBy: count })), because),
  bulkDecrementInventoryItemsByVariantAndLocation: fc.tuple(
    some(fc.record({ ...place, decrementBy: count, preorderRequest: flag })),
    restricted,
  ),
  bulkIncrementInventoryItemsByVariantAndLocation: fc.tuple(some(fc.record({ ...place, incrementBy: count })), because),
  bulkUpdateInventoryItemsByFilter: fc.tuple(filter, partialRecord({ inventoryItem: item, search: text1 })),
  bulkDeleteInventoryItemsByFilter: fc.tuple(filter, partialRecord({ search: text1 })),
  bulkAdjustInventoryItemsByFilter: fc.tuple(filter, partialRecord({ adjustment, trackQuantity: flag, search: text1 })),
  bulkSetOrAdjustInventoryItemsByFilter: fc.tuple(filter, partialRecord({ adjustedInventoryAction: adjustment })),
  bulkCreateInventoryItemsByVariantFilter: fc.tuple(
    filter,
    partialRecord({ locationId: guid, inventoryCreationData: fc.record({ quantity: count }) }),
  ),
};

describe('inventoryItemsV3', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`inventoryItemsV3.${name}`, args, response);
});

const location = partialRecord({ ...wireEntityFields, name: text, defaultLocation: flag });
const locations = anyResponse('storesLocation', 'storesLocations', location);

describe('storesLocationsV3', () => {
  sameOperation('storesLocationsV3.getStoresLocation', fc.tuple(pathId), locations);
  sameOperation('storesLocationsV3.getDefaultStoresLocation', fc.constant([]), locations);
  sameOperation(
    'storesLocationsV3.queryStoresLocations',
    fc.tuple(createQuery('_id', 'name', '_createdDate')),
    locations,
  );
});
