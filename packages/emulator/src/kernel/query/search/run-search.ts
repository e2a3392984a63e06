import { isObject } from '../../input/object.js';
import type { Document } from '../../state/collection.js';
import { compileFilter } from '../compile-filter.js';
import { type Criteria, pageByCursor, readCursorPaging } from '../page-by-cursor.js';
import { type SortRule, sortIndexes } from '../sort-indexes.js';
import { queryError } from '../query-error.js';
import { Table } from '../table.js';
import { aggregate } from './aggregations/aggregate.js';
import { readAggregations } from './aggregations/read-aggregations.js';
import { compileSearchFilter } from './compile-search-filter.js';
import { compileSearchSort } from './compile-search-sort.js';
import { compileText } from './compile-text.js';
import type { SearchFields } from './search-field.js';
import { type TimeZone, readTimeZone } from './time-zone.js';

/** Page of documents, with paging metadata and the results of the aggregations. */
export interface SearchResult<T> {
  readonly items: readonly T[];
  readonly pagingMetadata: object;
  readonly aggregationData: { readonly results: readonly object[] };
}

/** Documents to search, with their fields. */
export interface SearchSource<T extends Document> {
  /** Name of the entity. Cursors of other entities are rejected. */
  readonly entity: string;
  readonly fields: SearchFields<T>;
  /** Documents, or their table for these fields. */
  readonly documents: Iterable<T>;
  /** Filter combined with the caller's, to limit the visible documents. */
  readonly only?: object;
  /** Whether the caller may see a document. Defaults to all documents. */
  readonly shows?: (document: T) => boolean;
  /** Sort order of requests without sort order and free text. Defaults to the order of the documents. */
  readonly defaultSort?: readonly { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }[];
  /** Maximum page size. Defaults to 100. */
  readonly maxLimit?: number;
}

/** Default page size of the platform. */
const defaultLimit = 100;

/** Rows that match a search, in table order, and how to sort them. */
interface Selection<T extends Document> {
  readonly table: Table<T>;
  readonly rows: readonly number[];
  readonly rules: readonly SortRule<T>[];
}

/** Field of the sort order by relevance. The rows with the highest are first, and equal ones keep their order. */
const relevanceField = { type: 'number', sortable: true, read: () => null } as const;

function select<T extends Document>(
  source: SearchSource<T>,
  { filter, sort, search }: Criteria,
  prefix: string,
  zone: TimeZone,
): Selection<T> {
  const { defaultSort = [], documents, fields, only, shows } = source;
  const table = documents instanceof Table ? (documents as Table<T>) : new Table(fields, documents);
  const matches = compileSearchFilter(table, fields, filter, `${prefix}filter`, zone);
  const relevance = compileText(table, fields, search, `${prefix}search`);
  const isShown = compileFilter(table, only);
  const scores = new Array<number>(relevance ? table.length : 0);
  const rows: number[] = [];
  for (let row = 0; row < table.length; row++) {
    const document = table.at(row);
    if (document === undefined || !isShown(row) || !matches(row)) continue;
    if (relevance && (scores[row] = relevance(row)) === 0) continue;
    if (!shows || shows(document)) rows.push(row);
  }
  const rules = compileSearchSort(table, fields, sort, `${prefix}sort`, rows);
  if (rules.length > 0) return { table, rows, rules };
  if (relevance) return { table, rows, rules: [{ field: relevanceField, descending: true, keys: scores }] };
  return { table, rows, rules: compileSearchSort(table, fields, defaultSort, `${prefix}sort`, rows) };
}

/** Documents of a selection in sorted order, from one position to before another. */
const getDocuments = <T extends Document>({ rows, rules, table }: Selection<T>, from: number, to: number): T[] =>
  sortIndexes(table, rules, rows, to)
    .slice(from, to)
    .flatMap((row) => table.at(row) ?? []);

/**
 * Returns all documents that match `{ filter, search }` of a count or of a bulk operation, in the order of `sort`.
 *
 * @throws {ValidationError} as `runSearch` does
 */
export function findBySearch<T extends Document>(
  source: SearchSource<T>,
  criteria: Pick<Criteria, 'filter' | 'search'> & Partial<Pick<Criteria, 'sort'>>,
): T[] {
  const selection = select(source, { sort: undefined, ...criteria }, '', readTimeZone(undefined, 'timeZone'));
  return getDocuments(selection, 0, selection.rows.length);
}

/**
 * Runs a search of the newer services: `{ filter, search, sort, aggregations, cursorPaging, timeZone }`. Aggregations
 * are of all matching documents. The page size is 100 by default; with 0 there are only aggregations.
 *
 * @param path - Path of the search in the request, for errors.
 * @throws {ValidationError} for fields and operators that are not declared, and for anything else that is not supported
 */
export function runSearch<T extends Document>(
  source: SearchSource<T>,
  search: unknown,
  path = 'search',
): SearchResult<T> {
  if (search !== undefined && search !== null && !isObject(search))
    throw queryError(path, 'must be an object', 'FORMAT');
  const request = search ?? {};
  const paging = readCursorPaging(source.entity, request, `${path}.`, {
    defaultLimit,
    maxLimit: source.maxLimit ?? 100,
  });
  const zone = readTimeZone(paging.criteria.timeZone, `${path}.timeZone`);
  const aggregations = readAggregations(source.fields, request['aggregations'], `${path}.aggregations`, zone);
  const selection = select(source, paging.criteria, `${path}.`, zone);
  const { rows, table } = selection;
  const slice = (from: number, to: number) => getDocuments(selection, from, to);
  const { items, metadata } = pageByCursor(source.entity, { length: rows.length, slice }, paging);
  const results = aggregations.map((aggregation) => aggregate(table, aggregation, rows));
  return { items, pagingMetadata: metadata, aggregationData: { results } };
}
