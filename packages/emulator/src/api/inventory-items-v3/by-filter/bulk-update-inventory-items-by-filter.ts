import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskedFields } from '../../../kernel/input/masked-fields.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { checkFilter, findInventoryItems } from '../find-inventory-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { applyItemChange, itemFields, readItemChange } from '../input/read-item-change.js';
import { applyToEach } from './apply-to-each.js';

/** Updates the inventory items that match a filter. Requires no revision. */
export const bulkUpdateInventoryItemsByFilter = route({
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
