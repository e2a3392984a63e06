import { toFormattedPrice } from '../../kernel/money/format-money.js';
import { balanceOf } from '../../shop/orders/balance.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';

/** Writes an order as the platform does. */
export const wireOrder = (order: StoredOrder, origin: string): object => ({
  id: order.id,
  number: order.number,
  createdDate: order.createdDate,
  updatedDate: order.updatedDate,
  purchasedDate: order.createdDate,
  ...order.fields,
  lineItems: order.lines.map((line) => wireOrderLine(order, line, origin)),
  status: order.status,
  paymentStatus: order.paymentStatus,
  fulfillmentStatus: order.fulfillmentStatus,
  activities: order.activities.map(({ content, ...activity }) => ({
    ...activity,
    activityType: activity.type,
    ...content,
  })),
  balanceSummary: wireBalance(order),
});

function wireBalance(order: StoredOrder): object {
  const { balance, ...amounts } = balanceOf(order);
  const price = (amount: string) => toFormattedPrice(amount, order.currency);
  return {
    balance: price(balance),
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, price(amount)])),
  };
}

function wireOrderLine(order: StoredOrder, line: OrderLine, origin: string): object {
  const image = line['image'] as { url?: unknown } | undefined;
  const isOwn = typeof image?.url === 'string' && image.url.startsWith('/');
  return {
    ...line,
    ...(isOwn && { image: { ...image, url: `${origin}${image.url as string}` } }),
    refundQuantity: refundedQuantity(order, line.id),
    restockQuantity: order.stock.find(({ lineItemId }) => lineItemId === line.id)?.restocked ?? 0,
  };
}
