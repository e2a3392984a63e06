import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  flag,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const preorderInfo = partialRecord({ enabled: flag, message: nullable(text), limit: nullable(count) });
const variant = partialRecord({
  variantId: guid,
  inStock: nullable(flag),
  quantity: nullable(count),
  availableForPreorder: flag,
});
const fields = {
  externalId: nullable(guid),
  trackQuantity: nullable(flag),
  variants: list(variant),
  numericId: text,
  preorderInfo,
};
const wireItem = partialRecord({ ...fields, id: guid, productId: guid, lastUpdated: nullable(wireDate) });
const item = partialRecord({ ...fields, _id: nullable(guid), lastUpdated: moment });
const paging = partialRecord({ limit: nullable(count), offset: nullable(count) });
const which = { inventoryId: guid, productId: guid, variantId: guid };
const nothing = fc.constant({});

describe('inventory', () => {
  sameCall(
    'inventory.queryInventory',
    fc.oneof(
      fc.constant([]),
      fc.tuple(partialRecord({ query: partialRecord({ filter: nullable(text), sort: nullable(text), paging }) })),
    ),
    partialRecord({
      inventoryItems: list(wireItem),
      metadata: partialRecord({ items: count, offset: count }),
      totalResults: count,
    }),
  );

  sameCall(
    'inventory.getInventoryVariants',
    fc.oneof(
      fc.tuple(pathId),
      fc.tuple(pathId, partialRecord({ externalId: guid, productId: guid, variantIds: list(guid) })),
    ),
    partialRecord({ inventoryItem: wireItem }),
  );

  sameCall('inventory.updateInventoryVariants', fc.tuple(pathId, item), nothing);

  sameCall('inventory.incrementInventory', fc.tuple(list(partialRecord({ ...which, incrementBy: count }))), nothing);

  sameCall(
    'inventory.decrementInventory',
    fc.tuple(list(partialRecord({ ...which, decrementBy: count, preorderRequest: flag }))),
    nothing,
  );
});
