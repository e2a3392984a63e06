import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { CommittedDraft, StoredOrder } from '../../shop/orders/order.js';
import { formatOrderLine, pricingOf } from './format-order-line.js';

/** Formats a committed draft for its event: the line items that were added, changed or removed, and the delivery. */
export function formatCommittedDraft(order: StoredOrder, draft: CommittedDraft): object {
  const { settings, shippingInfo, shippingInfoRemoved } = draft.written;
  return {
    draftOrderId: draft.draftOrderId,
    commitSettings: settings,
    commitDate: draft.commitDate,
    changes: {
      lineItems: draft.lines.map((change) => {
        if (change.kind === 'added') return { lineItemId: change.lineItemId, lineItemAdded: true };
        if (change.kind === 'changed') {
          const { lineItemId, quantity, unitPrice } = change;
          const priceBeforeChange = toFormattedPrice(unitPrice, order.currency);
          return { lineItemId, changedDetails: { quantityBeforeChange: quantity, priceBeforeChange } };
        }
        const { id, ...line } = formatOrderLine(change.line, pricingOf(order));
        return { lineItemId: id, lineItemRemoved: line };
      }),
      ...(shippingInfo !== undefined && { changedShippingInfo: shippingInfo }),
      ...(shippingInfoRemoved && { shippingInfoRemoved }),
      appliedDiscounts: [],
      additionalFees: [],
    },
  };
}
