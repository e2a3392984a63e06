import type { LineFacts } from '../line-items/line.js';
import type { PurchasableItem } from './purchasable-item.js';
import { allProductsId } from './collection.js';

/** Creates the display details and prices of a line item with a product. */
export const itemFacts = (buyable: PurchasableItem): LineFacts => ({
  name: buyable.name,
  unitPrice: buyable.unitPrice,
  fullUnitPrice: buyable.fullUnitPrice,
  descriptions: [...buyable.options, ...buyable.customTextFields.map(({ title, value }) => ({ name: title, value }))],
  ...(buyable.image && { image: buyable.image }),
  slug: buyable.slug,
  weight: buyable.weight,
  sku: buyable.sku,
  itemType: ({ physical: 'PHYSICAL', digital: 'DIGITAL', gift_card: 'GIFT_CARD' } as const)[buyable.productType],
  shippable: buyable.productType === 'physical',
  collectionIds: [...buyable.product.collectionIds, allProductsId],
  variantId: buyable.variantId,
  available: buyable.inStock === 'unlimited' ? null : buyable.inStock,
  found: true,
  ...(buyable.subscription && { subscription: buyable.subscription }),
});
