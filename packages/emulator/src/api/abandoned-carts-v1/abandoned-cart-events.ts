import type { EventDefinition, NewEvent } from '../../protocol/events/event-definition.js';
import type { AbandonedCart } from '../../shop/abandoned-carts/abandoned-cart.js';

/** Triggered when a cart is abandoned, and when an abandoned cart is recovered by a purchase. */
export const abandonedCartEvents: EventDefinition<AbandonedCart> = {
  collection: 'abandonedCarts',
  getEvents({ after, before }, { origin }) {
    if (!after) return [];
    const { abandonTime, buyerInfo, checkoutId, creationTime, formattedTotal, id, itemsCount, recoveredTime } = after;
    const { subtotal, total } = after;
    const event = (name: string, payload: object): NewEvent => ({
      type: `com.wix.ecommerce.cart.abandonment.api.v1.${name}`,
      entityId: id,
      payload: { cartId: id, creationTime, ...payload },
    });
    const left = event('CartAbandonedEvent', {
      abandonTime,
      buyerInfo,
      itemsCount,
      totals: { subtotal, total, formattedTotal },
      checkoutUrl: `${origin.site}/cart-page`,
      ...(checkoutId && { checkoutId }),
    });
    const bought = event('CartRecoveredEvent', { recoveredTime, abandonedTime: abandonTime });
    return [...(before ? [] : [left]), ...(recoveredTime && !before?.recoveredTime ? [bought] : [])];
  },
};
