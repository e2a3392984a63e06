import type { StoredLine } from '../../line-items/line.js';

/** A line item in requests to discount plugins. */
export const wireItem = ({ facts, id, quantity, reference }: StoredLine) => ({
  ...{ id, quantity, catalogReference: reference, price: facts.unitPrice },
});

/** A line item in requests to shipping plugins, and a part of it in those to fee plugins. */
export const wireProduct = ({ facts, quantity, reference }: StoredLine) => ({
  name: facts.name,
  quantity,
  ...(reference && { catalogReference: reference }),
  physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
  price: facts.unitPrice,
});
