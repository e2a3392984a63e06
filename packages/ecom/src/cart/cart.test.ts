import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
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

operationTable(cart, {
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
});

refusalTable(cart, [
  ['addToCart', ['c', { lineItems: [{ quantity: 1 }] }], 'lineItems[0].catalogReference.catalogItemId'],
  ['addToCart', ['c', { customLineItems: [{ quantity: 0 }] }], 'customLineItems[0].quantity'],
  ['removeLineItems', ['c', []], 'lineItemIds'],
  ['removeLineItems', ['c', ['l', '']], 'lineItemIds[1]'],
  ['updateLineItemsQuantity', ['c', [{ _id: 'l', quantity: 1.5 }]], 'lineItems[0].quantity'],
  ['updateCart', ['c', { cartFieldmask: 'buyerNote' }], 'cartFieldmask'],
]);
