import { type Input, isObject } from '../../kernel/input/object.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { aggregateItems, type Calculation, listDistinctValues } from '../../shop/data-items/aggregate-items.js';
import { filterItems, queryItems, queryRows } from '../../shop/data-items/query-items.js';
import { itemFormat } from './format-item.js';
import { readFields } from './items-routes.js';
import { type DataRequest, readId, readInclusions, readRequest, withQueryErrors } from './read-request.js';

/** Formats the paging metadata: with a total only if the request asks for one, or if the page has a cursor. */
function formatPaging(metadata: object, { input, read }: DataRequest): object {
  const { total, ...rest } = metadata as { total?: number; count: number; offset?: number; hasNext?: boolean };
  const isCounted = read.boolean(input['returnTotalCount'], 'returnTotalCount') ?? false;
  const { count, offset = 0, hasNext = offset + count < (total ?? 0) } = rest;
  return { ...rest, hasNext, tooManyToCount: false, ...(isCounted && total !== undefined && { total }) };
}

/** Handles a query. Its payload is in the query string or in the body. */
function handleQuery(context: RouteContext, payload: unknown): object {
  const request = readRequest(context, payload);
  const query = request.read.object(request.input['query'], 'query') ?? {};
  const fields = readFields(request.read, query['fields'], 'query.fields');
  const inclusions = readInclusions(request);
  request.read.check();
  const { filter, sort, paging, cursorPaging } = query;
  const { items, metadata } = withQueryErrors(() => queryItems(request, { filter, sort, paging, cursorPaging }));
  return {
    dataItems: items.map(itemFormat(request, inclusions, fields)),
    pagingMetadata: formatPaging(metadata, request),
  };
}

const query = [
  route({
    id: 'data.items.query',
    method: 'GET',
    paths: ['/wix-data/v2/items/query', '/data/v2/items/query'],
    access: 'visitor',
    handle: (context) => handleQuery(context, context.query),
  }),
  route({
    id: 'data.items.query',
    method: 'POST',
    paths: ['/wix-data/v2/items/query', '/data/v2/items/query'],
    access: 'visitor',
    handle: (context) => handleQuery(context, context.body),
  }),
];

const count = route({
  id: 'data.items.count',
  method: 'POST',
  paths: ['/wix-data/v2/items/count', '/data/v2/items/count'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    return { totalCount: withQueryErrors(() => filterItems(request, request.input['filter'])).length };
  },
});

/** Pages rows of a request that has no query around its filter, sort and paging. */
const pageRows = (
  request: DataRequest,
  kind: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  more: Input,
) =>
  withQueryErrors(() => {
    const { paging } = request.input;
    return queryRows(`${kind} ${request.collection.id}`, rows, { paging, ...more });
  });

const distinct = route({
  id: 'data.items.distinct',
  method: 'POST',
  paths: ['/wix-data/v2/items/query-distinct-values', '/data/v2/items/query-distinct-values'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const fieldName = readId(request.read, request.input, 'fieldName');
    const order = request.read.enumeration(request.input['order'], 'order', ['ASC', 'DESC']) ?? 'ASC';
    request.read.check();
    const items = withQueryErrors(() => filterItems(request, request.input['filter']));
    const values = listDistinctValues(items, fieldName).map((value) => ({ value }));
    const { rows, metadata } = pageRows(request, 'distinct', values, { sort: [{ fieldName: 'value', order }] });
    return {
      distinctValues: rows.map((row) => (row as { value: unknown }).value),
      pagingMetadata: formatPaging(metadata, request),
    };
  },
});

const kinds = ['average', 'min', 'max', 'sum', 'itemCount'] as const;

/** Reads the calculations of an aggregation. */
const readCalculations = ({ read }: DataRequest, aggregation: Input): readonly Calculation[] =>
  (read.list(aggregation['operations'], 'aggregation.operations') ?? []).flatMap((one, index) => {
    const operation = read.object(one, `aggregation.operations[${index}]`) ?? {};
    const name = readId(read, operation, 'resultFieldName');
    return kinds.flatMap((kind): Calculation[] => {
      const options = operation[kind];
      if (!isObject(options)) return [];
      const field = read.string(options['itemFieldName'], `aggregation.operations[${index}].${kind}`, { max: 256 });
      return [{ name, kind, ...(field !== undefined && { field }) }];
    });
  });

const aggregate = route({
  id: 'data.items.aggregate',
  method: 'POST',
  paths: ['/wix-data/v2/items/aggregate', '/data/v2/items/aggregate'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const { initialFilter, finalFilter: filter, sort } = request.input;
    const aggregation = request.read.required(request.input['aggregation'], 'aggregation');
    const grouping = readFields(request.read, aggregation['groupingFields'], 'aggregation.groupingFields');
    const calculations = readCalculations(request, aggregation);
    request.read.check();
    const items = withQueryErrors(() => filterItems(request, initialFilter));
    const groups = aggregateItems(items, grouping, calculations);
    const { rows, metadata } = pageRows(request, 'aggregate', groups, { filter, sort });
    return { results: rows, pagingMetadata: formatPaging(metadata, request) };
  },
});

/** The routes of queries, counts, distinct values and aggregations. */
export const itemQueryRoutes: readonly Route[] = [...query, count, distinct, aggregate];
