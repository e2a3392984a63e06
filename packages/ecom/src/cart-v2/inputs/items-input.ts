import { entity } from '@cartwright/core';
import { catalogItemInputShape, type CatalogItemInput } from './catalog-item-input.js';
import { customItemInputShape, type CustomItemInput } from './custom-item-input.js';

/** Items to add to a cart. */
export interface ItemsInput {
  /** Catalog items, at most 300. */
  catalogItems?: CatalogItemInput[];
  /** Items outside of a catalog, at most 300. Requires a merchant or app identity. */
  customItems?: CustomItemInput[];
}

/** Shape of {@link ItemsInput}. */
export const itemsInputShape = /* @__PURE__ */ entity<ItemsInput>({
  catalogItems: catalogItemInputShape,
  customItems: customItemInputShape,
});
