import { getProductOptionsAvailabilityRoute } from './get-product-options-availability.js';
import { getStoreVariantRoute } from './get-store-variant.js';
import { queryProductVariantsRoute } from './query-product-variants.js';
import { queryStoreVariantsRoute } from './query-store-variants.js';
import { resetAllProductVariantDataRoute } from './reset-all-product-variant-data.js';
import { updateProductVariantsRoute } from './update-product-variants.js';

/** The routes of variants. */
export const variantRoutes = [
  getProductOptionsAvailabilityRoute,
  queryProductVariantsRoute,
  queryStoreVariantsRoute,
  getStoreVariantRoute,
  updateProductVariantsRoute,
  resetAllProductVariantDataRoute,
] as const;
