import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { findDocuments, runQuery } from '../../kernel/query/run-query.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { queryError } from '../../kernel/query/query-error.js';
import { tableOf } from '../../kernel/query/table.js';
import type { Collection } from '../../kernel/state/collection.js';
import type { Entity } from '../../shop/catalog-v3/entity.js';

/** Field that queries can filter by, and sort by if `sortable`. */
export const queryField = <T>(
  type: QueryField<T>['type'],
  read: QueryField<T>['read'],
  sortable = true,
): QueryField<T> => ({ type, sortable, read });

/** Fields that the queries of all entities can filter by. They can sort by the dates. */
export const entityFields: QueryFields<Entity> = new Map([
  ['id', queryField<Entity>('string', ({ id }) => id, false)],
  ['createdDate', queryField<Entity>('date', ({ createdDate }) => createdDate)],
  ['updatedDate', queryField<Entity>('date', ({ updatedDate }) => updatedDate)],
]);

/** Entities to query. */
export interface EntitySource<T extends Entity> {
  /** Name of the entity. Cursors of other entities are rejected. */
  readonly entity: string;
  readonly collection: Collection<T>;
  /** Fields that queries can filter and sort by. The same object for every query. */
  readonly fields: QueryFields<T>;
}

/** Property of an object. `undefined` if the value is not an object. */
const property = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const isEmpty = (value: unknown): boolean => isMissing(value) || (Array.isArray(value) && value.length === 0);

/**
 * Runs the query of a request: `{ query: { filter, sort, cursorPaging: { limit, cursor } } }`. A page has 100 entities
 * unless the request has another limit; newest first unless it has another sort.
 *
 * @throws {ValidationError} for anything in the query that is not supported
 */
export function queryEntities<T extends Entity>({ collection, entity, fields }: EntitySource<T>, request: unknown) {
  const given = property(request, 'query') ?? {};
  if (!isObject(given)) throw queryError('query', 'must be an object', 'FORMAT');
  const paging = given['cursorPaging'] ?? {};
  const isFirst = isMissing(property(paging, 'cursor'));
  const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' }];
  const { items, metadata } = runQuery(
    { entity, fields, documents: tableOf(collection, fields) },
    {
      ...given,
      ...(isFirst && isEmpty(given['sort']) && { sort: newestFirst }),
      cursorPaging: isObject(paging) ? { ...paging, limit: paging['limit'] ?? 100 } : paging,
    },
  );
  return { items, pagingMetadata: metadata };
}

/**
 * Counts the entities that match the filter of a request.
 *
 * @throws {ValidationError} as {@link queryEntities} does
 */
export function countEntities<T extends Entity>(source: EntitySource<T>, request: unknown): { count: number } {
  const { collection, entity, fields } = source;
  const documents = tableOf(collection, fields);
  return { count: findDocuments({ entity, fields, documents }, property(request, 'filter')).length };
}
