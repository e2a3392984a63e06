import type { Input } from '../../kernel/input/object.js';
import type { OrderLine } from '../../shop/orders/order.js';

/** Writes the changes of a draft as the event has them: the line items that were added, removed or changed, and the delivery. */
export function wireCommittedChanges(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  changes: Input,
): object {
  const find = (lines: readonly OrderLine[], id: string) => lines.find((line) => line.id === id);
  const removed = before.filter(({ id }) => !find(after, id));
  return {
    lineItems: [
      ...after.flatMap((line): object[] => {
        const former = find(before, line.id);
        if (!former) return [{ lineItemId: line.id, lineItemAdded: true }];
        if (JSON.stringify(former) === JSON.stringify(line)) return [];
        const changedDetails = { quantityBeforeChange: former.quantity, priceBeforeChange: former['price'] };
        return [{ lineItemId: line.id, changedDetails }];
      }),
      ...removed.map(({ id, ...line }) => ({ lineItemId: id, lineItemRemoved: line })),
    ],
    ...(changes['changedShippingInfo'] !== undefined && { changedShippingInfo: changes['changedShippingInfo'] }),
    ...(changes['shippingInfoRemoved'] === true && { shippingInfoRemoved: true }),
    appliedDiscounts: [],
    additionalFees: [],
  };
}
