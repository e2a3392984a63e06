import fc from 'fast-check';
import { amount, count, flag, guid, list, nullable, partialRecord, text, wireDate } from '../harness/arbitraries.js';

const price = fc.record({ amount, formattedAmount: text });
const lineItems = list(fc.record({ lineItemId: guid, quantity: count }));

/** A payment in the platform's format. */
export const wirePayment = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  amount: price,
  refundDisabled: flag,
  regularPaymentDetails: partialRecord({
    status: fc.constantFrom('APPROVED', 'AUTHORIZED', 'SOMETHING_NEW'),
    offlinePayment: flag,
    authorizationDetails: partialRecord({
      authorizedDate: nullable(wireDate),
      captures: list(partialRecord({ id: guid, status: fc.constant('PENDING'), createdDate: wireDate, amount: price })),
      void: partialRecord({ status: fc.constant('SUCCEEDED'), voidedDate: nullable(wireDate) }),
      scheduledAction: partialRecord({ actionType: fc.constant('CAPTURE'), executionDate: nullable(wireDate) }),
    }),
    chargebacks: list(partialRecord({ id: guid, createdDate: wireDate, updatedDate: wireDate, amount: price })),
  }),
});

/** A refund in the platform's format. */
export const wireRefund = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  transactions: list(partialRecord({ paymentId: guid, amount: price, refundStatus: fc.constant('STARTED') })),
  details: partialRecord({ lineItems, reason: nullable(text) }),
});

/** An order's payments and refunds in the platform's format. */
export const wireTransactions = partialRecord({
  orderId: guid,
  payments: list(wirePayment),
  refunds: list(wireRefund),
});

/** Response of a bulk operation, with one result per item. */
export const wireBulk = (item: fc.Arbitrary<object>) =>
  partialRecord({
    results: list(
      partialRecord({ itemMetadata: partialRecord({ id: guid, originalIndex: count, success: flag }), item }),
    ),
    bulkActionMetadata: partialRecord({ totalSuccesses: count, totalFailures: count }),
  });
