import { operation } from '@cartwright/core';
import { requireText } from '../../shared/require.js';
import type { PriceData } from '../product-parts/price.js';
import { productResponseShape, type Product, type ProductResponse } from './product.js';

/** Product to create. */
export interface NewProduct extends Product {
  /** Product name; from 1 to 80 characters. */
  name: string;
  /** Price, in the store's currency. */
  priceData: PriceData & { price: number };
}

/** Response of `createProduct`. */
export type CreateProductResponse = ProductResponse;

/**
 * Creates a product. Add images with `addProductMedia`, assign collections with `addProductsToCollection`, and set
 * variant prices with `updateProductVariants`. Requires a merchant identity.
 *
 * @param product - Product to create; `name` and `priceData.price`, in the store's currency, are required. Read-only
 * fields are ignored.
 * @returns The created product, with its ID.
 * @throws `CartwrightError` `invalid_argument` for a product without a name; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const createTee = () =>
 *   client.products.createProduct({
 *     name: 'Everyday Tee',
 *     priceData: { price: 24.5 },
 *     productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
 *   });
 * ```
 * @see POST /stores/v1/products
 */
export const createProduct = /* @__PURE__ */ operation<[product: NewProduct], CreateProductResponse>({
  id: 'stores.products.createProduct',
  method: 'POST',
  path: '/stores/v1/products',
  args: ['product'],
  prepare: (product) => requireText(product?.name, 'product.name'),
  request: productResponseShape,
  response: productResponseShape,
});
