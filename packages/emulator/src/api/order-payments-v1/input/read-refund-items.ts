import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import type { FeeAmount, LineQuantity, RefundItems } from '../../../shop/orders/payment.js';
import { getDelivery, getFees, getRest } from '../../../shop/payments/refunds/refundable-extras.js';
import { readAmount } from './read-amount.js';

/** Reads quantities of line items. */
export function readLineQuantities(read: FieldReader, value: unknown, field: string): LineQuantity[] {
  return (read.list(value, field, { max: 300 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const lineItemId = read.string(input['lineItemId'] ?? '', `${at}.lineItemId`, { min: 1, max: 100 }) ?? '';
    if (input['quantity'] === undefined) read.missing(`${at}.quantity`);
    const quantity = read.number(input['quantity'], `${at}.quantity`, { min: 1, max: 100_000, scale: 0 }) ?? 1;
    return { lineItemId, quantity };
  });
}

/** Reads amounts of fees. The default is the refundable amount of the fee. */
function readFees(read: FieldReader, value: unknown, field: string, order: StoredOrder): FeeAmount[] {
  const fees = getFees(order);
  return (read.list(value, field, { max: 100 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const additionalFeeId =
      read.string(input['additionalFeeId'] ?? '', `${at}.additionalFeeId`, { min: 1, max: 100 }) ?? '';
    const amount = readAmount(read, input['amount'], `${at}.amount`, order.currency);
    const fee = fees.find(({ id }) => id === additionalFeeId);
    return { additionalFeeId, amount: amount ?? (fee ? getRest(fee) : '0') };
  });
}

/** Reads the items of a refund. The default amount of shipping is its refundable amount. */
export function readRefundItems(read: FieldReader, input: Input, field: string, order: StoredOrder): RefundItems {
  const shipping = read.object(input['shipping'], `${field}.shipping`);
  const amount = shipping && readAmount(read, shipping['amount'], `${field}.shipping.amount`, order.currency);
  const delivery = getDelivery(order);
  const rest = delivery ? getRest(delivery) : '0';
  const fees = readFees(read, input['additionalFees'], `${field}.additionalFees`, order);
  return {
    lineItems: readLineQuantities(read, input['lineItems'] ?? input['items'], `${field}.lineItems`),
    ...(fees.length > 0 && { fees }),
    ...(shipping && { shipping: amount ?? rest }),
  };
}
