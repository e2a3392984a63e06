import type { Tenant } from '../../kernel/state/tenant.js';

/** Buyer of an abandoned cart: a member, or the contact with the entered email address. */
export interface Buyer {
  readonly id: string;
  readonly identityType: 'MEMBER' | 'CONTACT';
  readonly email: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Record of an abandoned cart, kept when the cart is deleted. Times are ISO 8601 strings. */
export interface AbandonedCart {
  /** Cart ID. */
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

/** Records of a tenant's abandoned carts. */
export const abandonedCarts = (tenant: Tenant) => tenant.collection<AbandonedCart>('abandonedCarts');
