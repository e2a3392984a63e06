import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { findBySearch } from '../../kernel/query/search/run-search.js';
import { route } from '../../protocol/routing/route.js';
import { maxQuantity } from '../../shop/catalog-v3/inventory/adjust-quantity.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { applyToEach } from '../inventory-items-v3/by-filter/apply-to-each.js';
import { createStoredItem } from '../inventory-items-v3/inventory-items-routes.js';
import { checkFilter } from '../inventory-items-v3/find-inventory-items.js';
import { checkLocation } from '../inventory-items-v3/input/read-inventory-item.js';
import { type VariantRow, variantSource } from '../read-only-variants-v3/variant-row.js';

/** Reads the location and the quantity of the inventory items to create. */
function readCreation(body: unknown): { readonly locationId: string; readonly quantity: number } {
  const read = new FieldReader();
  const field = 'inventoryCreationData';
  const { quantity } = bodyObject(read, body, field);
  const locationId = requestProperty(body, 'locationId');
  if (isMissing(locationId)) read.missing('locationId');
  if (isMissing(quantity)) read.missing(`${field}.quantity`);
  const creation = {
    locationId: read.string(locationId, 'locationId', { max: 36 }) ?? '',
    quantity: read.number(quantity, `${field}.quantity`, { max: maxQuantity, scale: 0 }) ?? 0,
  };
  read.check();
  return creation;
}

/**
 * Creates an inventory item with a quantity for each variant that matches the filter of a variant search and has none
 * at the location.
 */
export const bulkCreateInventoryItemsByVariantFilter = route({
  id: 'stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/create-by-variant-filter',
    '/v3/bulk/inventory-items/create-by-variant-filter',
  ],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    const { locationId, quantity } = readCreation(body);
    checkLocation(locationId);
    const rows = findBySearch(variantSource(tenant, true, 'search'), {
      filter: requestProperty(body, 'filter'),
      search: requestProperty(body, 'search'),
    });
    return applyToEach(tenant, rows, ({ product, variant }: VariantRow) =>
      createStoredItem(tenant, { productId: product.id, variantId: variant.id, locationId, stock: { quantity } }),
    );
  },
});
