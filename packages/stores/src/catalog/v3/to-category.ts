import type { Category } from '../../categories/entity/category.js';
import type { WithRaw } from '../catalog.js';
import type { CatalogCategory } from '../model/category.js';
import { toSeo } from '../model/seo.js';

/** Converts a category. */
export const toCategory = (category: Category): WithRaw<CatalogCategory> => ({
  id: category._id ?? '',
  slug: category.slug ?? '',
  name: category.name ?? '',
  description: category.description ?? '',
  image: category.image,
  visible: category.visible !== false,
  productCount: category.itemCounter,
  parentId: category.parentCategory?._id ?? undefined,
  seo: toSeo(category.name ?? '', category.seoData),
  raw: { version: 'v3', entity: category },
});
