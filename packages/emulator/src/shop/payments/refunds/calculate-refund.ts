import { sum } from '../../../kernel/money/decimal.js';
import type { StoredOrder } from '../../orders/order.js';
import { requireLine } from '../../orders/require-line.js';
import { type FeeAmount, type LineQuantity, type RefundItems, requireFee, shareOf } from './refund-items.js';
import { type ExtraAmounts, deliveryOf, extraShares } from './refundable-extras.js';

/** The amounts of a refund, in total and of each part, as decimal strings in the order's currency. */
export interface RefundAmounts {
  readonly total: ExtraAmounts;
  readonly lineItems: readonly { readonly item: LineQuantity; readonly amounts: ExtraAmounts }[];
  readonly fees: readonly { readonly fee: FeeAmount; readonly amounts: ExtraAmounts }[];
  /** The amounts of the delivery; `undefined` where none of it is refunded. */
  readonly shipping: ExtraAmounts | undefined;
}

/**
 * Calculates what a refund of line items, fees and the delivery comes to.
 *
 * @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`
 */
export function calculateRefund(order: StoredOrder, { fees = [], lineItems, shipping }: RefundItems): RefundAmounts {
  const lines = lineItems.map((item) => {
    const share = (field: string) => shareOf(order, requireLine(order, item.lineItemId), field, item.quantity);
    const [subtotal, discount] = [share('lineItemPrice'), share('totalDiscount')];
    return { item, amounts: { subtotal, discount, tax: share('totalTax'), total: share('totalPriceAfterTax') } };
  });
  const extras = fees.map((fee) => ({
    ...{ fee, amounts: extraShares(requireFee(order, fee.additionalFeeId), fee.amount, order.currency) },
  }));
  const delivery = deliveryOf(order);
  const carriage = shipping !== undefined && delivery ? extraShares(delivery, shipping, order.currency) : undefined;
  const all = [...lines, ...extras].map(({ amounts }) => amounts).concat(carriage ?? []);
  const total = (name: keyof ExtraAmounts) => sum(all.map((amounts) => amounts[name]));
  return {
    total: { subtotal: total('subtotal'), discount: total('discount'), tax: total('tax'), total: total('total') },
    ...{ lineItems: lines, fees: extras, shipping: carriage },
  };
}
