import type { StoredLine } from '../cart/line.js';
import type { Owner } from '../cart/owner.js';
import type { AddressWithContact } from '../shipping/index.js';
import type { Tenant } from '../state/tenant.js';
import type { Totals } from '../totals/index.js';

/** How an order is paid: by card at once, by a card that is charged later, by hand, or not yet. */
export type Payment =
  | { readonly kind: 'card'; readonly status: 'APPROVED' | 'AUTHORIZED'; readonly lastFourDigits: string }
  | { readonly kind: 'manual' }
  | { readonly kind: 'none' };

/** Something that happened to an order. */
export interface OrderActivity {
  readonly id: string;
  readonly type: string;
  readonly createdDate: string;
  /** The content that goes with the type, under its name on the wire. */
  readonly content?: object;
}

/** An order as the emulator keeps it. Everything in it is as it was when the order was placed. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly checkoutId: string;
  readonly owner: Owner;
  readonly status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
  readonly paymentStatus: string;
  readonly fulfillmentStatus: 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';
  readonly payment: Payment;
  readonly lines: readonly StoredLine[];
  readonly totals: Totals;
  readonly email?: string;
  readonly buyerNote?: string;
  readonly billingInfo?: AddressWithContact;
  readonly shippingDestination?: AddressWithContact;
  readonly channelType: string;
  readonly purchaseFlowId: string;
  readonly taxIncludedInPrices: boolean;
  readonly activities: readonly OrderActivity[];
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's orders. */
export const orders = (tenant: Tenant) => tenant.collection<StoredOrder>('orders');

const counters = (tenant: Tenant) => tenant.collection<{ id: string; last: number }>('order-numbers');

/** The next number of an order; the first is 10001. */
export function nextOrderNumber(tenant: Tenant): string {
  const last = (counters(tenant).get('orders')?.last ?? 10_000) + 1;
  counters(tenant).put({ id: 'orders', last });
  return String(last);
}
