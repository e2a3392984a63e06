import { compare } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { offlinePayment } from './offline-payment.js';
import { type OrderContent, type StoredOrder, orders } from './order.js';
import { nextOrderNumber } from './order-number.js';
import { saveOrder } from './save-order.js';

/** Order to create without a checkout. */
export type OrderDraft = OrderContent &
  Pick<StoredOrder, 'editorAppIds' | 'id' | 'status' | 'stock'> & {
    /** Whether the merchant has received the whole amount outside the platform. */
    readonly isPaid: boolean;
  };

const getPayments = ({ isPaid, total }: OrderDraft, now: string) =>
  isPaid && compare(total, 0) > 0 ? [offlinePayment(total, now)] : [];

/** @throws {ApplicationError} `PURCHASED_DATE_CANNOT_BE_IN_FUTURE` */
export function checkPurchasedDate(tenant: Tenant, purchasedDate: string | undefined): void {
  if (purchasedDate === undefined || Date.parse(purchasedDate) <= tenant.clock.now().getTime()) return;
  throw new ApplicationError(
    'failedPrecondition',
    'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    'The purchase date must not be in the future.',
    {
      purchasedDate,
    },
  );
}

/** Creates an order that was sold elsewhere, such as by phone or in a physical store. */
export function createOrder(tenant: Tenant, draft: OrderDraft): StoredOrder {
  const { isPaid: _isPaid, ...order } = draft;
  const createdDate = tenant.clock.now().toISOString();
  return saveOrder(
    tenant,
    {
      ...order,
      number: nextOrderNumber(tenant),
      createdDate,
      payments: getPayments(draft, createdDate),
      refunds: [],
      fulfillments: [],
      activities: [],
      stockTaken: false,
    },
    [['ORDER_PLACED']],
  );
}

/**
 * Imports an order of another store, or replaces a previously imported one. Deducts nothing from the stock.
 *
 * @param number - Order number in the other store. Defaults to the next number.
 * @throws {ApplicationError} `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`
 */
export function importOrder(tenant: Tenant, draft: OrderDraft, number?: string): StoredOrder {
  const { isPaid: _isPaid, ...order } = draft;
  const before = orders(tenant).get(order.id);
  if (before && !before.isImported) {
    const description = 'The order was not imported, so an import cannot replace it.';
    throw new ApplicationError('failedPrecondition', 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER', description, {
      orderId: order.id,
    });
  }
  const createdDate = before?.createdDate ?? tenant.clock.now().toISOString();
  return saveOrder(tenant, {
    ...order,
    number: number ?? before?.number ?? nextOrderNumber(tenant),
    createdDate,
    importId: newId(),
    isImported: true,
    payments: getPayments(draft, createdDate),
    refunds: [],
    fulfillments: [],
    activities: [],
    stock: [],
    stockTaken: true,
  });
}

/** Deletes an imported order. Does nothing for other orders. */
export function deleteImportedOrder(tenant: Tenant, orderId: string): void {
  if (orders(tenant).get(orderId)?.isImported) orders(tenant).delete(orderId);
}
