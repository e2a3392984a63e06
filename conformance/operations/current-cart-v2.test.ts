import fc from 'fast-check';
import { describe } from 'vitest';
import { amount, count, flag, guid, list, nullable, partialRecord, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { cart, items, wireCart, wireSummary } from './cart-v2-arbitraries.js';
import { ids, optional } from './own-commerce.js';

const response = partialRecord({ cart: wireCart });
const calculated = partialRecord({ cart: wireCart, summary: wireSummary });
const newCart = fc
  .tuple(
    items,
    partialRecord({ cart, coupons: list(fc.record({ code: text })), giftCards: list(fc.record({ code: text })) }),
  )
  .map(([added, fields]) => ({ ...added, ...fields }));

describe('currentCartV2', () => {
  sameCall('currentCartV2.addCouponToCurrentCart', fc.tuple(fc.record({ code: text })) as never, response);
  sameCall(
    'currentCartV2.addGiftCardToCurrentCart',
    fc.tuple(fc.record({ code: text, redeemAmount: fc.record({ amount }) })) as never,
    response,
  );
  sameCall('currentCartV2.addLineItemsToCurrentCart', optional(items) as never, response);
  sameCall('currentCartV2.calculateCurrentCart', optional(partialRecord({ refreshCart: flag })) as never, calculated);
  sameCall('currentCartV2.createCurrentCart', optional(newCart) as never, response);
  sameCall('currentCartV2.deleteCurrentCart', fc.constant([]) as never, fc.constant({}));
  sameCall(
    'currentCartV2.estimateCurrentCart',
    optional(partialRecord({ calculateTax: flag, validationConfig: fc.constant('SKIP_VALIDATIONS') })) as never,
    calculated,
  );
  sameCall('currentCartV2.getCurrentCart', fc.constant([]) as never, response);
  sameCall(
    'currentCartV2.getUpsellOptionsForCurrentCart',
    fc.constant([]) as never,
    fc.record({ itemsUpsells: list(fc.record({ lineItemId: guid, upsells: list(fc.record({ id: guid })) })) }),
  );
  sameCall('currentCartV2.refreshCurrentCart', fc.constant([]) as never, response);
  sameCall('currentCartV2.removeCouponFromCurrentCart', fc.tuple(guid) as never, response);
  sameCall('currentCartV2.removeDeliveryMethodFromCurrentCart', fc.constant([]) as never, response);
  sameCall('currentCartV2.removeGiftCardFromCurrentCart', fc.tuple(guid) as never, response);
  sameCall('currentCartV2.removeLineItemsFromCurrentCart', fc.tuple(ids) as never, response);
  sameCall(
    'currentCartV2.setDeliveryMethodForCurrentCart',
    fc.tuple(fc.record({ code: text, appId: nullable(guid) })) as never,
    response,
  );
  sameCall('currentCartV2.updateCurrentCart', fc.tuple(cart) as never, response);
  sameCall(
    'currentCartV2.updateFormSubmissionsInCurrentCart',
    optional(fc.record({ formSubmissions: list(fc.record({ _id: guid, formSubmissionId: guid })) })) as never,
    response,
  );
  sameCall(
    'currentCartV2.updateLineItemsInCurrentCart',
    optional(
      fc.record({ lineItems: list(fc.record({ lineItemId: guid, quantity: fc.record({ newQuantity: count }) })) }),
    ) as never,
    response,
  );
});
