import { toCartFields, toGiftCard, type CheckoutFields } from '@cartwright/ecom/purchase-v2';
import type { CartActions } from '../cart-store/cart-actions.js';

/**
 * Saves the options of a checkout in the cart, through the queue of its changes.
 *
 * @param fields - Options of the checkout.
 * @param actions - Changes of the cart.
 * @param requireSession - Throws when the session has changed: the rest is not saved in the cart of another member.
 */
export async function saveCheckout(
  fields: CheckoutFields,
  actions: CartActions,
  requireSession: () => void,
): Promise<void> {
  const { couponCode, deliveryMethod } = fields;
  const cart = toCartFields(fields);
  const giftCard = toGiftCard(fields);
  if (Object.keys(cart).length > 0) await actions.updateCart(cart);
  requireSession();
  if (couponCode) await actions.applyCoupon({ code: couponCode });
  requireSession();
  if (giftCard) await actions.applyGiftCard(giftCard);
  requireSession();
  if (deliveryMethod) await actions.setDeliveryMethod(deliveryMethod);
  requireSession();
}
