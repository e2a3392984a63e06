import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Collection } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Action of a caller on items. */
export type DataAction = 'read' | 'insert' | 'update' | 'remove';

/**
 * Roles, from the lowest to the highest. `SITE_MEMBER_AUTHOR`: members, for items that they added. `ADMIN`: the merchant.
 */
export const dataRoles = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN'] as const;

/** Lowest role that may do something. */
export type DataRole = (typeof dataRoles)[number];

/** Field of a collection. Items may have other fields, and values of other types. */
export interface DataField {
  readonly key: string;
  readonly displayName?: string;
  /** Type, such as `TEXT` or `REFERENCE`. */
  readonly type: string;
  /** ID of the collection whose items the field refers to. */
  readonly referencedCollectionId?: string;
}

/** Data collection of a site. */
export interface DataCollection {
  readonly id: string;
  readonly displayName?: string;
  readonly fields: readonly DataField[];
  readonly permissions: Readonly<Record<DataAction, DataRole>>;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Data collections of a tenant. */
export const dataCollections = (tenant: Tenant): Collection<DataCollection> =>
  tenant.collection<DataCollection>('data-collections');

/**
 * Returns a collection.
 *
 * @throws {ApplicationError} 404 if it does not exist
 */
export function requireCollection(tenant: Tenant, collectionId: string): DataCollection {
  const found = dataCollections(tenant).get(collectionId);
  if (found) return found;
  const description = `WDE0025: The ${collectionId} collection does not exist.`;
  throw new ApplicationError('notFound', 'WDE0025', description, { dataCollectionId: collectionId });
}

/** Reference fields of a collection, each with one item or with a list of items. */
const isReference = ({ type }: DataField): boolean => type === 'REFERENCE' || type === 'MULTI_REFERENCE';

/**
 * Returns a reference field.
 *
 * @param isMulti - Whether it must be a multi-reference field.
 * @throws {ApplicationError} 400 for another field
 */
export function requireReference({ id, fields }: DataCollection, key: string, isMulti = false): DataField {
  const field = fields.find((one) => one.key === key);
  if (field && (isMulti ? field.type === 'MULTI_REFERENCE' : isReference(field))) return field;
  const kind = isMulti ? 'multi-reference' : 'reference';
  // The code is a guess: the platform does not document it.
  throw new ApplicationError('invalidArgument', 'WDE0020', `WDE0020: ${key} of ${id} is not a ${kind} field.`);
}
