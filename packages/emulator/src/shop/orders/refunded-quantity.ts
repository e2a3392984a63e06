import type { StoredOrder } from './order.js';

/** Refunded quantity of a line item. */
export const refundedQuantity = ({ refunds }: Pick<StoredOrder, 'refunds'>, lineItemId: string): number =>
  refunds
    .filter(({ transactions }) => transactions.some(({ status }) => status !== 'FAILED'))
    .flatMap(({ items }) => items.lineItems)
    .filter((one) => one.lineItemId === lineItemId)
    .reduce((count, { quantity }) => count + quantity, 0);
