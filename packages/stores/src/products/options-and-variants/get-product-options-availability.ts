import { entity, float, operation } from '@cartwright/core';
import type { Media } from '../../catalog/media.js';
import { priceShape, type PriceData } from '../product-parts/price.js';
import type { ProductOption } from '../product-parts/product-option.js';
import type { Dimensions } from '../product-parts/variant.js';

/** The variant that choices lead to. */
export interface VariantData {
  /** What it costs, in the store's currency. */
  price?: PriceData;
  /** What it costs, in the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** In the store's unit of weight. */
  weight?: number | null;
  /** Stock keeping unit. */
  sku?: string;
  /** How many there are, where they are counted. */
  quantity?: number | null;
  /** Whether it can be bought. */
  inStock?: boolean;
  /** Whether it is shown. */
  visible?: boolean;
  /** How large it is. */
  productDimensions?: Dimensions;
  /** How large its package is. */
  packageDimensions?: Dimensions;
}

/** What can be chosen beside the choices made so far. */
export interface ProductOptionsAvailabilityResponse {
  /** The variant, once a choice of every option is made. */
  selectedVariant?: VariantData;
  /** Pictures of the product with these choices. */
  media?: Media;
  /** The product's options, their choices with `inStock` and `visible`. */
  productOptions?: ProductOption[];
  /** Whether the product with these choices can be bought. */
  availableForPurchase?: boolean;
}

/**
 * Finds what can be chosen of a product's options beside the choices made so far.
 *
 * @param _id - The product's id.
 * @param options - The choices made so far, by the names of the options: `{ Size: 'M' }`.
 * @returns The options, and the variant once every choice is made.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const canBuy = async (id: string, Size: string) =>
 *   (await client.products.getProductOptionsAvailability(id, { Size })).availableForPurchase;
 * ```
 * @see POST /stores-reader/v1/products/{id}/productOptionsAvailability
 */
export const getProductOptionsAvailability = /* @__PURE__ */ operation<
  [_id: string, options: Record<string, string>],
  ProductOptionsAvailabilityResponse
>({
  id: 'stores.products.getProductOptionsAvailability',
  method: 'POST',
  path: '/stores-reader/v1/products/{id}/productOptionsAvailability',
  args: ['_id', 'options'],
  input: (id, options) => ({ id, options }),
  response: {
    selectedVariant: /* @__PURE__ */ entity<VariantData>({
      weight: float,
      price: priceShape,
      convertedPriceData: priceShape,
    }),
  },
  repeatable: true,
});
