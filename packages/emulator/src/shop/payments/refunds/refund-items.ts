import { compare, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { ChargeAmounts, OrderLine, StoredOrder } from '../../orders/order.js';
import type { RefundItems } from '../../orders/payment.js';
import { refundedQuantity } from '../../orders/refunded-quantity.js';
import { requireLine } from '../../orders/require-line.js';
import { addQuantities } from '../../orders/add-quantities.js';
import { type Extra, getDelivery, getFees, getRest } from './refundable-extras.js';

/**
 * Checks that the items of a refund can still be refunded.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `SHIPPING_NOT_FOUND`,
 * `INVALID_LINE_ITEM_REFUND_QUANTITY`, `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`, `INVALID_SHIPPING_REFUND_AMOUNT`
 */
export function checkRefundItems(order: StoredOrder, { fees = [], lineItems, shipping }: RefundItems): void {
  for (const [lineItemId, quantity] of addQuantities(lineItems)) {
    const line = requireLine(order, lineItemId);
    const rest = line.quantity - refundedQuantity(order, lineItemId);
    if (quantity > rest) {
      throw new ApplicationError(
        'failedPrecondition',
        'INVALID_LINE_ITEM_REFUND_QUANTITY',
        'The quantity exceeds the refundable quantity of the line item.',
        {
          lineItemId,
          quantity,
          available: rest,
        },
      );
    }
  }
  for (const { additionalFeeId } of fees) {
    const fee = requireFee(order, additionalFeeId);
    const same = fees.filter((one) => one.additionalFeeId === additionalFeeId);
    if (compare(sum(same.map(({ amount }) => amount)), getRest(fee)) > 0) {
      const data = { additionalFeeId, available: getRest(fee) };
      throw new ApplicationError(
        'failedPrecondition',
        'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
        'The amount exceeds the refundable amount of the fee.',
        data,
      );
    }
  }
  if (shipping === undefined) return;
  const delivery = getDelivery(order);
  if (!delivery) throw new ApplicationError('notFound', 'SHIPPING_NOT_FOUND', 'The order has no shipping.');
  if (compare(shipping, getRest(delivery)) > 0) {
    throw new ApplicationError(
      'failedPrecondition',
      'INVALID_SHIPPING_REFUND_AMOUNT',
      'The amount exceeds the refundable amount of the shipping.',
    );
  }
}

/** Finds a fee of an order. @throws {ApplicationError} `ADDITIONAL_FEE_NOT_FOUND` */
export function requireFee(order: StoredOrder, additionalFeeId: string): Extra {
  const fee = getFees(order).find(({ id }) => id === additionalFeeId);
  if (fee) return fee;
  throw new ApplicationError('notFound', 'ADDITIONAL_FEE_NOT_FOUND', 'The order has no additional fee with this ID.', {
    additionalFeeId,
  });
}

/**
 * Share of a quantity in an amount of its line item, after a quantity of `before` was refunded. The shares of all
 * quantities add up to the amount.
 */
export function getShare(
  { amounts, quantity: whole }: OrderLine,
  part: keyof ChargeAmounts,
  { before, currency, quantity }: { readonly before: number; readonly currency: string; readonly quantity: number },
): string {
  const upTo = (count: number) => round(times(amounts[part], String(count / whole)), currency);
  return minus(upTo(before + quantity), upTo(before));
}
