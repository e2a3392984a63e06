import { anId as id } from './an-id.js';

const amount = { amount: '12.50' };
const coupon = { code: 'TEN' };
const giftCard = { code: 'GIFT', redeemAmount: amount };
const deliveryMethod = { code: 'standard', appId: id };
const items = { catalogItems: [{ quantity: 1, catalogReference: { appId: id, catalogItemId: id } }] };
const newCart = { cart: { note: 'no onions' }, ...items };
const formSubmissions = { formSubmissions: [{ _id: id, formSubmissionId: id }] };
const lineItems = { lineItems: [{ lineItemId: id, quantity: { newQuantity: 2 } }] };

/** Valid arguments of each operation of Cart V2, by name. */
export const cartV2Arguments: Readonly<Record<string, readonly unknown[]>> = {
  'ecom.cartV2.addCoupon': [id, coupon],
  'ecom.cartV2.addGiftCard': [id, giftCard],
  'ecom.cartV2.addLineItems': [id, items],
  'ecom.cartV2.calculateCart': [id, { refreshCart: true }],
  'ecom.cartV2.createCart': [newCart],
  'ecom.cartV2.deleteCart': [id],
  'ecom.cartV2.estimateCart': [id, { calculateTax: true }],
  'ecom.cartV2.getCart': [id],
  'ecom.cartV2.getCheckoutUrl': [id, { currencyCode: 'EUR' }],
  'ecom.cartV2.getUpsellOptions': [id],
  'ecom.cartV2.handleAsyncCheckoutCompletion': ['token'],
  'ecom.cartV2.markCartAsCompleted': [id, { orderId: id }],
  'ecom.cartV2.placeOrder': [id, { savePaymentMethod: false }],
  'ecom.cartV2.refreshCart': [id],
  'ecom.cartV2.removeCoupon': [id, id],
  'ecom.cartV2.removeDeliveryMethod': [id],
  'ecom.cartV2.removeGiftCard': [id, id],
  'ecom.cartV2.removeLineItems': [id, [id]],
  'ecom.cartV2.setDeliveryMethod': [id, deliveryMethod],
  'ecom.cartV2.updateCart': [id, { note: 'no onions' }],
  'ecom.cartV2.updateFormSubmissions': [id, formSubmissions],
  'ecom.cartV2.updateLineItems': [id, lineItems],
  'ecom.currentCartV2.addCouponToCurrentCart': [coupon],
  'ecom.currentCartV2.addGiftCardToCurrentCart': [giftCard],
  'ecom.currentCartV2.addLineItemsToCurrentCart': [items],
  'ecom.currentCartV2.calculateCurrentCart': [{ refreshCart: true }],
  'ecom.currentCartV2.createCurrentCart': [newCart],
  'ecom.currentCartV2.deleteCurrentCart': [],
  'ecom.currentCartV2.estimateCurrentCart': [{ calculateTax: true }],
  'ecom.currentCartV2.getCurrentCart': [],
  'ecom.currentCartV2.getUpsellOptionsForCurrentCart': [],
  'ecom.currentCartV2.refreshCurrentCart': [],
  'ecom.currentCartV2.removeCouponFromCurrentCart': [id],
  'ecom.currentCartV2.removeDeliveryMethodFromCurrentCart': [],
  'ecom.currentCartV2.removeGiftCardFromCurrentCart': [id],
  'ecom.currentCartV2.removeLineItemsFromCurrentCart': [[id]],
  'ecom.currentCartV2.setDeliveryMethodForCurrentCart': [deliveryMethod],
  'ecom.currentCartV2.updateCurrentCart': [{ note: 'no onions' }],
  'ecom.currentCartV2.updateFormSubmissionsInCurrentCart': [formSubmissions],
  'ecom.currentCartV2.updateLineItemsInCurrentCart': [lineItems],
};
