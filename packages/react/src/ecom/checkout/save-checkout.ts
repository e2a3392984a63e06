import { toCartFields, toGiftCard, type CheckoutFields } from '@cartwright/ecom/purchase-v2';
import type { ChangeCart } from '../cart-store/cart-store.js';

/**
 * Saves the options of a checkout in the cart, through the queue of its changes.
 *
 * @param fields - Options of the checkout.
 * @param change - Changes the cart.
 * @param requireSession - Throws when the session has changed: the rest is not saved in the cart of another member.
 */
export async function saveCheckout(
  fields: CheckoutFields,
  change: ChangeCart,
  requireSession: () => void,
): Promise<void> {
  const { couponCode, deliveryMethod } = fields;
  const cart = toCartFields(fields);
  const giftCard = toGiftCard(fields);
  if (Object.keys(cart).length > 0) await change('updateCart', cart);
  requireSession();
  if (couponCode) await change('applyCoupon', { code: couponCode });
  requireSession();
  if (giftCard) await change('applyGiftCard', giftCard);
  requireSession();
  if (deliveryMethod) await change('setDeliveryMethod', deliveryMethod);
  requireSession();
}
