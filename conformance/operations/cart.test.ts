import fc from 'fast-check';
import { describe } from 'vitest';
import { address, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import {
  cartInfo,
  cartLineItem,
  customLineItem,
  ids,
  newItems,
  optional,
  quantities,
  shippingOption,
  withOptions,
} from './own-commerce.js';
import { wireCart, wireEstimate } from './wire-entities.js';

const response = partialRecord({ cart: wireCart });
/** Cart fields without the ID, which is a separate argument. */
const changes = cartInfo.map(({ _id, ...fields }) => fields);
const info = {
  cartInfo,
  couponCode: nullable(text),
  lineItems: newItems(cartLineItem),
  customLineItems: list(customLineItem),
};

describe('cart', () => {
  for (const name of ['getCart', 'getCartByCheckoutId', 'removeBusinessLocation', 'removeCoupon'] as const) {
    sameCall(`cart.${name}`, fc.tuple(pathId), response);
  }
  sameCall('cart.deleteCart', fc.tuple(pathId), fc.constant({}));
  sameCall('cart.createCart', optional(partialRecord(info)), response);
  sameCall(
    'cart.updateCart',
    withOptions(fc.record({ ...info, cartInfo: changes }, { requiredKeys: ['cartInfo'] })),
    response,
  );
  sameCall(
    'cart.addToCart',
    withOptions(
      partialRecord({
        lineItems: newItems(cartLineItem),
        customLineItems: list(customLineItem),
        businessLocationId: nullable(guid),
      }),
    ),
    response,
  );
  sameCall('cart.removeLineItems', fc.tuple(pathId, ids), response);
  sameCall('cart.updateLineItemsQuantity', fc.tuple(pathId, quantities), response);
  sameCall(
    'cart.createCheckout',
    withOptions(
      partialRecord({
        channelType: fc.constantFrom('WEB' as const, 'POS' as const),
        shippingAddress: address,
        billingAddress: address,
        selectedShippingOption: shippingOption,
        email: nullable(text),
      }),
    ),
    partialRecord({ checkoutId: guid }),
  );
  sameCall(
    'cart.estimateTotals',
    withOptions(
      partialRecord({
        selectedShippingOption: shippingOption,
        shippingAddress: address,
        billingAddress: address,
        selectedMemberships: partialRecord({
          memberships: list(fc.record({ _id: guid, appId: guid, lineItemIds: list(guid) })),
        }),
        calculateTax: nullable(flag),
        calculateShipping: nullable(flag),
      }),
    ),
    wireEstimate,
  );
});
