import { bulkResults } from '../http/bulk-results.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { FieldReader, type Input, isObject } from '../input/index.js';
import type { Tenant } from '../state/tenant.js';
import type { StoredOrder } from './order.js';
import { requireOrder } from './require-order.js';
import { type Happening, saveOrder } from './save-order.js';
import { wireOrder } from './wire-order.js';

/** Objects that are changed field by field. */
const merged = ['buyerInfo', 'billingInfo', 'shippingInfo', 'recipientInfo', 'extendedFields', 'businessLocation'];

/** Fields that are replaced. */
const replaced = ['buyerNote', 'customFields', 'attributionSource', 'externalFulfiller', 'externalTransactionId'];

const flags = ['archived', 'seenByAHuman'];

/** A change laid over what there is: objects field by field; `null` takes a field away. */
function overlay(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name];
    else result[name] = overlay(result[name], value);
  }
  return result;
}

/** Applies what is given of an order. @throws {ApplicationError} 428 `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` */
function changeOrder(tenant: Tenant, order: StoredOrder, given: Input, field = 'order'): StoredOrder {
  if (order.status === 'PENDING' || order.status === 'REJECTED') {
    throw new ApplicationError(428, `ORDER_IS_${order.status}`, 'The order cannot be changed.', { orderId: order.id });
  }
  const read = new FieldReader();
  const changes: Record<string, unknown> = {};
  for (const name of merged)
    if (given[name] !== null && read.object(given[name], `${field}.${name}`)) changes[name] = given[name];
  for (const name of flags) {
    const flag = read.flag(given[name], `${field}.${name}`);
    if (flag !== undefined) changes[name] = flag;
  }
  for (const name of replaced) if (given[name] !== undefined) changes[name] = given[name];
  read.text(given['buyerNote'], `${field}.buyerNote`, { max: 1000 });
  const buyer = read.object(given['buyerInfo'], `${field}.buyerInfo`);
  const email = read.text(buyer?.['email'], `${field}.buyerInfo.email`, { min: 3, max: 320 });
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    read.refuse(`${field}.buyerInfo.email`, 'must be an e-mail address', 'FORMAT');
  read.check();
  const fields = overlay(order.fields, changes) as StoredOrder['fields'];
  const happened: Happening[] = [];
  if (email && email !== order.email) happened.push(['EMAIL_EDITED']);
  if (JSON.stringify(fields['shippingInfo']) !== JSON.stringify(order.fields['shippingInfo'])) {
    happened.push(['SHIPPING_ADDRESS_EDITED']);
  }
  return saveOrder(tenant, { ...order, fields, ...(email && { email }) }, happened);
}

const givenOrder = (body: unknown): Input => {
  const read = new FieldReader();
  const order = read.needed(isObject(body) ? body['order'] : undefined, 'order');
  read.check();
  return order;
};

/** Changes an order: what is given, and nothing else. Lines, prices and payments have calls of their own. */
export const updateOrder = route({
  id: 'ecom.orders.updateOrder',
  method: 'PATCH',
  paths: ['/ecom/v1/orders/{order.id}', '/v1/orders/{order.id}'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params['order.id']);
    return { order: wireOrder(changeOrder(tenant, order, givenOrder(body)), origin) };
  },
});

/** The same for several orders; each succeeds or fails on its own. */
export const bulkUpdateOrders = route({
  id: 'ecom.orders.bulkUpdateOrders',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update', '/v1/bulk/orders/update'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const given: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!given['orders']) read.missing('orders');
    const returns = read.flag(given['returnEntity'], 'returnEntity') ?? false;
    const changes = (read.list(given['orders'], 'orders', { min: 1, max: 100 }) ?? []).map((item, index) => {
      const order = read.needed(read.needed(item, `orders[${index}]`)['order'], `orders[${index}].order`);
      const id = read.text(order['id'] ?? '', `orders[${index}].order.id`, { min: 1, max: 100 }) ?? '';
      return { id, order };
    });
    read.check();
    return bulkResults(changes, ({ id, order }) => {
      const saved = changeOrder(tenant, requireOrder(tenant, id), order);
      return returns ? wireOrder(saved, origin) : undefined;
    });
  },
});
