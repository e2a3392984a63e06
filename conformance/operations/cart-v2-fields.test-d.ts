import type * as ourCart from '@cartwright/ecom/cart-v2';
import type * as ourCurrentCart from '@cartwright/ecom/current-cart-v2';
import type * as cart from '@wix/auto_sdk_ecom_cart-v-2';
import type * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2';
import type { Missing } from '../harness/missing.js';

type None<Paths extends never> = Paths;
type Only<Paths extends 'invalidItems._id'> = Paths;

/** Argument of a function. */
type Argument<Call extends (...parameters: never[]) => unknown, Index extends number> = NonNullable<
  Parameters<Call>[Index]
>;

/** Cartwright has every field of the official Cart V2 modules' arguments, responses and events. */
export type AllFieldsOfCartV2AreThere = [
  None<Missing<cart.Cart, ourCart.Cart>>,
  None<Missing<cart.CartCreatedEnvelope, ourCart.CartCreatedEnvelope>>,
  None<Missing<cart.CartUpdatedEnvelope, ourCart.CartUpdatedEnvelope>>,
  None<Missing<cart.CartDeletedEnvelope, ourCart.CartDeletedEnvelope>>,
  None<Missing<cart.CartCalculatedEnvelope, ourCart.CartCalculatedEnvelope>>,
  None<Missing<cart.CreateCartOptions, ourCart.CreateCartOptions>>,
  None<Missing<cart.UpdateCart, Argument<typeof ourCart.updateCart, 1>>>,
  None<Missing<cart.AddLineItemsOptions, ourCart.AddLineItemsOptions>>,
  None<Missing<cart.UpdateLineItemsOptions, ourCart.UpdateLineItemsOptions>>,
  None<Missing<cart.UpdateFormSubmissionsOptions, ourCart.UpdateFormSubmissionsOptions>>,
  None<Missing<cart.CouponInput, ourCart.CouponInput>>,
  None<Missing<cart.GiftCardInput, ourCart.GiftCardInput>>,
  None<Missing<cart.DeliveryMethodInput, ourCart.DeliveryMethodInput>>,
  None<Missing<cart.CalculateCartOptions, ourCart.CalculateCartOptions>>,
  None<Missing<cart.CalculateCartResponse, ourCart.CalculateCartResponse>>,
  None<Missing<cart.EstimateCartOptions, ourCart.EstimateCartOptions>>,
  None<Missing<cart.EstimateCartResponse, ourCart.EstimateCartResponse>>,
  None<Missing<cart.PlaceOrderOptions, ourCart.PlaceOrderOptions>>,
  None<Missing<cart.PlaceOrderResponse, ourCart.PlaceOrderResponse>>,
  None<Missing<cart.MarkCartAsCompletedOptions, ourCart.MarkCartAsCompletedOptions>>,
  None<Missing<cart.MarkCartAsCompletedResponse, ourCart.MarkCartAsCompletedResponse>>,
  None<Missing<cart.GetCheckoutUrlOptions, ourCart.GetCheckoutUrlOptions>>,
  None<Missing<cart.GetCheckoutURLResponse, ourCart.GetCheckoutURLResponse>>,
  None<Missing<currentCart.Cart, ourCurrentCart.Cart>>,
  None<Missing<currentCart.CreateCurrentCartOptions, ourCurrentCart.CreateCurrentCartOptions>>,
  None<Missing<currentCart.AddLineItemsToCurrentCartOptions, ourCurrentCart.AddLineItemsToCurrentCartOptions>>,
  None<Missing<currentCart.CalculateCurrentCartOptions, ourCurrentCart.CalculateCurrentCartOptions>>,
  None<Missing<currentCart.CalculateCurrentCartResponse, ourCurrentCart.CalculateCurrentCartResponse>>,
  None<Missing<currentCart.EstimateCurrentCartOptions, ourCurrentCart.EstimateCurrentCartOptions>>,
  None<Missing<currentCart.EstimateCurrentCartResponse, ourCurrentCart.EstimateCurrentCartResponse>>,
  None<Missing<currentCart.UpdateLineItemsInCurrentCartOptions, ourCurrentCart.UpdateLineItemsInCurrentCartOptions>>,
];

type Insufficient = Extract<cart.AddLineItemsApplicationErrors, { code?: 'INSUFFICIENT_INVENTORY' }>;

/** Error data is not converted. The official types declare its ID as `_id`, Cartwright as `id`, as it is sent. */
export type ErrorDataIsDeclaredAsSent = Only<
  Missing<NonNullable<Insufficient['data']>, ourCart.InsufficientInventoryErrorData>
>;
