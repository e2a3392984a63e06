import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { catalogReference, ids, price, withOptions } from './own-commerce.js';
import { wireOrder } from './wire-entities.js';
import { wireBulk, wireTransactions } from './wire-transactions.js';

const response = partialRecord({ orderTransactions: wireTransactions });
const byHand = partialRecord({
  userDefinedPaymentMethodName: fc.oneof(fc.record({ predefined: fc.constant('CASH') }), fc.record({ custom: text })),
});
const gatewayOrder = partialRecord({ paymentGatewayOrderId: guid });

describe('payments collector', () => {
  sameCall(
    'orders.getPaymentCollectabilityStatus',
    fc.tuple(pathId),
    partialRecord({ status: fc.constantFrom('COLLECTABLE', 'SOMETHING_NEW'), amount: price }),
  );
  sameCall(
    'orders.getRefundabilityStatus',
    fc.tuple(pathId),
    partialRecord({ refundabilities: list(partialRecord({ paymentId: guid })), refundablePerItem: flag }),
  );
  const prepare = partialRecord({
    paymentGatewayOrderId: nullable(guid),
    delayedCapture: flag,
    merchantInitiated: flag,
    redirectUrls: partialRecord({ successUrl: text, cancelUrl: nullable(text) }),
    delayedCaptureSettings: partialRecord({
      scheduledAction: fc.constant('CAPTURE' as const),
      delayDuration: fc.record({ count, unit: fc.constant('DAYS' as const) }),
    }),
  });
  sameCall(
    'orders.preparePaymentCollection',
    fc.oneof(fc.tuple(pathId, price), fc.tuple(pathId, price, prepare)),
    gatewayOrder,
  );
  sameCall(
    'orders.recordManuallyCollectedPayment',
    fc.oneof(fc.tuple(pathId, price), fc.tuple(pathId, price, byHand)),
    fc.constant({}),
  );
  sameCall('orders.paymentCollectionMarkOrderAsPaid', withOptions(byHand), partialRecord({ order: wireOrder }));
  sameCall('orders.paymentCollectionBulkMarkOrdersAsPaid', fc.tuple(ids), wireBulk(wireOrder));
  sameCall(
    'orders.paymentCollectionCreatePaymentGatewayOrder',
    withOptions(partialRecord({ chargedBy: partialRecord({ _id: guid, fullName: nullable(text) }) })),
    gatewayOrder,
  );
  const charges = partialRecord({
    membershipCharges: list(
      partialRecord({
        membershipId: guid,
        appId: guid,
        catalogReference,
        serviceProperties: partialRecord({ scheduledDate: fc.date({ noInvalidDate: true, min: new Date(0) }) }),
      }),
    ),
  });
  sameCall(
    'orders.chargeMemberships',
    fc.oneof(fc.tuple(pathId, guid), fc.tuple(pathId, guid, charges)),
    fc.constant({}),
  );
  const captures = list(partialRecord({ paymentId: guid, amount: price }));
  sameCall('orders.captureAuthorizedPayments', fc.tuple(pathId, captures), response);
  sameCall('orders.voidAuthorizedPayments', fc.tuple(pathId, ids), response);
  const refunds = list(partialRecord({ paymentId: guid, amount: price, externalRefund: flag }));
  const details = partialRecord({
    details: partialRecord({
      reason: nullable(text),
      shippingIncluded: flag,
      lineItems: list(fc.record({ lineItemId: guid, quantity: count })),
    }),
    sideEffects: partialRecord({
      sendOrderRefundedEmail: flag,
      restockInfo: partialRecord({ type: fc.constant('ALL_ITEMS' as const) }),
    }),
  });
  sameCall(
    'orders.triggerRefund',
    fc.oneof(fc.tuple(pathId, refunds), fc.tuple(pathId, refunds, details)),
    partialRecord({
      orderTransactions: wireTransactions,
      refundId: guid,
      failedPaymentIds: list(partialRecord({ id: guid, success: flag })),
    }),
  );
});
