import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { ItemChange } from '../../shop/data-items/change-items.js';
import { requireCollection } from '../../shop/data-items/data-collection.js';
import type { Inclusion } from '../../shop/data-items/item-references.js';
import type { ItemSource } from '../../shop/data-items/query-items.js';

/** Maximum number of items that a multi-reference field is returned with. */
const MAX_INCLUDED = 1000;

/** Request of the data API: its payload, a reader of its fields, and its collection. */
export interface DataRequest extends ItemSource {
  readonly input: Input;
  readonly read: FieldReader;
}

/**
 * Reads the payload of a request, and finds its collection.
 *
 * @throws {ValidationError} without a collection ID
 * @throws {ApplicationError} 404 for an unknown collection
 */
export function readRequest({ tenant, caller }: RouteContext, payload: unknown): DataRequest {
  const read = new FieldReader();
  const input: Input = isObject(payload) ? payload : {};
  const collectionId = readId(read, input, 'dataCollectionId');
  read.check();
  return { tenant, caller, input, read, collection: requireCollection(tenant, collectionId) };
}

/** Reads a required ID or name. Empty, with a violation, if it is missing. */
export function readId(read: FieldReader, input: Input, field: string): string {
  const id = read.string(input[field], field, { min: 1, max: 256 });
  if (id === undefined) read.missing(field);
  return id ?? '';
}

/** Reads the change of a request, and its condition. */
export function readChange({ tenant, collection, caller, input, read }: DataRequest): ItemChange {
  const condition = read.object(input['condition'], 'condition')?.['filter'];
  const savesReferences = read.boolean(input['saveReferences'], 'saveReferences') ?? false;
  return { tenant, collection, caller, savesReferences, ...(condition !== undefined && { condition }) };
}

/** Item of a request: its ID and its fields. */
export interface GivenItem {
  readonly id: string | undefined;
  readonly data: object;
}

/**
 * Reads the item of a request, `{ id, data }`. Its ID may be in the data alone.
 *
 * @throws {ApplicationError} 400 for an ID that is not a string
 */
export function readItem(item: unknown): GivenItem {
  const { id, data = {} } = isObject(item) ? item : {};
  if (!isObject(data)) throw new ApplicationError('invalidArgument', 'WDE0004', 'WDE0004: Items must be objects.');
  const given = id ?? data['_id'];
  if (given === undefined) return { id: undefined, data };
  if (typeof given === 'string' && given !== '') return { id: given, data };
  throw new ApplicationError('invalidArgument', 'WDE0068', 'WDE0068: Item _id must be a string that is not empty.');
}

/** Reads the reference fields that a request includes, and the limit of each. */
export const readInclusions = ({ input, read }: DataRequest): readonly Inclusion[] =>
  (read.list(input['includeReferences'], 'includeReferences', { max: 100 }) ?? []).flatMap((one, index) => {
    const at = `includeReferences[${index}]`;
    const { field, limit } = read.object(one, at) ?? {};
    const key = read.string(field, `${at}.field`, { min: 1, max: 256 });
    return key === undefined
      ? []
      : { key, limit: read.number(limit, `${at}.limit`, { min: 1, max: MAX_INCLUDED, scale: 0 }) ?? 50 };
  });

/** Inclusions of all reference fields, for changes that return the item with `includeReferencedItems`. */
export function readAllInclusions({ collection, input, read }: DataRequest): readonly Inclusion[] {
  if (!read.boolean(input['includeReferencedItems'], 'includeReferencedItems')) return [];
  const keys = collection.fields.filter(({ referencedCollectionId }) => referencedCollectionId !== undefined);
  return keys.map(({ key }) => ({ key, limit: 50 }));
}

/**
 * Runs a query, whose violations the platform responds to as application errors. The code is a guess: the platform does
 * not document it.
 */
export function withQueryErrors<R>(run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApplicationError('invalidArgument', 'WDE0080', `WDE0080: ${error.message}`, {
      fieldViolations: error.violations,
    });
  }
}
