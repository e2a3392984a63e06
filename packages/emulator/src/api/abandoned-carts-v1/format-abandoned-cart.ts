import type { AbandonedCart } from '../../shop/abandoned-carts/abandoned-cart.js';

/** Formats an abandoned cart as the platform does. */
export const formatAbandonedCart = ({ abandonTime, buyerInfo, formattedTotal, id, status }: AbandonedCart): object => ({
  id,
  status,
  abandonTime,
  buyerInfo,
  total: formattedTotal,
  activities: [],
});
