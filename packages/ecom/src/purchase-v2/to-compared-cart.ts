import type { Cart } from '../cart-v2/entity/cart.js';
import type { ComparedCart } from '../commerce/shortfalls/shortfall.js';

/** Line items that cannot be bought in full, by status. */
const problems: Readonly<Record<string, 'out_of_stock' | 'not_found'>> = {
  OUT_OF_STOCK: 'out_of_stock',
  PARTIALLY_IN_STOCK: 'out_of_stock',
  REMOVED_FROM_CATALOG: 'not_found',
};

/** Returns the quantities of a cart. */
export const toComparedCart = ({ _id, revision, lineItems = [] }: Cart): ComparedCart => ({
  _id,
  revision,
  lines: lineItems.map(({ _id, quantityInfo = {}, source, status = '' }) => {
    const { confirmedQuantity = 0, requestedQuantity = confirmedQuantity } = quantityInfo;
    return {
      _id,
      reference: source?.catalogReference ?? {},
      quantity: requestedQuantity,
      purchasable: confirmedQuantity,
      problem: problems[status],
    };
  }),
});
