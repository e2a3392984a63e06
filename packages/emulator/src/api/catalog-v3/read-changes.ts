import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type MaskFields, maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import type { Entity } from '../../shop/catalog-v3/entity.js';

/**
 * Checks that a revision is the current one.
 *
 * @throws {ApplicationError} 409 `INVALID_REVISION`
 */
export function checkRevision({ id, revision }: Entity, given: unknown): void {
  if (String(given) === String(revision)) return;
  const description = `Outdated revision ${String(given).slice(0, 50)}. The current revision is ${revision}.`;
  throw new ApplicationError('conflict', 'INVALID_REVISION', description, { id, revision: String(revision) });
}

/** Read-only fields of every entity. A mask may contain them. */
const readOnlyFields = { id: 'value', revision: 'value', createdDate: 'value', updatedDate: 'value' } as const;

/** Update of an entity. */
export interface Update<T> {
  /** Name of the entity in the request, such as `brand`. */
  readonly name: string;
  /** Returns the stored entity, or throws a 404. */
  readonly find: (id: string) => T;
  /** Formats the stored entity, for the fields that a mask names in part. */
  readonly format: (entity: T) => object;
  /** Fields that can be changed. */
  readonly fields: { readonly [name: string]: MaskFields };
}

/** Requested changes of an entity. */
export interface Changes<T> {
  readonly entity: T;
  /** Changed fields with their new values. `null` clears a field. */
  readonly changes: Input;
  /** Throws the collected field violations, then 409 for an outdated revision. */
  readonly check: () => void;
}

/**
 * Reads an update: `{ brand: { revision, … }, fieldMask }`. Fields that the request omits stay. With a mask, only its
 * fields change, and those that the request omits are cleared.
 *
 * @throws {ValidationError} if the request has no entity
 * @throws {ApplicationError} 404 as `find` does
 */
export function readChanges<T extends Entity>(
  read: FieldReader,
  request: unknown,
  { fields, find, format, name }: Update<T>,
  pathId?: string,
): Changes<T> {
  const input = bodyObject(read, request, name);
  const id = pathId ?? input['id'];
  if (isMissing(id)) read.missing(`${name}.id`);
  read.check();
  const entity = find(String(id));
  if (isMissing(input['revision'])) read.missing(`${name}.revision`);
  const changes = maskedFields(read, {
    input,
    before: format(entity),
    fields: { ...readOnlyFields, ...fields },
    mask: isObject(request) ? request['fieldMask'] : undefined,
  });
  return {
    entity,
    changes,
    check: () => {
      read.check();
      checkRevision(entity, input['revision']);
    },
  };
}
