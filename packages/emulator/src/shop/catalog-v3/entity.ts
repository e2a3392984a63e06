import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Collection, Document } from '../../kernel/state/collection.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Entity of Catalog V3, with a revision for optimistic locking. Dates are ISO 8601 strings. */
export interface Entity extends Document {
  /** Revision number. 1 when created, incremented by each update. */
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Data of apps, by namespace. */
  readonly extendedFields?: object;
}

/** Text as rich content (a tree of nodes, stored as received) or as HTML. At most one is set. */
export interface StoredText {
  readonly rich?: object;
  readonly html?: string;
}

/**
 * Maximum number of brands, of info sections, of options and of modifiers in a store. The platform has such limits, but
 * does not document them.
 */
export const maxEntities = 5000;

/** Creates the ID, revision and dates of a new entity. */
export function newEntity(tenant: Tenant, id: string = newId()): Entity {
  const now = tenant.clock.now().toISOString();
  return { id, revision: 1, createdDate: now, updatedDate: now };
}

/** Returns the entity with changed fields, the next revision and the current time. `undefined` removes a field. */
export function changedEntity<T extends Entity>(
  tenant: Tenant,
  entity: T,
  changes: { readonly [Field in keyof Omit<T, keyof Entity>]?: T[Field] | undefined } & {
    readonly extendedFields?: object | undefined;
  },
): T {
  const changed = {
    ...entity,
    ...changes,
    revision: entity.revision + 1,
    updatedDate: tenant.clock.now().toISOString(),
  };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as unknown as T;
}

/**
 * Returns the entity with this ID.
 *
 * @throws {ApplicationError} 404 with the code
 */
export function requireEntity<T extends Document>(collection: Collection<T>, id: string, code: string): T {
  const entity = collection.get(id);
  if (entity) return entity;
  throw new ApplicationError('notFound', code, 'No entity has this ID.', { id });
}
