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
  const save: ChangeCart = async (name, variables) => {
    const saved = await change(name, variables);
    requireSession();
    return saved;
  };
  if (Object.keys(cart).length > 0) await save('updateCart', cart);
  if (couponCode) await save('applyCoupon', { code: couponCode });
  if (giftCard) await save('applyGiftCard', giftCard);
  if (deliveryMethod) await save('setDeliveryMethod', deliveryMethod);
}
