import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Maximum number of items of most bulk calls. */
const maxItems = 100;

/**
 * Reads a bulk request: its list of items, such as `brands`, and `returnEntity`.
 *
 * @throws {ValidationError} if the list is missing, empty or too long
 */
export function readBulk(body: unknown, field: string, max = maxItems) {
  const read = new FieldReader();
  const input = isObject(body) ? body : {};
  if (isMissing(input[field])) read.missing(field);
  const items = read.list(input[field], field, { min: 1, max }) ?? [];
  read.check();
  return { items, returnEntity: readReturnEntity(input) };
}

/**
 * Reads whether the results of a bulk request have the entities: `returnEntity`.
 *
 * @throws {ValidationError} for another value than a boolean
 */
export function readReturnEntity(body: unknown): boolean {
  const read = new FieldReader();
  const returnEntity = read.boolean(isObject(body) ? body['returnEntity'] : undefined, 'returnEntity') ?? false;
  read.check();
  return returnEntity;
}

/**
 * Reads the IDs of a bulk request, such as `brandIds`.
 *
 * @throws {ValidationError} if the list is missing, empty or too long, or contains an ID twice
 */
export function readBulkIds(body: unknown, field: string, max = maxItems): readonly string[] {
  const read = new FieldReader();
  const ids = read.ids(isObject(body) ? body[field] : undefined, field, { min: 1, max });
  read.check();
  return ids;
}

/** Returns the function that reads the ID of an item's entity, such as `brand`. */
export const entityId =
  (name: string) =>
  (item: unknown): string | undefined => {
    const entity = isObject(item) ? item[name] : undefined;
    const id = isObject(entity) ? entity['id'] : undefined;
    return typeof id === 'string' ? id : undefined;
  };

/** Error of an item. An invalid field has the name of the violated rule as its code, if the rule has one. */
function itemError(error: ApplicationError | ValidationError) {
  const { message: description } = error;
  if (error instanceof ApplicationError) return { code: error.code, description, data: error.data };
  const { violations } = error;
  return { code: violations[0]?.ruleName ?? 'INVALID_ARGUMENT', description, data: { fieldViolations: violations } };
}

/** Items of a bulk request, and what to do with each. */
export interface BulkItems<T, E extends { readonly id: string }> {
  readonly items: readonly T[];
  /**
   * Reads the ID of an item, for the result of a failure. Items to create have none.
   *
   * @default the item, if it is a string
   */
  readonly getId?: (item: T) => string | undefined;
  /** Applies an item. Its changes are reverted if it throws. */
  readonly apply: (item: T) => E;
  /** Formats the entity of a result. Results have no entity if it is `false` or absent. */
  readonly format?: false | ((entity: E) => object);
  /**
   * Name of the entity in a result.
   *
   * @default 'item'
   */
  readonly name?: string | undefined;
}

/** Response of a bulk call. */
export interface BulkResponse {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly id?: string;
      readonly originalIndex: number;
      readonly success: boolean;
      readonly error?: object;
    };
  }[];
  readonly bulkActionMetadata: {
    readonly totalSuccesses: number;
    readonly totalFailures: number;
    readonly undetailedFailures: number;
  };
}

/** Applies the items of a bulk request one by one. Each succeeds, or fails on its own and changes nothing. */
export function bulkItems<T, E extends { readonly id: string }>(
  tenant: Tenant,
  { apply, format, getId, items, name = 'item' }: BulkItems<T, E>,
): BulkResponse {
  let totalFailures = 0;
  const results = items.map((item, originalIndex) => {
    try {
      const entity = tenant.attempt(() => apply(item));
      const itemMetadata = { id: entity.id, originalIndex, success: true };
      return { itemMetadata, ...(format && { [name]: format(entity) }) };
    } catch (error) {
      if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error;
      totalFailures++;
      const id = getId ? getId(item) : typeof item === 'string' && item;
      return { itemMetadata: { ...(id && { id }), originalIndex, success: false, error: itemError(error) } };
    }
  });
  const totalSuccesses = items.length - totalFailures;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}
