import { createFulfillment, listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import { type Order, searchOrders } from '@cartwright/ecom/orders';
import { z } from 'zod';
import { tool, ToolError, type ToolContext } from './tool.js';

/** Number of orders of a page. */
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 50;

const orderNumber = z.string().min(1).max(50).describe('Number of the order, such as "10001".');

const getName = ({ original, translated }: { original?: string; translated?: string | null } = {}): string =>
  translated ?? original ?? '';

/** Describes an order in a list. */
const describeOrder = ({ _createdDate, fulfillmentStatus, lineItems, number, paymentStatus, ...order }: Order) => ({
  number,
  createdDate: _createdDate?.toISOString(),
  status: order.status,
  paymentStatus,
  fulfillmentStatus,
  total: order.priceSummary?.total?.amount,
  currency: order.currency,
  delivery: order.shippingInfo?.title,
  items: (lineItems ?? []).map(({ productName, quantity }) => `${quantity ?? 1} × ${getName(productName)}`),
});

/** Finds an order by its number. */
async function findOrder({ client, signal }: ToolContext, number: string): Promise<Order & { readonly _id: string }> {
  const { orders } = await client.use(searchOrders)({ filter: { number }, cursorPaging: { limit: 1 } }, { signal });
  const [order] = orders ?? [];
  if (!order?._id) throw new ToolError(`There is no order ${number}. Use list_orders.`);
  return { ...order, _id: order._id };
}

/** Lists the line items with the quantity that is not fulfilled yet. */
async function listOpenItems({ client, signal }: ToolContext, { _id, lineItems = [] }: Order & { _id: string }) {
  const { orderWithFulfillments } = await client.use(listFulfillmentsForSingleOrder)(_id, { signal });
  const fulfilled = (orderWithFulfillments?.fulfillments ?? []).flatMap((fulfillment) => fulfillment.lineItems ?? []);
  return lineItems.map(({ _id: id = '', productName, quantity = 1 }) => ({
    id,
    name: getName(productName),
    quantity,
    toFulfill: fulfilled.reduce((rest, item) => (item._id === id ? rest - (item.quantity ?? 0) : rest), quantity),
  }));
}

export const listOrders = tool({
  name: 'list_orders',
  title: 'List orders',
  description: 'Lists orders, the newest first: by default those to fulfill. Use get_order for address and buyer.',
  writes: false,
  input: {
    which: z.enum(['to_fulfill', 'unpaid', 'all']).default('to_fulfill'),
    limit: z.int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    cursor: z.string().max(5000).optional().describe('nextCursor of the page before.'),
  },
  async run({ client, signal }, { cursor, limit, which }) {
    const filter = {
      to_fulfill: {
        status: 'APPROVED' as const,
        fulfillmentStatus: { $in: ['NOT_FULFILLED' as const, 'PARTIALLY_FULFILLED' as const] },
      },
      unpaid: { paymentStatus: { $in: ['NOT_PAID' as const, 'PARTIALLY_PAID' as const] } },
      all: {},
    }[which];
    const search = cursor === undefined ? { filter, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } };
    const { metadata, orders = [] } = await client.use(searchOrders)(search, { signal });
    return { orders: orders.map(describeOrder), nextCursor: metadata?.cursors?.next ?? undefined };
  },
});

export const getOrder = tool({
  name: 'get_order',
  title: 'Look at an order',
  description: 'Returns an order with its items, what is left to fulfill, totals, buyer, delivery and note.',
  writes: false,
  input: { number: orderNumber },
  async run(context, { number }) {
    const order = await findOrder(context, number);
    const { address, contactDetails } = order.recipientInfo ?? order.shippingInfo?.logistics?.shippingDestination ?? {};
    return {
      ...describeOrder(order),
      items: await listOpenItems(context, order),
      totals: Object.fromEntries(
        Object.entries(order.priceSummary ?? {}).map(([name, price]) => [name, (price as { amount?: string }).amount]),
      ),
      buyerEmail: order.buyerInfo?.email,
      recipient: { ...contactDetails, address },
      buyerNote: order.buyerNote,
    };
  },
});

export const fulfillOrder = tool({
  name: 'fulfill_order',
  title: 'Mark an order as fulfilled',
  description: 'Marks all items that are left, or some of them, as shipped. The platform emails the buyer.',
  writes: true,
  input: {
    number: orderNumber,
    items: z
      .array(z.strictObject({ id: z.string().describe('id of an item of get_order.'), quantity: z.int().min(1) }))
      .max(300)
      .optional()
      .describe('Defaults to all that are left.'),
    trackingNumber: z.string().max(100).optional(),
    carrier: z.string().max(100).optional().describe('fedex, ups, usps, dhl, canadaPost or another name.'),
    trackingLink: z.url().optional().describe('Required for other carriers.'),
  },
  async run(context, { carrier, items, number, trackingLink, trackingNumber }) {
    const order = await findOrder(context, number);
    if (order.status !== 'APPROVED')
      throw new ToolError(`Order ${number} is ${order.status}: only approved ones ship.`);
    const open = (await listOpenItems(context, order)).filter(({ toFulfill }) => toFulfill > 0);
    for (const item of items ?? []) {
      const found = open.find(({ id }) => id === item.id);
      if (!found) throw new ToolError(`Item ${item.id} of order ${number} is not left to fulfill. Use get_order.`);
      if (item.quantity > found.toFulfill) {
        throw new ToolError(`Only ${found.toFulfill} of item ${item.id} are left to fulfill.`);
      }
    }
    const chosen = items ?? open.map(({ id, toFulfill }) => ({ id, quantity: toFulfill }));
    if (chosen.length === 0) throw new ToolError(`Order ${number} is fulfilled already.`);
    const { fulfillmentId } = await context.client.use(createFulfillment)(
      order._id,
      {
        lineItems: chosen.map(({ id, quantity }) => ({ _id: id, quantity })),
        ...(trackingNumber !== undefined && {
          trackingInfo: {
            trackingNumber,
            ...(carrier && { shippingProvider: carrier }),
            ...(trackingLink && { trackingLink }),
          },
        }),
      },
      { signal: context.signal },
    );
    return { fulfillmentId, items: await listOpenItems(context, order) };
  },
});
