import { compare } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type Owner, ownerOf } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { newId } from '../../kernel/state/ids.js';
import { type StoredOrder, orders } from '../../shop/orders/order.js';
import { nextOrderNumber } from '../../shop/orders/order-number.js';
import { readOrder } from './read-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { wireOrder } from './wire-order.js';

const statuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;
const paymentStatuses = [
  ...['NOT_PAID', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  ...['PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'UNSPECIFIED'],
] as const;

const givenOrder = (read: FieldReader, body: unknown): Input => {
  const order = read.needed(isObject(body) ? body['order'] : undefined, 'order');
  read.check();
  return order;
};

const paidByHand = (amount: string, now: string): StoredPayment => ({
  ...{ id: newId(), createdDate: now, updatedDate: now, amount, status: 'APPROVED', kind: 'regular', offline: true },
  ...{ details: { paymentMethod: 'Offline', paymentOrderId: newId() }, refundDisabled: false, chargebacks: [] },
});

/** Whose order it is: the buyer's who is named, or the merchant's own. */
const ownerIn = (given: Input, fallback: Owner): Owner => {
  const buyer = isObject(given['buyerInfo']) ? given['buyerInfo'] : {};
  if (typeof buyer['memberId'] === 'string') return { memberId: buyer['memberId'] };
  return typeof buyer['visitorId'] === 'string' ? { visitorId: buyer['visitorId'] } : fallback;
};

/** Reads the date of the purchase. @throws {ApplicationError} 428 `PURCHASED_DATE_CANNOT_BE_IN_FUTURE` */
function checkPurchasedDate(read: FieldReader, given: Input, now: Date): void {
  const text = read.text(given['purchasedDate'], 'order.purchasedDate', { max: 50 });
  if (text === undefined) return;
  if (Number.isNaN(Date.parse(text))) read.refuse('order.purchasedDate', 'must be a date', 'FORMAT');
  if (Date.parse(text) <= now.getTime()) return;
  throw new ApplicationError(428, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 'Nothing is bought in the future.', {
    purchasedDate: text,
  });
}

/** Makes an order that was sold elsewhere: by phone, in a shop, on a market. */
export const createOrderRoute = route({
  id: 'ecom.orders.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders', '/v1/orders', '/ecom/v1/ep-orders'],
  access: 'merchant',
  handle: ({ body, caller, clock, origin, plugins, tenant }) => {
    const read = new FieldReader();
    const given = givenOrder(read, body);
    checkPurchasedDate(read, given, clock.now());
    const order = readOrder(read, given, storeCurrency(tenant));
    const status = read.word(given['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.word(given['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    read.check();
    const createdDate = clock.now().toISOString();
    const saved = saveOrder(
      tenant,
      {
        ...order,
        ...{
          id: plugins.newId(),
          number: nextOrderNumber(tenant),
          createdDate,
          status,
          owner: ownerIn(given, ownerOf(caller)),
        },
        payments: paid === 'PAID' && compare(order.total, 0) > 0 ? [paidByHand(order.total, createdDate)] : [],
        ...{ refunds: [], fulfillments: [], activities: [], stockTaken: false },
      },
      [['ORDER_PLACED']],
    );
    return { order: wireOrder(saved, origin) };
  },
});

/** Takes over an order of another store. It has its own number and dates, takes nothing out of the stock, and may be sent again. */
export const importOrder = route({
  id: 'ecom.orders.importOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/import', '/v1/orders/import', '/ecom/v1/ep-orders/import'],
  access: 'merchant',
  handle: ({ body, caller, clock, origin, tenant }) => {
    const read = new FieldReader();
    const given = givenOrder(read, body);
    checkPurchasedDate(read, given, clock.now());
    const order = readOrder(read, given, storeCurrency(tenant));
    const id = read.text(given['id'], 'order.id', { min: 1, max: 100 }) ?? newId();
    const number = read.text(given['number'], 'order.number', { min: 1, max: 15 });
    for (const name of ['status', 'paymentStatus']) if (!given[name]) read.missing(`order.${name}`);
    const status = read.word(given['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.word(given['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    read.check();
    const before = orders(tenant).get(id);
    if (before && before.fields['imported'] !== true) {
      const description = 'The order was made here, and cannot be replaced.';
      throw new ApplicationError(428, 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER', description, { orderId: id });
    }
    const createdDate = before?.createdDate ?? clock.now().toISOString();
    const imported: Omit<StoredOrder, 'paymentStatus' | 'fulfillmentStatus' | 'updatedDate'> = {
      ...order,
      ...{ id, number: number ?? before?.number ?? nextOrderNumber(tenant), createdDate, status },
      owner: ownerIn(given, ownerOf(caller)),
      fields: { ...order.fields, imported: true },
      importId: newId(),
      payments: paid === 'PAID' && compare(order.total, 0) > 0 ? [paidByHand(order.total, createdDate)] : [],
      ...{ refunds: [], fulfillments: [], activities: [], stock: [], stockTaken: true },
    };
    return { order: wireOrder(saveOrder(tenant, imported), origin) };
  },
});

/** Deletes orders that were taken over. Others are left alone. */
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
    for (const id of ids) if (orders(tenant).get(id)?.fields['imported'] === true) orders(tenant).delete(id);
    return { jobId: newId() };
  },
});
