import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  flag,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { ids } from './own-commerce.js';

const fields = {
  trackingInfo: partialRecord({ trackingNumber: nullable(text), shippingProvider: nullable(text) }),
  customInfo: fc.record({ fieldsData: fc.dictionary(fc.constantFrom('size', 'id', '_id'), text) }),
  status: nullable(text),
  completed: nullable(flag),
};
const own = partialRecord({
  ...fields,
  _createdDate: moment,
  lineItems: list(fc.record({ _id: guid, quantity: nullable(count) })),
});
const wire = partialRecord({
  ...fields,
  id: guid,
  createdDate: nullable(wireDate),
  lineItems: list(fc.record({ id: guid, quantity: count })),
});
const ofOrder = partialRecord({ orderId: guid, fulfillments: list(wire) });
const response = partialRecord({ orderWithFulfillments: ofOrder });
const which = fc.record({ orderId: pathId, fulfillmentId: pathId });

describe('order fulfillments', () => {
  sameCall('orderFulfillments.listFulfillmentsForSingleOrder', fc.tuple(pathId), response);
  sameCall(
    'orderFulfillments.listFulfillmentsForMultipleOrders',
    fc.tuple(ids),
    partialRecord({ ordersWithFulfillments: list(ofOrder) }),
  );
  sameCall(
    'orderFulfillments.createFulfillment',
    fc.tuple(pathId, own),
    partialRecord({ orderWithFulfillments: ofOrder, fulfillmentId: guid }),
  );
  sameCall('orderFulfillments.updateFulfillment', fc.tuple(which, fc.record({ fulfillment: own })), response);
  sameCall('orderFulfillments.deleteFulfillment', fc.tuple(which), response);
  sameCall(
    'orderFulfillments.bulkCreateFulfillments',
    fc.tuple(list(fc.record({ orderId: guid, fulfillments: list(own) }))),
    partialRecord({
      results: list(partialRecord({ itemMetadata: partialRecord({ id: guid }), ordersWithFulfillments: ofOrder })),
      bulkActionMetadata: partialRecord({ totalSuccesses: count }),
    }),
  );
});
