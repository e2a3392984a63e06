import fc from 'fast-check';
import { describe } from 'vitest';
import { amount, filled, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import {
  checkoutInfo,
  checkoutLineItem,
  customLineItem,
  ids,
  newItems,
  optional,
  quantities,
  withOptions,
} from './own-commerce.js';
import { wireCheckout } from './wire-entities.js';

const response = partialRecord({ checkout: wireCheckout });
const items = { lineItems: newItems(checkoutLineItem), customLineItems: list(customLineItem) };
const extras = {
  ...items,
  couponCode: nullable(text),
  giftCardCode: nullable(text),
  overrideCheckoutUrl: nullable(text),
  giftCardRedeemAmount: nullable(amount),
};
const order = partialRecord({
  orderId: guid,
  subscriptionId: guid,
  paymentGatewayOrderId: guid,
  paymentResponseToken: text,
});
const url = partialRecord({ checkoutUrl: text });

describe('checkout', () => {
  for (const name of ['getCheckoutByCartId', 'removeCoupon', 'removeGiftCard', 'removeOverrideCheckoutUrl'] as const) {
    sameCall(`checkout.${name}`, fc.tuple(pathId), response);
  }
  sameCall('checkout.getCheckoutUrl', fc.tuple(pathId), url);
  sameCall('checkout.getWixCheckoutUrl', fc.tuple(pathId), url);
  sameCall('checkout.addToCheckout', withOptions(partialRecord(items)), response);
  sameCall(
    'checkout.createCheckout',
    optional(partialRecord({ ...extras, checkoutInfo, channelType: fc.constant('WEB' as const) })),
    response,
  );
  sameCall(
    'checkout.updateCheckout',
    fc.oneof(fc.tuple(pathId, checkoutInfo), fc.tuple(pathId, checkoutInfo, partialRecord(extras))),
    response,
  );
  sameCall('checkout.removeLineItems', fc.tuple(pathId, ids), response);
  sameCall('checkout.updateLineItemsQuantity', fc.tuple(pathId, quantities), response);
  sameCall(
    'checkout.createOrder',
    withOptions(partialRecord({ savePaymentMethod: flag, delayCapture: flag, inAppPurchase: flag })),
    order,
  );
  sameCall(
    'checkout.createOrderAndCharge',
    withOptions(partialRecord({ paymentToken: nullable(text), savePaymentMethod: flag, delayCapture: flag })),
    order,
  );
  sameCall(
    'checkout.markCheckoutAsCompleted',
    withOptions(partialRecord({ orderId: nullable(guid) })),
    fc.constant({}),
  );
  sameCall(
    'checkout.markCheckoutAsCompletedAndRedirectToUrl',
    fc.tuple(filled),
    partialRecord({
      body: fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString('base64')),
      statusCode: fc.constant(302),
      headers: list(fc.record({ key: text, value: text })),
    }),
  );
});
