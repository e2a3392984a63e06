import { type CustomTexts, writtenTexts } from './custom-texts.js';
import { type Selection, selectedVariant } from './selection.js';
import { optionsOf } from './options.js';
import type { Product } from '@cartwright/stores/products';

/** The id by which the platform knows its stores app. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** The line that a complete selection puts into the cart. Undefined when the selection means nothing that is made. */
export function lineItem(product: Product, selection: Selection, texts: CustomTexts, quantity: number) {
  const variant = selectedVariant(product, selection);
  if (!product._id || (optionsOf(product).length > 0 && !variant?._id)) return undefined;
  const customTextFields = writtenTexts(product, texts);
  return {
    quantity,
    catalogReference: {
      appId: storesAppId,
      catalogItemId: product._id,
      options: {
        ...(variant?._id && { variantId: variant._id }),
        ...(Object.keys(customTextFields).length > 0 && { customTextFields }),
      },
    },
  };
}
