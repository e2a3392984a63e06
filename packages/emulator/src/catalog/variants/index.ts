import { getStoreVariantRoute } from './get-store-variant.js';
import { queryStoreVariantsRoute } from './query-store-variants.js';
import { resetAllProductVariantDataRoute } from './reset-all-product-variant-data.js';
import { updateProductVariantsRoute } from './update-product-variants.js';

/** The routes of variants, beside those that read the variants of one product. */
export const variantRoutes = [
  updateProductVariantsRoute,
  resetAllProductVariantDataRoute,
  queryStoreVariantsRoute,
  getStoreVariantRoute,
] as const;
