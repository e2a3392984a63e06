import type { CatalogCategory, CatalogProduct, CatalogProductSummary } from '@cartwright/stores/catalog';

/**
 * Product of either catalog version, with its variants. The hooks' data has no `raw`, which would double the data that is
 * cached or sent with a page: read the platform's product with `catalogOperationQuery`.
 */
export type Product = Omit<CatalogProduct, 'raw'>;

/** Product of either catalog version, as lists contain it: without variants. */
export type ProductSummary = Omit<CatalogProductSummary, 'raw'>;

/** Category of products: a collection in Catalog V1. */
export type Collection = Omit<CatalogCategory, 'raw'>;
