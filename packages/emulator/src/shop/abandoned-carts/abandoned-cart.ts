import type { EventSource, NewEvent } from '../../protocol/events/event-source.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Who left a cart: the member, or the contact with the address that was given. */
export interface Buyer {
  readonly id: string;
  readonly identityType: 'MEMBER' | 'CONTACT';
  readonly email: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** A cart that was left, as the emulator keeps it. It stays when the cart is gone. Times are ISO dates. */
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

/** The carts that were left. */
export const abandonedCarts = (tenant: Tenant) => tenant.collection<AbandonedCart>('abandonedCarts');

/** Makes the platform's form of a cart that was left. */
export const wireAbandonedCart = ({ abandonTime, buyerInfo, formattedTotal, id, status }: AbandonedCart): object => ({
  ...{ id, status, abandonTime, buyerInfo },
  total: formattedTotal,
  activities: [],
});

/** Carts are told of when it is noticed that they were left, and when they are bought after all. */
export const abandonedCartEvents: EventSource<AbandonedCart> = {
  collection: 'abandonedCarts',
  eventsOf({ after, before }, { origin }) {
    if (!after) return [];
    const { abandonTime, buyerInfo, checkoutId, creationTime, formattedTotal, id, itemsCount, recoveredTime } = after;
    const { subtotal, total } = after;
    const event = (name: string, payload: object): NewEvent => ({
      type: `com.wix.ecommerce.cart.abandonment.api.v1.${name}`,
      entityId: id,
      payload: { cartId: id, creationTime, ...payload },
    });
    const left = event('CartAbandonedEvent', {
      ...{ abandonTime, buyerInfo, itemsCount },
      totals: { subtotal, total, formattedTotal },
      checkoutUrl: `${origin}/cart-page`,
      ...(checkoutId && { checkoutId }),
    });
    const bought = event('CartRecoveredEvent', { recoveredTime, abandonedTime: abandonTime });
    return [...(before ? [] : [left]), ...(recoveredTime && !before?.recoveredTime ? [bought] : [])];
  },
};
