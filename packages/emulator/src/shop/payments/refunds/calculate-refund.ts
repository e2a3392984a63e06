import { sum } from '../../../kernel/money/decimal.js';
import type { ChargeAmounts, StoredOrder } from '../../orders/order.js';
import { requireLine } from '../../orders/require-line.js';
import type { FeeAmount, LineQuantity, RefundItems } from '../../orders/payment.js';
import { refundedQuantity } from '../../orders/refunded-quantity.js';
import { addQuantities } from '../../orders/add-quantities.js';
import { getShare, requireFee } from './refund-items.js';
import { getDelivery, extraShares } from './refundable-extras.js';

/** Amounts of a refund, in total and of each part, as decimal strings in the order's currency. */
export interface RefundAmounts {
  readonly total: ChargeAmounts;
  readonly lineItems: readonly { readonly item: LineQuantity; readonly amounts: ChargeAmounts }[];
  readonly fees: readonly { readonly fee: FeeAmount; readonly amounts: ChargeAmounts }[];
  /** Amounts of the shipping. `undefined` if none of it is refunded. */
  readonly shipping: ChargeAmounts | undefined;
}

/**
 * Calculates the amounts of a refund of line items, fees and shipping.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`
 */
export function calculateRefund(order: StoredOrder, { fees = [], lineItems, shipping }: RefundItems): RefundAmounts {
  const { currency } = order;
  const lines = lineItems.map((item, index) => {
    const line = requireLine(order, item.lineItemId);
    const earlier = addQuantities(lineItems.slice(0, index)).get(line.id) ?? 0;
    const quantities = { before: refundedQuantity(order, line.id) + earlier, currency, quantity: item.quantity };
    const share = (part: keyof ChargeAmounts) => getShare(line, part, quantities);
    const [subtotal, discount] = [share('subtotal'), share('discount')];
    return { item, amounts: { subtotal, discount, tax: share('tax'), total: share('total') } };
  });
  const extras = fees.map((fee, index) => {
    const extra = requireFee(order, fee.additionalFeeId);
    const earlier = fees.slice(0, index).filter(({ additionalFeeId }) => additionalFeeId === extra.id);
    const back = sum([extra.back, ...earlier.map(({ amount }) => amount)]);
    return { fee, amounts: extraShares({ ...extra, back }, fee.amount, currency) };
  });
  const delivery = getDelivery(order);
  const shippingAmounts = shipping !== undefined && delivery ? extraShares(delivery, shipping, currency) : undefined;
  const all = [...lines, ...extras].map(({ amounts }) => amounts).concat(shippingAmounts ?? []);
  const total = (name: keyof ChargeAmounts) => sum(all.map((amounts) => amounts[name]));
  return {
    total: { subtotal: total('subtotal'), discount: total('discount'), tax: total('tax'), total: total('total') },
    lineItems: lines,
    fees: extras,
    shipping: shippingAmounts,
  };
}
