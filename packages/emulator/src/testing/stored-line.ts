import type { StoredLine } from '../shop/line-items/line.js';
import { storesApp } from './shopper.js';

/** A stored line item of the stores' catalog with a quantity, price and collections. */
export const storedLine = (
  id: string,
  { collectionIds = [], price, quantity }: { collectionIds?: readonly string[]; price: string; quantity: number },
): StoredLine => ({
  id,
  quantity,
  reference: { appId: storesApp, catalogItemId: `product-${id}` },
  facts: {
    name: id,
    unitPrice: price,
    fullUnitPrice: price,
    descriptions: [],
    weight: 0,
    sku: '',
    itemType: 'PHYSICAL',
    shippable: true,
    collectionIds,
    available: null,
    found: true,
  },
});
