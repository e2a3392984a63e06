import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  fieldName,
  filled,
  flag,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { ids, optional, orderFields, orderLineItem, withOptions } from './own-commerce.js';
import { wireOrder } from './wire-entities.js';
import { wireBulk } from './wire-transactions.js';

const response = partialRecord({ order: wireOrder });
const tags = partialRecord({ tags: fc.record({ tagIds: list(guid) }), privateTags: fc.record({ tagIds: list(guid) }) });
const activity = fc.oneof(
  fc.record({ merchantComment: fc.record({ message: text }) }),
  fc.record({
    customActivity: partialRecord({ appId: guid, type: text, additionalData: fc.dictionary(fieldName, text) }),
  }),
);
const field = fc.constantFrom('status', 'number', '_id', '_createdDate', 'buyerInfo.email');
const condition = fc.oneof(text, fc.record({ $in: list(text) }), fc.record({ $gt: moment }));
const filter = fc.dictionary(field, condition, { maxKeys: 3 });

describe('orders', () => {
  sameCall(
    'orders.createOrder',
    fc.oneof(
      fc.tuple(orderFields),
      fc.tuple(
        orderFields,
        partialRecord({
          settings: partialRecord({
            editableByEveryone: flag,
            orderApprovalStrategy: fc.constant('PAYMENT_RECEIVED' as const),
            notifications: partialRecord({ sendNotificationToBuyer: nullable(flag) }),
          }),
        }),
      ),
    ),
    response,
  );
  sameCall('orders.importOrder', fc.tuple(orderFields), response);
  sameCall('orders.updateOrder', fc.tuple(pathId, orderFields), response);
  sameCall(
    'orders.updateOrderLineItem',
    fc.tuple(
      fc.record({ _id: pathId, lineItemId: pathId }),
      orderLineItem.map(({ _id, ...fields }) => fields),
    ),
    response,
  );
  sameCall(
    'orders.updateOrderStatus',
    fc.tuple(pathId, fc.constantFrom('APPROVED' as const, 'REJECTED' as const)),
    response,
  );
  sameCall(
    'orders.cancelOrder',
    withOptions(partialRecord({ sendOrderCanceledEmail: flag, customMessage: nullable(text), restockAllItems: flag })),
    response,
  );
  sameCall(
    'orders.addActivities',
    withOptions(
      partialRecord({
        orderActivities: list(partialRecord({ _createdDate: moment, merchantComment: fc.record({ message: text }) })),
      }),
    ),
    partialRecord({ order: wireOrder, activityIds: list(guid) }),
  );
  sameCall('orders.addActivity', fc.tuple(pathId, activity), partialRecord({ order: wireOrder, activityId: guid }));
  const which = fc.record({ _id: pathId, activityId: pathId });
  sameCall('orders.updateActivity', fc.tuple(which, activity), response);
  sameCall('orders.deleteActivity', fc.tuple(which), response);
  sameCall(
    'orders.bulkUpdateOrderTags',
    fc.oneof(fc.tuple(ids), fc.tuple(ids, partialRecord({ assignTags: tags, unassignTags: tags }))),
    wireBulk(fc.constant({})),
  );
  const masked = partialRecord({
    order: orderFields,
    fieldMask: list(fc.constantFrom('buyerNote', 'billingInfo.address')),
  });
  sameCall(
    'orders.bulkUpdateOrders',
    fc.oneof(fc.tuple(list(masked)), fc.tuple(list(masked), partialRecord({ returnEntity: flag }))),
    wireBulk(wireOrder),
  );
  sameCall('orders.bulkDeleteImportedOrders', fc.tuple(ids), partialRecord({ jobId: guid }));
  sameCall(
    'orders.setOrderNumberCounter',
    fc.oneof(fc.tuple(filled), fc.tuple(filled, partialRecord({ allowLowerCounter: flag }))),
    partialRecord({ oldCounter: text, newCounter: text }),
  );
  sameCall(
    'orders.aggregateOrders',
    optional(
      partialRecord({
        filter: nullable(filter),
        aggregation: nullable(fc.record({ count: text })),
        hierarchySeparatorOverride: nullable(text),
      }),
    ),
    partialRecord({ aggregates: fc.record({ count }) }),
  );
  sameCall(
    'orders.searchOrders',
    fc.tuple(
      partialRecord({
        filter: nullable(filter),
        sort: list(
          fc.record({
            fieldName: fc.constantFrom('number', 'status', '_createdDate', 'businessLocation._id'),
            order: fc.constantFrom('ASC' as const, 'DESC' as const),
          }),
        ),
        cursorPaging: partialRecord({ limit: nullable(count), cursor: nullable(text) }),
      }),
    ),
    partialRecord({
      orders: list(wireOrder),
      metadata: partialRecord({ count, cursors: partialRecord({ next: text, prev: text }), hasNext: flag }),
    }),
  );
});
