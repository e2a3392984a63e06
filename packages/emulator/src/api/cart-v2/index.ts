import type { Route } from '../../protocol/routing/route.js';
import { addCoupon, addCouponToCurrentCart } from './add-coupon.js';
import { addGiftCard, addGiftCardToCurrentCart } from './add-gift-card.js';
import { addLineItems, addLineItemsToCurrentCart } from './add-line-items.js';
import { calculateCart, calculateCurrentCart } from './calculate-cart.js';
import { createCart, createCurrentCart } from './create-cart.js';
import { deleteCart, deleteCurrentCart } from './delete-cart.js';
import { getCheckoutUrl } from './get-checkout-url.js';
import { handleAsyncCheckoutCompletion } from './handle-async-checkout-completion.js';
import { markCartAsCompleted } from './mark-cart-as-completed.js';
import { placeOrder } from './place-order.js';
import { estimateCart, estimateCurrentCart } from './estimate-cart.js';
import { getCart, getCurrentCart } from './get-cart.js';
import { getUpsellOptions, getUpsellOptionsForCurrentCart } from './get-upsell-options.js';
import { refreshCart, refreshCurrentCart } from './refresh-cart.js';
import { removeCoupon, removeCouponFromCurrentCart } from './remove-coupon.js';
import { removeDeliveryMethod, removeDeliveryMethodFromCurrentCart } from './remove-delivery-method.js';
import { removeGiftCard, removeGiftCardFromCurrentCart } from './remove-gift-card.js';
import { removeLineItems, removeLineItemsFromCurrentCart } from './remove-line-items.js';
import { setDeliveryMethod, setDeliveryMethodForCurrentCart } from './set-delivery-method.js';
import { updateCart, updateCurrentCart } from './update-cart.js';
import { updateFormSubmissions, updateFormSubmissionsInCurrentCart } from './update-form-submissions.js';
import { updateLineItems, updateLineItemsInCurrentCart } from './update-line-items.js';

/** The routes of Cart V2. */
export const cartV2Routes: readonly Route[] = [
  createCurrentCart,
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  refreshCurrentCart,
  estimateCurrentCart,
  calculateCurrentCart,
  addLineItemsToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
  addCouponToCurrentCart,
  removeCouponFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  addGiftCardToCurrentCart,
  removeGiftCardFromCurrentCart,
  updateFormSubmissionsInCurrentCart,
  getUpsellOptionsForCurrentCart,
  createCart,
  getCart,
  updateCart,
  deleteCart,
  refreshCart,
  estimateCart,
  calculateCart,
  addLineItems,
  removeLineItems,
  updateLineItems,
  addCoupon,
  removeCoupon,
  setDeliveryMethod,
  removeDeliveryMethod,
  addGiftCard,
  removeGiftCard,
  updateFormSubmissions,
  getUpsellOptions,
  getCheckoutUrl,
  placeOrder,
  markCartAsCompleted,
  handleAsyncCheckoutCompletion,
];
