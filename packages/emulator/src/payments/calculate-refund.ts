import { FieldReader } from '../input/index.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { sum, wirePrice } from '../money/index.js';
import type { StoredOrder } from '../orders/order.js';
import { requireOrder } from '../orders/require-order.js';
import { isObject } from '../query/index.js';
import { type ItemProblem, itemProblem } from './item-refundability.js';
import { orderIdIn } from './order-id-in.js';
import { type RefundItems, checkRefundItems, readRefundItems, requireLine, shareOf } from './refund-details.js';

const descriptions: Readonly<Record<ItemProblem, string>> = {
  NOT_PAID: 'Nothing of the order was paid.',
  PARTIALLY_PAID: 'Not all of it was paid.',
  DEPOSIT_ONLINE_ITEM: 'Only a deposit of it was paid.',
};

/** Why an item cannot be given back, in its form on the wire; nothing where it can be. */
function errorOf(check: () => ItemProblem | undefined): object | undefined {
  try {
    const code = check();
    return code && { applicationError: { code, description: descriptions[code], data: {} } };
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    return { applicationError: { code: error.code, description: error.message, data: error.data } };
  }
}

/** What of the items cannot be given back, one by one, and why. */
function problemsOf(order: StoredOrder, { lineItems, shipping }: RefundItems, price: (amount: string) => object) {
  const ofLines = lineItems.flatMap((item, index) => {
    const error = errorOf(() => {
      const same = lineItems.slice(0, index + 1).filter(({ lineItemId }) => lineItemId === item.lineItemId);
      checkRefundItems(order, { lineItems: same });
      return itemProblem(order, requireLine(order, item.lineItemId));
    });
    return error ? [{ lineItem: item, error }] : [];
  });
  if (shipping === undefined) return ofLines;
  const error = errorOf(() => {
    checkRefundItems(order, { lineItems: [], shipping });
    return itemProblem(order);
  });
  return [...ofLines, ...(error ? [{ shipping: { amount: price(shipping) }, error }] : [])];
}

/** Reckons what giving back some lines and the delivery of an order comes to, or says why it cannot be. */
export const calculateRefund = route({
  id: 'ecom.orderBilling.calculateRefund',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/calculate-refund', '/v1/order-billing/calculate-refund'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, orderIdIn(body));
    const read = new FieldReader();
    const given = read.object(isObject(body) ? body['refundItems'] : undefined, 'refundItems') ?? {};
    const items = readRefundItems(read, given, 'refundItems', order);
    read.check();
    const price = (amount: string) => wirePrice(amount, order.currency);
    const errors = problemsOf(order, items, price);
    if (errors.length > 0) return { notAvailable: { errors } };
    const lines = items.lineItems.map((item) => {
      const share = (field: string) => shareOf(order, requireLine(order, item.lineItemId), field, item.quantity);
      return {
        item,
        subtotal: share('lineItemPrice'),
        discount: share('totalDiscount'),
        tax: share('totalTax'),
        total: share('totalPriceAfterTax'),
      };
    });
    const shipping = items.shipping ?? '0';
    const totalOf = (name: 'subtotal' | 'discount' | 'tax' | 'total') => sum(lines.map((line) => line[name]));
    return {
      available: true,
      summary: {
        total: price(sum([totalOf('total'), shipping])),
        tax: price(totalOf('tax')),
        discount: price(totalOf('discount')),
        subtotal: price(sum([totalOf('subtotal'), shipping])),
        lineItemsSubtotal: price(totalOf('subtotal')),
        additionalFeesTotal: price('0'),
      },
      calculatedRefundItems: {
        lineItems: lines.map(({ item, ...amounts }) => ({
          item,
          summary: Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, price(amount)])),
        })),
        additionalFees: [],
        ...(items.shipping && {
          shipping: { shipping: { amount: price(shipping) }, summary: { total: price(shipping) } },
        }),
      },
    };
  },
});
