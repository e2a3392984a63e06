import type { Input } from '../../kernel/input/object.js';
import type { OrderLine } from './order.js';

/** What the changes of a draft came to, as it is told: the lines that are new, gone, or other than before, and the delivery. */
export function committedChanges(before: readonly OrderLine[], after: readonly OrderLine[], changes: Input): object {
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
