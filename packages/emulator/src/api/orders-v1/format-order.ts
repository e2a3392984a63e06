import type { Input } from '../../kernel/input/object.js';
import type { Origins } from '../../kernel/origins.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { getBalance } from '../../shop/orders/balance.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { customStatuses } from '../../shop/orders/custom-statuses.js';
import { formatActivity } from './format-activity.js';
import { formatOrderFields } from './format-order-fields.js';
import { formatOrderLine, getPricing } from './format-order-line.js';

/** Formats an order as the platform does. */
export const formatOrder = (order: StoredOrder, origin: Origins): object => ({
  id: order.id,
  number: order.number,
  createdDate: order.createdDate,
  updatedDate: order.updatedDate,
  purchasedDate: order.createdDate,
  ...formatOrderFields(order),
  lineItems: order.lines.map((line) => formatLine(order, line, origin)),
  status: order.status,
  paymentStatus: order.paymentStatus,
  fulfillmentStatus: order.fulfillmentStatus,
  fulfillmentStatusesAggregate: { statuses: customStatuses(order) },
  settings: {
    standardActions: true,
    ...(order.editorAppIds ? { editableByOwnerApps: { appIds: order.editorAppIds } } : { editableByEveryone: true }),
  },
  activities: order.activities.map((activity) => formatActivity(activity, order.currency)),
  balanceSummary: formatBalance(order),
});

function formatBalance(order: StoredOrder): object {
  const { balance, ...amounts } = getBalance(order);
  const price = (amount: string) => toFormattedPrice(amount, order.currency);
  return {
    balance: price(balance),
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, price(amount)])),
  };
}

/** Returns a formatted line item with the origin in the URL of its image, if that is one of the emulator's own. */
export function withOrigin(fields: Input, origin: Origins): Input {
  const image = fields['image'] as { url?: unknown } | undefined;
  const isOwn = typeof image?.url === 'string' && image.url.startsWith('/');
  return isOwn ? { ...fields, image: { ...image, url: `${origin.media}${image.url as string}` } } : fields;
}

function formatLine(order: StoredOrder, line: OrderLine, origin: Origins): object {
  return {
    ...withOrigin(formatOrderLine(line, getPricing(order)), origin),
    refundQuantity: refundedQuantity(order, line.id),
    restockQuantity: order.stock.find(({ lineItemId }) => lineItemId === line.id)?.restocked ?? 0,
  };
}
