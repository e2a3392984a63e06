import fc from 'fast-check';
import { describe } from 'vitest';
import {
  amount,
  count,
  fieldName,
  flag,
  guid,
  image,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
  wireImage,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { extendedFields, optional, price, withOptions } from './own-commerce.js';

const request = fc.record(
  {
    orderId: guid,
    amount: price,
    title: text,
    description: nullable(text),
    source: partialRecord({ appId: nullable(guid), externalId: text }),
    expirationDate: moment,
    image,
    blockedPaymentMethods: list(fc.constant('MANUAL' as const)),
    extendedFields,
  },
  { requiredKeys: ['orderId', 'amount', 'title'] },
);
const wireRequest = partialRecord({
  id: guid,
  orderId: guid,
  status: fc.constantFrom('UNPAID', 'PAID', 'NEW_STATUS'),
  amount: price,
  title: text,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  expirationDate: nullable(wireDate),
  image: nullable(wireImage),
});
const response = partialRecord({ orderPaymentRequest: wireRequest });

describe('order payment requests', () => {
  sameCall(
    'orderPaymentRequests.createOrderPaymentRequest',
    optional(fc.record({ orderPaymentRequest: request })),
    response,
  );
  sameCall('orderPaymentRequests.getOrderPaymentRequest', fc.tuple(pathId), response);
  sameCall(
    'orderPaymentRequests.updateOrderPaymentRequest',
    fc.tuple(
      pathId,
      partialRecord({ title: text, description: nullable(text), image, _createdDate: moment, expirationDate: moment }),
    ),
    response,
  );
  sameCall('orderPaymentRequests.deleteOrderPaymentRequest', fc.tuple(pathId), fc.constant({}));
  sameCall('orderPaymentRequests.voidOrderPaymentRequest', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'orderPaymentRequests.getOrderPaymentRequestUrl',
    fc.tuple(pathId),
    partialRecord({ orderPaymentRequestUrl: text }),
  );
  sameCall(
    'orderPaymentRequests.chargeOrderPaymentRequest',
    withOptions(partialRecord({ paymentToken: nullable(text) })),
    partialRecord({ paymentResponseToken: nullable(text) }),
  );
  sameCall(
    'orderPaymentRequests.bulkCreateOrderPaymentRequests',
    fc.oneof(fc.tuple(list(request)), fc.tuple(list(request), partialRecord({ returnEntity: flag }))),
    partialRecord({
      results: list(
        partialRecord({
          itemMetadata: partialRecord({ id: guid, originalIndex: count, success: flag }),
          item: partialRecord({ orderPaymentRequest: wireRequest, orderPaymentRequestUrl: text }),
        }),
      ),
    }),
  );
  sameCall(
    'orderPaymentRequests.updateExtendedFields',
    fc.tuple(pathId, text, fc.record({ namespaceData: nullable(fc.dictionary(fieldName, text)) })),
    response,
  );
  sameCall(
    'orderPaymentRequests.queryOrderPaymentRequests',
    fc.tuple(
      fc.record(
        {
          filter: partialRecord({
            orderId: guid,
            status: fc.constantFrom('UNPAID', 'PAID'),
            title: fc.oneof(text, fc.record({ $startsWith: text })),
            'amount.amount': fc.record({ $gt: amount }),
            expirationDate: fc.record({ $lt: moment }),
          }),
          sort: list(
            fc.record({
              fieldName: fc.constantFrom('_createdDate', 'expirationDate', 'amount.amount'),
              order: fc.constantFrom('ASC', 'DESC'),
            }),
          ),
          cursorPaging: partialRecord({ limit: count, cursor: text }),
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({
      orderPaymentRequests: list(wireRequest),
      pagingMetadata: partialRecord({ count, cursors: partialRecord({ next: text }) }),
    }),
  );
});
