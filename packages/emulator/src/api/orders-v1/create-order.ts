import { storeCurrency } from '../../kernel/money/store-currency.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type Owner, ownerOf } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { checkPurchasedDate, createOrder, deleteImportedOrder, importOrder } from '../../shop/orders/create-order.js';
import { readOrder } from './read-order.js';
import { formatOrder } from './format-order.js';

const statuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;
const paymentStatuses = [
  ...['NOT_PAID', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  ...['PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'UNSPECIFIED'],
] as const;

const givenOrder = (read: FieldReader, body: unknown): Input => {
  const order = read.required(isObject(body) ? body['order'] : undefined, 'order');
  read.check();
  return order;
};

/** Returns the owner of the order: the buyer of the request, or the caller. */
const ownerIn = (input: Input, fallback: Owner): Owner => {
  const buyer = isObject(input['buyerInfo']) ? input['buyerInfo'] : {};
  if (typeof buyer['memberId'] === 'string') return { memberId: buyer['memberId'] };
  return typeof buyer['visitorId'] === 'string' ? { visitorId: buyer['visitorId'] } : fallback;
};

/** Reads and checks the date of the purchase. @throws {ApplicationError} 428 `PURCHASED_DATE_CANNOT_BE_IN_FUTURE` */
function readPurchasedDate(read: FieldReader, input: Input, tenant: Tenant): void {
  const text = read.string(input['purchasedDate'], 'order.purchasedDate', { max: 50 });
  if (text !== undefined && Number.isNaN(Date.parse(text))) {
    read.addViolation('order.purchasedDate', 'must be a date', 'FORMAT');
  }
  checkPurchasedDate(tenant, text);
}

/** Creates an order that was sold elsewhere, such as by phone or in a store. */
export const createOrderRoute = route({
  id: 'ecom.orders.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders', '/v1/orders', '/ecom/v1/ep-orders'],
  access: 'merchant',
  handle: ({ body, caller, origin, plugins, tenant }) => {
    const read = new FieldReader();
    const input = givenOrder(read, body);
    readPurchasedDate(read, input, tenant);
    const owner = ownerIn(input, ownerOf(caller));
    const order = readOrder(read, input, { currencyOfStore: storeCurrency(tenant), owner });
    const status = read.oneOf(input['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.oneOf(input['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    read.check();
    const saved = createOrder(tenant, { ...order, id: plugins.newId(), status, isPaid: paid === 'PAID' });
    return { order: formatOrder(saved, origin) };
  },
});

/** Imports an order of another store, or replaces a previously imported one. */
export const importOrderRoute = route({
  id: 'ecom.orders.importOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/import', '/v1/orders/import', '/ecom/v1/ep-orders/import'],
  access: 'merchant',
  handle: ({ body, caller, origin, tenant }) => {
    const read = new FieldReader();
    const input = givenOrder(read, body);
    readPurchasedDate(read, input, tenant);
    const owner = ownerIn(input, ownerOf(caller));
    const order = readOrder(read, input, { currencyOfStore: storeCurrency(tenant), owner });
    const id = read.string(input['id'], 'order.id', { min: 1, max: 100 }) ?? newId();
    const number = read.string(input['number'], 'order.number', { min: 1, max: 15 });
    for (const name of ['status', 'paymentStatus']) if (!input[name]) read.missing(`order.${name}`);
    const status = read.oneOf(input['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.oneOf(input['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    read.check();
    const saved = importOrder(tenant, { ...order, id, status, isPaid: paid === 'PAID' }, number);
    return { order: formatOrder(saved, origin) };
  },
});

/** Deletes imported orders. Other orders are ignored. */
export const bulkDeleteImportedOrders = route({
  id: 'ecom.orders.bulkDeleteImportedOrders',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/import/bulk-delete-imported-orders',
    '/v1/orders/import/bulk-delete-imported-orders',
    '/ecom/v1/ep-orders/import/bulk-delete-imported-orders',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['orderIds'] : undefined, 'orderIds', { min: 1, max: 100 });
    read.check();
    for (const id of ids) deleteImportedOrder(tenant, id);
    return { jobId: newId() };
  },
});
