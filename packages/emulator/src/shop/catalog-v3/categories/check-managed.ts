import { type StoredCategory, allProductsCategoryId } from './category.js';
import { categoryError } from './category-error.js';

const notAllowed = (description: string) => categoryError('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', description);

/**
 * Checks that an app may change the items of a category, and delete it.
 *
 * @throws {ApplicationError} `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function checkManagingApp({ id, managingAppId }: StoredCategory, appId: string): void {
  if (managingAppId !== undefined && managingAppId !== appId)
    throw notAllowed(`Only the app ${managingAppId} may change the category ${id}.`);
}

/**
 * Checks that a category is not the one of all products, which cannot be changed.
 *
 * @throws {ApplicationError} `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function checkChangeable({ id }: StoredCategory): void {
  if (id === allProductsCategoryId) throw notAllowed('The category of all products cannot be changed.');
}
