import { FieldReader } from '../input/index.js';
import { route } from '../http/route.js';
import { sum, wirePrice } from '../money/index.js';
import { requireOrder } from '../orders/require-order.js';
import { isObject } from '../query/index.js';
import { orderIdIn } from './order-id-in.js';
import { checkRefundItems, readRefundItems, requireLine, shareOf } from './refund-details.js';

/** Reckons what giving back some lines and the delivery of an order comes to. */
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
    checkRefundItems(order, items);
    const price = (amount: string) => wirePrice(amount, order.currency);
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
