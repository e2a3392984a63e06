import fc from 'fast-check';
import { describe } from 'vitest';
import { amount, count, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { cart, items, wireCart, wireSummary } from './cart-v2-arbitraries.js';
import { ids, optional, withOptions } from './own-commerce.js';

const response = partialRecord({ cart: wireCart });
const calculated = partialRecord({ cart: wireCart, summary: wireSummary });
const newCart = fc
  .tuple(
    items,
    partialRecord({ cart, coupons: list(fc.record({ code: text })), giftCards: list(fc.record({ code: text })) }),
  )
  .map(([added, fields]) => ({ ...added, ...fields }));

describe('cartV2', () => {
  sameCall('cartV2.addCoupon', fc.tuple(pathId, fc.record({ code: text })) as never, response);
  sameCall(
    'cartV2.addGiftCard',
    fc.tuple(pathId, fc.record({ code: text, redeemAmount: fc.record({ amount }) })) as never,
    response,
  );
  sameCall('cartV2.addLineItems', withOptions(items) as never, response);
  sameCall('cartV2.calculateCart', withOptions(partialRecord({ refreshCart: flag })) as never, calculated);
  sameCall('cartV2.createCart', optional(newCart) as never, response);
  sameCall('cartV2.deleteCart', fc.tuple(pathId) as never, fc.constant({}));
  sameCall(
    'cartV2.estimateCart',
    withOptions(partialRecord({ calculateTax: flag, validationConfig: fc.constant('SKIP_VALIDATIONS') })) as never,
    calculated,
  );
  sameCall('cartV2.getCart', fc.tuple(pathId) as never, response);
  sameCall(
    'cartV2.getUpsellOptions',
    fc.tuple(pathId) as never,
    fc.record({ itemsUpsells: list(fc.record({ lineItemId: guid, upsells: list(fc.record({ id: guid })) })) }),
  );
  sameCall('cartV2.refreshCart', fc.tuple(pathId) as never, response);
  sameCall('cartV2.removeCoupon', fc.tuple(pathId, guid) as never, response);
  sameCall('cartV2.removeDeliveryMethod', fc.tuple(pathId) as never, response);
  sameCall('cartV2.removeGiftCard', fc.tuple(pathId, guid) as never, response);
  sameCall('cartV2.removeLineItems', fc.tuple(pathId, ids) as never, response);
  sameCall(
    'cartV2.setDeliveryMethod',
    fc.tuple(pathId, fc.record({ code: text, appId: nullable(guid) })) as never,
    response,
  );
  sameCall('cartV2.updateCart', fc.tuple(pathId, cart) as never, response);
  sameCall(
    'cartV2.updateFormSubmissions',
    withOptions(fc.record({ formSubmissions: list(fc.record({ _id: guid, formSubmissionId: guid })) })) as never,
    response,
  );
  sameCall(
    'cartV2.updateLineItems',
    withOptions(
      fc.record({ lineItems: list(fc.record({ lineItemId: guid, quantity: fc.record({ newQuantity: count }) })) }),
    ) as never,
    response,
  );
  sameCall(
    'cartV2.getCheckoutUrl',
    withOptions(partialRecord({ currencyCode: nullable(text) })) as never,
    partialRecord({ checkoutUrl: text }),
  );
  sameCall('cartV2.handleAsyncCheckoutCompletion', fc.tuple(text) as never, partialRecord({ statusCode: count }));
  sameCall('cartV2.markCartAsCompleted', withOptions(partialRecord({ orderId: nullable(guid) })) as never, response);
  sameCall(
    'cartV2.placeOrder',
    withOptions(
      partialRecord({
        priceVerificationToken: nullable(text),
        savePaymentMethod: flag,
        delayCapture: flag,
        paymentToken: nullable(text),
      }),
    ) as never,
    partialRecord({ orderId: guid, completed: flag }),
  );
});
