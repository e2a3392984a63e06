import type { Address } from '@cartwright/core';
import type { Cart } from '../cart-v2/entity/cart.js';
import type { DeliveryMethodInput } from '../cart-v2/inputs/delivery-method-input.js';
import type { GiftCardInput } from '../cart-v2/inputs/gift-card-input.js';
import type { ItemsInput } from '../cart-v2/inputs/items-input.js';
import type { CheckoutCallbacks } from './checkout-page.js';

/** Fields that a checkout saves in the cart. */
export interface CheckoutFields {
  /** Customer's email address. */
  email?: string | null;
  /** Delivery address. */
  shippingAddress?: Address;
  /** Billing address. */
  billingAddress?: Address;
  /** Delivery method. Requires a delivery address, here or in the cart. */
  deliveryMethod?: DeliveryMethodInput;
  /** Coupon code. Replaces the coupon of the cart. */
  couponCode?: string | null;
  /** Gift card code, from 8 to 20 characters. Replaces the gift card of the cart. If it is rejected, the cart has none. */
  giftCardCode?: string | null;
  /** Amount to redeem from the gift card, as a decimal string. Omit to redeem as much as the order needs. */
  giftCardRedeemAmount?: string | null;
  /** Other fields of the cart, such as `note` and `customerInfo`. They take precedence over the options above. */
  cart?: Cart;
}

/** Options for starting a checkout. */
export interface StartCheckoutOptions extends CheckoutFields, ItemsInput {
  /** URLs that the checkout page redirects to. */
  callbacks: CheckoutCallbacks;
}

/**
 * Converts the options of a checkout to fields of the cart.
 *
 * @param options - Options of `startCheckout`.
 * @returns Fields for `updateCurrentCart`. Empty if there is nothing to save.
 * @example
 * ```ts
 * import { updateCurrentCart } from '@cartwright/ecom/current-cart-v2';
 * import { toCartFields } from '@cartwright/ecom/purchase-v2';
 *
 * export const saveEmail = (email: string) => updateCurrentCart(toCartFields({ email }));
 * ```
 */
export function toCartFields({ email, shippingAddress, billingAddress, cart = {} }: CheckoutFields): Cart {
  const { customerInfo, deliveryInfo, paymentInfo } = cart;
  return {
    ...cart,
    ...((email || customerInfo) && { customerInfo: { ...(email && { email }), ...customerInfo } }),
    ...((shippingAddress || deliveryInfo) && {
      deliveryInfo: { ...(shippingAddress && { address: shippingAddress }), ...deliveryInfo },
    }),
    ...((billingAddress || paymentInfo) && {
      paymentInfo: { ...(billingAddress && { billingAddress }), ...paymentInfo },
    }),
  };
}

/**
 * Converts the options of a checkout to the gift card to add.
 *
 * @param options - Options of `startCheckout`.
 * @returns Gift card for `addGiftCardToCurrentCart`. `undefined` without a code.
 * @example
 * ```ts
 * import { toGiftCard } from '@cartwright/ecom/purchase-v2';
 *
 * export const giftCard = toGiftCard({ giftCardCode: 'GIFT-GOOD-0050', giftCardRedeemAmount: '10.00' });
 * ```
 */
export const toGiftCard = ({ giftCardCode, giftCardRedeemAmount }: CheckoutFields): GiftCardInput | undefined =>
  giftCardCode
    ? { code: giftCardCode, ...(giftCardRedeemAmount && { redeemAmount: { amount: giftCardRedeemAmount } }) }
    : undefined;
