import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { type StoredCategory, categories } from '../../../shop/catalog-v3/categories/category.js';
import { addItem, removeItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { checkManagingApp } from '../../../shop/catalog-v3/categories/check-managed.js';
import { requireEntity } from '../../../shop/catalog-v3/entity.js';
import { byOptionalFilter } from './by-filter.js';

/** Maximum number of categories of a request. */
const maxCategories = 5;

/** Adds an item to a category, or removes it. */
type Change = (tenant: Tenant, categoryId: string, itemId: string) => void;

/**
 * Returns the categories of a request.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, 428 `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
function readCategories({ body, caller, tenant }: RouteContext): readonly StoredCategory[] {
  const read = new FieldReader();
  const value = isObject(body) ? body['categoryIds'] : undefined;
  const ids = read.ids(value, 'categoryIds', { min: 1, max: maxCategories });
  read.check();
  return ids.map((id) => {
    const category = requireEntity(categories(tenant), id, 'CATEGORY_NOT_FOUND');
    checkManagingApp(category, caller.id);
    return category;
  });
}

function changeCategories(context: RouteContext, change: Change): object {
  const wanted = readCategories(context);
  return byOptionalFilter(context, (product) => {
    for (const { id } of wanted) change(context.tenant, id, product.id);
  });
}

/** Adds the products that match a filter to up to 5 categories. */
export const bulkAddProductsToCategoriesByFilter = route({
  id: 'stores.productsV3.bulkAddProductsToCategoriesByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-to-categories-by-filter', '/v3/bulk/products/add-to-categories-by-filter'],
  access: 'merchant',
  handle: (context) => changeCategories(context, addItem),
});

/** Removes the products that match a filter from up to 5 categories. */
export const bulkRemoveProductsFromCategoriesByFilter = route({
  id: 'stores.productsV3.bulkRemoveProductsFromCategoriesByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/products/remove-from-categories-by-filter',
    '/v3/bulk/products/remove-from-categories-by-filter',
  ],
  access: 'merchant',
  handle: (context) => changeCategories(context, removeItem),
});
