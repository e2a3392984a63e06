import type { Category } from '../../categories/entity/category.js';
import type { Collection } from '../../collections/collection.js';
import type { CatalogSeo } from './seo.js';

/** The platform's category, with the catalog version as the discriminant. */
export type RawCatalogCategory =
  | {
      /** Catalog version. */
      readonly version: 'v1';
      /** Collection of `collections`. */
      readonly entity: Collection;
    }
  | {
      /** Catalog version. */
      readonly version: 'v3';
      /** Category of `categories`. */
      readonly entity: Category;
    };

/** Category of products: a collection in Catalog V1. */
export interface CatalogCategory {
  /** Category ID. */
  readonly id: string;
  /** URL slug, unique in the store. */
  readonly slug: string;
  /** Category name. */
  readonly name: string;
  /** Description, as plain text. Empty without one. */
  readonly description: string;
  /** Image: a URL in Catalog V1, a `wix:image://v1/…` reference in Catalog V3. */
  readonly image: string | undefined;
  /** Whether the category is visible to shoppers. */
  readonly visible: boolean;
  /** Number of products in the category, without those of its descendants. Catalog V3 also counts hidden products. */
  readonly productCount: number | undefined;
  /** ID of the parent. Absent for top categories, and in Catalog V1. */
  readonly parentId: string | undefined;
  /** SEO data of the category page. Collections of Catalog V1 have none: their title is the name. */
  readonly seo: CatalogSeo;
  /** The platform's category, with all of its fields. Absent in the data of React hooks. */
  readonly raw?: RawCatalogCategory;
}
