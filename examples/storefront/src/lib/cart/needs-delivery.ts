import type { Cart } from '@cartwright/ecom/cart-v2';

/** Whether something in a cart is shipped or picked up. */
export const needsDelivery = ({ lineItems = [] }: Cart): boolean =>
  lineItems.some(({ attributes }) => attributes?.physicalProperties?.shippable !== false);
