import type { StoredCategory } from './category.js';
import { categoryError } from './category-error.js';

/**
 * Checks that an app may change the items of a category, and delete it.
 *
 * @throws {ApplicationError} `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function checkManagingApp({ id, managingAppId }: StoredCategory, appId: string): void {
  if (managingAppId === undefined || managingAppId === appId) return;
  const description = `Only the app ${managingAppId} may delete the category ${id} and change its items.`;
  throw categoryError('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', description);
}
