import type { Client } from '@cartwright/core';
import {
  collectionQuery,
  type Collection,
  type ProductPagesQuery,
  type ProductSummary,
} from '@cartwright/react/queries';

/** The collection of featured products. */
export const featuredSlug = 'featured-products';

/** Query of the collection of featured products. */
export const featuredCollection = (client: Client) => collectionQuery(client, { slug: featuredSlug });

/** Featured products of the merchant, or the latest products if none are featured. */
export const featuredProducts = (collection: Collection | null | undefined): ProductPagesQuery => ({
  ...(collection ? { filter: { categoryId: collection.id } } : { sort: 'newest' }),
  limit: 12,
});

/** Featured products that are shown as cards. The hero shows those before. */
export const featuredCards = (products: ProductSummary[]): ProductSummary[] => products.slice(3, 11);

/** The latest products. */
export const newArrivals: ProductPagesQuery = { sort: 'newest', limit: 8 };
