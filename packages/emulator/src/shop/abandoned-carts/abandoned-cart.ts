import type { Tenant } from '../../kernel/state/tenant.js';

/** The buyer of an abandoned cart: a member, or the contact with the email address that was given. */
export interface Buyer {
  readonly id: string;
  readonly identityType: 'MEMBER' | 'CONTACT';
  readonly email: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The record of an abandoned cart. It stays when the cart is deleted. Times are ISO dates. */
export interface AbandonedCart {
  /** The cart's id. */
  readonly id: string;
  readonly status: 'ABANDONED' | 'RECOVERED';
  readonly creationTime: string;
  readonly abandonTime: string;
  readonly recoveredTime?: string;
  readonly buyerInfo: Buyer;
  readonly itemsCount: number;
  readonly subtotal: number;
  readonly total: number;
  readonly formattedTotal: string;
  readonly checkoutId?: string;
}

/** The records of a tenant's abandoned carts. */
export const abandonedCarts = (tenant: Tenant) => tenant.collection<AbandonedCart>('abandonedCarts');
