import type { StoredLine } from '../../shop/line-items/line.js';

/** Formats a line item for plugins that give discounts. */
export const formatDiscountedItem = ({ facts, id, quantity, reference }: StoredLine) => ({
  id,
  quantity,
  catalogReference: reference,
  price: facts.unitPrice,
});

/** Formats a line item for requests for shipping rates and additional fees. */
export const formatProduct = ({ facts, quantity, reference }: StoredLine) => ({
  name: facts.name,
  quantity,
  ...(reference && { catalogReference: reference }),
  physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
  price: facts.unitPrice,
});
