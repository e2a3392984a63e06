export * from './use-products.js';
export * from './use-product.js';
export * from './use-collections.js';
export * from './use-collection.js';
export type * from '../queries/by-slug-or-id.js';
export * from './selection/choice-params.js';
export * from './selection/choice-props.js';
export type * from './selection/product-selection.js';
export * from './selection/use-product-selection.js';
<<<<<<< HEAD
export type { ListingScope } from './listing/catalog-v1.js';
export * from './listing/list-facets.js';
export * from './listing/listing-filters.js';
export * from './listing/use-product-listing.js';
=======
export type { ProductPages, ProductPagesQuery } from '../queries/products-infinite-query.js';
export type { CollectionsPage } from '../queries/collections-query.js';
export type { ReadOptions, ReadParameters } from '../provider/use-read.js';
export type { ReadPagesOptions, ReadPagesParameters } from '../provider/use-read-pages.js';
>>>>>>> e2891f8f (Build hooks on query options, and end the session in one place)
