import type { RequestOptions } from '@cartwright/core';
import type { CatalogCategory } from './model/category.js';
import type { CatalogProduct, CatalogProductSummary } from './model/product.js';
import type { ByIdOrSlug, CatalogPage, CatalogPaging, CatalogProductQuery } from './model/query.js';
import type { CatalogVariantStock } from './model/stock.js';
import type { CatalogSubscriptions } from './model/subscription.js';

/** Catalog version of a site. */
export type CatalogVersion = 'v1' | 'v3';

/** Entity of the model, with the platform's entity. */
export type WithRaw<Model extends { readonly raw?: unknown }> = Model & Required<Pick<Model, 'raw'>>;

/** Reads of a catalog of either version. */
export interface CatalogReads {
  /**
   * Gets a product with its variants.
   *
   * @param which - ID or slug.
   * @param request - Request options.
   * @returns The product, or `undefined` if it does not exist or is hidden from the caller.
   * @throws `CartwrightError` `invalid_argument` for an empty ID or slug.
   * @see GET /stores-reader/v1/products/{id}
   * @see GET /stores/v3/products/{productId}
   */
  getProduct(which: ByIdOrSlug, request?: RequestOptions): Promise<WithRaw<CatalogProduct> | undefined>;
  /**
   * Lists or searches products, without their variants.
   *
   * @param query - Conditions, sort order and page.
   * @param request - Request options.
   * @returns One page of products.
   * @throws `CartwrightError` `catalog_unsupported` for a condition that the site's catalog version does not support. No
   * request for products is sent.
   * @see GET /stores-reader/v1/products/query-platformized
   * @see GET /stores/v3/products/search
   */
  queryProducts(
    query?: CatalogProductQuery,
    request?: RequestOptions,
  ): Promise<CatalogPage<WithRaw<CatalogProductSummary>>>;
  /**
   * Gets the stock of the variants of products, with quantities and pre-orders. In Catalog V3, that of the default
   * location.
   *
   * @param productIds - Product IDs, from 1 to 100.
   * @param request - Request options.
   * @returns The stock of each variant, for `withStock`. One entry for a product of Catalog V1 whose variants are not
   * managed.
   * @throws `CartwrightError` `invalid_argument` for an empty ID, and for no or too many IDs.
   * @see POST /stores-reader/v1/variants/query
   * @see GET /stores/v3/inventory-items/query
   */
  getStock(productIds: readonly string[], request?: RequestOptions): Promise<CatalogVariantStock[]>;
  /**
   * Gets the visible subscriptions that a product is offered with, and whether it is also sold without one.
   *
   * @param productId - Product ID.
   * @param request - Request options.
   * @returns The subscriptions, and whether one-time purchases are allowed.
   * @throws `CartwrightError` `invalid_argument` for an empty ID.
   * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
   * @see GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus
   * @see GET /stores/v3/products/{productId}
   */
  getSubscriptions(productId: string, request?: RequestOptions): Promise<CatalogSubscriptions>;
  /**
   * Gets a category (a collection in Catalog V1).
   *
   * @param which - ID or slug.
   * @param request - Request options.
   * @returns The category, or `undefined` if it does not exist.
   * @throws `CartwrightError` `invalid_argument` for an empty ID or slug.
   * @see GET /v2/collections/{id}
   * @see GET /categories/v1/categories/{categoryId}
   */
  getCategory(which: ByIdOrSlug, request?: RequestOptions): Promise<WithRaw<CatalogCategory> | undefined>;
  /**
   * Lists the categories (collections in Catalog V1), sorted by name.
   *
   * @param paging - Page.
   * @param request - Request options.
   * @returns One page of categories.
   * @see GET /v2/collections/query
   * @see POST /categories/v1/categories/query
   */
  queryCategories(paging?: CatalogPaging, request?: RequestOptions): Promise<CatalogPage<WithRaw<CatalogCategory>>>;
}

/** The catalog of a site. */
export interface Catalog extends CatalogReads {
  /**
   * Gets the catalog version of the site. Requested once per client.
   *
   * @returns The catalog version.
   * @throws `CartwrightError` `stores_not_installed` if the site has no Wix Stores app.
   * @see GET /stores/v3/provision/version
   */
  getVersion(): Promise<CatalogVersion>;
}
