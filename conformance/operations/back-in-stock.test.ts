import fc from 'fast-check';
import { describe } from 'vitest';
import {
  amount,
  count,
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
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { wireMetadata } from './wire-entities.js';

const catalogReference = partialRecord({
  appId: guid,
  catalogItemId: guid,
  options: nullable(partialRecord({ variantId: guid, options: fc.dictionary(fc.constantFrom('Size', 'Größe'), text) })),
});
const status = fc.constantFrom('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED', 'SOMETHING_NEW');
const fields = { catalogReference, email: text, itemUrl: nullable(text) };
const request = partialRecord({ ...fields, _id: nullable(guid), _createdDate: moment });
const wireRequest = partialRecord({
  ...fields,
  id: guid,
  contactId: nullable(guid),
  status,
  autoNotified: nullable(flag),
  createdDate: nullable(wireDate),
});
const itemDetails = partialRecord({ name: text, price: amount, image });
const response = partialRecord({ request: wireRequest });
const nothing = fc.constant({});
const field = fc.constantFrom('_id', 'contactId', 'status', 'autoNotified', '_createdDate', 'itemUrl');
const filter = fc.dictionary(field, fc.oneof(text, fc.record({ $ne: text }), fc.record({ $in: list(text) })), {
  minKeys: 1,
  maxKeys: 3,
});
const query = partialRecord({
  sort: list(fc.record({ fieldName: field, order: fc.constantFrom('ASC', 'DESC') })),
  cursorPaging: partialRecord({ limit: count, cursor: text }),
});

describe('back-in-stock notifications', () => {
  sameCall('backInStockNotifications.createBackInStockNotificationRequest', fc.tuple(request, itemDetails), response);
  sameCall('backInStockNotifications.getBackInStockNotificationRequest', fc.tuple(pathId), response);
  sameCall('backInStockNotifications.deleteBackInStockNotificationRequest', fc.tuple(pathId), nothing);
  sameCall('backInStockNotifications.markAsNotificationSent', fc.tuple(pathId), response);
  sameCall(
    'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences',
    fc.tuple(
      fc.array(
        catalogReference.map((reference) => ({ ...reference, appId: 'stores' })),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    partialRecord({ countsPerCatalogReference: list(partialRecord({ catalogReference, count })) }),
  );
  sameCall(
    'backInStockNotifications.reportItemsBackInStock',
    fc.oneof(
      fc.tuple(itemDetails),
      fc.tuple(
        itemDetails,
        partialRecord({
          catalogReference,
          requestIds: list(guid),
          extraAutomationTemplateParameters: fc.dictionary(fc.constantFrom('item', 'shop'), text),
        }),
      ),
    ),
    nothing,
  );
  sameCall(
    'backInStockNotifications.queryBackInStockNotificationRequests',
    fc.tuple(fc.tuple(filter, query).map(([conditions, rest]) => ({ filter: conditions, ...rest }))),
    partialRecord({ requests: list(wireRequest), metadata: wireMetadata }),
  );
});

const settings = partialRecord({
  settings: partialRecord({ collectionStates: list(partialRecord({ appId: guid, collectingRequests: flag })) }),
});

describe('back-in-stock settings', () => {
  sameCall('backInStockSettings.getSettings', fc.constant([]), settings);
  sameCall('backInStockSettings.startCollectingRequests', fc.tuple(text), settings);
  sameCall('backInStockSettings.stopCollectingRequests', fc.tuple(text), settings);
});
