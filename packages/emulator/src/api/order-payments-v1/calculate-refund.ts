import { sum } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { ChargeAmounts, StoredOrder } from '../../shop/orders/order.js';
import type { FeeAmount, RefundItems } from '../../shop/orders/payment.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { type ItemProblem, itemProblem } from '../../shop/payments/refunds/item-refundability.js';
import { calculateRefund as calculate } from '../../shop/payments/refunds/calculate-refund.js';
import { checkRefundItems } from '../../shop/payments/refunds/refund-items.js';
import { requireLine } from '../../shop/orders/require-line.js';
import { readOrderId } from './input/read-order-id.js';
import { readRefundItems } from './input/read-refund-items.js';

const descriptions: Readonly<Record<ItemProblem, string>> = {
  NOT_PAID: 'Nothing was paid for the order.',
  PARTIALLY_PAID: 'The item is not fully paid.',
  DEPOSIT_ONLINE_ITEM: 'Only the deposit of the item was paid.',
};

/** Formats the reason why an item cannot be refunded. `undefined` if it can be. */
function errorOf(check: () => ItemProblem | undefined): object | undefined {
  try {
    const code = check();
    return code && { applicationError: { code, description: descriptions[code], data: {} } };
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    return { applicationError: { code: error.code, description: error.message, data: error.data } };
  }
}

/** Lists the items that cannot be refunded, with the reasons. */
function problemsOf(order: StoredOrder, { fees = [], lineItems, shipping }: RefundItems): object[] {
  const problemOf = (item: object, check: () => ItemProblem | undefined) => {
    const error = errorOf(check);
    return error ? [{ ...item, error }] : [];
  };
  return [
    ...lineItems.flatMap((lineItem, index) =>
      problemOf({ lineItem }, () => {
        const same = lineItems.slice(0, index + 1).filter(({ lineItemId }) => lineItemId === lineItem.lineItemId);
        checkRefundItems(order, { lineItems: same });
        return itemProblem(order, requireLine(order, lineItem.lineItemId));
      }),
    ),
    ...fees.flatMap((fee, index) =>
      problemOf({ additionalFee: formatFee(fee, order) }, () => {
        const same = fees.slice(0, index + 1).filter(({ additionalFeeId }) => additionalFeeId === fee.additionalFeeId);
        checkRefundItems(order, { lineItems: [], fees: same });
        return itemProblem(order);
      }),
    ),
    ...(shipping === undefined
      ? []
      : problemOf({ shipping: { amount: toFormattedPrice(shipping, order.currency) } }, () => {
          checkRefundItems(order, { lineItems: [], shipping });
          return itemProblem(order);
        })),
  ];
}

/** Formats the amount of a fee as in the request. */
const formatFee = ({ additionalFeeId, amount }: FeeAmount, { currency }: StoredOrder) => ({
  additionalFeeId,
  amount: toFormattedPrice(amount, currency),
});

/** Calculates the refund of line items, fees and shipping of an order, or lists the items that cannot be refunded. */
export const calculateRefund = route({
  id: 'ecom.orderBilling.calculateRefund',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/calculate-refund', '/v1/order-billing/calculate-refund'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const input = read.object(isObject(body) ? body['refundItems'] : undefined, 'refundItems') ?? {};
    const items = readRefundItems(read, input, 'refundItems', order);
    read.check();
    const price = (amount: string) => toFormattedPrice(amount, order.currency);
    const errors = problemsOf(order, items);
    if (errors.length > 0) return { notAvailable: { errors } };
    const { fees, lineItems, shipping, total } = calculate(order, items);
    const totalOf = (parts: readonly { readonly amounts: ChargeAmounts }[], name: keyof ChargeAmounts) =>
      price(sum(parts.map(({ amounts }) => amounts[name])));
    const summary = (amounts: ChargeAmounts) => ({
      subtotal: price(amounts.subtotal),
      discount: price(amounts.discount),
      tax: price(amounts.tax),
      total: price(amounts.total),
    });
    return {
      available: true,
      summary: {
        ...summary(total),
        lineItemsSubtotal: totalOf(lineItems, 'subtotal'),
        additionalFeesTotal: totalOf(fees, 'total'),
      },
      calculatedRefundItems: {
        lineItems: lineItems.map(({ amounts, item }) => ({ item, summary: summary(amounts) })),
        additionalFees: fees.map(({ amounts, fee }) => ({
          additionalFee: formatFee(fee, order),
          summary: summary(amounts),
        })),
        ...(shipping && { shipping: { shipping: { amount: price(shipping.total) }, summary: summary(shipping) } }),
      },
    };
  },
});
