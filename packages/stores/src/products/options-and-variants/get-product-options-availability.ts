import { entity, float, operation } from '@cartwright/core';
import type { Media } from '../../shared/media.js';
import { priceShape, type PriceData } from '../product-parts/price.js';
import type { ProductOption } from '../product-parts/product-option.js';
import type { Dimensions } from '../product-parts/variant.js';

/** Variant identified by the selected choices. */
export interface VariantData {
  /** Price, in the store's currency. */
  price?: PriceData;
  /** Price, converted to the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** Weight, in the store's weight unit. */
  weight?: number | null;
  /** SKU (stock keeping unit). */
  sku?: string;
  /** Quantity in stock. Absent when the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock?: boolean;
  /** Whether the variant is visible to shoppers. */
  visible?: boolean;
  /** Dimensions of the product. */
  productDimensions?: Dimensions;
  /** Dimensions of the package. */
  packageDimensions?: Dimensions;
}

/** Response of `getProductOptionsAvailability`. */
export interface ProductOptionsAvailabilityResponse {
  /** Selected variant. Absent until every option has a choice. */
  selectedVariant?: VariantData;
  /** Images and videos of the selected choices. */
  media?: Media;
  /** Options of the product. `inStock` and `visible` of each choice apply in combination with the selected choices. */
  productOptions?: ProductOption[];
  /** Whether the product can be bought with the selected choices. */
  availableForPurchase?: boolean;
}

/**
 * Gets the availability of a product's choices, given the choices selected so far.
 *
 * @param _id - Product ID (GUID).
 * @param options - Selected choices by option name: `{ Size: 'M' }`.
 * @returns The options with their availability, and the selected variant once every option has a choice.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const isSelectionAvailable = async (id: string, Size: string) =>
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
  response: {
    selectedVariant: /* @__PURE__ */ entity<VariantData>({
      weight: float,
      price: priceShape,
      convertedPriceData: priceShape,
    }),
  },
  repeatable: true,
});
