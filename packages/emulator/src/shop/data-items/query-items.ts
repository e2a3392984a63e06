import type { PageLimits } from '../../kernel/query/paging.js';
import type { QueryResult } from '../../kernel/query/page-by-cursor.js';
import { encodeCursor } from '../../kernel/query/cursor.js';
import { findDocuments, type QuerySource, runQuery } from '../../kernel/query/run-query.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { ItemFields, toQueryFilter } from './comparable-values.js';
import type { DataCollection } from './data-collection.js';
import { type DataItem, listItems } from './data-item.js';
import { checkPermission, ownsItem } from './permissions.js';

/** Items that a caller reads from a collection. */
export interface ItemSource {
  readonly tenant: Tenant;
  readonly collection: DataCollection;
  readonly caller: Caller;
}

/** Query of the data API. */
export interface ItemQuery {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly paging?: unknown;
  readonly cursorPaging?: unknown;
}

/** Page sizes of the data API. */
const limits: PageLimits = { defaultLimit: 50, maxLimit: 1000 };

const getSource = ({ tenant, collection, caller }: ItemSource) => {
  checkPermission(collection, 'read', caller);
  return {
    entity: `data ${collection.id}`,
    fields: new ItemFields(),
    documents: listItems(tenant, collection.id),
    shows: (item: DataItem) => ownsItem(collection, 'read', caller, item),
  };
};

/** Lists all items that match a filter and that the caller may read. */
export const filterItems = (source: ItemSource, filter: unknown): readonly DataItem[] =>
  findDocuments(getSource(source), toQueryFilter(filter));

/** Runs a query. Pages by offset have a cursor, too, because the official client continues with it. */
function runPage(source: QuerySource<DataItem>, query: ItemQuery): QueryResult<DataItem> {
  const filter = toQueryFilter(query.filter);
  const { items, metadata } = runQuery(source, { ...query, filter }, limits);
  const { offset, total = 0 } = metadata as { offset?: number; total?: number };
  const last = items.at(-1);
  if (offset === undefined || !last || offset + items.length >= total) return { items, metadata };
  const { entity } = source;
  const index = offset + items.length - 1;
  const next = encodeCursor({ entity, filter, sort: query.sort, direction: 'next', anchor: last.id, index });
  return { items, metadata: { ...metadata, cursors: { next } } };
}

/** Returns the page of items that a query selects. */
export const queryItems = (source: ItemSource, query: ItemQuery): QueryResult<DataItem> =>
  runPage(getSource(source), query);

/** Returns the page of rows that a query selects, such as groups of items or different values. Pages are by offset only. */
export function queryRows(
  entity: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  query: ItemQuery,
): { readonly rows: readonly object[]; readonly metadata: object } {
  const documents = rows.map((data, index): DataItem => ({
    id: String(index),
    collectionId: '',
    data: data as DataItem['data'],
    references: {},
  }));
  const source = { entity, fields: new ItemFields(), documents };
  const { filter, paging, sort } = query;
  const { items, metadata } = runQuery(source, { filter: toQueryFilter(filter), sort, paging }, limits);
  return { rows: items.map(({ data }) => data), metadata };
}
