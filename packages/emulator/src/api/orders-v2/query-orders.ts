import { isObject } from '../../kernel/input/object.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { maxLimit } from '../../kernel/query/paging.js';
import { runStringQuery } from '../../kernel/query/run-string-query.js';
import { route } from '../../protocol/routing/route.js';
import { type StoredOrder, orders } from '../../shop/orders/order.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatLegacyOrder } from './format-legacy-order.js';
import { getBuyer, getFulfillmentStatus, getPaymentStatus } from './legacy-status.js';

/** Fields that legacy orders can be filtered and sorted by. */
const fields: QueryFields<StoredOrder> = new Map<string, QueryField<StoredOrder>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['number', { type: 'numeric', sortable: true, read: ({ number }) => number }],
  ['dateCreated', { type: 'date', sortable: true, read: ({ createdDate }) => createdDate }],
  ['lastUpdated', { type: 'date', sortable: true, read: ({ updatedDate }) => updatedDate }],
  ['paymentStatus', { type: 'string', sortable: true, read: getPaymentStatus }],
  ['fulfillmentStatus', { type: 'string', sortable: true, read: getFulfillmentStatus }],
  ['buyerInfo.id', { type: 'string', sortable: true, read: (order) => getBuyer(order)?.id }],
  ['buyerInfo.email', { type: 'string', sortable: true, read: ({ email }) => email }],
  ['archived', { type: 'boolean', sortable: false, read: (order) => formatOrderFields(order)['archived'] === true }],
]);

/** Queries the orders of the store in the format of the older Orders API of Wix Stores. */
export const queryLegacyOrders = route({
  id: 'stores.orders.queryOrders',
  method: 'POST',
  paths: ['/stores/v2/orders/query'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const source = { entity: 'legacyOrder', fields, documents: orders(tenant).values() };
    const query = isObject(body) ? body['query'] : undefined;
    const { items, page } = runStringQuery(source, query, { defaultLimit: maxLimit, maxLimit });
    return { orders: items.map((order) => formatLegacyOrder(order, origin)), ...page };
  },
});
