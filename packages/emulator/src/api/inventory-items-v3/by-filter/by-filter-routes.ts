import { requestProperty } from '../../catalog-v3/cursor-query.js';
import { applyToEach } from './apply-to-each.js';
import { checkFilter, findInventoryItems } from '../find-inventory-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { applyItemChange, itemFields, readItemChange } from '../input/read-item-change.js';
import { readAmount } from '../quantities/read-quantities.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskedFields } from '../../../kernel/input/masked-fields.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { decrementQuantity, incrementQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import { inventoryItems, type StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { changeInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';

/** Options of {@link adjustItems}. */
interface AdjustOptions {
  /** Name of the adjustment in the request. */
  readonly name: string;
  /** Whether items without a tracked quantity get the amount as their quantity. Otherwise they stay as they are. */
  readonly startsTracking: boolean;
}

/** Increments or decrements the quantities of the items that match a filter. No quantity becomes negative. */
function adjustItems({ body, tenant }: RouteContext, { name, startsTracking }: AdjustOptions): object {
  checkFilter(body);
  const read = new FieldReader();
  const { decrementBy, incrementBy } = bodyObject(read, body, name);
  const isDecrement = !isMissing(decrementBy);
  if (isDecrement === !isMissing(incrementBy)) {
    read.addViolation(name, 'must have either incrementBy or decrementBy', 'REQUIRED_ONE_OF_FIELD');
  }
  const by = isDecrement
    ? readAmount(read, decrementBy, `${name}.decrementBy`)
    : readAmount(read, incrementBy ?? 1, `${name}.incrementBy`);
  read.check();
  return applyToEach(tenant, findInventoryItems(tenant, body), (item: StoredInventoryItem) => {
    if (startsTracking && item.quantity === undefined) changeInventoryItem(tenant, item, { stock: { quantity: by } });
    else if (isDecrement) decrementQuantity(tenant, item, { by, isRestricted: true, isPreorder: false });
    else incrementQuantity(tenant, item, by);
  });
}

/** Updates the inventory items that match a filter. Requires no revision. */
const bulkUpdateInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/update-by-filter', '/v3/bulk/inventory-items/update-by-filter'],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    const input = bodyObject(new FieldReader(), body, 'inventoryItem');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    return applyToEach(tenant, findInventoryItems(tenant, body), (item: StoredInventoryItem) => {
      const read = new FieldReader();
      const before = inventoryItemFormat(tenant)(item);
      const change = readItemChange(read, maskedFields(read, { input, before, mask, fields: itemFields }), item);
      read.check();
      applyItemChange(tenant, item, change);
    });
  },
});

/** Increments or decrements the quantities of the inventory items that match a filter. */
const bulkAdjustInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/adjust-by-filter', '/v3/bulk/inventory-items/adjust-by-filter'],
  access: 'merchant',
  handle(context) {
    const read = new FieldReader();
    const startsTracking = read.boolean(requestProperty(context.body, 'trackQuantity'), 'trackQuantity') ?? false;
    read.check();
    return adjustItems(context, { name: 'adjustment', startsTracking });
  },
});

/**
 * Increments or decrements the quantities of the inventory items that match a filter. Items without a tracked quantity
 * get the amount as their quantity.
 */
const bulkSetOrAdjustInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
    '/v3/bulk/inventory-items/set-or-adjust-by-filter',
  ],
  access: 'merchant',
  handle: (context) => adjustItems(context, { name: 'adjustedInventoryAction', startsTracking: true }),
});

/** Deletes the inventory items that match a filter. */
const bulkDeleteInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/delete-by-filter', '/v3/bulk/inventory-items/delete-by-filter'],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    return applyToEach(tenant, findInventoryItems(tenant, body), ({ id }) => inventoryItems(tenant).delete(id));
  },
});

/** The routes that change the inventory items that match a filter. */
export const byFilterRoutes = [
  bulkUpdateInventoryItemsByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
] as const;
