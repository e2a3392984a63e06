import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { StockItem } from '../catalogs/catalog.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { StoredFulfillment } from './fulfillment.js';
import type { StoredPayment, StoredRefund } from './payment.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Status of an order. */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';

/** An activity of an order. */
export interface OrderActivity {
  readonly id: string;
  readonly type: string;
  readonly createdDate: string;
  /** Content of the activity, under its wire name. Most types have none. */
  readonly content?: object;
}

/** A line item in wire format. URLs of the emulator's own images have no origin. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly [field: string]: unknown;
}

/** Stock that a line item holds. */
export interface HeldStock extends StockItem {
  readonly lineItemId: string;
  /** Reference to the catalog item, where a plugin keeps the stock. */
  readonly external?: CatalogReference;
  /** App of the plugin, unless it is the catalog's app. */
  readonly inventoryAppId?: string;
  /** Restocked quantity. */
  readonly restocked: number;
}

/** An order, as stored. Amounts are decimal strings in the order's currency. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly checkoutId?: string;
  readonly owner: Owner;
  readonly status: OrderStatus;
  /** Set by `saveOrder` from the payments and refunds. */
  readonly paymentStatus: string;
  /** Set by `saveOrder` from the fulfillments. */
  readonly fulfillmentStatus: 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';
  readonly currency: string;
  readonly total: string;
  readonly email?: string;
  readonly lines: readonly OrderLine[];
  /** All other fields, in wire format. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly StoredRefund[];
  readonly fulfillments: readonly StoredFulfillment[];
  readonly stock: readonly HeldStock[];
  /** Whether `stock` was taken out of the inventory: when the order is placed or paid, by the order settings. */
  readonly stockTaken: boolean;
  readonly activities: readonly OrderActivity[];
  /** Draft changes that were applied last, as the event has them. */
  readonly lastCommit?: { readonly id: string; readonly told: object };
  /** Id of the last import; absent unless the order was imported. */
  readonly importId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's orders. */
export const orders = (tenant: Tenant) => tenant.collection<StoredOrder>('orders');
