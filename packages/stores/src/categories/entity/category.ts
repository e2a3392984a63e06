import { date, entity, image } from '@cartwright/core';
import type { ExtendedFields } from '../../catalog-v3/results/extended-fields.js';
import { richContentShape, type RichContent } from '@cartwright/core/rich-content';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { SeoSchema } from '../../shared/seo.js';

/** Category in a path of categories. */
export interface Breadcrumb {
  /** Category ID. */
  categoryId?: string;
  /** Category name. */
  categoryName?: string;
  /** Category slug. */
  categorySlug?: string;
}

/** Path to a category. */
export interface BreadcrumbsInfo {
  /** Ancestors, the top one first, without the category itself. Empty for top categories. */
  breadcrumbs?: Breadcrumb[];
}

/** Parent of a category. */
export interface ParentCategory {
  /** ID of the parent. Absent for top categories. */
  _id?: string | null;
  /** Position among the children of the parent. Read-only. */
  index?: number | null;
}

/** Category of products. Categories form a tree with at most 5 levels. */
export interface Category {
  /** Category ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Category name, from 1 to 80 characters. */
  name?: string | null;
  /** Image, as a `wix:image` reference or a URL. */
  image?: string;
  /** Number of items in the category, without those of its descendants. Read-only. */
  itemCounter?: number;
  /** Description, as plain text; at most 600 characters. On request: `DESCRIPTION`. */
  description?: string | null;
  /**
   * Whether the category is visible to customers. Descendants of a hidden category are hidden. Set when the category is
   * created; later use `updateCategoryVisibility`.
   *
   * @default true
   */
  visible?: boolean | null;
  /** Path to the category. On request: `BREADCRUMBS_INFO`. Read-only. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Parent. Set when the category is created; later use `moveCategory`. */
  parentCategory?: ParentCategory;
  /** URL slug, unique in the tree. Created from the name by default. */
  slug?: string | null;
  /** Identifier that can be set when the category is created. Immutable. */
  handle?: string | null;
  /** SEO data of the category page. */
  seoData?: SeoSchema;
  /** Description, as rich content. On request: `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContent;
  /** Tree of the category. Read-only. */
  treeReference?: TreeReference;
  /** ID of the app that alone can add and remove items. */
  managingAppId?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Shape of {@link Category}: dates and the image. */
export const categoryShape = /* @__PURE__ */ entity<Category>({
  _createdDate: date,
  _updatedDate: date,
  image,
  richContentDescription: richContentShape,
});
