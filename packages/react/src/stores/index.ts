export { useProducts, type ProductsResult, type UseProductsOptions } from './use-products.js';
export { useProduct, type ProductResult } from './use-product.js';
export { useCollections, type CollectionsResult } from './use-collections.js';
export { useCollection, type CollectionResult } from './use-collection.js';
export type { BySlugOrId, UseOneOptions } from './by-slug-or-id.js';
export type { ReadResult } from '../query/read-result.js';
