import type * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address, flag, guid, list, nullable, partialRecord, text } from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { ours } from '../harness/sides.js';
import {
  cartInfo,
  cartLineItem,
  customLineItem,
  ids,
  newItems,
  optional,
  quantities,
  shippingOption,
} from './own-commerce.js';
import { wireCart, wireEstimate } from './wire-entities.js';

const response = partialRecord({ cart: wireCart });

describe('current cart', () => {
  sameCall('currentCart.getCurrentCart', fc.constant([]), response);

  sameCall(
    'currentCart.updateCurrentCart',
    optional<currentCart.UpdateCurrentCartOptions>(
      partialRecord({
        cartInfo,
        couponCode: nullable(text),
        lineItems: list(cartLineItem),
        customLineItems: list(customLineItem),
      }),
    ),
    response,
  );

  sameCall('currentCart.deleteCurrentCart', fc.constant([]), fc.constant({}));

  sameCall(
    'currentCart.addToCurrentCart',
    optional<currentCart.AddToCurrentCartOptions>(
      partialRecord({
        lineItems: newItems(cartLineItem),
        customLineItems: list(customLineItem),
        businessLocationId: nullable(guid),
      }),
    ),
    response,
  );

  sameCall('currentCart.removeLineItemsFromCurrentCart', fc.tuple(ids), response);

  sameCall(
    'currentCart.createCheckoutFromCurrentCart',
    optional<currentCart.CreateCheckoutFromCurrentCartOptions>(
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

  sameCall('currentCart.removeCouponFromCurrentCart', fc.constant([]), response);

  sameCall('currentCart.updateCurrentCartLineItemQuantity', fc.tuple(quantities), response);

  sameCall(
    'currentCart.estimateCurrentCartTotals',
    optional<currentCart.EstimateCurrentCartTotalsOptions>(
      partialRecord({
        selectedShippingOption: shippingOption,
        shippingAddress: address,
        billingAddress: address,
        selectedMemberships: partialRecord({
          memberships: list(fc.record({ _id: guid, appId: guid, lineItemIds: list(guid) })),
        }),
        calculateTax: nullable(flag),
        calculateShipping: nullable(flag),
        calculateAdditionalFees: nullable(flag),
      }),
    ),
    wireEstimate,
  );

  test('updateCurrentCart: merchant discounts and the field mask, which the current official client no longer sends', async () => {
    const { sent } = await capture(ours, {}, (client) =>
      invoke(client, 'currentCart.updateCurrentCart', {
        cartInfo: { buyerNote: 'n' },
        merchantDiscounts: [{ amount: { amount: '5.00' } }],
        cartFieldmask: ['buyerNote', 'contactInfo.address'],
      }),
    );
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      path: '/ecom/v1/carts/current',
      body: {
        cartInfo: { buyerNote: 'n' },
        merchantDiscounts: [{ amount: { amount: '5.00' } }],
        cartFieldmask: 'buyerNote,contactInfo.address',
      },
    });
  });
});
