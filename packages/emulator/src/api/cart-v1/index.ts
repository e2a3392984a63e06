import type { Route } from '../../protocol/routing/route.js';
import { addToCart, addToCurrentCart } from './add-to-cart.js';
import { createCart } from './create-cart.js';
import { createCheckoutFromCart, createCheckoutFromCurrentCart } from './create-checkout-from-cart.js';
import { deleteCartRoute, deleteCurrentCartRoute } from './delete-cart.js';
import { estimateCurrentCartTotals, estimateTotals } from './estimate-totals.js';
import { getCartByCheckoutId } from './get-cart-by-checkout-id.js';
import { getCart, getCurrentCart } from './get-cart.js';
import { removeBusinessLocation } from './remove-business-location.js';
import { removeCoupon, removeCouponFromCurrentCart } from './remove-coupon.js';
import { removeLineItems, removeLineItemsFromCurrentCart } from './remove-line-items.js';
import { updateCart, updateCurrentCart } from './update-cart.js';
import { updateCurrentCartLineItemQuantity, updateLineItemsQuantity } from './update-line-items-quantity.js';

/** The routes of carts. */
export const cartRoutes: readonly Route[] = [
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCartRoute,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  createCheckoutFromCurrentCart,
  removeCouponFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  estimateCurrentCartTotals,
  createCart,
  getCartByCheckoutId,
  removeBusinessLocation,
  getCart,
  updateCart,
  deleteCartRoute,
  addToCart,
  removeLineItems,
  createCheckoutFromCart,
  removeCoupon,
  updateLineItemsQuantity,
  estimateTotals,
];
