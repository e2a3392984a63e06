import { requireEach, requireId, requireQuantity } from '../commerce/require.js';
import type { AddToCurrentCartOptions } from './add-to-current-cart.js';

/** Throws for items without an id, and for quantities that no line can have. */
export function requireItems({ lineItems, customLineItems }: AddToCurrentCartOptions): void {
  if (lineItems?.length) {
    requireEach(lineItems, 'lineItems', (item, field) => {
      requireId(item.catalogReference?.catalogItemId, `${field}.catalogReference.catalogItemId`);
      requireQuantity(item, field);
    });
  }
  if (customLineItems?.length) requireEach(customLineItems, 'customLineItems', requireQuantity);
}
