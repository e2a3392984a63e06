import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { queryError } from '../../kernel/query/query-error.js';
import { findBySearch, runSearch } from '../../kernel/query/search/run-search.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Entity } from '../../shop/catalog-v3/entity.js';

/** Field that queries can filter by, and sort by if `sortable`. */
export const queryField = <T>(
  type: SearchField<T>['type'],
  read: SearchField<T>['read'],
  sortable = true,
): SearchField<T> => ({ type, sortable, read });

/** Fields that the queries of all entities can filter by. They can sort by the dates. */
export const entityFields: SearchFields<Entity> = new Map([
  ['id', queryField<Entity>('string', ({ id }) => id, false)],
  ['createdDate', queryField<Entity>('date', ({ createdDate }) => createdDate)],
  ['updatedDate', queryField<Entity>('date', ({ updatedDate }) => updatedDate)],
]);

/** Entities to query. */
export interface EntitySource<T extends Document> {
  /** Name of the entity. Cursors of other entities are rejected. */
  readonly entity: string;
  /** Entities, or their table for these fields. */
  readonly documents: Iterable<T>;
  /** Fields that queries can filter and sort by. */
  readonly fields: SearchFields<T>;
  /**
   * Order of queries without a sort.
   *
   * @default newest first, by `createdDate`
   */
  readonly defaultSort?: typeof defaultSort | readonly [];
  /** Whether the caller may see an entity. Defaults to all entities. */
  readonly shows?: (document: T) => boolean;
}

/** Returns the property of a request. `undefined` if the request is not an object. */
export const requestProperty = (request: unknown, name: string): unknown =>
  isObject(request) ? request[name] : undefined;

/**
 * Reads the query of a request. Empty if absent.
 *
 * @throws {ValidationError} for another value than an object
 */
export function readQuery(request: unknown): Input {
  const query = requestProperty(request, 'query');
  if (isMissing(query)) return {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  return query;
}

/** Sort order of queries without one: newest first. */
export const defaultSort = [{ fieldName: 'createdDate', order: 'DESC' }] as const;

/**
 * Runs the query of a request: `{ query: { filter, sort, cursorPaging: { limit, cursor } } }`. A page has 100 entities
 * unless the request has another limit; newest first unless it has another sort.
 *
 * @throws {ValidationError} for fields that are not declared, and for anything else that is not supported
 */
export function queryEntities<T extends Document>(source: EntitySource<T>, request: unknown) {
  const { cursorPaging, filter, sort } = readQuery(request);
  const { items, pagingMetadata } = runSearch({ defaultSort, ...source }, { filter, sort, cursorPaging }, 'query');
  return { items, pagingMetadata };
}

/**
 * Runs the search of a request: `{ search: { search, filter, sort, aggregations, cursorPaging } }`.
 *
 * @throws {ValidationError} as {@link queryEntities} does, and if the request has no search
 */
export function searchEntities<T extends Document>(source: EntitySource<T>, request: unknown) {
  const search = requestProperty(request, 'search');
  if (isMissing(search)) throw queryError('search', 'must not be empty', 'REQUIRED_FIELD');
  return runSearch({ defaultSort, ...source }, search);
}

/**
 * Finds all entities that match the required filter of a request.
 *
 * @throws {ValidationError} as {@link queryEntities} does, and if the request has no filter
 */
export const findEntities = <T extends Document>(source: EntitySource<T>, request: unknown): T[] =>
  findBySearch(source, { filter: bodyObject(new FieldReader(), request, 'filter') });

/**
 * Counts the entities that match the filter of a request.
 *
 * @throws {ValidationError} as {@link queryEntities} does
 */
export const countEntities = <T extends Document>(source: EntitySource<T>, request: unknown): { count: number } => ({
  count: findBySearch(source, { filter: requestProperty(request, 'filter') }).length,
});
