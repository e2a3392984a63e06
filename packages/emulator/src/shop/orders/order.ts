import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { StockItem } from '../catalogs/catalog.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { StoredFulfillment } from './fulfillment.js';
import type { StoredPayment, StoredRefund } from './payment.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Where an order stands. */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';

/** Something that happened to an order. */
export interface OrderActivity {
  readonly id: string;
  readonly type: string;
  readonly createdDate: string;
  /** The content that goes with the type, under its name on the wire. */
  readonly content?: object;
}

/** A line in its form on the wire. The address of an image of this emulator has no origin. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly [field: string]: unknown;
}

/** What a line has of the catalog's stock. */
export interface HeldStock extends StockItem {
  readonly lineItemId: string;
  /** Where a plugin keeps the stock, as that of another catalog: what names the item. */
  readonly external?: CatalogReference;
  /** Whose plugin that is, where it is not the catalog's app. */
  readonly inventoryAppId?: string;
  /** How many of it went back. */
  readonly restocked: number;
}

/** An order as the emulator keeps it. Amounts are decimal strings in the order's currency. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly checkoutId?: string;
  readonly owner: Owner;
  readonly status: OrderStatus;
  /** Kept by `saveOrder`: what the payments and refunds come to. */
  readonly paymentStatus: string;
  /** Kept by `saveOrder`: what the fulfillments come to. */
  readonly fulfillmentStatus: 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';
  readonly currency: string;
  readonly total: string;
  readonly email?: string;
  readonly lines: readonly OrderLine[];
  /** All other fields, in their form on the wire. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly StoredRefund[];
  readonly fulfillments: readonly StoredFulfillment[];
  readonly stock: readonly HeldStock[];
  /** Whether `stock` was taken out of the inventory: when the order was placed or paid, as the settings say. */
  readonly stockTaken: boolean;
  readonly activities: readonly OrderActivity[];
  /** The changes of a draft that were applied last, as they are told of. */
  readonly lastCommit?: { readonly id: string; readonly told: object };
  /** Another one each time the order is taken over from another store. */
  readonly importId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's orders. */
export const orders = (tenant: Tenant) => tenant.collection<StoredOrder>('orders');
