import { entity } from '@cartwright/core';
import { productFieldsShape, type CommonProductFields } from './product.js';
import type { V3VariantsInfo } from './variant-with-inventory.js';
import { variantShape } from './variant.js';

/** Product with the inventory of its variants at the default location. */
export interface ProductWithInventory extends CommonProductFields {
  /** Variants with their inventory. Pass `options` with them. */
  variantsInfo?: V3VariantsInfo;
}

/** Shape of {@link ProductWithInventory}: dates, images, videos, and numbers that can be NaN or Infinity. */
export const productWithInventoryShape = /* @__PURE__ */ entity<ProductWithInventory>({
  ...productFieldsShape,
  variantsInfo: { variants: variantShape },
});
