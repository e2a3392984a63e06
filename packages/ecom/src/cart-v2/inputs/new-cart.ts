import { entity } from '@cartwright/core';
import { cartShape, type Cart } from '../entity/cart.js';
import type { CouponInput } from './coupon-input.js';
import type { DeliveryMethodInput } from './delivery-method-input.js';
import type { GiftCardInput } from './gift-card-input.js';
import { catalogItemInputShape } from './catalog-item-input.js';
import { customItemInputShape } from './custom-item-input.js';
import type { ItemsInput } from './items-input.js';

/** Content of a new cart. */
export interface NewCart extends ItemsInput {
  /** Fields of the cart, such as the customer and the delivery address. */
  cart?: Cart;
  /** Coupon, at most one. */
  coupons?: CouponInput[];
  /** Delivery method. Requires a delivery address and a line item. */
  deliveryMethod?: DeliveryMethodInput;
  /** Gift card, at most one. */
  giftCards?: GiftCardInput[];
}

/** Shape of {@link NewCart}. */
export const newCartShape = /* @__PURE__ */ entity<NewCart>({
  catalogItems: catalogItemInputShape,
  customItems: customItemInputShape,
  cart: cartShape,
});
