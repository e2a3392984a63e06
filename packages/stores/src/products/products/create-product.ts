import { operation } from '@cartwright/core';
import { requireText } from '../../catalog/require.js';
import type { PriceData } from '../product-parts/price.js';
import { productResponseShape, type Product, type ProductResponse } from './product.js';

/** A product to create. */
export interface NewProduct extends Product {
  /** Its name; from 1 to 80 characters. */
  name: string;
  /** What it costs, in the store's currency. */
  priceData: PriceData & { price: number };
}

/** The answer of `createProduct`. */
export type CreateProductResponse = ProductResponse;

/**
 * Creates a product. For merchants. Pictures are added by `addProductMedia`, collections by `addProductsToCollection`,
 * prices of variants by `updateProductVariants`.
 *
 * @param product - The product: at least its name and `priceData.price`, in the currency of the store. Read-only
 * fields are ignored.
 * @returns The product as it was made, with its id.
 * @throws `CartwrightError` `invalid_argument` for a product without a name. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission.
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
  input(product) {
    requireText(product?.name, 'product.name');
    return { product };
  },
  request: productResponseShape,
  response: productResponseShape,
});
