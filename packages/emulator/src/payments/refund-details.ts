import type { FieldReader, Input } from '../input/index.js';
import { ApplicationError } from '../http/wire-error.js';
import { compare, minus, round, sum, times } from '../money/index.js';
import type { OrderLine, StoredOrder } from '../orders/order.js';
import { refundedQuantity } from '../orders/refunded-quantity.js';
import { readAmount } from './read-amount.js';

/** So many of a line. */
export interface LineQuantity {
  readonly lineItemId: string;
  readonly quantity: number;
}

/** What is given back: lines, and a part of the delivery. */
export interface RefundItems {
  readonly lineItems: readonly LineQuantity[];
  readonly shipping?: string;
}

const amountIn = (value: unknown): string | undefined => (value as { amount?: string } | undefined)?.amount;

/** What the delivery of an order cost, taxes included; nothing where there is none. */
export const shippingPriceOf = ({ fields }: StoredOrder): string | undefined => {
  const cost = (fields['shippingInfo'] as { cost?: Record<string, unknown> } | undefined)?.cost;
  return amountIn(cost?.['totalPriceAfterTax']) ?? amountIn(cost?.['price']);
};

/** What of the delivery was given back. */
export const refundedShipping = ({ refunds }: StoredOrder): string =>
  sum(
    refunds
      .filter(({ transactions }) => transactions.some(({ status }) => status !== 'FAILED'))
      .map(({ details }) => amountIn((details['shipping'] as { amount?: unknown } | undefined)?.amount) ?? '0'),
  );

/** Reads a list of lines with their quantities. */
export function readLineQuantities(read: FieldReader, value: unknown, field: string): LineQuantity[] {
  return (read.list(value, field, { max: 300 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const given = read.needed(item, at);
    const lineItemId = read.text(given['lineItemId'] ?? '', `${at}.lineItemId`, { min: 1, max: 100 }) ?? '';
    if (given['quantity'] === undefined) read.missing(`${at}.quantity`);
    const quantity = read.number(given['quantity'], `${at}.quantity`, { min: 1, max: 100_000, scale: 0 }) ?? 1;
    return { lineItemId, quantity };
  });
}

/** Reads what shall be given back. */
export function readRefundItems(read: FieldReader, given: Input, field: string, order: StoredOrder): RefundItems {
  const shipping = read.object(given['shipping'], `${field}.shipping`);
  const amount = shipping && readAmount(read, shipping['amount'], `${field}.shipping.amount`, order.currency);
  return {
    lineItems: readLineQuantities(read, given['lineItems'] ?? given['items'], `${field}.lineItems`),
    ...(amount && { shipping: amount }),
  };
}

/**
 * Makes sure that the order still has what shall be given back.
 * @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND`, `SHIPPING_NOT_FOUND`; 428 `INVALID_LINE_ITEM_REFUND_QUANTITY`,
 * `INVALID_SHIPPING_REFUND_AMOUNT`
 */
export function checkRefundItems(order: StoredOrder, { lineItems, shipping }: RefundItems): void {
  const wanted = new Map<string, number>();
  for (const { lineItemId, quantity } of lineItems) wanted.set(lineItemId, (wanted.get(lineItemId) ?? 0) + quantity);
  for (const [lineItemId, quantity] of wanted) {
    const line = requireLine(order, lineItemId);
    const rest = line.quantity - refundedQuantity(order, lineItemId);
    if (quantity > rest) {
      throw new ApplicationError(428, 'INVALID_LINE_ITEM_REFUND_QUANTITY', 'There is not so much of the line left.', {
        lineItemId,
        quantity,
        available: rest,
      });
    }
  }
  if (shipping === undefined) return;
  const price = shippingPriceOf(order);
  if (price === undefined) throw new ApplicationError(404, 'SHIPPING_NOT_FOUND', 'The order has no delivery.');
  if (compare(shipping, minus(price, refundedShipping(order))) > 0) {
    throw new ApplicationError(428, 'INVALID_SHIPPING_REFUND_AMOUNT', 'The delivery cost less than that.');
  }
}

/** Finds a line of an order. @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND` */
export function requireLine(order: StoredOrder, lineItemId: string): OrderLine {
  const line = order.lines.find(({ id }) => id === lineItemId);
  if (line) return line;
  throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND', 'The order has no such line.', { lineItemId });
}

/** The share of so many of a line in one of its amounts. All shares together are the amount, whatever is rounded. */
export function shareOf(order: StoredOrder, line: OrderLine, field: string, quantity: number): string {
  const whole = amountIn(line[field]) ?? amountIn((line['taxDetails'] as Record<string, unknown> | undefined)?.[field]);
  const upTo = (count: number) => round(times(whole ?? '0', String(count / line.quantity)), order.currency);
  const before = refundedQuantity(order, line.id);
  return minus(upTo(before + quantity), upTo(before));
}
