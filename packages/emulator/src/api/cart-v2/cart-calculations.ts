import type { Tenant } from '../../kernel/state/tenant.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';

/** The last calculation of a cart. */
export interface CartCalculation {
  /** Cart ID. */
  readonly id: string;
  /** Totals in the platform's format. */
  readonly summary: object;
}

/** The last calculations of the tenant's carts. */
export const calculations = (tenant: Tenant) => tenant.collection<CartCalculation>('cart-calculations');

/** The event of calculations. */
export const calculationEvents: EventDefinition<CartCalculation> = {
  collection: 'cart-calculations',
  getEvents: ({ after }) =>
    after
      ? [
          {
            type: 'wix.ecom.v2.cart_calculated',
            entityId: after.id,
            entity: { fqdn: 'wix.ecom.v2.cart', slug: 'calculated' },
            payload: { actionEvent: { body: after.summary } },
          },
        ]
      : [],
};
