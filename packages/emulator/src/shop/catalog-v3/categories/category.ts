import type { Collection, Document } from '../../../kernel/state/collection.js';
import { derivedId } from '../../../kernel/state/derived-id.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredImage } from '../../images/image.js';
import type { SeoData } from '../seo-data.js';
import { type Entity, requireEntity } from '../entity.js';

/** ID of the category of all products, which every store has. */
export const allProductsCategoryId = derivedId('category', 'all-products');

/** Category of the store's tree. */
export interface StoredCategory extends Entity {
  readonly name: string;
  readonly slug: string;
  /** Set when created, unique. */
  readonly handle: string;
  readonly description?: string;
  readonly richDescription?: object;
  readonly image?: StoredImage;
  readonly visible: boolean;
  /** Absent for top categories. */
  readonly parentId?: string;
  /** Position among the children of the parent. */
  readonly index: number;
  /** App that alone can add and remove items. */
  readonly managingAppId?: string;
  readonly seoData?: SeoData;
  /** IDs of the arranged items, in their order; at most 100. */
  readonly arrangedItemIds: readonly string[];
}

/** Item of a category. Its ID is `categoryId itemId`. Newer items are later in the collection. */
export interface CategoryItem extends Document {
  readonly categoryId: string;
  readonly itemId: string;
}

/** The tenant's categories. */
export const categories = (tenant: Tenant): Collection<StoredCategory> =>
  tenant.collection<StoredCategory>('v3-categories');

/** Items of the tenant's categories, except of the category of all products, whose items are calculated. */
export const categoryItems = (tenant: Tenant): Collection<CategoryItem> =>
  tenant.collection<CategoryItem>('v3-category-items');

/**
 * Returns the category with this ID.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`
 */
export const requireCategory = (tenant: Tenant, id: string): StoredCategory =>
  requireEntity(categories(tenant), id, 'CATEGORY_NOT_FOUND');
