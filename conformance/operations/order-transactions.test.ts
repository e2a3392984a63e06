import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, flag, guid, list, moment, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { ours } from '../harness/sides.js';
import { ids, price } from './own-commerce.js';
import { wireBulk, wirePayment, wireTransactions } from './wire-transactions.js';

const response = partialRecord({ orderTransactions: wireTransactions });
const payment = partialRecord({
  amount: price,
  _createdDate: moment,
  refundDisabled: flag,
  regularPaymentDetails: partialRecord({
    status: fc.constant('APPROVED' as const),
    offlinePayment: flag,
    authorizationDetails: partialRecord({
      authorizedDate: moment,
      captures: list(partialRecord({ _id: guid, _createdDate: moment, amount: price })),
      void: partialRecord({ voidedDate: moment }),
      scheduledAction: partialRecord({ executionDate: moment }),
    }),
    chargebacks: list(partialRecord({ _id: guid, _createdDate: moment, _updatedDate: moment })),
  }),
});
const status = fc.constantFrom('APPROVED' as const, 'DECLINED' as const);
const pairs = list(fc.record({ orderId: guid, paymentId: guid }));
const states = partialRecord({ status, returnFullEntity: flag });
const which = fc.record({ orderId: pathId, paymentId: pathId });

describe('order transactions', () => {
  sameCall('orderTransactions.listTransactionsForSingleOrder', fc.tuple(pathId), response);
  sameCall(
    'orderTransactions.listTransactionsForMultipleOrders',
    fc.tuple(ids),
    partialRecord({ orderTransactions: list(wireTransactions) }),
  );
  sameCall(
    'orderTransactions.addPayments',
    fc.tuple(pathId, list(payment)),
    partialRecord({ orderTransactions: wireTransactions, paymentsIds: list(guid) }),
  );
  sameCall(
    'orderTransactions.updatePaymentStatus',
    fc.oneof(fc.tuple(which), fc.tuple(which, partialRecord({ status }))),
    response,
  );
  sameCall(
    'orderTransactions.bulkUpdatePaymentStatuses',
    fc.oneof(fc.tuple(pairs), fc.tuple(pairs, states)),
    wireBulk(wirePayment),
  );
  const transaction = partialRecord({
    paymentId: guid,
    amount: price,
    refundStatus: fc.constant('FAILED' as const),
    refundStatusInfo: partialRecord({ paymentGatewayReasonCode: count.map(String), description: nullable(text) }),
  });
  sameCall(
    'orderTransactions.updateRefundTransaction',
    fc.oneof(fc.tuple(pathId, guid), fc.tuple(pathId, guid, partialRecord({ transaction }))),
    fc.constant({}),
  );

  test('updatePayments: sends arguments, which the official client’s function does not take', async () => {
    const createdDate = '2026-01-02T03:04:05.678Z';
    const json = { orderTransactions: { payments: [{ id: 'p', createdDate }] } };
    const { sent, value } = await capture(ours, { json }, (client) =>
      invoke(client, 'orderTransactions.updatePayments', 'o', [
        {
          payment: { _id: 'p', _createdDate: new Date(createdDate) },
          fieldMask: ['chargeCorrelationId', '_updatedDate'],
          statusUpdatedDate: new Date(createdDate),
        },
      ]),
    );
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/ecom/v1/payments/orders/o/update-payments',
      body: {
        orderId: 'o',
        payments: [
          {
            payment: { id: 'p', createdDate },
            fieldMask: 'chargeCorrelationId,updatedDate',
            statusUpdatedDate: createdDate,
          },
        ],
      },
    });
    expect(value).toEqual({ orderTransactions: { payments: [{ _id: 'p', _createdDate: new Date(createdDate) }] } });
  });
});
