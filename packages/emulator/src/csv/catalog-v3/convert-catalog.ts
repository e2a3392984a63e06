import { type StoredCollection, allProductsId } from '../../shop/catalog-v1/collection.js';
import type { StoredProduct as ProductV1 } from '../../shop/catalog-v1/product.js';
import { type StoredCategory, allProductsCategoryId } from '../../shop/catalog-v3/categories/category.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import type { CatalogV3 } from './catalog.js';
import { CatalogBuilder } from './catalog-builder.js';
import { convertProduct } from './convert-product.js';
import { newEntity } from './new-entity.js';

const [storesAppId = ''] = storesAppIds;

/** Converts a collection to a top category with the same ID. */
export function convertCollection({ id, ...collection }: StoredCollection, index: number): StoredCategory {
  const { description, lastUpdated, media, name, slug, visible } = collection;
  const isAll = id === allProductsId;
  return {
    ...newEntity(isAll ? allProductsCategoryId : id, lastUpdated),
    name,
    slug,
    handle: slug,
    visible,
    index,
    arrangedItemIds: [],
    ...(description !== '' && { description }),
    ...(media[0] && { image: media[0] }),
    ...(isAll && { managingAppId: storesAppId }),
  };
}

/** Converts a catalog of Catalog V1. Products, variants and collections keep their IDs. */
export function convertCatalog(
  {
    collections,
    products,
  }: { readonly products: readonly ProductV1[]; readonly collections: readonly StoredCollection[] },
  currency: string,
): CatalogV3 {
  const builder = new CatalogBuilder();
  for (const product of products) {
    const categoryIds = product.collectionIds.filter((id) => id !== allProductsId);
    convertProduct(product, builder, { categoryIds, currency });
  }
  return builder.build(collections.map(convertCollection));
}
