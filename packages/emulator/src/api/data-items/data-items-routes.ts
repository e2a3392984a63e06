import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import { type Route, route } from '../../protocol/routing/route.js';

/** Rejects a query as the platform does for an unknown collection, because the emulator has no collections. */
function rejectQuery(input: unknown): never {
  const dataCollectionId = readString(isObject(input) ? input['dataCollectionId'] : undefined, 'dataCollectionId', 256);
  check([dataCollectionId ? undefined : violation('dataCollectionId', 'must not be empty', 'REQUIRED_FIELD')]);
  const description = `WDE0025: The ${dataCollectionId} collection does not exist.`;
  throw new ApplicationError('notFound', 'WDE0025', description, { dataCollectionId });
}

const queryDataItems = route({
  id: 'data.items.queryDataItems',
  method: 'POST',
  paths: ['/wix-data/v2/items/query', '/data/v2/items/query'],
  access: 'visitor',
  handle: ({ body }) => rejectQuery(body),
});

const queryDataItemsByGet = route({
  id: 'data.items.queryDataItems',
  method: 'GET',
  paths: ['/wix-data/v2/items/query', '/data/v2/items/query'],
  access: 'visitor',
  handle: ({ query }) => rejectQuery(query),
});

/** The routes of data collections. */
export const dataItemRoutes: readonly Route[] = [queryDataItems, queryDataItemsByGet];
