import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as cart from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireImage = { id: 'mug.jpg', filename: 'Mug.jpg', width: 80, height: 60 };
const catalogReference = { appId: 'stores', catalogItemId: 'mug' };
const wireCart = {
  id: 'c',
  createdDate: time,
  lineItems: [{ id: 'l', quantity: 2, image: wireImage }],
  contactInfo: { address: { addressLine: '1 Main St' } },
};
const ours = {
  _id: 'c',
  _createdDate: when,
  lineItems: [{ _id: 'l', quantity: 2, image }],
  contactInfo: { address: { addressLine1: '1 Main St' } },
} satisfies cart.Cart;
const change = (path: string) => ({
  method: 'POST',
  path: `/ecom/v1/carts/c/${path}`,
  answer: { cart: wireCart },
  returns: { cart: ours },
});
const added = {
  lineItems: [{ catalogReference, quantity: 1 }],
  customLineItems: [{ quantity: 1, media: image, physicalProperties: { weight: NaN } }],
};
const wireAdded = {
  lineItems: [{ catalogReference, quantity: 1 }],
  customLineItems: [
    { quantity: 1, media: { ...wireImage, altText: 'Mug.jpg', url: image }, physicalProperties: { weight: 'NaN' } },
  ],
};
const addresses = { shippingAddress: { addressLine1: '1 Main St' }, billingAddress: { addressLine1: '2 Main St' } };
const wireAddresses = { shippingAddress: { addressLine: '1 Main St' }, billingAddress: { addressLine: '2 Main St' } };

operationTable(
  cart,
  {
    createCart: {
      args: [{ cartInfo: { contactInfo: ours.contactInfo }, couponCode: 'TEN', ...added }],
      method: 'POST',
      path: '/ecom/v1/carts',
      body: { cartInfo: { contactInfo: wireCart.contactInfo }, couponCode: 'TEN', ...wireAdded },
      answer: { cart: wireCart },
      returns: ours,
    },
    getCart: {
      args: ['c'],
      method: 'GET',
      path: '/ecom/v1/carts/c',
      query: { id: 'c' },
      answer: { cart: wireCart },
      returns: ours,
    },
    getCartByCheckoutId: {
      args: ['checkout'],
      method: 'GET',
      path: '/ecom/v1/carts/by-checkout-id/checkout',
      query: { id: 'checkout' },
      answer: { cart: wireCart },
      returns: { cart: ours },
    },
    updateCart: {
      args: [
        'c',
        { cartInfo: { _id: 'other', id: 'other', buyerNote: 'Ring' }, cartFieldmask: ['buyerNote', '_createdDate'] },
      ],
      method: 'PATCH',
      path: '/ecom/v1/carts/c',
      body: { cartInfo: { id: 'c', buyerNote: 'Ring' }, cartFieldmask: 'buyerNote,createdDate' },
      answer: { cart: wireCart },
      returns: ours,
    },
    addToCart: { ...change('add-to-cart'), args: ['c', added], body: { id: 'c', ...wireAdded } },
    removeLineItems: {
      ...change('remove-line-items'),
      args: ['c', ['l']],
      body: { id: 'c', lineItemIds: ['l'] },
    },
    updateLineItemsQuantity: {
      ...change('update-line-items-quantity'),
      args: ['c', [{ _id: 'l', quantity: 3 }]],
      body: { id: 'c', lineItems: [{ id: 'l', quantity: 3 }] },
    },
    removeCoupon: { ...change('remove-coupon'), args: ['c'], body: { id: 'c' } },
    removeBusinessLocation: { ...change('remove-business-location'), args: ['c'], body: { id: 'c' } },
    createCheckout: {
      args: ['c', { channelType: 'WEB', ...addresses }],
      method: 'POST',
      path: '/ecom/v1/carts/c/create-checkout',
      body: { id: 'c', channelType: 'WEB', ...wireAddresses },
      answer: { checkoutId: 'checkout' },
      returns: { checkoutId: 'checkout' },
    },
    estimateTotals: {
      args: ['c', { calculateTax: false, ...addresses }],
      method: 'POST',
      path: '/ecom/v1/carts/c/estimate-totals',
      body: { id: 'c', calculateTax: false, ...wireAddresses },
      answer: {
        cart: wireCart,
        shippingInfo: { selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: time, to: time } } } },
        membershipOptions: { eligibleMemberships: [{ id: 'm', expirationDate: time }] },
        appliedDiscounts: [{ merchantDiscount: { percentage: 'NaN' } }],
      },
      returns: {
        cart: ours,
        shippingInfo: { selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: when, to: when } } } },
        membershipOptions: { eligibleMemberships: [{ _id: 'm', expirationDate: when }] },
        appliedDiscounts: [{ merchantDiscount: { percentage: NaN } }],
      },
    },
    deleteCart: { args: ['c'], method: 'DELETE', path: '/ecom/v1/carts/c', query: { id: 'c' } },
  },
  [
    ['getCart', [' '], 'getCart: id'],
    ['addToCart', ['c', { lineItems: [{ quantity: 1 }] }], 'lineItems[0].catalogReference.catalogItemId'],
    ['addToCart', ['c', { customLineItems: [{ quantity: 0 }] }], 'customLineItems[0].quantity'],
    ['removeLineItems', ['c', []], 'lineItemIds'],
    ['removeLineItems', ['c', ['l', '']], 'lineItemIds[1]'],
    ['updateLineItemsQuantity', ['c', [{ _id: 'l', quantity: 1.5 }]], 'lineItems[0].quantity'],
    ['updateCart', ['c', { cartFieldmask: 'buyerNote' }], 'cartFieldmask'],
  ],
);
