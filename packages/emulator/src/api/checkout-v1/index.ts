import type { Route } from '../../protocol/routing/route.js';
import {
  addToCheckout,
  removeCoupon,
  removeGiftCard,
  removeLineItems,
  removeOverrideCheckoutUrl,
  updateCheckout,
  updateLineItemsQuantity,
} from './change-checkout.js';
import { createCheckout } from './create-checkout.js';
import { createOrderAndCharge } from './create-order-and-charge.js';
import { createOrder } from './create-order.js';
import { getCheckoutByCartId } from './get-checkout-by-cart-id.js';
import { getCheckoutUrl } from './get-checkout-url.js';
import { getWixCheckoutUrl } from './get-wix-checkout-url.js';
import { getCheckout } from './get-checkout.js';
import { markCheckoutAsCompleted, markCheckoutAsCompletedAndRedirectToUrl } from './mark-checkout-as-completed.js';

/** The routes of checkouts. */
export const checkoutRoutes: readonly Route[] = [
  createCheckout,
  getCheckoutByCartId,
  markCheckoutAsCompletedAndRedirectToUrl,
  getCheckout,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  updateLineItemsQuantity,
  removeCoupon,
  removeGiftCard,
  removeOverrideCheckoutUrl,
  getCheckoutUrl,
  getWixCheckoutUrl,
  markCheckoutAsCompleted,
  createOrder,
  createOrderAndCharge,
];
