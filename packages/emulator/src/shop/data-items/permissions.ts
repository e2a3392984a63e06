import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { DataAction, DataCollection, DataRole } from './data-collection.js';
import type { DataItem } from './data-item.js';

const isAllowed = (role: DataRole, { kind }: Caller): boolean =>
  role === 'ANYONE' || kind === 'apiKey' || (kind === 'member' && role !== 'ADMIN');

/**
 * Checks that a caller may do something in a collection. With `SITE_MEMBER_AUTHOR`, a member may do it to own items: see
 * {@link ownsItem}.
 *
 * @throws {ApplicationError} 403
 */
export function checkPermission({ id, permissions }: DataCollection, action: DataAction, caller: Caller): void {
  if (isAllowed(permissions[action], caller)) return;
  throw refuse(id, action);
}

/** Error for a caller who may not do something in a collection. */
export const refuse = (collectionId: string, action: DataAction | 'truncate'): ApplicationError => {
  const description = `WDE0027: The current user does not have permissions to ${action} on the ${collectionId} collection.`;
  return new ApplicationError('permissionDenied', 'WDE0027', description, { dataCollectionId: collectionId });
};

/** Whether the permission of an action covers an item: with `SITE_MEMBER_AUTHOR`, only the caller's own. */
export const ownsItem = ({ permissions }: DataCollection, action: DataAction, caller: Caller, { data }: DataItem) =>
  permissions[action] !== 'SITE_MEMBER_AUTHOR' || caller.kind === 'apiKey' || data._owner === caller.id;
