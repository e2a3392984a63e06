import {
  createClient,
  queryShape,
  queryOperation,
  type EntityQuery,
  type OffsetQueryBuilder,
  type QueryBuilder,
  type QueryField,
} from '../index.js';
import { stubFetch, type StubResponse } from './stub-fetch.js';

/** Entity of a fictitious service. */
interface Item {
  _id?: string;
}
/** Queryable fields of an item. */
interface Fields {
  _id: QueryField<string>;
  _createdDate: QueryField<Date>;
  'a._id': QueryField<string>;
  name: QueryField<string>;
  price: QueryField<number>;
  tags: QueryField<string[]>;
}
interface Result {
  createItems?: Item[];
}

const spec = {
  id: 'things.query',
  method: 'POST',
  path: '/v1/things/query',
  args: ['query'],
  request: { query: queryShape },
  items: 'things',
} as const;
const byOffset = queryOperation<OffsetQueryBuilder<Item, Fields>, EntityQuery<Fields>, Result>({
  ...spec,
  paging: 'offset',
});
const byCursor = queryOperation<QueryBuilder<Item, Fields>, EntityQuery<Fields>, Result>({
  ...spec,
  paging: 'cursor',
});
const withOptions = queryOperation<
  QueryBuilder<Item, Fields>,
  EntityQuery<Fields>,
  Result,
  [options?: { fields?: string[] }]
>({ ...spec, args: ['query', '...options'], paging: 'cursor' });

/** Sets up item queries with stubbed responses, and records the requests. */
export function setUp(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  const client = createClient({ fetch, modules: { things: { byOffset, byCursor, withOptions } } });
  return { ...client.things, sent, queries: () => sent.map(({ body }) => (body as { query: unknown }).query) };
}

/** A number of items, in the platform's format. */
export const createItems = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
