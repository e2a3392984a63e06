import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { ids, price, withOptions } from './own-commerce.js';
import { wirePayment, wireRefund, wireTransactions } from './wire-transactions.js';

const response = partialRecord({ orderTransactions: wireTransactions });
const paid = partialRecord({ orderTransactions: wireTransactions, payment: wirePayment, payments: list(wirePayment) });
const currency = fc.constant('EUR');
const refundItems = partialRecord({
  lineItems: list(fc.record({ lineItemId: guid, quantity: count })),
  additionalFees: list(fc.record({ additionalFeeId: guid, amount: price })),
  shipping: fc.record({ amount: price }),
});
const memberships = list(
  fc.record({
    lineItemId: guid,
    membershipIdentifier: fc.oneof(
      fc.record({ existingMembership: fc.record({ appId: guid, membershipId: guid }) }),
      fc.record({ futureMembership: fc.record({ lineItemId: guid, benefitId: guid }) }),
    ),
  }),
);
const delayedCaptureSettings = partialRecord({
  scheduledAction: fc.constant('VOID' as const),
  delayDuration: fc.record({ count, unit: fc.constant('HOURS' as const) }),
});

describe('order billing', () => {
  sameCall(
    'orderBilling.authorizeChargeWithSavedPaymentMethod',
    fc.tuple(pathId, partialRecord({ amount: price, currency, delayedCaptureSettings })),
    paid,
  );
  sameCall(
    'orderBilling.calculateRefund',
    withOptions(partialRecord({ refundItems })),
    partialRecord({ available: flag, summary: partialRecord({ total: price, tax: price }) }),
  );
  sameCall(
    'orderBilling.captureAuthorizedPayments',
    fc.tuple(pathId, fc.record({ payments: list(partialRecord({ paymentId: guid, amount: price })) })),
    response,
  );
  sameCall(
    'orderBilling.chargeMemberships',
    fc.tuple(pathId, partialRecord({ memberId: guid, memberships })),
    partialRecord({ payments: list(wirePayment) }),
  );
  sameCall(
    'orderBilling.chargeOrder',
    withOptions(
      partialRecord({
        memberId: nullable(guid),
        regularCharge: partialRecord({
          paymentIntentId: guid,
          amount: price,
          delayedCaptureSettings,
          redirectUrls: partialRecord({ successUrl: nullable(text) }),
        }),
        giftCards: list(partialRecord({ giftCardCode: text, amount: price })),
        memberships,
        idempotencyKey: nullable(text),
        merchantInitiated: flag,
      }),
    ),
    paid,
  );
  sameCall(
    'orderBilling.generateReceipts',
    fc.tuple(pathId, fc.record({ paymentIds: ids })),
    partialRecord({ receipts: list(fc.record({ paymentId: guid, receiptId: guid })) }),
  );
  sameCall(
    'orderBilling.getOrderRefundability',
    fc.tuple(pathId),
    partialRecord({
      payments: list(partialRecord({ refundable: flag, payment: partialRecord({ paymentId: guid }) })),
      lineItems: list(partialRecord({ lineItemId: guid, availableRefundQuantity: count })),
    }),
  );
  sameCall(
    'orderBilling.redeemGiftCard',
    fc.tuple(pathId, partialRecord({ giftCardCode: text, amount: price, currency })),
    paid,
  );
  sameCall(
    'orderBilling.refundPayments',
    withOptions(
      partialRecord({
        paymentRefunds: list(partialRecord({ paymentId: guid, amount: price, externalRefund: flag })),
        refundItems,
        sideEffects: partialRecord({
          restock: fc.record({ lineItems: list(fc.record({ lineItemId: guid, quantity: count })) }),
          notifications: partialRecord({ sendCustomerEmail: flag, customMessage: nullable(text) }),
        }),
        customerReason: nullable(text),
        locationId: nullable(guid),
      }),
    ),
    partialRecord({ refund: wireRefund, orderTransactions: wireTransactions }),
  );
  sameCall('orderBilling.voidAuthorizedPayments', fc.tuple(pathId, fc.record({ paymentIds: ids })), response);
  sameCall('orderBilling.voidMemberships', fc.tuple(pathId, fc.record({ paymentIds: ids })), fc.constant({}));
});
