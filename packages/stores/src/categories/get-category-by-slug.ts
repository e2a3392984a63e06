import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape } from './entity/category.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Options for `getCategoryBySlug`. */
export type GetCategoryBySlugOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `getCategoryBySlug`. */
export interface GetCategoryBySlugResponse<Field = RequestedFields> {
  /** The category. */
  category?: CategoryWith<Field>;
}

/** Call signature of `getCategoryBySlug`. */
export interface GetCategoryBySlugSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    slug: string,
    treeReference: TreeReference,
    options?: GetCategoryBySlugOptions<Field>,
    request?: RequestOptions,
  ): Promise<GetCategoryBySlugResponse<Field>>;
}

/**
 * Gets a category by its slug.
 *
 * @param slug - URL slug.
 * @param treeReference - Tree of the category.
 * @param options - Fields on request to return.
 * @returns The category.
 * @throws `CartwrightError` `invalid_argument` for an empty slug. No request is sent.
 * @throws `ApiError` with status 404 if the category does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const path = async (slug: string) => {
 *   const { category } = await client.categories.getCategoryBySlug(slug, treeReference, { fields: ['BREADCRUMBS_INFO'] });
 *   return category?.breadcrumbsInfo?.breadcrumbs;
 * };
 * ```
 * @see GET /categories/v1/categories/slug/{slug}
 */
export const getCategoryBySlug = /* @__PURE__ */ operation<GetCategoryBySlugSignature>({
  id: 'stores.categories.getCategoryBySlug',
  method: 'GET',
  path: '/categories/v1/categories/slug/{slug}',
  args: ['slug', 'treeReference', '...options'],
  response: { category: categoryShape },
  repeatable: true,
});
